import type { LatePolicy } from '@ebpls/contracts';

import type { ReferenceRows } from '../../../platform/reference/reference-rows.ts';

/**
 * Late policy of a published version of the revenue code; a bill uses the version that computed it. Fails for an
 * unknown version.
 */
export function getLatePolicy(
  { ordinances }: Pick<ReferenceRows, 'ordinances'>,
  ordinance_version_id: number,
): LatePolicy {
  const version = ordinances.find((candidate) => candidate.ordinance_version_id === ordinance_version_id);
  if (!version) throw new Error(`a bill rests on ordinance version ${ordinance_version_id}, which is not published`);
  return version.ordinance.late;
}
