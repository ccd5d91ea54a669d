import { readFileSync } from 'node:fs';

import { assessByCode } from './answer-by-code.ts';
import { assessFile, type Answer, toRefusedAnswer } from './answer.ts';

/**
 * `npm run assess -- FILE`: computes the bill (taxes and fees) of one business from a JSON case, and prints it as JSON;
 * with `--code CODE` by a revenue code that is a file.
 */
const STANDARD_INPUT = 0;

const USAGE = 'usage: npm run --silent assess -- [--code CODE] FILE|-';

/** The files on the command line: the case, more than one of which is refused, and the code if it is a file. */
function parseArguments([first, second, ...rest]: readonly string[]): { code?: string; files: readonly string[] } {
  if (first !== '--code') return { files: [first, second, ...rest].filter((file) => file !== undefined) };
  return second === undefined ? { files: [] } : { code: second, files: rest };
}

async function answer(args: readonly string[]): Promise<Answer> {
  const { code, files } = parseArguments(args);
  const [file, second] = files;
  if (file === undefined) return { code: 2, err: USAGE };
  if (second !== undefined) return toRefusedAnswer({ field: second, message_key: 'case.one_file', params: {} });
  try {
    const input = file === '-' ? STANDARD_INPUT : file;
    return code === undefined ? assessFile(readFileSync(input)) : await assessByCode(code, input);
  } catch (error) {
    if (error instanceof Error && 'code' in error) {
      return { code: 2, err: `${file}: the file cannot be read (${String(error.code)})` };
    }
    throw error;
  }
}

const result = await answer(process.argv.slice(2));
if (result.code === 0) console.log(result.out);
else console.error(result.err);
process.exitCode = result.code;
