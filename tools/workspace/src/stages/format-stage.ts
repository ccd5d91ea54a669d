import { join } from 'node:path';

import { type Result, ROOT, run } from './stage.ts';

/** Check stage: every file is formatted (`npm run format`). Counts the files that are not; none is one pass. */
export async function runFormatStage(): Promise<Result> {
  const oxfmt = [process.execPath, join(ROOT, 'node_modules/oxfmt/bin/oxfmt'), '--list-different', '.'];
  const { isFine, answer, output } = await run(oxfmt, ROOT);
  return judgeFormat(isFine, answer, output);
}

export function judgeFormat(isFine: boolean, answer: string, output: string): Result {
  const unformattedFiles = answer.split('\n').filter((line) => line.trim() !== '');
  if (isFine && unformattedFiles.length === 0) return { passed: 1, failed: 0, output: '' };
  if (unformattedFiles.length === 0) return { passed: 0, failed: 1, output };
  return {
    passed: 0,
    failed: unformattedFiles.length,
    output: `Not as \`npm run format\` writes it:\n${unformattedFiles.join('\n')}`,
  };
}
