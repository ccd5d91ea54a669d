import type { LatePolicy } from '@ebpls/contracts';

import type { ReferenceRows } from '../reference/reference-rows.ts';

/**
 * The rates of lateness of a published version of the revenue code; a bill is judged by the version that it was made
 * by. Fails on another.
 */
export function getLatePolicy(
  { ordinances }: Pick<ReferenceRows, 'ordinances'>,
  ordinance_version_id: number,
): LatePolicy {
  const version = ordinances.find((candidate) => candidate.ordinance_version_id === ordinance_version_id);
  if (!version) throw new Error(`a bill rests on ordinance version ${ordinance_version_id}, which is not published`);
  return version.ordinance.late;
}
