// Maps stored installments to the input of the rules on late payment.

import type { BillLineKind, Centavos, InstallmentState } from '@ebpls/contracts';
import type { OpenInstallment, BillPart, PartAllocation } from '@ebpls/rules';

import type { ReferenceRows } from '../../../platform/reference/reference-rows.ts';
import type { ReceivedMoney } from './orders.queries.ts';
import { getLatePolicy } from '../../../platform/reference/ordinance-policies.ts';
import type { ItemLateTerms } from './item-terms.ts';

/** One line's share of an installment, as stored. Amount in centavos. */
export interface InstallmentPart extends ItemLateTerms {
  readonly no: number;
  readonly nominal_due_on: string;
  readonly due_on: string;
  readonly state: InstallmentState;
  readonly line_no: number;
  readonly code: string;
  readonly kind: BillLineKind;
  readonly amount: Centavos;
  /** Set on an installment carried over from another version of the revenue code. */
  readonly of_ordinance_version_id: number | null;
}

interface InstallmentBooks {
  /** Money received for this bill only. */
  readonly receipts: readonly Pick<ReceivedMoney, 'installment_no' | 'amount' | 'paid_on' | 'lines'>[];
  readonly rows: Pick<ReferenceRows, 'ordinances'>;
}

/**
 * Installments of one bill in the form of the rules: parts, payments, the policy of an older code, and whether it ended
 * unpaid.
 */
export function toOpenInstallments(
  parts: readonly InstallmentPart[],
  { receipts, rows }: InstallmentBooks,
): OpenInstallment[] {
  return [...Map.groupBy(parts, ({ no }) => no).values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { no, nominal_due_on, due_on, state, of_ordinance_version_id } = first;
    return [
      {
        no,
        nominal_due: nominal_due_on,
        due: due_on,
        parts: toInstallmentShares(group),
        paid: receipts
          .filter(({ installment_no }) => installment_no === no)
          .map(({ amount, paid_on, lines }) => ({ amount, paid_on, allocations: toAllocations(lines, group) })),
        ...(state === 'VOID' || state === 'WAIVED' ? { ended: state } : {}),
        ...(of_ordinance_version_id === null ? {} : { late: getLatePolicy(rows, of_ordinance_version_id) }),
      },
    ];
  });
}

/** Allocations of a receipt in the form of the rules, by the code of each line. */
function toAllocations(
  lines: ReceivedMoney['lines'],
  parts: readonly Pick<InstallmentPart, 'line_no' | 'code'>[],
): PartAllocation[] {
  return lines.flatMap(({ line_no, ...amounts }) => {
    const part = parts.find((each) => each.line_no === line_no);
    return part ? [{ code: part.code, ...amounts }] : [];
  });
}

/** Stored shares of an installment in the form of the rules. */
export function toInstallmentShares(
  parts: readonly Omit<InstallmentPart, 'no' | 'nominal_due_on' | 'due_on' | 'state' | 'of_ordinance_version_id'>[],
): BillPart[] {
  return parts.map(({ code, kind, amount, ...terms }) => ({ code, kind, amount, ...toPartTerms(terms) }));
}

function toPartTerms(item: ItemLateTerms): Omit<BillPart, 'code' | 'kind' | 'amount'> {
  const { bears_penalty, late_code, item_due_on, early_until, early_discount, early_later, disputed_on, freed_on } =
    item;
  const hasDiscount = early_until !== null && early_discount !== null;
  const laterDay = early_later === null ? {} : { later: early_later };
  return {
    late_charges: bears_penalty,
    ...(late_code === null ? {} : { late_code }),
    ...(item_due_on === null ? {} : { due: item_due_on }),
    ...(hasDiscount ? { earlyDiscount: { until: early_until, discount: early_discount, ...laterDay } } : {}),
    ...(disputed_on === null ? {} : { freeze: { from: disputed_on, until: freed_on } }),
  };
}
