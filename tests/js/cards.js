/** Cards for tests, with what their modules ask of them, and how they are laid out. */

const CARD = { slug: "", said: "", speed: "", numbers: null, offense: null, text: "", discard_text: "", faces: null };

/** A card that is grouped by its first alignment and its first class, as in the Epic Card Game. */
const card = (name, kind, alignments, cost, { fast = kind === "event", classes = [], ...more } = {}) => ({
  ...CARD,
  name,
  kind,
  line: classes.join(" ") || kind,
  type_line: [alignments.join(" and "), ...classes, kind].join(" "),
  alignments,
  signs: [String(cost)],
  free: cost === 0,
  traits: { cost, fast, kind, alignment: alignments[0] ?? "", class: classes[0] ?? "" },
  ...more,
});
const FIVE = { offense: 5, numbers: ["5", "5"] };

export const KNOWN = new Map(
  [
    card("Kong", "champion", ["wild"], 1, { ...FIVE, classes: ["giant", "ape"] }),
    card("Wolf Companion", "champion", ["wild"], 0, { ...FIVE, classes: ["wolf"] }),
    card("Lash", "event", ["wild"], 0),
    card("Angel of Light", "champion", ["good"], 1, { ...FIVE, fast: true, classes: ["angel"] }),
    card("Two Faces", "champion", ["good", "wild"], 0, { ...FIVE, classes: ["human"] }),
    card("Ancient Chant", "event", ["sage"], 1, { fast: false }),
  ].map((one) => [one.name, one]),
);

const sort = (key, title, where, icon = "") => ({ key, title, where, icon });
const ALIGNMENTS = ["good", "evil", "sage", "wild"];
const KINDS = [sort("champion", "Champions", { kind: "champion" }), sort("event", "Events", { kind: "event" })];

export const LAYOUT = {
  groupings: [
    { key: "alignment", title: "Alignment", within: "speed", without: "" },
    { key: "cost", title: "Cost", within: "kind", without: "" },
    { key: "kind", title: "Kind", within: "cost", without: "" },
    { key: "class", title: "Class", within: "", without: "Without a class" },
  ],
  sorts: {
    alignment: ["Good", "Evil", "Sage", "Wild"].map((title, at) =>
      sort(ALIGNMENTS[at], title, { alignment: ALIGNMENTS[at] }, ALIGNMENTS[at]),
    ),
    speed: [
      sort("slow", "Slow", { cost: 1, fast: false }),
      sort("fast", "Fast", { cost: 1, fast: true }),
      sort("free", "Free", { cost: 0 }),
    ],
    cost: [sort("free", "Free", { cost: 0 }), sort("one", "One gold", { cost: 1 })],
    kind: KINDS,
  },
  glance: ["speed", "cost", "kind"],
  pool: [
    sort("1", "cost 1", { cost: 1 }, "1"),
    sort("0", "cost 0", { cost: 0 }, "0"),
    sort("slow", "Slow", { fast: false }),
    sort("fast", "Fast", { fast: true }),
    ...KINDS,
  ],
  per_free: 2,
  largest: 13,
  alignments: ALIGNMENTS,
};
