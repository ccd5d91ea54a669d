import { readFileSync } from 'node:fs';

import { assessFile, type Answer, toRefusedAnswer } from './answer.ts';

/**
 * `npm run assess -- FILE`: computes the bill (taxes and fees) of one business from a JSON case, and prints it as JSON.
 */
const STANDARD_INPUT = 0;

function answer([file, ...more]: readonly string[]): Answer {
  if (file === undefined) return { code: 2, err: 'usage: npm run --silent assess -- FILE|-' };
  const [second] = more;
  if (second !== undefined) return toRefusedAnswer({ field: second, message_key: 'case.one_file', params: {} });
  try {
    return assessFile(readFileSync(file === '-' ? STANDARD_INPUT : file));
  } catch (error) {
    if (error instanceof Error && 'code' in error) {
      return { code: 2, err: `${file}: the file cannot be read (${String(error.code)})` };
    }
    throw error;
  }
}

const result = answer(process.argv.slice(2));
if (result.code === 0) console.log(result.out);
else console.error(result.err);
process.exitCode = result.code;
