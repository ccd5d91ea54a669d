// Finds React effects that return a value by accident, which React would call as their cleanup.

const EFFECT = /\buse(?:Layout|Insertion)?Effect\(\s*/g;
/** Matches a React effect whose function has braces, so that its cleanup is written as a `return`. */
const WITH_BRACES = /^(?:\(\)\s*=>|function\s*\w*\s*\(\))\s*\{/;

/**
 * Effects whose function is an expression, as `line: text`. React calls whatever an effect returns as its clean-up, so
 * an expression hands it the result of the last call: `element.scrollIntoView()` returns a Promise in newer Chromium,
 * and the page fails when React calls that. TypeScript cannot see it, because its types still say `void`.
 */
export function listEffectsWithoutBraces(source: string): string[] {
  return [...source.matchAll(EFFECT)].flatMap((match) => {
    const after = source.slice(match.index + match[0].length);
    if (WITH_BRACES.test(after)) return [];
    const line = source.slice(0, match.index).split('\n').length;
    return [`${line}: ${match[0].trim()}${after.split('\n', 1)[0] ?? ''}`];
  });
}
