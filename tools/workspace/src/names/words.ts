/** The words of a name in lower case: `toHTMLText` and `HTML_TEXT` alike. */
export function splitWords(name: string): string[] {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[\s_$]+/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
}

/** Words that end like a participle and are none. */
const NOT_PARTICIPLES = listWords(`
  bed breed deed embed exceed feed greed hundred id indeed led need naked proceed red sacred seed shared shed speed
  succeed unused used wed weed zed`);
/** `paid`, `left`, `lost` and `met` are missing: they are words of the law, or more than a participle. */
const IRREGULAR = listWords(`
  beaten begun bitten blown borne bought bound broken brought caught chosen done drawn driven eaten fallen flown forgiven
  forgotten found frozen given gone gotten grown heard held hidden kept known laid lent made meant misread mistaken
  overdrawn overtaken prepaid rebuilt redrawn repaid retold rewritten risen said seen sent shaken shown sold sought spent
  spoken stood struck sunk swept taken taught thrown told torn understood undertaken undone undrawn unkept unsaid unseen
  unsent untold unwritten withdrawn woken worn written`);
/** Nouns, and adjectives of the trade, that end like a gerund. */
const NOT_GERUNDS = listWords(`
  accounting anything billing binding bring building ceiling during engineering evening everything filing finding heading
  hearing holding king landing licensing listing lodging mapping meeting morning nothing opening ordering padding parking
  posting pricing rating ring rounding routing ruling setting something spacing spring standing string testing thing
  tracking training warning wing`);

function listWords(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

export function isParticiple(word: string): boolean {
  return IRREGULAR.has(word) || (/[a-z]{2}ed$/.test(word) && !NOT_PARTICIPLES.has(word));
}

export function isGerund(word: string): boolean {
  return /[a-z]{3}ing$/.test(word) && !NOT_GERUNDS.has(word);
}
