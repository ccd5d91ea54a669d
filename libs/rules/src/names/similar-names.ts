/** Words ignored when two business names are compared: articles, joining words and forms of companies. */
const IGNORED_WORDS = new Set(
  'a an and ang at by co company corp corporation for inc incorporated llc ltd mga n ng ni nina of opc s sa si the'.split(
    ' ',
  ),
);
/** Kinds of business that many names share; alone they distinguish none from another. */
const BUSINESS_KIND_WORDS = new Set(
  `agency bakery bakeshop bar boutique builders cafe canteen carinderia center centre clinic construction drugstore
  eatery enterprise enterprises express farm food foods general grill grocery hardware hotel house inn laundry lodge
  mart market merchandise merchandising minimart motor motors panaderia parlor parts pharmacy piggery pizzeria
  printing rentals repair resort restaurant rice salon sari services service shop shoppe spa station store stores
  supermarket supplies supply tailoring talyer tindahan trading transport variety water works`.split(/\s+/),
);
/** Spellings of one sound in spoken and typed names. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/qu?(?=[aeiou])|c(?![h])|ck/g, 'k'],
  [/ph|f/g, 'p'],
  [/v/g, 'b'],
  [/z/g, 's'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
];
/** A shorter name that differs by one character is another name. */
const MIN_CORE_LENGTH = 4;

interface NameParts {
  /** The distinguishing part of the name by its sound, without blanks. */
  readonly core: string;
  readonly kinds: ReadonlySet<string>;
}

function toNameParts(name: string): NameParts {
  const words = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !IGNORED_WORDS.has(word));
  const own = words.filter((word) => !BUSINESS_KIND_WORDS.has(word));
  return { core: toSound(own.join('')), kinds: new Set(words.filter((word) => BUSINESS_KIND_WORDS.has(word))) };
}

function toSound(text: string): string {
  return SOUNDS.reduce((sound, [spelling, replacement]) => sound.replaceAll(spelling, replacement), text);
}

/**
 * Whether two names of businesses would be mistaken for one another: the same distinguishing words, in spite of blanks,
 * articles and spellings of one sound, and a kind of business in common, or none named ("Bahay Cubo Eatery" and "The
 * Bahay Kubo Eatery and Restaurant"). Domain reference 9.
 */
export function isNameSimilar(one: string, other: string): boolean {
  const [first, second] = [toNameParts(one), toNameParts(other)];
  const isKindShared =
    first.kinds.size === 0 || second.kinds.size === 0 || [...first.kinds].some((kind) => second.kinds.has(kind));
  return first.core.length >= MIN_CORE_LENGTH && first.core === second.core && isKindShared;
}
