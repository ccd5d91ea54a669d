// Endpoints of the treasury for booklets of paper receipts, cheques taken at the counter, and red flags of businesses.

import * as v from 'valibot';

import { BankReference, FormSerial } from './counter.contract.ts';
import { defineEndpoint } from '../shared/endpoint.ts';
import {
  CompanyCode,
  Day,
  Id,
  IdText,
  Instant,
  ListQuery,
  definePage,
  Pesos,
  defineText,
  WhyAnother,
} from '../shared/primitives.ts';

export const FORM_OUTCOMES = ['ISSUED', 'SPOILED', 'LOST'] as const;
export type FormOutcome = (typeof FORM_OUTCOMES)[number];

/** A booklet of paper receipts (Accountable Form 51), fifty numbers or fewer, assigned to one cashier. */
export const Booklet = v.object({
  booklet_id: Id,
  first_no: v.string(),
  last_no: v.string(),
  holder_name: v.string(),
  assigned_on: Day,
  assigned_by: v.string(),
  next_no: v.nullable(v.string()),
  issued: v.number(),
  spoiled: v.number(),
  lost: v.number(),
  left: v.number(),
});
export type Booklet = v.InferOutput<typeof Booklet>;

export const listBooklets = defineEndpoint({
  method: 'GET',
  path: '/api/forms/booklets',
  summary: 'List accountable form booklets with their remaining forms',
  query: v.object(ListQuery),
  reply: v.object({
    ...definePage(Booklet).entries,
    cashiers: v.array(v.object({ account_id: Id, name: v.string() })),
  }),
});

export const assignBooklet = defineEndpoint({
  method: 'POST',
  path: '/api/forms/booklets',
  summary: 'Assign a booklet to a cashier',
  body: v.object({
    holder_id: v.pipe(
      v.union([v.string(), v.number()], 'form.holder_required'),
      v.transform(Number),
      v.check((value) => Number.isSafeInteger(value) && value > 0, 'form.holder_required'),
    ),
    first_no: FormSerial,
    last_no: FormSerial,
  }),
  reply: v.object({ booklet_id: Id }),
});

/** The expected next number only: forms are used in the order of their numbers. */
export const spoilForm = defineEndpoint({
  method: 'POST',
  path: '/api/forms/spoiled',
  summary: 'Cancel a spoiled form in number order',
  body: v.object({ serial: FormSerial, reason: defineText('reason.required', 300) }),
  reply: v.object({ serial: v.string() }),
});

export const loseForms = defineEndpoint({
  method: 'POST',
  path: '/api/forms/lost',
  summary: 'Record forms that were lost before use',
  body: v.object({ first_no: FormSerial, last_no: FormSerial, reason: defineText('reason.required', 300) }),
  reply: v.object({ lost: v.number() }),
});

export const CHEQUE_STATES = ['HELD', 'DEPOSITED', 'CLEARED', 'BOUNCED', 'CANCELLED'] as const;
export type ChequeState = (typeof CHEQUE_STATES)[number];

export const ChequeRow = v.object({
  cheque_id: Id,
  bank: v.string(),
  cheque_no: v.string(),
  dated_on: Day,
  is_managers: v.boolean(),
  amount: Pesos,
  state: v.picklist(CHEQUE_STATES),
  received_on: Day,
  clears_on: Day,
  company_code: CompanyCode,
  company_name: v.string(),
  top_no: v.string(),
  receipt_nos: v.array(v.string()),
  /** A second person confirmed a manager's cheque, so that it counts as paid before it clears. */
  is_confirmed: v.boolean(),
  /** The bank's own reference, as the treasurer matched it; empty before. */
  bank_reference: v.string(),
  reason: v.string(),
  acts: v.array(v.picklist(['confirm', 'clear', 'bounce'])),
  why_another: WhyAnother,
});
export type ChequeRow = v.InferOutput<typeof ChequeRow>;

export const listCheques = defineEndpoint({
  method: 'GET',
  path: '/api/counter/cheques',
  summary: 'List checks received by cashiers, pending ones first',
  query: v.object({ ...ListQuery, state: v.optional(v.picklist(CHEQUE_STATES)) }),
  reply: definePage(ChequeRow),
});

const ChequePath = v.object({ cheque_id: IdText });
const ChequeMoveReply = v.object({ cheque_id: Id, state: v.picklist(CHEQUE_STATES) });

/** A manager's cheque is guaranteed by the bank, so a second person's confirmation is enough (domain reference 3.10c). */
export const confirmManagersCheque = defineEndpoint({
  method: 'POST',
  path: '/api/counter/cheques/:cheque_id/confirm',
  summary: 'Confirm a manager’s check as a second person; the payment is valid',
  params: ChequePath,
  reply: ChequeMoveReply,
});

export const clearCheque = defineEndpoint({
  method: 'POST',
  path: '/api/counter/cheques/:cheque_id/clear',
  summary: 'Record that the bank paid the check',
  params: ChequePath,
  body: v.object({ bank_reference: BankReference }),
  reply: ChequeMoveReply,
});

/** The receipts are reversed, the installments are owed again, and the business carries a red flag. */
export const bounceCheque = defineEndpoint({
  method: 'POST',
  path: '/api/counter/cheques/:cheque_id/bounce',
  summary: 'Record that the bank returned the check unpaid',
  params: ChequePath,
  body: v.object({ reason: defineText('reason.required', 300) }),
  reply: v.object({ ...ChequeMoveReply.entries, flag_no: v.string() }),
});

/** Acts that a red flag stops (domain reference 3.5). */
export const FLAG_BLOCKS = ['RENEW', 'RELEASE'] as const;
export type FlagBlock = (typeof FLAG_BLOCKS)[number];

export const FlagRow = v.object({
  flag_no: v.string(),
  company_code: CompanyCode,
  company_name: v.string(),
  message: v.string(),
  blocks: v.array(v.picklist(FLAG_BLOCKS)),
  state: v.picklist(['OPEN', 'RESOLVED']),
  opened_at: Instant,
  resolved_at: v.nullable(Instant),
  remarks: v.string(),
});
export type FlagRow = v.InferOutput<typeof FlagRow>;

export const listFlags = defineEndpoint({
  method: 'GET',
  path: '/api/flags',
  summary: 'List red flags of businesses, open ones first',
  query: v.object(ListQuery),
  reply: definePage(FlagRow),
});

export const resolveFlag = defineEndpoint({
  method: 'POST',
  path: '/api/flags/:flag_no/resolve',
  summary: 'Close a red flag with remarks',
  params: v.object({ flag_no: v.pipe(v.string(), v.regex(/^RF-\d{4}-\d{5}$/, 'id.format')) }),
  body: v.object({ remarks: defineText('flag.remarks', 500) }),
  reply: v.object({ flag_no: v.string(), state: v.picklist(['OPEN', 'RESOLVED']) }),
});
