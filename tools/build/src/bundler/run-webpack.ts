// Runs webpack by its command line, and reads the result that this writes.

import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { Bundle } from './bundle.ts';
import type { Outcome, OutcomeData } from './outcome.ts';

interface Problem {
  readonly message: string;
}

interface WebpackOutcome extends OutcomeData {
  readonly errors?: readonly Problem[];
  readonly warnings?: readonly Problem[];
}

const CLI = createRequire(import.meta.url).resolve('webpack-cli/package.json');
const CONFIGURATION = join(import.meta.dirname, 'webpack.config.ts');

/** Builds a bundle by webpack-cli. Throws with its own words when it wrote no result, as for a wrong configuration. */
export async function runWebpack(bundle: Bundle): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'ebpls-webpack-'));
  const file = join(folder, 'stats.json');
  const args = ['build', '--config', CONFIGURATION, '--env', `bundle=${JSON.stringify(bundle)}`, '--json', file];
  try {
    const run = promisify(execFile)(process.execPath, [join(CLI, '../bin/cli.js'), ...args], {
      cwd: bundle.options.project.dir,
    });
    // Of code that cannot be built it ends with 1 and writes the errors into the result all the same.
    await run.catch((error: unknown) => {
      if (!existsSync(file)) throw error;
    });
    return toOutcome(readFileSync(file, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function toOutcome(text: string): Outcome {
  const result = JSON.parse(text) as WebpackOutcome; // as webpack.config.ts orders it
  const { errors = [], warnings = [] } = result;
  return {
    hasErrors: () => errors.length > 0,
    hasWarnings: () => warnings.length > 0,
    toString: () => [...errors, ...warnings].map(({ message }) => message).join('\n\n'),
    toJson: () => result,
  };
}
