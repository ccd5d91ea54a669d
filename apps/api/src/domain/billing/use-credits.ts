import { type Centavos, formatPesosText } from '@ebpls/contracts';
import { allocatePartPayment } from '@ebpls/rules';
import { sql } from 'kysely';

import { recordAudit } from '../../platform/identity/audit.ts';
import type { Trx } from '../../platform/database/database.ts';
import { Refused } from '../../platform/refused.ts';
import type { Transaction } from '../../platform/transactions/transaction.ts';
import { type BillAccount, listOwedItems, openAccount, sumPaidItems } from '../ledger/bill-account.ts';
import { ACCOUNTS, FUNDS_BY_AGENCY } from '../ledger/chart-of-accounts.ts';
import { postPayment } from '../ledger/collection/post-payment.ts';
import type { OrderRow } from '../ledger/due/orders.queries.ts';
import { type EntryLine, postEntry } from '../ledger/ledger.ts';
import { type Fund, FUNDS } from '../../tables/ledger.ts';
import type { PaidItem } from '../../tables/money.ts';

interface Credit {
  readonly credit_id: number;
  /** The fund that holds its money. */
  readonly fund: Fund;
  readonly left: Centavos;
}

/** A share of a credit that pays an order, in the fund that holds its money. */
interface UsedCredit {
  readonly fund: Fund;
  readonly amount: Centavos;
}

interface SpentCredit extends UsedCredit {
  readonly credit_id: number;
}

/**
 * Pays a new order of payment from the credits of the business (domain reference 4.1 step 8 and 5.7): the oldest credit
 * first, allocated by rule 20 to the oldest due items, with receipts as for any payment. The rest remains a credit. What
 * a fund pays for another is due between them.
 */
export async function useCredits(tx: Transaction, order: OrderRow): Promise<void> {
  const credits = await lockCredits(tx.trx, order.business_id);
  if (credits.length === 0) return;
  const money = credits.reduce((sum, { left }) => sum + left, 0) as Centavos;
  const account = await openAccount(tx.trx, order, { rows: tx.rows, day: tx.today });
  const items = allocatePartPayment(listOwedItems(account), money);
  const amount = sumPaidItems(items);
  if (amount === 0) return;
  const usedCredits = await spendCredits(tx, credits, amount);
  const reference = usedCredits.map(({ credit_id }) => `CR-${credit_id}`).join(', ');
  await transferCredit(tx, { account, items, usedCredits, memo: reference });
  await postPayment(tx, {
    order,
    request_id: null,
    amount,
    items,
    tender: 'CREDIT',
    channel: 'Credit',
    reference,
    collector_id: null,
    paid_at: tx.now,
  });
  await recordAudit(tx.trx, tx.actor, {
    act: 'credit.use',
    object_kind: 'bill',
    object_id: order.bill_id,
    detail: { amount: formatPesosText(amount), credits: usedCredits.map(({ credit_id }) => credit_id) },
  });
}

/** Refused: conflict for a closed business, which no order of payment will be issued to. */
export async function assertCreditUsable(trx: Trx, business_id: number): Promise<void> {
  const business = await trx
    .selectFrom('business')
    .select('business_id')
    .where('business_id', '=', business_id)
    .where('state', 'in', ['RETIRED', 'CLOSED_BY_ORDER'])
    .executeTakeFirst();
  if (business) throw new Refused('conflict', 'credit.business_closed');
}

async function lockCredits(trx: Trx, business_id: number): Promise<Credit[]> {
  const { rows } = await sql<Credit>`
      select k.credit_id, coalesce(r.fund, 'GENERAL') as fund, k.amount - k.used as left
      from taxpayer_credit k
      left join refund_claim c on k.source_kind = 'REFUND' and c.refund_no = k.source_id
      left join receipt r on r.receipt_no = c.receipt_no
      where k.business_id = ${business_id}::bigint and k.closed_at is null and k.used < k.amount
      order by k.opened_at, k.credit_id
      for update of k`.execute(trx);
  return rows;
}

async function spendCredits(
  { trx, now }: Transaction,
  credits: readonly Credit[],
  amount: Centavos,
): Promise<SpentCredit[]> {
  const usedCredits: SpentCredit[] = [];
  let remaining: number = amount;
  for (const credit of credits) {
    const usedAmount = Math.min(remaining, credit.left) as Centavos;
    if (usedAmount === 0) break;
    remaining -= usedAmount;
    usedCredits.push({ credit_id: credit.credit_id, fund: credit.fund, amount: usedAmount });
    await sql`
      update taxpayer_credit
      set
        used = used + ${usedAmount}::bigint,
        closed_at = case when used + ${usedAmount}::bigint = amount then ${now}::timestamptz end
      where credit_id = ${credit.credit_id}::bigint`.execute(trx);
  }
  return usedCredits;
}

interface CreditUse {
  readonly account: Pick<BillAccount, 'order' | 'lines'>;
  readonly items: readonly PaidItem[];
  readonly usedCredits: readonly UsedCredit[];
  readonly memo: string;
}

/**
 * Books what the funds owe each other when credits of one fund pay items of another: trust money is kept whole, and a
 * fund never spends what it does not hold (LGC s.309).
 */
async function transferCredit(tx: Transaction, { account, items, usedCredits, memo }: CreditUse): Promise<void> {
  const { order } = account;
  const fundsByLine = new Map(account.lines.map(({ line_no, agency }) => [line_no, FUNDS_BY_AGENCY[agency]]));
  const lines = FUNDS.flatMap((fund) => {
    const fundCredit = usedCredits
      .filter((credit) => credit.fund === fund)
      .reduce((sum, { amount }) => sum + amount, 0);
    const paid = sumPaidItems(items.filter(({ line_no }) => fundsByLine.get(line_no) === fund));
    return toTransferLines(fund, fundCredit - paid);
  });
  if (lines.length === 0) return;
  await postEntry(tx, { kind: 'ADJUSTMENT', business_id: order.business_id, bill_id: order.bill_id, memo, lines });
}

/** A fund with a surplus owes it to the others; one with a shortage claims it from them. */
function toTransferLines(fund: Fund, surplus: number): EntryLine[] {
  const amount = Math.abs(surplus) as Centavos;
  const { UNAPPLIED, DUE_TO_FUNDS, DUE_FROM_FUNDS } = ACCOUNTS;
  if (surplus > 0)
    return [
      { account_code: UNAPPLIED.account_code, fund, debit: amount },
      { account_code: DUE_TO_FUNDS.account_code, fund, credit: amount },
    ];
  if (surplus < 0)
    return [
      { account_code: DUE_FROM_FUNDS.account_code, fund, debit: amount },
      { account_code: UNAPPLIED.account_code, fund, credit: amount },
    ];
  return [];
}
