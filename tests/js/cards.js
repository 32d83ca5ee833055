/** Cards for tests, with what their modules ask of them. */

const CARD = { slug: "", rank: null, offense: null, defense: null, text: "", discard_text: "", faces: null };

const card = (name, alignments, cost, more) => ({ ...CARD, name, alignments, cost, classes: [], fast: false, ...more });
const champion = { kind: "champion", offense: 5, defense: 5 };
const event = { kind: "event", fast: true };

export const KNOWN = new Map(
  [
    card("Kong", ["wild"], 1, { ...champion, classes: ["giant", "ape"] }),
    card("Wolf Companion", ["wild"], 0, { ...champion, classes: ["wolf"] }),
    card("Lash", ["wild"], 0, event),
    card("Angel of Light", ["good"], 1, { ...champion, fast: true, classes: ["angel"] }),
    card("Two Faces", ["good", "wild"], 0, { ...champion, classes: ["human"] }),
    card("Ancient Chant", ["sage"], 1, { ...event, fast: false }),
  ].map((one) => [one.name, one]),
);
