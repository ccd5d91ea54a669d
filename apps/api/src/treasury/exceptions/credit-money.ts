import type { Centavos } from '@ebpls/contracts';

import { assertCreditUsable } from '../../domain/billing/use-credits.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import { paymentsChanged } from '../../domain/payments/payment-events.ts';
import { createFieldRefusal } from '../../platform/refused.ts';
import { refuseOwnBusiness } from '../../domain/applications/find-application.ts';
import type { ActorTransaction, Transaction } from '../../platform/transactions/transaction.ts';
import { formatPeso } from '../../platform/format.ts';
import { ACCOUNTS } from '../../domain/ledger/chart-of-accounts.ts';
import { postEntry } from '../../domain/ledger/ledger.ts';
import type { ExceptionRecord } from './exceptions.queries.ts';
import {
  closeExceptionCase,
  confirmAttempt,
  type ExceptionCase,
  getNextExceptionState,
  lockExceptionCase,
} from './exception-case.ts';
import { assertApprovable, needsProposal, proposeOutcome } from './propose-outcome.ts';

interface CreditDecision {
  readonly reason: string;
  readonly company_code: string; // Business to credit when the gateway's number is not one of ours.
}

/**
 * Turns money into a credit of the business that it came from (domain reference 5.7); a larger amount of an unknown
 * payer waits for another treasurer. Refused: conflict when decided already, invalid when no business is known.
 */
export async function creditMoney(
  tx: ActorTransaction,
  exception_id: number,
  { reason, company_code }: CreditDecision,
): Promise<void> {
  const openedCase = await lockExceptionCase(tx, exception_id);
  const { exception } = openedCase;
  getNextExceptionState(exception, 'credit');
  const business_id = exception.business_id ?? (await findBusinessId(tx, company_code));
  await refuseOwnBusiness(tx, business_id);
  if (await needsProposal(tx, exception))
    return proposeOutcome(tx, exception, { outcome: 'CREDITED', target: company_code, reason });
  return creditBusiness(tx, openedCase, { business_id, reason });
}

/** Another treasurer approves a proposed credit. Refused: forbidden to the proposer, conflict when it was decided. */
export async function approveCredit(tx: ActorTransaction, exception_id: number, company_code: string): Promise<void> {
  const openedCase = await lockExceptionCase(tx, exception_id);
  const { exception } = openedCase;
  await assertApprovable(tx, exception, { outcome: 'CREDITED', target: company_code });
  const business_id = await findBusinessId(tx, company_code);
  await refuseOwnBusiness(tx, business_id);
  await creditBusiness(tx, openedCase, { business_id, reason: exception.reason });
}

async function creditBusiness(
  tx: ActorTransaction,
  { exception, attempt }: ExceptionCase,
  { business_id, reason }: { readonly business_id: number; readonly reason: string },
): Promise<void> {
  await assertCreditUsable(tx.trx, business_id);
  await confirmAttempt(tx, attempt);
  await openCredit(tx, { exception, business_id, amount: exception.amount, reason });
  await closeExceptionCase(tx, exception, { act: 'credit', outcome: 'CREDITED', reason, business_id });
}

async function findBusinessId({ trx }: Transaction, company_code: string): Promise<number> {
  const business = await trx
    .selectFrom('business')
    .select('business_id')
    .where('company_code', '=', company_code)
    .where('discarded_at', 'is', null)
    .executeTakeFirst();
  if (!business) throw createFieldRefusal('company_code', 'exception.company_unknown');
  return business.business_id;
}

interface Credit {
  readonly exception: ExceptionRecord;
  readonly business_id: number;
  readonly amount: Centavos;
  readonly reason: string;
}

/** The money stays unapplied; the ledger now names its business. */
export async function openCredit(tx: Transaction, { exception, business_id, amount, reason }: Credit): Promise<void> {
  const { trx, now } = tx;
  await trx
    .insertInto('taxpayer_credit')
    .values({
      business_id,
      amount,
      source_kind: 'EXCEPTION',
      source_id: String(exception.exception_id),
      reason,
      opened_at: now,
      closed_at: null,
    })
    .execute();
  await postEntry(tx, {
    kind: 'CREDIT',
    business_id,
    memo: exception.request_id ?? '',
    lines: [
      { account_code: ACCOUNTS.UNAPPLIED.account_code, fund: 'GENERAL', debit: amount },
      { account_code: ACCOUNTS.UNAPPLIED.account_code, fund: 'GENERAL', credit: amount },
    ],
  });
  await insertEvent(tx, paymentsChanged, {
    mail: { business_id, template: 'payment_credited', params: { amount: formatPeso(amount), reason } },
  });
}
