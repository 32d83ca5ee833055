/**
 * The shapes that the builder works with: what the API answers and what its modules hand to each other. No code.
 *
 * @typedef {Object} Card what lists show of a card: `Entry` of engine/construction/layout.py, and what is read on it
 * @property {string} name
 * @property {string} slug
 * @property {string} kind "champion", "event", "deity"
 * @property {string[]} alignments
 * @property {number|null} offense
 * @property {string} text
 * @property {string} discard_text
 * @property {string} line in a few words what it is
 * @property {string} type_line
 * @property {string[]} signs of its face
 * @property {string} said what the signs say: "costs 1"
 * @property {string} speed said of one that stands out
 * @property {[string, string]|null} numbers offense and defense as printed
 * @property {boolean} free
 * @property {Object<string, string|number|boolean|null>} traits by which it is grouped and counted
 * @property {{small: string, medium: string, large: string}|null} faces null for a card that the site no longer knows
 *
 * @typedef {Object<string, number>} Counts copies by name
 *
 * @typedef {{cards: Counts, sideboard?: Counts, maybeboard: Counts, deity?: string}} Deck what is saved: counts by name, no zeros;
 *   `deity` in games that have them
 * @typedef {"cards"|"sideboard"|"maybeboard"} Board the places of a deck's cards
 * @typedef {"find"|"deck"|"sideboard"|"maybeboard"} List the lists of the page
 *
 * @typedef {{key: string, title: string, where: Object<string, string|number|boolean|null>, icon?: string}} Sort cards with these
 *   traits, and what they are called
 * @typedef {Object} Layout how decks of the game are laid out: engine/construction/layout.py
 * @property {string} price
 * @property {string} paid
 * @property {{key: string, title: string, within: string, without?: string}[]} groupings
 * @property {Object<string, Sort[]>} sorts
 * @property {string[]} glance
 * @property {Sort[]} pool by which a pool is counted
 * @property {number} largest
 * @property {[string, string][]} filters searches, each with the name of its sign
 * @property {Object<string, string>} orders their titles
 * @property {string[]} highest
 * @property {string} example
 * @property {number} per_free cards of an alignment that a free one of it asks for
 * @property {string} card the name of one
 * @property {string[]} alignments
 * @property {boolean} sideboards
 *
 * @typedef {Object} StoredDeck
 * @property {string} slug
 * @property {string} name
 * @property {string} format the key of a format; "house" for rules that are the deck's own
 * @property {Format|null} house rules that are its own
 * @property {number} number of the newest version
 * @property {number} revision
 * @property {Counts} cards
 * @property {Counts} [sideboard] in games that have it
 * @property {Counts} maybeboard kept beside the deck; they do not count
 * @property {string} [deity] in games that have them
 * @property {Counts|null} pool what it was drafted to be made from
 *
 * @typedef {{seat: number, name: string, cards: Counts}} Teammate what another player of the team holds of its pool
 * @typedef {{deck: string|null, pool: Counts, teammates: Teammate[], state: string}} Shared a team's pool as one player sees it:
 *   `deck` is their own, `pool` what the teammates do not hold
 *
 * @typedef {Object} Format
 * @property {string} key "house:" and its address if the person saved it
 * @property {string} name
 * @property {number} least
 * @property {number|null} most
 * @property {number|null} copies of each card
 * @property {boolean} [ratio]
 * @property {{title: string, where: Object<string, string|boolean>, most: number}[]} [limits] over deck and sideboard
 * @property {boolean} pool its decks are made from a pool
 * @property {string[]} [rules] as sentences; rules that are a deck's own come without
 *
 * @typedef {{rule: string, fact: string, advice: string, text: string, cards: string[]}} Violation
 * @typedef {Object} Use a card of which copies are not at hand
 * @property {string} card
 * @property {number} wanted
 * @property {number} owned
 * @property {number} missing copies that are not owned
 * @property {number} occupied copies that are owned, and lie in other built decks
 * @property {{slug: string, name: string, count: number}[]} taken those decks
 * @typedef {{legal: boolean, broken: string, size: number, violations: Violation[], missing: Use[]|null}} Verdict
 *   `broken`: the broken rules in one line; `missing` is null without a collection
 * @typedef {{out: string|null, in: string|null, why: string, part?: "sideboard"}} Swap
 * @typedef {{name: string, text: string, swaps: Swap[], exact: boolean}} Way one way to repair the deck
 * @typedef {Way & {others: Way[]}} Repair
 *
 * @typedef {{line: number, typed: string, sentence: string}} LineError
 * @typedef {{cards: Counts, sideboard_cards?: Counts, maybeboard: Counts, deity?: string, errors: LineError[], sentences: string[]}} ReadList
 *   what the site reads in a pasted list; `sentences` say what of it is not in the deck, and what becomes of it
 * @typedef {{cards: number, copies: number, signs: number}} Limits of a deck, of a card, and characters of a list
 *
 * What the builder's modules hand to each other:
 *
 * @typedef {Pick<StoredDeck, "slug"|"name"|"format"|"house"|"pool">} Meta what is stored about a deck besides its cards
 * @typedef {Swap & {key: string, times: number}} Bundle equal swaps, and how many there are
 * @typedef {{name: string, text: string, swaps: Bundle[], exact: boolean}} OfferedWay `text` is "" when a part of it was made
 * @typedef {{waiting: true}|{problem: string}|{ways: OfferedWay[], chosen: number}} Offered what would repair the deck
 * @typedef {string} Grouping the key of one
 * @typedef {{kind: "help"|"more"|"note"}|{kind: "paste", text?: string}|{kind: "card", name: string}} Dialog
 *
 * @typedef {Object} Ui
 * @property {Grouping} grouping
 * @property {"rows"|"pictures"} view of the cards that are found
 * @property {"rows"|"pictures"} deckView of the cards of the deck
 * @property {string} sort
 * @property {string} q what is typed into the search
 * @property {string[]} filters as "cost:1"
 * @property {boolean} desc
 * @property {boolean} left of a pool only what is left
 * @property {"find"|"deck"} tab
 * @property {string|null} preview the card that is read
 * @property {Dialog|null} dialog
 * @property {{find?: string, deck?: string, sideboard?: string, maybeboard?: string}} [at] which card of each list Tab reaches
 *
 * @typedef {Object} Links addresses of pages
 * @property {string} words
 * @property {string} cards what the builder knows of the game
 * @property {string} syntax
 * @property {string} card with SLUG in it
 * @property {string} deck
 * @property {string} [missing]
 * @property {string} edit
 * @property {string} [draft]
 * @property {string} [draftName]
 * @property {string} [team] the socket of the team that shares the pool
 */

export {};
