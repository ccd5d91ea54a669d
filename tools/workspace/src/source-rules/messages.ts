// Checks message files: their form, both languages, and equal placeholders.

const TEXT = /(?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`)/.source;
const MESSAGE_TEXTS = String.raw`(${TEXT}(?:\s*\+\s*${TEXT})*)`;
const ENTRY = new RegExp(
  String.raw`(?:'([^'\n]+)'|\b(\w+))\s*:\s*\{\s*en:\s*${MESSAGE_TEXTS},\s*fil:\s*${MESSAGE_TEXTS},?\s*\}`,
  'g',
);
const NAMESPACE = /\bdefineMessages\(\s*'([^']+)'/g;
const OLD_FORM = /^(?:apps\/(?!api\/|e2e\/)|libs\/).*(?:\/words-(?:en|fil)|-words)\.tsx?$/;

interface ReadMessage {
  readonly key: string;
  readonly en: string;
  readonly fil: string;
}

/** Texts of a source file by their keys, with the quotation marks and escapes of the source: `key: { en, fil }`. */
export function parseMessages(source: string): ReadMessage[] {
  return [...source.matchAll(ENTRY)].map(([, quotedKey, plain, en = '', fil = '']) => ({
    key: quotedKey ?? plain ?? '',
    en,
    fil,
  }));
}

/** Text that a literal of the source shows: pieces joined with `+` are one text. */
export function toShownText(literal: string): string {
  const pieces = [...literal.matchAll(new RegExp(TEXT, 'g'))].map(([piece]) => piece.slice(1, -1));
  return pieces
    .join('')
    .replaceAll(String.raw`\n`, '\n')
    .replaceAll(/\\(.)/g, '$1');
}

/**
 * Problems with the form of messages: `<noun>.messages.ts` beside the code that uses them, `key: { en, fil }`,
 * `{name}`.
 */
export function listWrongForm(file: string, source: string): string[] {
  if (OLD_FORM.test(file)) return [`${file}: messages are in <noun>.messages.ts`];
  if (!file.endsWith('.messages.ts'))
    return source.includes('defineMessages(') && !/\.test\.|\/define-messages\.ts$/.test(file)
      ? [`${file}: messages are in <noun>.messages.ts`]
      : [];
  if (parseMessages(source).length === 0) return [`${file}: no message of the form key: { en, fil }`];
  return source.includes('{{') ? [`${file}: {{name}} is written {name}`] : [];
}

/** Messages that are empty in a language, or that fill in other things in Filipino than in English. */
export function listUnlikeMessages(source: string): string[] {
  const blanks = (text: string) => [...text.matchAll(/(?<!\$)\{\w+\}/g)].map(String).toSorted().join(' ');
  return parseMessages(source)
    .filter(({ en, fil }) => en.length === 2 || fil.length === 2 || blanks(en) !== blanks(fil))
    .map(({ key }) => key);
}

/** Namespaces that two files define: the later texts would silently win. */
export function listTwiceDefined(sources: readonly string[]): string[] {
  const all = sources.flatMap((source) => [...source.matchAll(NAMESPACE)].map(([, name = '']) => name));
  return all.filter((name, index) => all.indexOf(name) !== index);
}

/**
 * Texts for one that name no number although their text for many does. In Filipino "one" is also 2, 3, 5, 7 and 8
 * (CLDR), and even in English 1 need not be typed out: a text without its number would read "isang araw" for five days.
 */
export function listCountless(source: string): string[] {
  const messages = parseMessages(source);
  return messages.flatMap((one) => {
    const plural = messages.find(({ key }) => key.endsWith('_other') && key === one.key.replace(/_one$/, '_other'));
    if (plural === undefined || !one.key.endsWith('_one')) return [];
    const emptyLanguages = (['en', 'fil'] as const).filter(
      (locale) => !one[locale].includes('{') && plural[locale].includes('{'),
    );
    return emptyLanguages.map((locale) => `${one.key} (${locale}): ${one[locale].slice(1, -1)}`);
  });
}
