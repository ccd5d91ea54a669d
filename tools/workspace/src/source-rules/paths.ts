/**
 * Matches file paths taken from URLs by hand: `new URL('…', import.meta.url).pathname`, also over several lines, and
 * cutting `file://` off.
 */
const URL_PATH =
  /new URL\([^;]*?import\.meta\.url,?\s*\)\s*\.pathname|import\.meta\.url\s*\.(?:replace|slice|substring|split)\(/g;

/**
 * Places that take a file's path out of its URL, as `line: text`. A URL writes a space, ñ or # of a folder's name as
 * `%20`, so the path names no file there: `import.meta.dirname` and `fileURLToPath` give the path itself.
 */
export function findUrlPaths(source: string): string[] {
  return [...source.matchAll(URL_PATH)].map((match) => {
    const line = source.slice(0, match.index).split('\n').length;
    return `${line}: ${match[0].replaceAll(/\s+/g, ' ')}`;
  });
}
