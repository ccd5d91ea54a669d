// Stores a proof with its bills and differences, in the place of the one before.

import type { Centavos, ProofOutcome } from '@ebpls/contracts';
import type { ChargeDifference } from '@ebpls/rules/tariff';

import type { Trx } from '../../platform/database/database.ts';
import type { DifferenceRow, StoredRefusal } from './tariff-proofs.queries.ts';

/** A bill as it was computed. */
export interface ProofBillInput {
  readonly title: string;
  readonly bill: unknown;
  readonly outcome: ProofOutcome;
  readonly charged: Centavos | null;
  readonly computed: Centavos | null;
  readonly refusal: StoredRefusal | null;
  readonly differences: readonly Pick<ChargeDifference, 'code' | 'charged' | 'computed'>[];
}

interface ProofInput {
  readonly ordinance_version_id: number;
  readonly proof: {
    readonly proof_no: number;
    readonly revision: number;
    readonly file_name: string;
    readonly proved_by: number;
    readonly proved_at: Date;
  };
  readonly bills: readonly ProofBillInput[];
  /** Differences of the proof before that were accepted. */
  readonly accepted: readonly DifferenceRow[];
}

const ROWS_AT_ONCE = 500;

/** Replaces the proof of a version. */
export async function insertProof(
  trx: Trx,
  { ordinance_version_id, proof, bills, accepted }: ProofInput,
): Promise<void> {
  await trx.deleteFrom('tariff_proof').where('ordinance_version_id', '=', ordinance_version_id).execute();
  await trx
    .insertInto('tariff_proof')
    .values({ ordinance_version_id, ...proof })
    .execute();
  const billRows = bills.map(({ differences: _differences, bill, refusal, ...row }, index) => ({
    ...row,
    ordinance_version_id,
    bill_no: index + 1,
    ...(bill !== null && { bill: JSON.stringify(bill) }),
    ...(refusal !== null && { refusal: JSON.stringify(refusal) }),
  }));
  for (let from = 0; from < billRows.length; from += ROWS_AT_ONCE)
    await trx
      .insertInto('tariff_proof_bill')
      .values(billRows.slice(from, from + ROWS_AT_ONCE))
      .execute();
  const rows = listDifferenceRows(ordinance_version_id, bills, accepted);
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await trx
      .insertInto('tariff_proof_difference')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute();
}

function listDifferenceRows(
  ordinance_version_id: number,
  bills: readonly ProofBillInput[],
  acceptedDifferences: readonly DifferenceRow[],
) {
  const toKey = (bill_no: number, charge: string, amounts: readonly (number | null)[]): string =>
    JSON.stringify([bill_no, charge, ...amounts]);
  const acceptedByKey = new Map(
    acceptedDifferences.map((row) => [toKey(row.bill_no, row.charge, [row.charged, row.computed]), row]),
  );
  return bills.flatMap(({ differences }, index) =>
    differences.map(({ code, charged = null, computed = null }) => {
      const before = acceptedByKey.get(toKey(index + 1, code, [charged, computed]));
      return {
        ordinance_version_id,
        bill_no: index + 1,
        charge: code,
        charged,
        computed,
        accepted_by: before?.accepted_by ?? null,
        accepted_at: before?.accepted_at == null ? null : new Date(before.accepted_at),
        reason: before?.reason ?? null,
      };
    }),
  );
}
