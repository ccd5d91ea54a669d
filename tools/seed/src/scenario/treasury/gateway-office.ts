// Imports the gateway's settlement files into the demo data, and claims a payment that is not posted.

import * as contracts from '@ebpls/contracts';
import { addDays, type CalendarDay, startOfManilaDay, getWorkingDayFrom } from '@ebpls/rules';
import { sql } from 'kysely';

import { type FiledApplication, type ScenarioContext, type DemoMunicipality, TREASURER } from '../acts.ts';
import type { ScenarioServer } from '../scenario-server.ts';

const MORNING_MS = 10 * 3_600_000;
const FEE_BASIS = 50; // the gateway keeps two per cent

interface Paid {
  readonly request_id: string;
  readonly response_id: string;
  readonly amount: number;
  readonly paid_on: CalendarDay;
}

/** Payments through the gateway up to a day, by the month that they were made in. */
async function listPaid({ api: { db } }: ScenarioServer, until: CalendarDay): Promise<Map<string, Paid[]>> {
  const { rows } = await sql<Paid>`
    select t.request_id, t.response_id, p.amount, (t.closed_at at time zone 'Asia/Manila')::date as paid_on
    from payment p
    join payment_attempt t using (request_id)
    where (t.closed_at at time zone 'Asia/Manila')::date <= ${until}::date
    order by t.closed_at
  `.execute(db);
  return Map.groupBy(rows, ({ paid_on }) => paid_on.slice(0, 7));
}

const pesos = (centavos: number): string => contracts.formatPesosText(centavos as contracts.Centavos);

interface Payout {
  readonly month: string;
  readonly settled_on: CalendarDay;
  /** The gateway states a peso less in the last row. */
  readonly differs: boolean;
}

/** The gateway’s file of a month, as its back office offers it. */
function createFile(rows: readonly Paid[], { month, settled_on, differs }: Payout): File {
  const lines = rows.map(({ request_id, response_id, amount }, index) => {
    const gross = differs && index === rows.length - 1 ? amount - 100 : amount;
    const fee = Math.floor(gross / FEE_BASIS);
    return [
      request_id,
      response_id,
      pesos(gross),
      pesos(fee),
      pesos(gross - fee),
      settled_on,
      bankReference(month),
    ].join(',');
  });
  return new File([[contracts.SETTLEMENT_COLUMNS.join(','), ...lines].join('\r\n')], `settlement-${month}.csv`, {
    type: 'text/csv',
  });
}

const bankReference = (month: string): string => `LBP-${month.replace('-', '')}`;

/**
 * Settlement files of every month: the newest waits for the bank and has a row that differs, those before it are in the
 * bank and closed.
 */
export async function settleMonths(
  { server, holidays }: Pick<DemoMunicipality, 'server' | 'holidays'>,
  until: CalendarDay,
): Promise<void> {
  const months = [...(await listPaid(server, until))];
  for (const [index, [month, rows]] of months.entries()) {
    const isNewest = index === months.length - 1;
    const settled_on = getWorkingDayFrom(addDays(rows.at(-1)?.paid_on ?? until, 1), holidays);
    server.at(new Date(startOfManilaDay(settled_on).getTime() + MORNING_MS));
    const file = await server.upload(TREASURER, contracts.importSettlement, {
      file: createFile(rows, { month, settled_on, differs: isNewest }),
    });
    if (isNewest) continue;
    const params = { file_id: String(file.file_id) };
    await server.call(TREASURER, contracts.confirmDeposit, {
      params,
      body: { bank_reference: bankReference(month), deposited_on: settled_on },
    });
    await server.call(TREASURER, contracts.closeSettlement, { params });
  }
}

/** An owner claims that a payment is not posted. */
export async function claimMissingPayment(
  { server, timeline, owner }: ScenarioContext,
  { assessment_code }: FiledApplication,
  statement: {
    readonly reference: string;
    readonly amount: string;
    readonly paid_on: CalendarDay;
    readonly note: string;
  },
): Promise<void> {
  server.at(timeline.next());
  await server.call(owner, contracts.makeClaim, { params: { assessment_code }, body: statement });
}
