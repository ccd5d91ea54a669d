/** A rule, or a block of rules: what stands before its braces, and what within. Blocks lie at most two deep. */
const BLOCK = /([^{}]+)\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g;
const COMMENT = /\/\*[\s\S]*?\*\//g;
const GROUP = /^@(?:layer|media|container|supports)\b/;
const CLASS = /\beb-[a-z]+(?:-[a-z]+)*/g;

/**
 * The rules of a sheet that a page with these classes wears, without comments and line breaks. A rule whose classes the
 * page lacks draws nothing on it; what stands in `:is(…)` or `:not(…)` may be absent.
 */
export function filterUsedRules(sheet: string, worn: ReadonlySet<string>): string {
  return [...sheet.replaceAll(COMMENT, '').matchAll(BLOCK)]
    .map(([, head = '', body = '']) => {
      const named = oneLine(head);
      if (GROUP.test(named)) return wrapRule(named, filterUsedRules(body, worn));
      return named.startsWith('@') || isWorn(named, worn) ? wrapRule(named, oneLine(body)) : '';
    })
    .join('');
}

function isWorn(selectors: string, worn: ReadonlySet<string>): boolean {
  return selectors
    .replaceAll(/:(?:is|not)\((?:[^()]|\([^()]*\))*\)/g, '')
    .split(',')
    .some((selector) => (selector.match(CLASS) ?? []).every((name) => worn.has(name)));
}

function wrapRule(head: string, body: string): string {
  return body === '' ? '' : `${head}{${body}}`;
}

/** White space that separates nothing, and the last semicolon, are left out. */
function oneLine(text: string): string {
  return text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([;,{}]) ?/g, '$1')
    .replaceAll(/(?<=\() | (?=\))/g, '')
    .replaceAll(/(?<=(?:^|[;{])[\w-]+): /g, ':')
    .replace(/;$/, '');
}
