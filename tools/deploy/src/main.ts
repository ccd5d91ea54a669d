import { argv, exit } from 'node:process';

import { testFailover } from './failover.ts';
import { testNodes } from './nodes.ts';
import { MissingProgram } from './programs.ts';

const DRILLS: Readonly<Record<string, () => Promise<boolean>>> = { nodes: testNodes, failover: testFailover };

/**
 * `npm run drill -- nodes` and `npm run drill -- failover`: prove the shipped configuration under load. Exit code 0
 * when all held.
 */
async function main(): Promise<number> {
  const drill = DRILLS[argv[2] ?? ''];
  if (drill === undefined) {
    console.error(`npm run drill -- ${Object.keys(DRILLS).join(' | ')}`);
    return 2;
  }
  return (await drill()) ? 0 : 1;
}

main().then(
  (code) => exit(code),
  (error: unknown) => {
    console.error(error instanceof MissingProgram || !(error instanceof Error) ? String(error) : error.stack);
    exit(error instanceof MissingProgram ? 2 : 1);
  },
);
