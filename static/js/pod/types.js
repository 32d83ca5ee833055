/**
 * The shapes that the page of a draft works with: what the socket sends (docs/pods.md) and what its modules hand to each
 * other. No code.
 *
 * @typedef {import("../builder/types.js").Card} Card
 * @typedef {import("../builder/types.js").Layout} Sorting how decks are laid out
 *
 * @typedef {Object} PodPayload
 * @property {string} name
 * @property {"gathering"|"running"|"paused"|"over"|"closed"} status
 * @property {Object} [setup] only in what answers `hello`
 * @property {""|"host"|"players"} brought whose real cards are dealt
 * @property {string} hash of the seed; empty while players may still say which cards they bring
 * @property {string|null} seed digits, once it has ended and who looks may read the log after their match
 * @property {{kind: "none"|"relaxed"|"tournament"|"days", days: number, warning: number}} clock
 * @property {number} away_after minutes in which nothing is heard of a player
 * @property {boolean} still no player is there, and time stands still
 * @property {"host"|"full"} start
 * @property {boolean} open to anybody: it stands in the lobby
 * @property {number|null} ready_by when the ready check ends, in milliseconds since 1970; null where there is none
 * @property {boolean} late who looks was not ready in time and lost the seat
 * @property {"public"|"all"} spectators
 * @property {number} delay
 * @property {Readers} readers
 * @property {"exact"|"least"} deck_size exactly 30 cards or at least 30, in a Sealed
 * @property {number} now milliseconds since 1970, as the server counts them
 * @property {boolean} host of the one who looks
 * @property {number|null} seat of the one who looks
 * @property {Seat[]} seats
 * @property {{absence: Absence, ranking: string[]|null, made: Made[], back: Back|null, brings: number, builds: boolean}|null} mine `brings` counts cards
 * @property {boolean} log whether it may be read now
 * @property {number} behind picks of each seat that the view is behind
 * @property {View|null} view null before the start, and when its cards have changed
 *
 * @typedef {"all"|"players"|"match"|"host"} Readers who may read the log when it is over
 * @typedef {"wait"|"ranking"|"bot"} Absence
 *
 * @typedef {{number: number, by: "bot"|"clock", ranked: boolean, card: string|null}} Made a choice that its player did not make
 *
 * @typedef {{number: number, count: number, until: number|null}} Back choices that a bot made for me, to be taken back
 *
 * @typedef {Object} Seat
 * @property {number} seat
 * @property {string} name
 * @property {"person"|"bot"|"free"} kind
 * @property {boolean} away
 * @property {Absence|null} absence
 * @property {number|null} stands_in when a bot begins to pick for a player of whom nothing is heard
 * @property {number} taken_back how many choices of bots this player has taken back
 * @property {boolean} brings they said which cards they bring
 * @property {boolean} ready they said so in the ready check
 * @property {number|null} deadline milliseconds since 1970
 * @property {number|null} left seconds, while paused
 *
 * @typedef {Object} View
 * @property {string} format
 * @property {number|null} viewer a seat; null for whoever watches
 * @property {string} hash of the seed
 * @property {boolean} over
 * @property {number} round
 * @property {number} rounds
 * @property {number} pack_size
 * @property {"left"|"right"|null} direction
 * @property {"always"|"review"|"end"} own_picks when a player may look at their own pool
 * @property {number} discarded
 * @property {Question|null} question
 * @property {SeatView[]} seats
 * @property {Layout|null} layout what lies between the players; null in formats without it
 *
 * @typedef {"look"|"pile"|"line"|"split"|"exchange"|"pick"} Act what is done with cards on the table
 *
 * @typedef {Object} Layout
 * @property {Act|null} act null when the draft is over
 * @property {number|null} seat whose turn it is
 * @property {number|null} looks the pile that is looked at
 * @property {number} stack how many cards are left in it
 * @property {number} side of the square that the piles make; 0 for none
 * @property {{count: number, cards: string[]|null}[]} piles `cards` is null where they may not be seen
 *
 * @typedef {Object} SeatView what may be known of a seat
 * @property {number} seat
 * @property {boolean} asked
 * @property {number} choices
 * @property {number} picked
 * @property {number} packs how many wait there
 * @property {string[]|null} pool null where it may not be seen
 * @property {string[]|null} pack the open one, or the hand of the round; empty when there is none; null where it may not be seen
 *
 * @typedef {Object} Question
 * @property {Act|"burn"|"review"|"list"} kind
 * @property {number} pack
 * @property {number} pick
 * @property {number} take
 * @property {number[]} options
 * @property {string[]} cards
 * @property {number[][]} [offers] for each option the places among `cards` of those that it is about
 *
 * @typedef {Object} Plan what the setup means
 * @property {string} format
 * @property {string[]} sentences
 * @property {"dealt"|"listed"|"passed"|"tabled"} shape
 * @property {boolean} scored bots score what they could take, so that one can advise
 * @property {boolean} alternate one pack for all, face up
 * @property {boolean} open all see what everybody has
 * @property {number[]} takes how many cards each player in turn takes of a pack
 * @property {number} team so many seats next to each other share a pool
 * @property {boolean} comes_and_goes seats stay open while the draft goes on
 * @property {number} burns how many cards are put away of a pack after each pick
 * @property {{size: string, least: number, most: number|null}} deck
 * @property {boolean} pulls lists of cards to bring are there when it is over
 * @property {{name: string, address: string}|null} cube that is drafted, for who may read it
 * @property {Repeats|null} repeats the draft whose packs these are, where it is another one
 *
 * @typedef {{log: string|null, names: string[]|null, seat: number|null}} Repeats its log and who had its seats, for who may
 *   read that; and the seat that was mine
 *
 * @typedef {{seat: number, cards: string[], options: number[]|null}} Shown a pack, and its options for whoever is asked
 *
 * @typedef {string} Order of a pool: the key of a grouping, "pick" or "name"
 * @typedef {import("../builder/types.js").Counts} Counts
 *
 * @typedef {Object} Dialog
 * @property {"card"|"commands"|"help"|"absence"|"host"|"person"|"sounds"|"talk"|"leave"|"close"|"mulligan"} kind
 * @property {string} [name] of the card
 * @property {number} [option] what "mulligan" would choose
 * @property {number} [seat] of "person"
 *
 * @typedef {Object} Ui
 * @property {number|null} selected an option
 * @property {number[]} chosen places of cards of the question: those of the second pile, or the two of an exchange
 * @property {string} typed what is looked for among many cards
 * @property {{option: number, card: string|null, id: number}|null} taking the pick that is on its way
 * @property {boolean} ready whether a press on the pack counts
 * @property {number} at which card of the pack Tab reaches
 * @property {{name: string, box: DOMRect}|null} hover
 * @property {Dialog|null} dialog
 * @property {""|"runs"|"ended"} opening the ceremony of the pack or pool in front
 * @property {"pack"|"pool"} tab
 * @property {number} watched a seat
 * @property {Order} order
 * @property {number} scale of faces, in percent of the usual
 * @property {boolean} folded the pool is away
 *
 * @typedef {"off"|"after"|"now"} CoachMode when the coach speaks
 *
 * @typedef {Object} AdviceLine an option
 * @property {number} option
 * @property {number} place among all options, from 1
 * @property {string} name
 * @property {string} total
 * @property {string} behind points behind the best
 * @property {[string, string][]} parts
 *
 * @typedef {Object} Advice what the coach says of a question
 * @property {string} kind
 * @property {number} pack
 * @property {number} pick
 * @property {string} said
 * @property {number} count of all options
 * @property {number|null} best an option
 * @property {number|null} marked an option
 * @property {[string, string][]} meanings of parts
 * @property {string} point what one point means, a sentence
 * @property {AdviceLine[]} lines
 *
 * @typedef {Object} Links addresses of pages, and what the forms of this page need
 * @property {string} slug
 * @property {string} link to this draft
 * @property {string} token
 * @property {string} ratings
 * @property {string} typed
 * @property {string} sit
 * @property {string} deck
 * @property {string} brings what this player brings, where real cards are dealt
 * @property {string} games
 * @property {string} lobby
 * @property {string} blocked the page of people that the reader has blocked
 * @property {string} log
 * @property {string} coach where a bot would have chosen otherwise; "" where bots keep no score
 * @property {string} again the page on which the same packs are drafted again
 * @property {string} compare the picks of a seat beside those of drafts with the same packs
 * @property {string} verify
 *
 * @typedef {PodPayload|Advice|import("../live/connection.js").Refusal|{}} Payload of a frame from the server
 */

export {};
