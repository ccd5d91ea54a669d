import * as contracts from '@ebpls/contracts';
import { type CalendarDay, manilaDay } from '@ebpls/rules';

import { CASHIER, type Filed, TREASURER } from '../acts.ts';
import type { Diary } from '../diary.ts';
import type { Hall } from '../hall.ts';

/** The counter on one day. */
export interface CounterDay {
  readonly hall: Hall;
  readonly diary: Diary;
}

type TenderSent = contracts.Request<typeof contracts.collectPayment>['body']['tender'];
/** What somebody hands over; cash is a round sum above what is due. */
type Handed = { readonly kind: 'CASH' } | Exclude<TenderSent, { kind: 'CASH' }>;

export const BANK = 'Land Bank, San Isidro';
const CASH_STEP = 500;

/** The treasurer gives the cashier a booklet of Accountable Form 51. */
export async function giveBooklet({ hall, diary }: CounterDay, first_no: string, last_no: string): Promise<void> {
  hall.at(diary.next());
  const { id } = await hall.api.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', CASHIER)
    .executeTakeFirstOrThrow();
  await hall.ask(TREASURER, contracts.assignBooklet, { body: { holder_id: id, first_no, last_no } });
}

/** The cashier takes what is due today and issues electronic receipts, or the next paper ones. */
export async function take(
  { hall, diary }: CounterDay,
  { filed: { assessment_code } }: { readonly filed: Filed },
  { handed, series }: { readonly handed: Handed; readonly series: 'EOR' | 'AF51' },
): Promise<void> {
  hall.at(diary.next());
  const params = { assessment_code };
  const { total: amount, next_forms } = await hall.ask(CASHIER, contracts.getCounterOrder, { params, query: {} });
  const tender: TenderSent =
    handed.kind === 'CASH'
      ? { kind: 'CASH', tendered: String(Math.ceil(Number(amount) / CASH_STEP) * CASH_STEP) }
      : handed;
  const receipts = series === 'EOR' ? ({ kind: 'EOR' } as const) : ({ kind: 'AF51', numbers: next_forms } as const);
  await hall.ask(CASHIER, contracts.collectPayment, { params, body: { amount, tender, receipts } });
}

/** The next paper form is torn and cancelled in its order. */
export async function spoilNext({ hall, diary }: CounterDay, serial: string): Promise<void> {
  hall.at(diary.next());
  await hall.ask(CASHIER, contracts.spoilForm, { body: { serial, reason: 'Torn while printing.' } });
}

/** The bank paid whatever cheques have waited long enough. */
export async function clearCheques({ hall, diary }: CounterDay): Promise<void> {
  hall.at(diary.next());
  const today = manilaDay(hall.api.clock.now());
  const { data } = await hall.ask(TREASURER, contracts.listCheques, { query: { state: 'DEPOSITED' } });
  for (const { cheque_id, clears_on } of data)
    if (clears_on <= today)
      await hall.ask(TREASURER, contracts.clearCheque, { params: { cheque_id: String(cheque_id) } });
}

/** Reports of collections and deposits up to a day: the cashier counts and banks everything, the treasurer closes. */
export async function closeBooks(
  { hall, diary }: CounterDay,
  until: { readonly cashier: CalendarDay; readonly electronic: CalendarDay },
): Promise<void> {
  hall.at(diary.next());
  const { data } = await hall.ask(TREASURER, contracts.listOpenCollections, {});
  const due = data.filter(
    ({ collector, day }) => day <= (collector === 'electronic' ? until.electronic : until.cashier),
  );
  for (const { collector, fund, day } of due.toSorted((one, other) => one.day.localeCompare(other.day))) {
    const params = { collector, fund, day };
    if (collector !== 'electronic') await prepare(hall, params);
    await hall.ask(TREASURER, contracts.closeCollection, { params });
  }
}

async function prepare(
  hall: Hall,
  params: contracts.Request<typeof contracts.prepareCollection>['params'],
): Promise<void> {
  const { sheet, cheques } = await hall.ask(CASHIER, contracts.getOpenCollection, { params });
  const cash = sheet.cash_to_count;
  const cheque_ids = cheques.map(({ cheque_id }) => cheque_id);
  const isEmpty = centavosOf(cash) === 0 && cheques.length === 0;
  const deposits = isEmpty
    ? []
    : [
        {
          bank: BANK,
          reference: `VAL-${params.day.replaceAll('-', '')}-${params.fund.slice(-3)}`,
          deposited_on: params.day,
          cash,
          cheque_ids,
        },
      ];
  await hall.ask(CASHIER, contracts.prepareCollection, {
    params,
    body: { counts: countOf(centavosOf(cash)), deposits },
  });
}

const centavosOf = (pesos: string): number => Number(pesos.replace('.', ''));

/** The fewest bills and coins that come to an amount in centavos. */
function countOf(amount: number): { value: (typeof contracts.MONEY_VALUES)[number]; count: number }[] {
  let left = amount;
  return contracts.MONEY_VALUES.flatMap((value) => {
    const count = Math.floor(left / value);
    left -= count * value;
    return count === 0 ? [] : [{ value, count }];
  });
}
