import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';

import type { Program } from '../programs.ts';

/** A server process of the messenger's measures. */
export interface Node extends Program {
  readonly port: number;
}

/** Resident memory in KB. */
export async function readMemory({ child }: Node): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
}

/** Seconds of processor time used so far. */
export async function readCpuSeconds({ child }: Node): Promise<number> {
  const [user = 0, system = 0] =
    (await readFile(`/proc/${child.pid}/stat`, 'utf8')).split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? [];
  return (user + system) / Number(execFileSync('getconf', ['CLK_TCK']));
}
