import { type Centavos, pesosText } from '@ebpls/contracts';
import { type CalendarDay, manilaDay, workingDayFrom, yearOf } from '@ebpls/rules';
import { sql } from 'kysely';

import { approve, compute, type Filed, filerOf, type Story, type Town } from '../acts.ts';
import { BANK, clearCheques, closeBooks, type CounterDay, giveBooklet, spoilNext, take } from './counter.ts';
import { openDiary, workingDaysBefore } from '../diary.ts';
import { dateNotifications } from '../finish.ts';
import { startTry, tell } from '../gateway.ts';
import { claim, settleMonths } from './gateway-office.ts';
import { claimBack, evaluate } from './refunds.ts';
import { draftCode } from './revenue-code.ts';
import { MAIN_OWNER } from '../../people/people.ts';
import { readBusinesses } from '../../records.ts';

const CHEQUE_THAT_CLEARED = 'SI-000149';
const CASH_WITH_PAPER = 'SI-000150';
const CASH_TODAY = 'SI-000151';
const CHEQUE_THAT_WAITS = 'SI-000152';
const PAID_TWICE = 'SI-000153';
const CHARGED_LESS = 'SI-000154';
const PAID_ONLINE = 'SI-000143';
const STILL_TO_PAY = 'SI-000155';
const TOLD_HERE = [
  CHEQUE_THAT_CLEARED,
  CASH_WITH_PAPER,
  CASH_TODAY,
  CHEQUE_THAT_WAITS,
  PAID_TWICE,
  CHARGED_LESS,
  PAID_ONLINE,
  STILL_TO_PAY,
] as const;
const BOOKLET = ['0004501', '0004550'] as const;

/**
 * The treasury of the last days: a counter with cash, cheques and paper receipts, closed and open reports, money set
 * aside, claims, settlements, a draft code.
 */
export async function tellTreasury(town: Town): Promise<void> {
  const counter = await openCounter(town);
  const early = counter.on('early', 30);
  await giveBooklet(early, ...BOOKLET);
  await take(early, await counter.order(early, CHEQUE_THAT_CLEARED), {
    series: 'EOR',
    handed: { kind: 'CHEQUE', bank: BANK, cheque_no: '0048812', dated_on: early.diary.day(), is_managers: false },
  });

  const claimed = await tellYesterday(counter);
  await settleMonths(town, workingDaysBefore(manilaDay(town.now), 3, town.holidays));
  await closeYesterday(town, counter, early.diary.day());
  await tellToday(town, counter, claimed);
  await dateNotifications(town);
}

/** Paper receipts, an order paid twice, one charged less, a claim; answers the number of the refund that was asked. */
async function tellYesterday(counter: Counter): Promise<string> {
  const yesterday = counter.on('yesterday', 40);
  await spoilNext(yesterday, BOOKLET[0]);
  await take(yesterday, await counter.order(yesterday, CASH_WITH_PAPER), { series: 'AF51', handed: { kind: 'CASH' } });
  await payTwice(yesterday, await counter.order(yesterday, PAID_TWICE));
  await payLess(await counter.order(yesterday, CHARGED_LESS));
  await claimKnown(counter.story(yesterday, PAID_ONLINE), counter.filed(PAID_ONLINE));
  return claimBack(counter.story(yesterday, CASH_WITH_PAPER), counter.filed(CASH_WITH_PAPER), {
    ground: 'WRONG_COMPUTATION',
    amount: '300.00',
    reason: 'The plate was billed again although I kept last year’s.',
  });
}

/** In January the last working day may be today, whose book stays open; then the day before is closed. */
async function closeYesterday({ now, holidays }: Town, counter: Counter, early: CalendarDay): Promise<void> {
  const today = manilaDay(now);
  const evening = counter.on('yesterday', 89);
  await closeBooks(evening, {
    cashier: evening.diary.day() < today ? evening.diary.day() : early,
    electronic: workingDaysBefore(today, 2, holidays),
  });
}

/** Cheques and cash of today, an order that waits, the refund evaluated, another one asked, and the draft code. */
async function tellToday(town: Town, counter: Counter, claimed: string): Promise<void> {
  const today = manilaDay(town.now);
  const now = counter.on('today', 10);
  await clearCheques(now);
  await take(now, await counter.order(now, CASH_TODAY), { series: 'EOR', handed: { kind: 'CASH' } });
  await take(now, await counter.order(now, CHEQUE_THAT_WAITS), {
    series: 'EOR',
    handed: { kind: 'CHEQUE', bank: BANK, cheque_no: '0071350', dated_on: today, is_managers: false },
  });
  await counter.order(now, STILL_TO_PAY);
  await evaluate(counter.story(now, CASH_WITH_PAPER), claimed, {
    amount_found: '250.00',
    finding: 'The plate fee of 250.00 was charged although the plate is still in use.',
  });
  await claimBack(counter.story(now, PAID_ONLINE), counter.filed(PAID_ONLINE), {
    ground: 'PAID_TWICE',
    amount: '50.00',
    reason: 'I bought the year sticker at the window as well.',
  });
  await draftCode(now, yearOf(today) + 1);
}

type Counter = Awaited<ReturnType<typeof openCounter>>;

/** An order of payment of the day, and its business’s story. */
interface Ordered {
  readonly story: Story;
  readonly filed: Filed;
}

/** The counter’s days, and the businesses that come to it. */
async function openCounter(town: Town) {
  const known = await listFiled(town);
  const days = {
    ...daysOf(
      town,
      [...known.values()].map(({ moved_on }) => moved_on),
    ),
    today: manilaDay(town.now),
  };
  const filed = (company_code: string): Filed => {
    const found = known.get(company_code);
    if (!found) throw new Error(`${company_code} has no application this year`);
    return found;
  };
  const story = ({ diary }: CounterDay, company_code: string): Story => {
    const record = readBusinesses().find(({ code }) => code === company_code);
    if (!record) throw new Error(`${company_code} is no business of the demonstration`);
    return { ...town, diary, record, owner: record.filed_by_main_owner ? MAIN_OWNER : filerOf(record) };
  };
  return {
    filed,
    story,
    on: (day: keyof typeof days, offset: number): CounterDay => ({
      server: town.server,
      diary: openDiary({ ...town, from: days[day], offset }),
    }),
    // Computed and approved on the day on which it is paid: an order holds until its month ends, or its quarter is due.
    order: async (day: CounterDay, company_code: string): Promise<Ordered> => {
      const ordered = { story: story(day, company_code), filed: filed(company_code) };
      await approve(ordered.story, await compute(ordered.story, ordered.filed));
      return ordered;
    },
  };
}

/**
 * A working day some days ago and the last one, both after the offices were done; early in January they move towards
 * today.
 */
function daysOf(
  { now, holidays }: Town,
  moved: readonly CalendarDay[],
): { readonly early: CalendarDay; readonly yesterday: CalendarDay } {
  const today = manilaDay(now);
  const last = moved.toSorted().at(-1) ?? today;
  const after = (day: CalendarDay): CalendarDay => {
    const wanted = day > last ? day : workingDayFrom(last, holidays);
    return wanted < today ? wanted : today;
  };
  return {
    early: after(workingDaysBefore(today, 4, holidays)),
    yesterday: after(workingDaysBefore(today, 1, holidays)),
  };
}

interface FiledRow extends Filed {
  /** When something was last done with it. */
  readonly moved_on: CalendarDay;
}

async function listFiled({ server, now }: Town): Promise<ReadonlyMap<string, FiledRow>> {
  const { rows } = await sql<FiledRow>`
      select company_code, assessment_code, (max(t.at) at time zone 'Asia/Manila')::date as moved_on
      from application a
      join business using (business_id)
      join timeline t using (assessment_id)
      where a.tax_year = ${yearOf(manilaDay(now))} and company_code = any(${[...TOLD_HERE]})
      group by 1, 2
    `.execute(server.api.db);
  return new Map(rows.map((row) => [row.company_code, row]));
}

/** The owner gives up at the gateway and pays cash; then the gateway says that it was paid after all. */
async function payTwice(day: CounterDay, ordered: Ordered): Promise<void> {
  const { story, filed } = ordered;
  const started = await startTry(story, filed);
  await tell(story, { ...started, decision: 'CANCELLED' });
  await take(day, ordered, { series: 'EOR', handed: { kind: 'CASH' } });
  await tell(story, { ...started, decision: 'SUCCEEDED' });
}

/** The gateway charged a hundred pesos less than was asked; the owner asks where the payment is. */
async function payLess({ story, filed }: Ordered): Promise<void> {
  const { request_id, amount: asked } = await startTry(story, filed);
  const amount = pesosText((Number(asked.replace('.', '')) - 10_000) as Centavos);
  await tell(story, { request_id, amount, decision: 'SUCCEEDED' });
  await claim(story, filed, {
    reference: '9026 114 377812',
    amount,
    paid_on: story.diary.day(),
    note: 'GCash took the money but the page still says that I owe.',
  });
}

/** A claim about a payment that is posted is answered at once. */
async function claimKnown(story: Story, filed: Filed): Promise<void> {
  const { rows } = await sql<{
    provider_ref: string;
    amount: Centavos;
    paid_on: CalendarDay;
  }>`
    select t.provider_ref, t.amount, (t.created_at at time zone 'Asia/Manila')::date as paid_on
    from payment_attempt t
    join bill using (bill_id)
    join application using (assessment_id)
    where assessment_code = ${filed.assessment_code}
  `.execute(story.server.api.db);
  for (const { provider_ref, amount, paid_on } of rows)
    await claim(story, filed, { reference: provider_ref, amount: pesosText(amount), paid_on, note: '' });
}
