import { type Answer, type getRevenueCode, pesosText, type Received } from '@ebpls/contracts';
import { CaseRefused, ordinanceInForce, yearOf } from '@ebpls/rules';

import type { Api } from '../../platform/http/api.ts';
import { Refused } from '../../platform/refused.ts';
import { type ReferenceRows, referenceRows } from '../../domain/reference/reference-rows.ts';
import { getOrdinanceSent } from './simulator.queries.ts';

type RevenueCodeQuery = Received<typeof getRevenueCode>['query'];
type CodeAnswer = Answer<typeof getRevenueCode>;

/**
 * The revenue code of a year or by its version, with the lists a bill is computed from. Refused: missing, when no
 * published version answers.
 */
export async function readRevenueCode(
  { db, clock }: Api,
  { tax_year: asked_year, version }: RevenueCodeQuery,
): Promise<CodeAnswer> {
  const rows = await referenceRows(db);
  const today = clock.today();
  const tax_year = asked_year ?? yearOf(today);
  const ordinance = await getOrdinanceSent(db, versionOf(rows, { tax_year, version }));
  return {
    tax_year,
    today,
    ordinance,
    lines: [...rows.lines.values()],
    barangays: barangaysOf(rows),
    holidays: [...rows.holiday_rows],
  };
}

function versionOf(
  { ordinances }: ReferenceRows,
  { tax_year, version }: { readonly tax_year: number; readonly version: string | undefined },
): number {
  const named = version ?? inForce(ordinances, tax_year);
  const found = ordinances.find(({ ordinance }) => ordinance.version === named);
  if (found === undefined) throw new Refused('missing', 'thing.missing');
  return found.ordinance_version_id;
}

function inForce(ordinances: ReferenceRows['ordinances'], tax_year: number): string {
  try {
    return ordinanceInForce(
      ordinances.map(({ ordinance }) => ordinance),
      tax_year,
    ).version;
  } catch (error) {
    if (error instanceof CaseRefused) throw new Refused('missing', error.message_key);
    throw error;
  }
}

function barangaysOf({ barangays }: ReferenceRows): CodeAnswer['barangays'] {
  return [...barangays.values()].map(({ brgycode, name, clearance_fee }) => ({
    brgycode,
    name,
    clearance_fee: Object.fromEntries(
      Object.entries(clearance_fee).flatMap(([scale, fee]) => (fee === undefined ? [] : [[scale, pesosText(fee)]])),
    ),
  }));
}
