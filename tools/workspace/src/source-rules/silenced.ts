const DISABLE_COMMENT = /\b(?:eslint|oxlint)-disable\b/;
/** One spelling, the rules by name, and after two dashes why they do not hold here: two words at the least. */
const WITH_REASON = /\boxlint-disable(?:-next-line|-line)? [\w/-]+(?:, [\w/-]+)* -- \w\S* \S+/;

/** Comments that silence the linter without a reason on their own line, or in the other tool's spelling. */
export function listSilencedWithoutReason(source: string): string[] {
  return source.split('\n').flatMap((line, index) => {
    const isFine = !DISABLE_COMMENT.test(line) || (WITH_REASON.test(line) && !/as said|see above/.test(line));
    return isFine ? [] : [`${index + 1}: ${line.trim()}`];
  });
}
