// Lists the disputed lines of bills.

import {
  type ReplyBody,
  type Centavos,
  type DisputeState,
  type getCurrentDue,
  type Locale,
  formatPesosText,
} from '@ebpls/contracts';
import { type InstallmentDue, sumOwed } from '@ebpls/rules';

import type { Database, Trx } from '../../../platform/database/database.ts';

/** A dispute with its line. */
export interface DisputedLine {
  readonly dispute_no: string;
  readonly bill_id: number;
  readonly line_no: number;
  readonly code: string;
  readonly name: string;
  readonly name_fil: string;
  readonly state: DisputeState;
  readonly filed_on: string;
  readonly decide_by: string;
  readonly ended_on: string | null;
  readonly decision: string;
}

/** The disputes of bills, oldest first. */
export async function listBillDisputes(db: Database | Trx, bill_ids: readonly number[]): Promise<DisputedLine[]> {
  if (bill_ids.length === 0) return [];
  return db
    .selectFrom('line_dispute as d')
    .innerJoin('bill_line as l', (join) =>
      join.onRef('l.bill_id', '=', 'd.bill_id').onRef('l.line_no', '=', 'd.line_no'),
    )
    .select(['d.dispute_no', 'd.bill_id', 'd.line_no', 'l.code', 'l.name', 'l.name_fil', 'd.state', 'd.filed_on'])
    .select(['d.decide_by', 'd.ended_on', 'd.decision'])
    .where('d.bill_id', 'in', [...bill_ids])
    .orderBy('d.dispute_id')
    .execute();
}

/** Disputed amount of a line that is owed and not billed, in centavos. */
export function sumDisputed(installments: readonly Pick<InstallmentDue, 'parts'>[], code: string): Centavos {
  return installments
    .flatMap(({ parts }) => parts)
    .filter((part) => part.is_held && part.code === code)
    .reduce((sum, part) => sum + sumOwed(part), 0) as Centavos;
}

/** Reply of a dispute in the reply of its order. */
export function toDisputeReply(
  { bill_id: _bill_id, code: _code, name, name_fil, ...dispute }: DisputedLine,
  heldAmount: Centavos,
  locale: Locale,
): ReplyBody<typeof getCurrentDue>['disputes'][number] {
  return { ...dispute, line_name: locale === 'fil' ? name_fil : name, held: formatPesosText(heldAmount) };
}
