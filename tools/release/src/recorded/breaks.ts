import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { misfits } from './misfits.ts';
import { readRecord, type Recorded, recordsIn } from './record.ts';

/** Remotes of this many releases must run beside what is built now (goal R-9). */
const STILL_ANSWERED = 3;

/** The records of the last releases, the newest first. */
export function lastRecords(root: string): Recorded[] {
  return readdirSync(recordsIn(root))
    .filter((name) => name.endsWith('.json'))
    .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .slice(0, STILL_ANSWERED)
    .map((name) => readRecord(readFileSync(join(recordsIn(root), name), 'utf8')));
}

/** Everything that a remote built for `then` would miss now, as sentences; empty when it runs and is answered. */
export function breaks(then: Recorded, now: Recorded): string[] {
  return [
    ...Object.entries(then.gives).flatMap(([module, names]) => {
      const given = new Set(now.gives[module]);
      return names.filter((name) => !given.has(name)).map((name) => `${module} gives no ${name}.`);
    }),
    ...Object.entries(then.calls).flatMap(([name, call]) => {
      const present = now.calls[name];
      if (!present) return [`${name} is gone.`];
      // What is sent to us must be taken, and what we answer must be understood.
      const requests = (['params', 'query', 'body'] as const).flatMap((part) =>
        present[part] === undefined ? [] : misfits(call[part] ?? { type: 'object' }, present[part], `${name} ${part}`),
      );
      const reply = call.reply === undefined ? [] : misfits(present.reply ?? {}, call.reply, `${name} reply`);
      return [...requests, ...reply];
    }),
  ];
}
