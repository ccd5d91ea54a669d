// Finds comments that disable a lint rule without a reason.

const DISABLE_COMMENT = /\b(?:eslint|oxlint)-disable\b/;
/**
 * Matches a disabled lint rule with its reason: one spelling, the rules by name, and after two dashes at least two
 * words of reason.
 */
const WITH_REASON = /\boxlint-disable(?:-next-line|-line)? [\w/-]+(?:, [\w/-]+)* -- \w\S* \S+/;

/** Comments that silence the linter without a reason on their own line, or in the other tool's spelling. */
export function listSilencedWithoutReason(source: string): string[] {
  return source.split('\n').flatMap((line, index) => {
    const isFine = !DISABLE_COMMENT.test(line) || (WITH_REASON.test(line) && !/as said|see above/.test(line));
    return isFine ? [] : [`${index + 1}: ${line.trim()}`];
  });
}
