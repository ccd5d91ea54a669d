// Lists unpaid amounts of earlier years that a new order carries over.

import type { Centavos, PaymentMode } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import type { OrderLine, OrderRow } from './due/orders.queries.ts';
import type { ItemLateTerms } from './due/item-terms.ts';

/**
 * One line's share of an unpaid installment of an earlier year, with the fields that a newer order needs to carry it
 * over.
 */
export interface UnpaidItem
  extends
    ItemLateTerms,
    Pick<OrderLine, 'code' | 'name' | 'name_fil' | 'kind' | 'agency' | 'account_code' | 'ordinance_section' | 'basis'> {
  /** The order that carries it now. */
  readonly bill_id: number;
  readonly line_no: number;
  readonly root_line_no: number;
  readonly installment_id: number;
  readonly root_id: number;
  readonly nominal_due_on: string;
  readonly due_on: string;
  readonly state: 'NOT_DUE' | 'PARTIAL';
  readonly of_year: number;
  readonly of_no: number;
  readonly of_mode: PaymentMode;
  readonly of_ordinance_version_id: number;
  readonly is_carried: boolean;
  readonly amount: Centavos;
  readonly paid: Centavos;
  readonly surcharge_paid: Centavos;
  readonly interest_paid: Centavos;
}

/** Payments received for an item `t` of an installment `i`; `principal` has the discounts taken off with them. */
const itemPayment = sql`
  select
    coalesce(sum(a.amount) filter (where a.component in ('PRINCIPAL', 'DISCOUNT')), 0)::bigint as principal,
    coalesce(sum(a.amount) filter (where a.component = 'SURCHARGE'), 0)::bigint as surcharge,
    coalesce(sum(a.amount) filter (where a.component = 'INTEREST'), 0)::bigint as interest
  from payment_allocation a
  where a.root_id = coalesce(i.root_id, i.installment_id)
    and a.root_line_no = coalesce(t.root_line_no, t.line_no)
    and a.installment_id <= i.installment_id`;

/**
 * Unpaid items on the orders of earlier years of a business (domain reference 4.1 step 7). Only years whose permit was
 * issued count: an order without any payment lapses by itself. An order of a change carries nothing over.
 */
export async function listUnpaid(
  db: Database | Trx,
  { business_id, tax_year, application_type }: Pick<OrderRow, 'business_id' | 'tax_year' | 'application_type'>,
): Promise<UnpaidItem[]> {
  if (application_type !== 'NEW' && application_type !== 'RENEWAL') return [];
  const { rows } = await sql<UnpaidItem>`
    select
      i.bill_id, l.line_no, coalesce(t.root_line_no, t.line_no) as root_line_no, i.installment_id, coalesce(i.root_id, i.installment_id) as root_id, i.nominal_due_on,
      i.due_on, i.state, coalesce(i.of_year, a.tax_year) as of_year, coalesce(i.of_no, i.no) as of_no,
      coalesce(
        i.of_mode, case when a.application_type = 'NEW' then 'ANNUAL' else coalesce(a.payment_mode, 'ANNUAL') end
      ) as of_mode, coalesce(i.of_ordinance_version_id, b.ordinance_version_id) as of_ordinance_version_id,
      l.of_year is not null as is_carried, l.code, l.name, l.name_fil, l.kind, l.agency, l.account_code,
      l.ordinance_section, l.basis, t.amount, p.principal as paid,
      p.surcharge as surcharge_paid, p.interest as interest_paid, t.bears_penalty, t.late_code,
      t.due_on as item_due_on, t.early_until, t.early_discount, t.early_later, t.disputed_on, t.freed_on
    from application a
    join bill b using (assessment_id)
    join installment i using (bill_id)
    join installment_item t using (installment_id)
    cross join lateral (${itemPayment}) p
    join bill_line l on l.bill_id = i.bill_id and l.line_no = t.line_no
    where a.business_id = ${business_id}::bigint
      and a.tax_year < ${tax_year}
      and a.state = 'ISSUED'
      and b.state = 'APPROVED'
      and i.state not in ('PAID', 'VOID', 'WAIVED')
    order by i.due_on, i.bill_id, i.no, t.line_no`.execute(db);
  return rows;
}

/** Remaining principal of items, in centavos. */
export function sumRemaining(items: readonly Pick<UnpaidItem, 'amount' | 'paid'>[]): Centavos {
  return items.reduce((sum, { amount, paid }) => sum + amount - paid, 0) as Centavos;
}

/** Fingerprint of carried arrears: equal for two orders with the same installments and the same remaining amounts. */
export function computeArrearsFingerprint(
  items: readonly Pick<UnpaidItem, 'root_id' | 'amount' | 'paid' | 'surcharge_paid' | 'interest_paid'>[],
): string {
  const each = [...Map.groupBy(items, ({ root_id }) => root_id)].map(
    ([root_id, own]) =>
      `${root_id}:${sumRemaining(own)}:${own.reduce((sum, item) => sum + item.surcharge_paid + item.interest_paid, 0)}`,
  );
  return each.toSorted().join(' ');
}

/** Fingerprint of the arrears that a bill carried over when it was computed. */
export async function getArrearsFingerprint(db: Database | Trx, bill_id: number): Promise<string> {
  const { arrears_computed } = await db
    .selectFrom('bill')
    .select('arrears_computed')
    .where('bill_id', '=', bill_id)
    .executeTakeFirstOrThrow();
  return arrears_computed;
}

/**
 * Writes the unpaid items into a new bill: lines of their own, and installments with their old due days after the
 * bill's own.
 */
export async function insertArrears(trx: Trx, bill_id: number, unpaidItems: readonly UnpaidItem[]): Promise<void> {
  if (unpaidItems.length === 0) return;
  await trx
    .updateTable('bill')
    .set({ arrears_computed: computeArrearsFingerprint(unpaidItems) })
    .where('bill_id', '=', bill_id)
    .execute();
  const own = await trx
    .selectFrom('bill_line')
    .select(({ fn }) => fn.max('line_no').as('last'))
    .where('bill_id', '=', bill_id)
    .executeTakeFirst();
  const last = await trx
    .selectFrom('installment')
    .select(({ fn }) => fn.max('no').as('no'))
    .where('bill_id', '=', bill_id)
    .executeTakeFirst();
  const numbers = await insertLines(trx, { bill_id, after: Number(own?.last ?? 0), unpaid: unpaidItems });
  const installments = [...Map.groupBy(unpaidItems, ({ installment_id }) => installment_id).values()];
  for (const [index, items] of installments.entries())
    await insertInstallment(trx, { bill_id, no: Number(last?.no ?? 0) + index + 1, items, numbers });
}

const toItemKey = ({ bill_id, line_no }: UnpaidItem): string => `${bill_id}:${line_no}`;

async function insertLines(
  trx: Trx,
  {
    bill_id,
    after,
    unpaid,
  }: { readonly bill_id: number; readonly after: number; readonly unpaid: readonly UnpaidItem[] },
): Promise<Map<string, number>> {
  const numbers = new Map<string, number>();
  const codes = new Set<string>();
  for (const [key, items] of Map.groupBy(unpaid, toItemKey)) {
    const [line] = items;
    if (!line) continue;
    const line_no = after + numbers.size + 1;
    const { name, name_fil, kind, agency, account_code, ordinance_section, of_year } = line;
    const code = getArrearsCode(line, codes);
    await trx
      .insertInto('bill_line')
      .values({
        bill_id,
        line_no,
        code,
        name,
        name_fil,
        kind,
        agency,
        account_code,
        ordinance_section,
        basis: JSON.stringify(line.basis),
        amount: sumRemaining(items),
        of_year,
      })
      .execute();
    numbers.set(key, line_no);
  }
  return numbers;
}

/** A code is unique in a bill; the code of an earlier year carries the year. */
function getArrearsCode({ code, of_year, is_carried }: UnpaidItem, usedCodes: Set<string>): string {
  const own_code = is_carried ? code : `${code}-${of_year}`;
  const free =
    [own_code, ...Array.from({ length: usedCodes.size + 1 }, (_, index) => `${own_code}-${index + 2}`)].find(
      (candidate) => !usedCodes.has(candidate),
    ) ?? own_code;
  usedCodes.add(free);
  return free;
}

interface CarriedInstallment {
  readonly bill_id: number;
  readonly no: number;
  readonly items: readonly UnpaidItem[];
  readonly numbers: ReadonlyMap<string, number>;
}

async function insertInstallment(trx: Trx, { bill_id, no, items, numbers }: CarriedInstallment): Promise<void> {
  const [first] = items;
  if (!first) return;
  const { nominal_due_on, due_on, state, of_year, of_no, of_mode, of_ordinance_version_id, root_id } = first;
  const { installment_id } = await trx
    .insertInto('installment')
    .values({ bill_id, no, nominal_due_on, due_on, state, of_year, of_no, of_mode, of_ordinance_version_id, root_id })
    .returning('installment_id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('installment_item')
    .values(
      items.map((item) => ({
        installment_id,
        line_no: numbers.get(toItemKey(item)) ?? 0,
        root_line_no: item.root_line_no,
        amount: item.amount,
        bears_penalty: item.bears_penalty,
        late_code: item.late_code,
        due_on: item.item_due_on,
        early_until: item.early_until,
        early_discount: item.early_discount,
        early_later: item.early_later === null ? null : JSON.stringify(item.early_later),
        disputed_on: item.disputed_on,
        freed_on: item.freed_on,
      })),
    )
    .execute();
}
