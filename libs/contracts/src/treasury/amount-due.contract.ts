import * as v from 'valibot';

import { OnBehalf } from '../licensing/delegate-scope.ts';
import { OwedLine } from '../licensing/application-parts.ts';
import { Installment } from './bills.contract.ts';
import { defineEndpoint } from '../shared/endpoint.ts';
import { LineDispute } from './line-dispute.ts';
import { ChosenText, PAYMENT_METHODS } from './payments.contract.ts';
import { AssessmentCode, CompanyCode, Day, Instant, Pesos } from '../shared/primitives.ts';
import { PendingMoney } from './pending-money.ts';

const AmountDuePath = v.object({ assessment_code: AssessmentCode });

/** A line of the amount owed now; one of an earlier year names the year, and whether nobody filed it. */
export const DueLine = v.object({
  ...OwedLine.entries,
  of_year: v.optional(v.number()),
  is_unfiled: v.optional(v.boolean()),
});
export type DueLine = v.InferOutput<typeof DueLine>;

/** Part of the year that an installment covers. */
export const INSTALLMENT_PARTS = ['YEAR', 'HALF', 'QUARTER'] as const;

/** One installment that a payment made now settles; `total` is what is still owed of it, penalties included. */
export const ChargedInstallment = v.object({
  no: v.number(),
  /** `Third quarter, 2026`. */
  name: v.string(),
  part: v.picklist(INSTALLMENT_PARTS),
  /** The tax year that it belongs to; earlier than the order's own where it was carried over. */
  year: v.number(),
  due_on: Day,
  is_overdue: v.boolean(),
  total: Pesos,
});
export type ChargedInstallment = v.InferOutput<typeof ChargedInstallment>;

/**
 * A payment of this order that was started and has not ended. `can_resume`: the hosted page of the viewer’s own payment
 * opens again. Otherwise the order is locked until `locked_until`, and `can_pay` is false until then.
 */
export const OpenAttempt = v.object({
  request_id: v.string(),
  method: v.picklist(PAYMENT_METHODS),
  amount: Pesos,
  locked_until: Instant,
  is_own: v.boolean(),
  can_resume: v.boolean(),
  /** Set when this order is being paid together with others: all of them, and the amount at the gateway. */
  joint: v.optional(v.object({ assessment_codes: v.array(v.string()), amount: Pesos })),
});
export type OpenAttempt = v.InferOutput<typeof OpenAttempt>;

/**
 * Amount owed today, or on the installments that the payer chose, and its change with time. `then_more` is added from
 * the day after `stays_until`. `charges` are the installments in `total`, the longest due first; empty when nothing is
 * due. `title` names them: `Three quarters of 2026`.
 */
export const CurrentDue = v.object({
  assessment_code: v.string(),
  company_code: CompanyCode,
  company_name: v.string(),
  top_no: v.string(),
  tax_year: v.number(),
  title: v.string(),
  charges: v.array(ChargedInstallment),
  /** Every unpaid installment in the order in which they may be paid, later ones included. */
  choices: v.array(v.object({ ...ChargedInstallment.entries, is_chosen: v.boolean() })),
  lines: v.array(DueLine),
  total: Pesos,
  /** Received for this order and not confirmed by the bank, oldest first. It is paid when the bank has confirmed it. */
  waiting: v.array(PendingMoney),
  /** Lines of this order that are or were disputed. */
  disputes: v.array(LineDispute),
  stays_until: v.nullable(Day),
  then_more: v.nullable(Pesos),
  overdue_since: v.nullable(Day),
  installments: v.array(Installment),
  open_attempt: v.nullable(OpenAttempt),
  can_pay: v.boolean(),
  /** Ways to pay at the gateway that this municipality offers. */
  methods: v.array(v.picklist(PAYMENT_METHODS)),
  on_behalf: v.optional(OnBehalf),
});
export type CurrentDue = v.InferOutput<typeof CurrentDue>;

export const getCurrentDue = defineEndpoint({
  method: 'GET',
  path: '/api/assessments/:assessment_code/due',
  summary: 'Compute the amount due today, or that of selected installments, line by line',
  params: AmountDuePath,
  query: v.object({ installments: v.optional(ChosenText) }),
  reply: CurrentDue,
});
