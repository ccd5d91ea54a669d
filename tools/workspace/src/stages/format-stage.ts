import { join } from 'node:path';

import { type Result, ROOT, run } from './stage.ts';

/** Check stage: every file is formatted (`npm run format`). Counts the files that are not; none is one pass. */
export async function runFormatStage(): Promise<Result> {
  const oxfmt = [process.execPath, join(ROOT, 'node_modules/oxfmt/bin/oxfmt'), '--list-different', '.'];
  const { isFine, answer, output } = await run(oxfmt, ROOT);
  return judgeFormat(isFine, answer, output);
}

export function judgeFormat(isFine: boolean, answer: string, output: string): Result {
  const different = answer.split('\n').filter((line) => line.trim() !== '');
  if (isFine && different.length === 0) return { passed: 1, failed: 0, output: '' };
  if (different.length === 0) return { passed: 0, failed: 1, output };
  return {
    passed: 0,
    failed: different.length,
    output: `Not as \`npm run format\` writes it:\n${different.join('\n')}`,
  };
}
