/**
 * The shapes that cross the page's borders: what the server sends (docs/table-protocol.md) and what `/cards.json` holds.
 * This file has no code.
 *
 * @typedef {"good"|"evil"|"sage"|"wild"|"unaligned"} Alignment
 *
 * @typedef {Object} CardFacts
 * @property {string} name
 * @property {Alignment[]} alignments
 * @property {"champion"|"event"|"object"|"deity"} kind
 * @property {string|null} rank of a deity
 * @property {number|null} cost
 * @property {string[]} classes
 * @property {number|null} offense
 * @property {number|null} defense
 * @property {string|null} gem
 * @property {string} text
 * @property {string} discard_text what it does in a discard pile
 * @property {boolean} token
 * @property {{set: string, gem: string|null}[]} printings the products that have it
 * @property {[string, string, string][]} reminders words on the card, what they mean and the rule that says so
 * @property {string} charge what its emblem bears: a shape of `icons/charges.svg`
 * @property {string[]} [signs] what stands for its cost in the corner, by the names of symbols
 * @property {string} [type_line] as it is printed
 * @property {{contour: string, rim: number}} frame what frames it there: with the charge it tells the cards of one alignment apart
 *
 * @typedef {Object} Terms what the page comes with: keywords and traits by their names in views, and the icons of states
 * @property {Object<string, {icon: string, meaning: string}>} keywords
 * @property {Object<string, {icon: string, name: string}>} traits of players
 * @property {{icon: string, name: string, meaning: string}[]} states
 * @property {string} rules_of_2015 what the rules of 2015 say otherwise
 * @property {{short: string, long: string, shown: string, linked: boolean}} rules how rules are cited, with "{}" in their place, and what shows them
 * @property {string} rules_page where they stand; "" where the page does not lead there
 * @property {string} game its key
 * @property {string} named what it is called inside a sentence
 * @property {[string, string][]} phases what a view calls them, and their names
 * @property {Object<string, string>} steps names of steps in a phase
 * @property {[string, string][]} stops where a player may want to be asked, in words
 * @property {{icon: string, name: string, low: number}} life what a player loses by having none left
 * @property {{icon: string, name: string, one: string}} purse what cards are paid with
 * @property {string[]} alignments that the cards have
 * @property {string} ends_turn the words of the pass that ends a turn
 * @property {string} things what lies in a row: "champions and objects"
 * @property {string} any_things the same where there is none: "champions or objects"
 * @property {string} winning how a game of two is won
 * @property {string} leaving when one of more players leaves the game
 * @property {string} also_wins who wins beside the last one: "whoever must draw from an empty deck"
 * @property {boolean} deities whether there are any
 * @property {boolean} forecasts whether battles are foretold
 * @property {boolean} begun_positions whether a position can be played from
 *
 * @typedef {{id: string, card: string}} SeenCard
 *
 * @typedef {Object} Champion
 * @property {string} id
 * @property {string} card
 * @property {boolean} token
 * @property {number} controller
 * @property {number} owner
 * @property {number} offense
 * @property {number} defense
 * @property {number} base_offense
 * @property {number} base_defense
 * @property {number} damage
 * @property {number} counters
 * @property {boolean} expended
 * @property {boolean} flipped
 * @property {boolean} deploying
 * @property {boolean} attacking
 * @property {boolean} blocking
 * @property {boolean} lost_abilities it has lost its powers and abilities this turn
 * @property {Alignment[]} alignments
 * @property {string[]} keywords
 * @property {string[]} gained
 * @property {string[]} abilities
 * @property {"champion"|"object"} [kind] a champion where it is not said
 * @property {boolean} [face_down]
 * @property {boolean} [is_hidden] whoever looks may not know which card it is
 * @property {boolean} [has_numbers] false of objects and of what lies face down
 * @property {string[]} [counted] kinds of counters on it, in words
 * @property {boolean} [stays_unprepared]
 * @property {SeenCard[]} [under] cards that lie under it
 * @property {number} [damage_ward]
 *
 * @typedef {Object} LineItem something on the line; the last one resolves first
 * @property {string} id
 * @property {string} card
 * @property {"card"|"ability"|"trigger"} kind
 * @property {number} controller
 * @property {string} text
 * @property {boolean} face_down
 * @property {string[]} modes what was chosen for it
 * @property {{ref: string, name: string, amount: number|null}[]} targets
 * @property {number|null} x
 *
 * @typedef {"pass"|"play"|"play_veiled"|"unveil"|"power"|"battle"|"pick"|"stop"|"target"|"mode"|"yes"|"no"|"amount"|"order"} Verb
 * @typedef {{code: number, verb: Verb, text: string, refs: string[]}} Option
 * @typedef {{code: number, refs: string[]}} Candidate
 * @typedef {{min: number, max: number, candidates: Candidate[], ordered?: boolean, must?: string[]}} MultiPick
 *
 * @typedef {Object} Target
 * @property {string} ref
 * @property {string} name what the player calls it, told apart from others of that name
 * @property {number} least what it gets at least
 * @property {number} need what it must get so that it lacks nothing
 * @property {number|null} breaks from how much it breaks, 0 when it does already, null when it does not
 *
 * @typedef {Object} Divide
 * @property {number} total
 * @property {number} most_targets
 * @property {Target[]} targets
 * @property {number|null} lack how much the targets may lack together while the player gets nothing, null: anything
 * @property {{ref: string, max: number, lack: number}|null} player and how much they may lack when the player gets some
 * @property {Object<string, number>} default
 *
 * @typedef {Object} Decision
 * @property {number} seat
 * @property {"window"|"mulligan"|"attackers"|"blockers"|"target"|"pick"|"divide"|"mode"|"may"|"order"|"discard"|"reveal"|
 *   "amount"|"payment"|"attack"|"alignment"|"redirect"|"wait"} kind "wait": somebody else decides
 * @property {string} prompt
 * @property {{id: string|null, card: string}|null} [source]
 * @property {string} [rule]
 * @property {Option[]} options
 * @property {MultiPick|null} [multi_pick]
 * @property {Divide|null} [divide]
 * @property {{least: number, most: number}|null} [amount]
 *
 * @typedef {Object} PlayerView
 * @property {number} seat
 * @property {number} health
 * @property {number} gold
 * @property {{alignment: string, pays: string, gold: number}[]} restricted_gold gold for one alignment only, and for what
 * @property {number} hand_count
 * @property {number} deck_count
 * @property {SeenCard[]} hand
 * @property {{count: number, cards: string[]}[]} deck_known
 * @property {SeenCard[]} discard
 * @property {SeenCard|null} deity
 * @property {SeenCard[]} supplemental
 * @property {string[]} traits what holds for the player now
 * @property {string[]} [this_turn] cards whose effect holds for the player this turn
 * @property {{places: number[], cards: string[]}[]} [deck_groups] cards that went into the deck together, in no order
 * @property {number} [extra_turns]
 *
 * @typedef {Object} Seating of more than two players
 * @property {string} format
 * @property {number[]} playing seats that are still in the game
 * @property {number[][]} attackable by seat, whom it may attack
 * @property {number[][]} reach by seat, whom its cards reach
 * @property {number[][]} [teams] the seats of each team; none without teams, and in views of old games
 * @property {boolean} shared_hands teammates see each other's hands
 * @property {{seat: number, why: "health"|"concession"}[]} out who has left the game, and by what
 *
 * @typedef {Object} View
 * @property {number} seat
 * @property {number} turn
 * @property {number} active
 * @property {number} first who began
 * @property {number} choices options applied so far
 * @property {"mulligan"|"start"|"main"|"battle"|"end"|"over"|"prepare"|"pre_battle"|"build"} phase
 * @property {""|"attackers"|"before_blocks"|"blockers"|"before_damage"|"damage"|"end_offer"|"continue"|"before_attack"} step
 * @property {number|null} initiative
 * @property {Seating|null} seating of more than two players
 * @property {PlayerView[]} players
 * @property {Champion[]} champions
 * @property {{attackers: string[], blockers: string[], blocked: boolean, defender: number|null, hunted?: string|null}|null} battle
 * @property {LineItem[]} [line] where the game has one
 * @property {{id: string|null, card: string, controller: number, text: string, announcing?: boolean}|null} resolving
 * @property {{id?: string|null, card: string, controller: number, text: string}[]} pending
 * @property {(SeenCard & {owner: number})[]} revealed
 * @property {Decision|null} decision
 * @property {Result|null} result
 * @property {"2015"} [rules_of] the year of the rules, where they are not those of 2017
 *
 * @typedef {"slow"|"normal"|"quick"|"instant"} Pace how quickly a bot acts, and how long what the opponent plays is shown
 *
 * @typedef {{winner: number|null, reason: "health"|"deck"|"concession"|"both"|"limit"|"card"|"elimination"|"all"|"first-blood"|"mojo", text: string, winners?: number[]}} Result
 *
 * What the second game sends: `received.js` turns it into the shapes above.
 *
 * @typedef {Object} SentPiece
 * @property {string} id
 * @property {string|null} card
 * @property {"champion"|"object"} kind
 * @property {boolean} token
 * @property {number} controller
 * @property {number} owner
 * @property {number|null} offense
 * @property {number|null} defense
 * @property {number|null} base_offense
 * @property {number|null} base_defense
 * @property {number} damage
 * @property {Object<string, number>} counters
 * @property {boolean} expended
 * @property {boolean} flipped
 * @property {boolean} face_down
 * @property {boolean} attacking
 * @property {boolean} blocking
 * @property {boolean} stays_unprepared
 * @property {SeenCard[]} under
 * @property {boolean} lost_abilities
 * @property {boolean} control_ends
 * @property {Alignment[]} alignments
 * @property {string[]} origins
 * @property {string[]} keywords
 * @property {string[]} gained
 * @property {number} damage_ward
 *
 * @typedef {Object} SentPlayer
 * @property {number} seat
 * @property {number} mojo
 * @property {number} actions
 * @property {string[][]} limited_actions
 * @property {string[]} this_turn
 * @property {number} hand_count
 * @property {(SeenCard & {owner?: number})[]} hand
 * @property {number} deck_count
 * @property {{count: number, cards: string[]}[]} deck_known
 * @property {{places: number[], cards: string[]}[]} deck_groups
 * @property {(SeenCard & {owner?: number})[]} discard
 * @property {string[]} traits
 * @property {number} extra_turns
 *
 * @typedef {Object} SentDecision
 * @property {number} seat
 * @property {"priority"|"mulligan"|"mode"|"target"|"amount"|"payment"|"pick"|"may"|"order"|"attack"|"attackers"|"blockers"|
 *   "divide"|"discard"|"alignment"|"redirect"|"wait"} kind
 * @property {string} prompt
 * @property {{id: string|null, card: string}|null} [source]
 * @property {string} [rule]
 * @property {{code: number, verb: string, text: string, refs: string[]}[]} options
 * @property {MultiPick|null} [multi_pick]
 * @property {Divide|null} [divide]
 * @property {{least: number, most: number}|null} [amount]
 *
 * @typedef {{id: string|null, card: string|null, controller: number, text: string}} SentEffect
 *
 * @typedef {Object} SentView
 * @property {number} seat
 * @property {number} turn
 * @property {number} active
 * @property {number} choices
 * @property {"mulligan"|"prepare"|"pre_battle"|"battle"|"build"|"end"|"over"} phase
 * @property {""|"before_attack"|"attackers"|"before_blocks"|"blockers"|"before_damage"|"damage"} step
 * @property {number|null} priority
 * @property {{playing: number[], out: {seat: number, why: "mojo"|"concession"}[]}|null} seating
 * @property {SentPlayer[]} players
 * @property {SentPiece[]} pieces
 * @property {(Omit<LineItem, "card"> & {card: string|null})[]} line
 * @property {View["battle"]} battle
 * @property {(SentEffect & {announcing: boolean})|null} resolving
 * @property {SentEffect[]} pending
 * @property {(SeenCard & {owner: number})[]} revealed
 * @property {SentDecision|null} decision
 * @property {Result|null} result
 *
 * @typedef {View|SentView} AnyView
 *
 * @typedef {{n: number, turn: number, kind: string, seat: number|null, text: string, rule: string, refs: string[]}} Entry
 *
 * @typedef {Object} Sitting who has a seat
 * @property {"bot"|"person"|"hot_seat"|"nobody"} kind hot_seat: shares a device with us; nobody: has left for good
 * @property {boolean} away no page of theirs is open
 * @property {boolean} stand_in a bot plays for them
 *
 * @typedef {Omit<TableFrame, "view"> & {view: AnyView}} SentFrame
 *
 * @typedef {Object} TableFrame
 * @property {number} at
 * @property {View} view
 * @property {Entry[]} log
 * @property {string[]} names by seat
 * @property {Sitting[]} players by seat
 * @property {boolean} thinking a bot is asked
 * @property {boolean} trouble it cannot answer for now, and is asked again by itself
 * @property {Stops} stops
 * @property {boolean} passing
 * @property {Pace} pace
 * @property {string|null} take_back what can be taken back, as its option was worded
 * @property {Scene|null} scene of the tutorial or the puzzle, where one is played
 * @property {{score: number[], over: boolean, prepares: boolean}} [match] the match of several games of which this is one; `prepares`: we choose who starts the next game, or can swap cards
 * @property {string} [withheld] why we may not have the record of this game, which is over; "" if we may
 * @property {{url: string, mine: boolean}|null} rematch the next game of these players, and whether we asked for it
 * @property {boolean} pausing this window of ours passes by itself in a moment
 * @property {ClockPayload|null} clock where two persons play by one
 * @property {Watched|null} watched what spectators see; null where there are none
 * @property {boolean} awaited the opponent is ready for the next game of our invitation
 * @property {"no"|"can"|"asked"} change_sides whether each can play the other's deck in the next game, and whether the opponent has asked for that
 * @property {""|"bot"|"concede"} absence what happens to who is away for long: the game waits, a bot plays, or they give up
 * @property {{hints: boolean, warns: boolean}} practice the help that we have: hints when we ask, and warnings before a blunder
 * @property {number|null} since where two share a device: the number of the first line that we have not seen
 *
 * @typedef {SentFrame|WhyAnswer|ForecastAnswer|HintAnswer|import("../live/connection.js").Refusal|{text: string}|{url: string}} Payload of a frame from the server
 * @typedef {Object} ClockPayload in seconds
 * @property {number[]} left by seat
 * @property {number} free what is left of the free time of this decision
 * @property {number|null} asked whose clock runs
 * @property {number|null} timed_out who has lost because the time was up
 *
 * @typedef {Object} Watched what spectators see of this game; after a game by an invitation, of the next one
 * @property {"public"|"all"} sees
 * @property {number} delay turns, where they see everything
 * @property {string} code a word for that, with which a player says what they have read
 * @property {string} sentence
 * @property {number} count how many watch now
 * @property {string} url where
 * @property {boolean} mine we may change it here
 *
 * @typedef {Object<string, boolean>} Stops by their keys, and "always": where we are asked even when we could pass
 *
 * @typedef {{at: number, ref: string, why: {code: string, text: string, rule: string}|null}} WhyAnswer null: it can be chosen
 *
 * @typedef {"breaks"|"survives"|"leaves"} Fate
 * @typedef {Object} Outcome of a battle
 * @property {{ref: string, fate: Fate, damage: number}[]} champions
 * @property {{seat: number, damage: number, through: number, health: number, lethal: boolean}[]} players `through`: the part of the damage that goes through blockers
 * @property {string[]} blockers
 *
 * @typedef {Object} Forecast
 * @property {Outcome|null} outcome null: hidden cards decide
 * @property {Outcome|null} unblocked the same without any block, while blocks are picked
 * @property {boolean} hidden a hidden card comes into it
 * @property {boolean} choices players have choices in it
 * @typedef {{at: number, codes: number[], forecast: Forecast|null}} ForecastAnswer
 *
 * @typedef {{text: string, chance: number|null}} Tip an idea and the chance of winning by it, from 0 to 1
 * @typedef {{at: number, nudge: string, ideas: Tip[]}} HintAnswer a sentence that names no card, and what a bot would do, the best first
 *
 * What the page's modules hand to each other:
 *
 * @typedef {Object} Links addresses of pages
 * @property {string} [record]
 * @property {string} [replay]
 * @property {string} home
 * @property {string} [blocked] the page of people that the reader has blocked
 * @property {string} [games]
 * @property {string} [challenge] the page of the invitation by which this game is played
 * @property {string} [changeDeck] the form by which such a game is begun, filled in as for this one
 * @property {string} [playOn] where a game begins that goes on from a moment of a replay
 * @property {string} [openPosition] where a position in notation is played from
 * @property {string} [botMet] the bot that is offered first in a replay: the one that was played against, if there is one
 * @property {string} [hotSeat] what is sent for both seats, where it can go on so at one device
 * @property {string} [coach] where the coach is let look at a game that is over
 * @property {string} [seat] the reader's in a replay
 * @property {string} [token] of forms
 * @property {string} [mayBeOpened] "true" where spectators may be let in at the table
 * @property {string} [ownName] what we are called before spectators, if we say nothing else
 * @property {string} [practice] the help that a player had in a game that is watched again, in words
 * @property {string} learn
 * @property {string} puzzles
 * @property {string} logo
 *
 * @typedef {{card: string, ref?: string}} Preview a card to read, and its ref if it is on the table
 * @typedef {Option|Candidate} Offer what pressing a thing may choose
 *
 * @typedef {Object} PieceState how a thing stands to the decision
 * @property {boolean} choosable
 * @property {boolean} waits it could be chosen, but an answer is on its way
 * @property {boolean} selected
 * @property {boolean} toggles pressing it selects it, or takes it back
 * @property {string} hint what pressing it does
 * @property {Offer[]} offers
 * @property {boolean} [isLethal] it breaks by its part of a total
 * @property {number} number its number in an order, or its part of a total; 0 for none
 *
 * @typedef {Object} Scene
 * @property {"scene"|"puzzle"} kind
 * @property {string} key
 * @property {string} title
 * @property {string[]} text
 * @property {string} goal
 * @property {"open"|"done"|"missed"} state
 * @property {string} advice what is to be said now; "" for nothing
 * @property {string|null} next the key of the scene that follows
 *
 * @typedef {Object} Ui
 * @property {string[]} selected
 * @property {Object<string, number>} amounts
 * @property {number} amount
 * @property {boolean} sure Space was pressed once to end a turn in which something is left to do
 * @property {{answer: import("./choices.js").Answer, text: string}|null} warned what the server has warned of, which can still be done
 * @property {{ref: string, x: number, y: number}|null} menu
 * @property {number} pending the request that is on its way, 0 for none
 * @property {boolean} isCareful it is a choice that the server may warn of
 * @property {Preview|null} preview
 * @property {Preview|null} sheet
 * @property {string|null} dialog which one is open; of a pile with the seat, as in "discard-1"
 * @property {boolean} story
 * @property {string|null} storySearch what the story is searched for; null: its box is closed
 * @property {boolean} rules
 * @property {boolean} reminders
 * @property {string} position
 * @property {boolean} sceneRead the text of the scene was read where it does not stand beside the board
 * @property {boolean} resultSeen
 */

export {};
