/**
 * Matches a CSS rule, or a block of rules: the text before its braces, and the text within. Blocks are nested at most
 * two deep.
 */
const BLOCK = /([^{}]+)\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g;
const COMMENT = /\/\*[\s\S]*?\*\//g;
const GROUP = /^@(?:layer|media|container|supports)\b/;
const CLASS = /\beb-[a-z]+(?:-[a-z]+)*/g;

/**
 * The rules of a sheet that a page with these classes uses, without comments and line breaks. A rule whose classes the
 * page lacks has no effect on it; classes in `:is(…)` or `:not(…)` may be absent.
 */
export function filterUsedRules(sheet: string, usedClasses: ReadonlySet<string>): string {
  return [...sheet.replaceAll(COMMENT, '').matchAll(BLOCK)]
    .map(([, head = '', body = '']) => {
      const selectors = oneLine(head);
      if (GROUP.test(selectors)) return wrapRule(selectors, filterUsedRules(body, usedClasses));
      return selectors.startsWith('@') || isUsed(selectors, usedClasses) ? wrapRule(selectors, oneLine(body)) : '';
    })
    .join('');
}

function isUsed(selectors: string, usedClasses: ReadonlySet<string>): boolean {
  return selectors
    .replaceAll(/:(?:is|not)\((?:[^()]|\([^()]*\))*\)/g, '')
    .split(',')
    .some((selector) => (selector.match(CLASS) ?? []).every((name) => usedClasses.has(name)));
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
