// Compares the recorded API contract of an earlier release with the present one, and lists what breaks its remotes.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { listMismatches } from './schema-mismatches.ts';
import { readRecord, type ContractRecord, getRecordsFolder } from './contract-record.ts';

const SUPPORTED_RELEASES = 3; // remotes of so many releases run beside a new build (goal R-9)

/** Reads the recorded API contracts of the last releases, newest first, with which a new build must stay compatible. */
export function readLastRecords(root: string): ContractRecord[] {
  return readdirSync(getRecordsFolder(root))
    .filter((name) => name.endsWith('.json'))
    .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .slice(0, SUPPORTED_RELEASES)
    .map((name) => readRecord(readFileSync(join(getRecordsFolder(root), name), 'utf8')));
}

/** Everything that a remote built for `then` would miss now, as sentences; empty when it runs and is answered. */
export function listBreaks(then: ContractRecord, now: ContractRecord): string[] {
  return [
    ...Object.entries(then.gives).flatMap(([module, names]) => {
      const exportedNames = new Set(now.gives[module]);
      return names.filter((name) => !exportedNames.has(name)).map((name) => `${module} gives no ${name}.`);
    }),
    ...Object.entries(then.calls).flatMap(([name, call]) => {
      const present = now.calls[name];
      if (!present) return [`${name} is gone.`];
      // Our schemas must accept every old request, and old schemas must accept every reply of ours.
      const requests = (['params', 'query', 'body'] as const).flatMap((part) =>
        present[part] === undefined
          ? []
          : listMismatches(call[part] ?? { type: 'object' }, present[part], `${name} ${part}`),
      );
      const reply = call.reply === undefined ? [] : listMismatches(present.reply ?? {}, call.reply, `${name} reply`);
      return [...requests, ...reply];
    }),
  ];
}
