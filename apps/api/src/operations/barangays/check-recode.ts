// Checks a list of new barangay codes for contradictions.

import type { BarangayRecode } from '@ebpls/contracts';

import type { MessageKey } from '../../platform/messages/catalogue.ts';

/** State of the barangays that a recode is checked against. */
export interface BarangaysNow {
  /** The name of each barangay by its code. */
  readonly names: ReadonlyMap<string, string>;
  /** The current code by each former code. */
  readonly formerNames: ReadonlyMap<string, string>;
}

type RecodeProblem = readonly [index: number, field: keyof BarangayRecode, key: MessageKey];

/**
 * Whether the change merges a barangay into another: an existing one, or one that an earlier change of the list made.
 */
export function isMerge(changes: readonly BarangayRecode[], index: number, { names }: BarangaysNow): boolean {
  const code = changes[index]?.brgycode ?? '';
  return names.has(code) || changes.slice(0, index).some(({ brgycode }) => brgycode === code);
}

/** Problems of a list of changes, by the index of each in the list. */
export function checkRecode(changes: readonly BarangayRecode[], now: BarangaysNow): RecodeProblem[] {
  const formerCodes = new Set(changes.map(({ former_code }) => former_code));
  const problems = changes.flatMap((change, index): RecodeProblem[] => {
    const problem = checkOneRecode(change, now, formerCodes);
    if (problem !== undefined) return [[index, ...problem]];
    const first = changes.findIndex((one) => one.former_code === change.former_code);
    return first === index ? [] : [[index, 'former_code', 'barangays.duplicate']];
  });
  if (problems.length > 0) return problems;
  // The remaining names are known once every code is right.
  return changes.flatMap((_change, index): RecodeProblem[] =>
    isNameTaken(changes, index, now) ? [[index, 'name', 'barangays.name_in_use']] : [],
  );
}

function checkOneRecode(
  { former_code, brgycode }: BarangayRecode,
  { names, formerNames }: BarangaysNow,
  formerCodes: ReadonlySet<string>,
): readonly [keyof BarangayRecode, MessageKey] | undefined {
  if (!names.has(former_code)) return ['former_code', 'barangays.old_unknown'];
  if (brgycode.endsWith('000')) return ['brgycode', 'barangays.code'];
  if (formerCodes.has(brgycode)) return ['brgycode', 'barangays.chained'];
  const holder = formerNames.get(brgycode);
  return holder === undefined || holder === former_code ? undefined : ['brgycode', 'barangays.code_was_another'];
}

function isNameTaken(changes: readonly BarangayRecode[], index: number, { names }: BarangaysNow): boolean {
  const own = changes[index];
  if (own === undefined) return false;
  const formerCodes = new Set(changes.map(({ former_code }) => former_code));
  const otherNames = [...names].filter(([code]) => !formerCodes.has(code) && code !== own.brgycode);
  const others = changes.filter(({ brgycode }) => brgycode !== own.brgycode);
  return [...otherNames.map(([, name]) => name), ...others.map(({ name }) => name)].some(
    (name) => name.toLowerCase() === own.name.toLowerCase(),
  );
}
