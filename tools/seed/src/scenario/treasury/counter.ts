import * as contracts from '@ebpls/contracts';
import { type CalendarDay, toManilaDay } from '@ebpls/rules';

import { CASHIER, type FiledApplication, TREASURER } from '../acts.ts';
import type { Timeline } from '../timeline.ts';
import type { ScenarioServer } from '../scenario-server.ts';

/** The cashier's counter of the demo data on one day. */
export interface CounterDay {
  readonly server: ScenarioServer;
  readonly timeline: Timeline;
}

type TenderSent = contracts.Request<typeof contracts.collectPayment>['body']['tender'];
/** Means of payment of a payer; cash is a round sum above the due amount. */
type HandedTender = { readonly kind: 'CASH' } | Exclude<TenderSent, { kind: 'CASH' }>;

const CASH_STEP = 500;

/** The branch at which the municipality and its payers have their accounts. */
export function getBank({ server }: Pick<CounterDay, 'server'>): string {
  return `Land Bank, ${server.municipality.name}`;
}

/** The treasurer gives the cashier a booklet of Accountable Form 51. */
export async function issueBooklet({ server, timeline }: CounterDay, first_no: string, last_no: string): Promise<void> {
  server.at(timeline.next());
  const { id } = await server.api.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', server.toEmail(CASHIER))
    .executeTakeFirstOrThrow();
  await server.call(TREASURER, contracts.assignBooklet, { body: { holder_id: id, first_no, last_no } });
}

/**
 * The cashier takes what is due today and issues electronic receipts, or the next paper ones; answers the number of the
 * first.
 */
export async function takeCounterPayment(
  { server, timeline }: CounterDay,
  { application: { assessment_code } }: { readonly application: FiledApplication },
  { tendered, series }: { readonly tendered: HandedTender; readonly series: 'EOR' | 'AF51' },
): Promise<string> {
  server.at(timeline.next());
  const params = { assessment_code };
  const { total: amount, next_forms } = await server.call(CASHIER, contracts.getCounterOrder, {
    params,
    query: tendered.kind === 'DEPOSIT' ? { deposited_on: tendered.deposited_on } : {},
  });
  const tender: TenderSent =
    tendered.kind === 'CASH'
      ? { kind: 'CASH', tendered: String(Math.ceil(Number(amount) / CASH_STEP) * CASH_STEP) }
      : tendered;
  const receipts = series === 'EOR' ? ({ kind: 'EOR' } as const) : ({ kind: 'AF51', numbers: next_forms } as const);
  const payment = await server.call(CASHIER, contracts.collectPayment, { params, body: { amount, tender, receipts } });
  return payment.receipts[0]?.receipt_no ?? '';
}

/** The next paper form is torn and cancelled in its order. */
export async function markNextFormSpoiled({ server, timeline }: CounterDay, serial: string): Promise<void> {
  server.at(timeline.next());
  await server.call(CASHIER, contracts.spoilForm, { body: { serial, reason: 'Torn while printing.' } });
}

/** The bank paid every cheque that has waited long enough. */
export async function clearCheques({ server, timeline }: CounterDay): Promise<void> {
  server.at(timeline.next());
  const today = toManilaDay(server.api.clock.now());
  const { data } = await server.call(TREASURER, contracts.listCheques, { query: { state: 'DEPOSITED' } });
  for (const { cheque_id, clears_on } of data)
    if (clears_on <= today)
      await server.call(TREASURER, contracts.clearCheque, {
        params: { cheque_id: String(cheque_id) },
        body: { bank_reference: `CR-${clears_on}-${cheque_id}` },
      });
}

/** Reports of collections and deposits up to a day: the cashier counts and banks everything, the treasurer closes. */
export async function closeBooks(
  { server, timeline }: CounterDay,
  until: { readonly cashier: CalendarDay; readonly electronic: CalendarDay },
): Promise<void> {
  server.at(timeline.next());
  const { data } = await server.call(TREASURER, contracts.listOpenCollections, {});
  const due = data.filter(
    ({ collector, day }) => day <= (collector === 'electronic' ? until.electronic : until.cashier),
  );
  for (const { collector, fund, day } of due.toSorted((one, other) => one.day.localeCompare(other.day))) {
    const params = { collector, fund, day };
    if (collector !== 'electronic') await prepareCounter(server, params);
    await server.call(TREASURER, contracts.closeCollection, { params });
  }
}

async function prepareCounter(
  server: ScenarioServer,
  params: contracts.Request<typeof contracts.prepareCollection>['params'],
): Promise<void> {
  const { sheet, cheques } = await server.call(CASHIER, contracts.getOpenCollection, { params });
  const cash = sheet.cash_to_count;
  const cheque_ids = cheques.map(({ cheque_id }) => cheque_id);
  const isEmpty = parsePesos(cash) === 0 && cheques.length === 0;
  const deposits = isEmpty
    ? []
    : [
        {
          bank: getBank({ server }),
          reference: `VAL-${params.day.replaceAll('-', '')}-${params.fund.slice(-3)}`,
          deposited_on: params.day,
          cash,
          cheque_ids,
        },
      ];
  await server.call(CASHIER, contracts.prepareCollection, {
    params,
    body: { counts: countNotes(parsePesos(cash)), deposits },
  });
}

const parsePesos = (pesos: string): number => Number(pesos.replace('.', ''));

/** The fewest bills and coins that come to an amount in centavos. */
function countNotes(amount: number): { value: (typeof contracts.MONEY_VALUES)[number]; count: number }[] {
  let remainder = amount;
  return contracts.MONEY_VALUES.flatMap((value) => {
    const count = Math.floor(remainder / value);
    remainder -= count * value;
    return count === 0 ? [] : [{ value, count }];
  });
}
