/**
 * The charges of our heraldry: silhouettes on a 64 by 64 field, and which card bears which.
 * `half` is the right half, mirrored at x = 32; `full` is drawn as it is. Holes follow the even-odd rule.
 */

/** @type {Object<string, {half?: string, full?: string}>} */
export const CHARGES = {
  wings: {
    half: "M34 45C34 30 42 15 60 8c1 6-.5 11-4 14 1.500.8 3 .8 4.500.4C59 28 55.5 31.5 51 33c1.200.8 2.5 1 4 .8-2.5 5-6.5 7.5-11 8.2 1 .8 2 1.2 3.2 1.2C44 47.5 39.5 48.5 34 48z",
    full: "M32 12a6.5 6.5 0 110 13 6.5 6.5 0 010-13zm0 3.2a3.3 3.3 0 100 6.6 3.3 3.3 0 000-6.6zM32 28l4 9-4 19-4-19z",
  },
  bat: {
    half: "M32 20c2 0 3.5 1 4.5 2.5L40 18l1 7c7-6 14-7 21-4-3.5 4-4.5 8.5-4 14-4.5-2-8-1.5-10.5 1.5-1.5-2-4-2.5-6.5-.5-1 6-4 10-9 14z",
  },
  helm: {
    full: "M32 6c12 0 18.5 9 18.5 21v19L38 58h-3.5V38l10.5-4.5V27L34.5 30.5V58h-5V30.5L19 27v6.5L29.5 38v20H26L13.5 46V27C13.5 15 20 6 32 6z",
  },
  crown: {
    full: "M8 20l12 11L32 10l12 21 12-11-5 28H13zM13 51h38v6H13zM32 4a3 3 0 110 6 3 3 0 010-6zM7 13a3 3 0 110 6 3 3 0 010-6zm50 0a3 3 0 110 6 3 3 0 010-6z",
  },
  staff: {
    half: "M32 26h2.5v34H32zM32 22c8 0 13-5 13-12 6 8 3 20-8 23 4-3 5-6 4-8-2 2-5 3-9 3z",
    full: "M32 5a7 7 0 110 14 7 7 0 010-14zm0 4a3 3 0 100 6 3 3 0 000-6z",
  },
  horns: {
    half: "M32 26c5 0 9-1 12-4 5-4 6-10 3-17 9 7 12 18 6 26-2 3-4 5-6 6 0 9-5 16-15 22zm4 14c2 2 5 2 8-1l1-5z",
  },
  bull: {
    half: "M32 22h8c9 0 15-4 15-15 7 10 5 21-7 26 0 0-2 1-4 1-1 6-2 8-3 12 1 6-2 11-9 12zm4 12l2.5 4 4.5-5zM34 49v4l4-3z",
  },
  skull: {
    full: "M32 6c14 0 24 9 24 22 0 8-3 13-9 17v11h-6v-7h-5v8h-8v-8h-5v7h-6V45c-6-4-9-9-9-17C8 15 18 6 32 6zM22 24a7 7 0 100 14 7 7 0 000-14zm20 0a7 7 0 100 14 7 7 0 000-14zM32 37l-4 7h8z",
  },
  dragon: {
    full: "M52 60c-8-2-13-5-16-10-5 1-9 0-13-3l-9 2 4-6c-4-1-8-4-9-8 5 1 9 1 12-1 3-1 5-3 6-6-4 0-8-2-10-6 4 1 7 1 10 0L24 12l8 5 1-11 8 12c9 2 15 9 16 19 0 9-3 15-5 23zM38 24l-5 5 8 1z",
  },
  wyrm: {
    full: "M14 58C6 46 12 36 24 34c8-1 11-4 10-8-1-5-9-5-13 0l-9-3 5-4-3-6 9 1c8-7 22-4 24 7 1 10-6 15-16 17-8 2-11 5-9 11 3 5 11 6 16 2-1-4 1-8 5-9l13-3-6 12c-3 8-11 12-20 12-8 0-13-2-16-5zM25 17l-3 3 5 1z",
  },
  horse: {
    full: "M40 4l2 12c9 6 13 14 13 24 0 8-2 14-5 20H27c3-6 3-11 0-15l-9 4c-4 1-7-1-8-5l-1-4 12-13 3-8zm-6 17l-5 4 7 2zM44 3l10-2-9 12z",
  },
  pegasus: {
    full: "M20 6l3 9c8 3 11 9 11 16 5-10 13-15 26-16-1 6-4 9-8 11l4 1c-2 5-5 7-9 8l3 2c-3 4-8 6-14 5l-5 18H11l6-15-8 2c-3 1-5-1-6-4l11-16zm-2 17l-4 3 5 2z",
  },
  cog: {
    full: "M27 4h10l1.5 8 6 2.5 6.5-4.5 7 7-4.5 6.5 2.5 6 8 1.5v10l-8 1.5-2.5 6 4.5 6.5-7 7-6.5-4.5-6 2.5L37 60H27l-1.5-8-6-2.5L13 54l-7-7 4.5-6.5L8 34.5 2 33V31l6-1.5 2.5-6L6 17l7-7 6.5 4.5 6-2.5zM32 18a14 14 0 100 28 14 14 0 000-28zm0 6l7 8-7 8-7-8z",
  },
  peak: {
    full: "M2 56L24 14l8 13 6-9 24 38zM24 22l-6 12 5-2 4 5 3-5zM38 26l-3 5 3 4 4-3z",
  },
  fist: {
    full: "M14 24c0-4 6-5 7-1 0-5 8-5 8-1 0-5 8-5 8 0 1-4 8-4 8 1v4c6-1 9 3 7 7L47 45v13H21V46c-5-4-7-8-7-14zm7 3v8h2v-8zm8-1v9h2v-9zm8 1v8h2v-8z",
  },
  flame: {
    full: "M34 3c2 10 7 15 12 21 5 5 8 11 8 17 0 12-9 20-22 20S10 53 10 41c0-8 4-14 9-20 0 5 2 8 6 10-3-10 0-20 9-28zM32 34c-6 6-9 10-9 15 0 4 4 8 9 8s9-4 9-8c0-5-3-9-9-15z",
  },
  wisp: {
    full: "M32 4c13 0 21 9 21 22v30l-7-6-7 8-7-7-7 7-7-8-7 6V26C11 13 19 4 32 4zm-8 16a5 6 0 100 12 5 6 0 000-12zm16 0a5 6 0 100 12 5 6 0 000-12z",
  },
  claw: {
    full: "M14 4c2 20-1 36-10 54 14-11 20-30 10-54zM30 2c3 22 0 40-10 60C36 48 42 26 30 2zM47 6c4 20 1 36-9 52C53 46 58 26 47 6z",
  },
  paw: {
    full: "M32 30c9 0 17 9 17 18 0 6-4 9-9 9-3 0-5-2-8-2s-5 2-8 2c-5 0-9-3-9-9 0-9 8-18 17-18zM12 20c4-1 8 3 9 8s-1 9-5 9-8-3-9-8 1-8 5-9zm40 0c-4-1-8 3-9 8s1 9 5 9 8-3 9-8-1-8-5-9zM24 6c5-1 8 4 8 10 0 5-2 9-5 9-5 0-8-4-9-9s1-9 6-10zm16 0c-5-1-8 4-8 10 0 5 2 9 5 9 5 0 8-4 9-9s-1-9-6-10z",
  },
  wolf: {
    half: "M32 24h6L50 6c4 9 5 18 4 26l6 8-9 1-4 8-9 3-3 7h-3zm5 11l9-2-3 5z",
  },
  tree: {
    full: "M32 4c9 0 15 5 16 12 7 2 11 7 11 13 0 8-6 13-14 13-3 0-5-1-7-2l-3 3v9l7 8H22l7-8v-9l-3-3c-2 1-4 2-7 2-8 0-14-5-14-13 0-6 4-11 11-13C17 9 23 4 32 4zm0 14l-6 8 4-1v10h4V25l4 1z",
  },
  leaf: {
    full: "M32 2C48 14 54 28 48 42c-3 7-8 10-13 11v9h-6v-9c-5-1-10-4-13-11C10 28 16 14 32 2zm-2 46V36l-8-7v5zm4 0l8-14v-5l-8 7zm-4-17V18l-5-4-2 7zm4 0l7-10-2-7-5 4z",
  },
  swords: {
    half: "M60 4l-2 12-22 22 4 4 6-3 3 3-6 6 10 10-5 5-10-10-6 5-3-3 3-6-3-3v-9l22-23z",
  },
  banner: {
    full: "M12 3h5v58h-5zM19 6h38l-9 12 9 12H19zM28 12l-3 6 3 6 3-6z",
  },
  chalice: {
    half: "M32 8h19c1 15-3 26-14 30v10c5 1 9 4 10 9H32z",
    full: "M22 2h20v3H22z",
  },
  shield: {
    full: "M32 3l24 8v18c0 16-9 26-24 33C17 55 8 45 8 29V11zm-3 10v12H17v7h12v18h6V32h12v-7H35V13z",
  },
  bolt: { full: "M40 2L12 36h15l-9 26 34-38H36z" },
  scroll: {
    full: "M14 6h36c5 0 8 3 8 8v4H46v32c0 5-3 8-8 8H12c-5 0-8-3-8-8v-4h10zm8 10v4h16v-4zm0 9v4h16v-4zm0 9v4h16v-4zm-10 16h22c-1 2-1 3-1 4H12c-2 0-3-2-3-4z",
  },
  spiral: {
    full: "M33 29c4 0 6 3 6 6 0 6-5 10-11 10-9 0-15-7-15-15C13 18 22 10 33 10c14 0 25 11 25 25 0 13-9 23-21 26 8-6 13-15 13-25 0-10-7-18-17-18-7 0-13 5-13 12 0 5 3 8 8 8 2 0 4-1 4-3-3 0-4-2-4-3 0-2 2-3 5-3z",
  },
  gate: {
    full: "M32 3a29 29 0 110 58 29 29 0 010-58zm0 7a22 22 0 100 44 22 22 0 000-44zm0 6a16 16 0 110 32 16 16 0 010-32zm0 5l-4 11 4 11 4-11z",
  },
  hourglass: {
    full: "M12 3h40v7h-4c0 10-4 16-11 22 7 6 11 12 11 22h4v7H12v-7h4c0-10 4-16 11-22-7-6-11-12-11-22h-4zm10 7c0 6 4 11 10 16 6-5 10-10 10-16zm10 27c-5 4-8 8-9 13l9-4 9 4c-1-5-4-9-9-13z",
  },
  sun: {
    full: "M32 20a12 12 0 110 24 12 12 0 010-24zM29 2h6l-1.500 14h-3zM29 62h6l-1.5-14h-3zM2 29v6l14-1.5v-3zM62 29v6l-14-1.5v-3zM9 13l4-4 9 11-2 2zM55 13l-4-4-9 11 2 2zM9 51l4 4 9-11-2-2zM55 51l-4 4-9-11 2-2z",
  },
  eye: {
    full: "M32 14c14 0 24 8 30 18-6 10-16 18-30 18S8 42 2 32c6-10 16-18 30-18zm0 5a13 13 0 100 26 13 13 0 000-26zm0 6a7 7 0 110 14 7 7 0 010-14zM30 2h4v8h-4zm0 52h4v8h-4z",
  },
};

/** Charges by class; the first class of a card that is listed wins. */
const BY_CLASS = {
  angel: "wings", fairy: "wings", pegasus: "pegasus", unicorn: "horse", centaur: "horse", gargoyle: "bat", vampire: "bat",
  knight: "helm", mage: "staff", cleric: "staff", demon: "horns", imp: "horns", minotaur: "bull", satyr: "bull",
  zombie: "skull", skeleton: "skull", spirit: "wisp", ghost: "wisp", dragon: "dragon", drake: "dragon", wurm: "wyrm",
  hydra: "wyrm", serpent: "wyrm", kraken: "wyrm", construct: "cog", golem: "cog", djinn: "flame", elemental: "flame",
  phoenix: "flame", giant: "peak", titan: "peak", cyclops: "peak", ogre: "fist", troll: "fist", ape: "fist", yeti: "fist",
  dinosaur: "claw", wolf: "wolf", bear: "paw", cat: "paw", beast: "paw", plant: "tree", treant: "tree", elf: "leaf",
  human: "helm",
}; // prettier-ignore

/** Charges by what an event does; the first pattern that its text or name matches wins. */
const BY_DEED = [
  [/wolf token|wolves/, "wolf"],
  [/zombie token/, "skull"],
  [/demon token/, "horns"],
  [/human token/, "banner"],
  [/transform|gain control/, "spiral"],
  [/fire|flame|burn/, "flame"],
  [/deal \S+ damage/, "bolt"],
  [/cannot attack|remove all of your/, "shield"],
  [/banish/, "gate"],
  [/break/, "skull"],
  [/return/, "hourglass"],
  [/discards|attacking alone/, "eye"],
  [/airborne|blitz|unblockable|breakthrough/, "swords"],
  [/gain \S+ health/, "chalice"],
  [/draw/, "scroll"],
];

/** @param {import("./types.js").CardFacts} facts @returns {string} */
export function chargeOf(facts) {
  if (facts.kind === "deity") return "sun";
  if (/\b(king|queen|lord|prince|princess|leader|emperor)\b/i.test(facts.name)) return "crown";
  const classes = [].concat(facts.classes ?? []).flatMap((part) => part.toLowerCase().split(/\s+/));
  if (facts.kind === "champion") {
    const special = classes.find((word) => word !== "human" && BY_CLASS[word]);
    return special ? BY_CLASS[special] : facts.token || classes.includes("human") ? "helm" : "paw";
  }
  const words = `${facts.name} ${facts.text}`.toLowerCase();
  return BY_DEED.find(([pattern]) => pattern.test(words))?.[1] ?? "scroll";
}
