const KEY_OF_ONE = /['"]?([\w.]+)_one['"]?\s*:\s*(['"`])((?:\\.|(?!\2).)*)\2/g;

/**
 * The texts for one that name no number although their text for many does. In Filipino "one" is also 2, 3, 5, 7 and 8
 * (CLDR), and even in English 1 need not be typed out: a text without its number would say "isang araw" of five days.
 */
export function countless(source: string): string[] {
  return [...source.matchAll(KEY_OF_ONE)].flatMap(([, stem = '', , text = '']) => {
    if (text.includes('{{')) return [];
    const many = new RegExp(`['"]?${stem.replaceAll('.', String.raw`\.`)}_other['"]?\\s*:\\s*['"\`][^\\n]*\\{\\{`).test(
      source,
    );
    return many ? [`${stem}_one: ${text}`] : [];
  });
}
