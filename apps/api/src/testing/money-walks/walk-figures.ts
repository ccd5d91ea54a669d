import {
  findCounterOrders,
  getBill,
  getCounterOrder,
  getCurrentDue,
  getReport,
  getStatement,
  listMyCompanies,
} from '@ebpls/contracts';

import { toCentavos } from './walk-model.ts';
import type { Walk } from './walk-source.ts';

const BARANGAY = '9990101015';

/** Where the figures of one order are shown, in centavos. */
export interface WalkFigures {
  readonly due: number;
  readonly bill: number;
  readonly list: number;
  readonly counter: number;
  readonly report: number;
  readonly statement: {
    readonly due_now: number;
    readonly overdue: number;
    readonly not_yet_due: number;
    readonly disputed: number;
    readonly balance: number;
  };
  readonly rows: readonly StatementRowFigures[];
  readonly installments: readonly { readonly no: number; readonly state: string }[];
  readonly open_disputes: readonly { readonly held: number }[];
  /** The payment that runs online and whose time is not over. */
  readonly open_attempt: { readonly request_id: string; readonly amount: number } | null;
  readonly can_pay: boolean;
  /** What the cashier reads when nothing can be taken. */
  readonly blocked: string | null;
  readonly is_found_at_counter: boolean;
  readonly application_state: string | undefined;
  /** Whether there is an order of payment in force. */
  readonly has_order: boolean;
}

export interface StatementRowFigures {
  readonly no: number;
  readonly charged: number;
  readonly paid: number;
  readonly balance: number;
}

/** Reads every figure of the walk's order where its readers see it. */
export async function readFigures(walk: Walk): Promise<WalkFigures> {
  const { server, owner, cashier, treasurer, assessment_code, company_code } = walk;
  const order = { params: { assessment_code } };
  const day = walk.getDay();
  const [due, bill, companies, counter, found, report, statement] = await Promise.all([
    server.ask(getCurrentDue, owner, order),
    server.ask(getBill, owner, order),
    server.ask(listMyCompanies, owner),
    server.ask(getCounterOrder, cashier, order),
    server.ask(findCounterOrders, cashier, { query: { search: company_code } }),
    server.ask(getReport, treasurer, {
      params: { report: 'delinquent' },
      query: { as_of: day, brgycode: BARANGAY, limit: 5 },
    }),
    server.ask(getStatement, owner, { query: { company_code } }),
  ]);
  const failed = [due, bill, companies, counter, found, report, statement].find(({ status }) => status >= 500);
  if (failed) throw new Error(`a figure cannot be read: ${JSON.stringify(failed.body)}`);
  const account = statement.body.companies[0];
  const company = companies.body.data[0];
  const has_order = due.status === 200 && counter.status === 200;
  return {
    has_order,
    due: has_order ? toCentavos(due.body.total) : 0,
    bill: has_order ? toCentavos(bill.body.due_now) : 0,
    counter: has_order ? toCentavos(counter.body.total) : 0,
    list: toCentavos(company?.due_now),
    report: toCentavos(report.body.foot?.amounts['total']),
    statement: {
      due_now: toCentavos(account?.due_now),
      overdue: toCentavos(account?.overdue),
      not_yet_due: toCentavos(account?.not_yet_due),
      disputed: toCentavos(account?.disputed),
      balance: toCentavos(account?.since.balance),
    },
    // Rows of an order that was taken back stay in the statement.
    rows: (account?.rows ?? [])
      .filter(({ top_no }) => !has_order || top_no === due.body.top_no)
      .map((row) => ({
        no: row.installment_no,
        charged: [row.tax, row.fees, row.surcharge, row.interest].reduce((sum, part) => sum + toCentavos(part), 0),
        paid: toCentavos(row.paid),
        balance: toCentavos(row.balance),
      })),
    installments: has_order ? due.body.installments.map(({ no, state }) => ({ no, state })) : [],
    open_disputes: has_order
      ? due.body.disputes.filter(({ state }) => state === 'OPEN').map(({ held }) => ({ held: toCentavos(held) }))
      : [],
    open_attempt: has_order ? toRunningAttempt(due.body.open_attempt, server.api.clock.now()) : null,
    can_pay: has_order && due.body.can_pay,
    blocked: has_order ? counter.body.blocked : null,
    is_found_at_counter: found.body.data.some((row) => row.assessment_code === assessment_code),
    application_state: company?.application?.state,
  };
}

interface ShownAttempt {
  readonly request_id: string;
  readonly amount: string;
  readonly locked_until: string;
}

function toRunningAttempt(attempt: ShownAttempt | null, now: Date): WalkFigures['open_attempt'] {
  if (!attempt || new Date(attempt.locked_until) <= now) return null;
  return { request_id: attempt.request_id, amount: toCentavos(attempt.amount) };
}
