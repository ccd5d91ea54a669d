// Reads the figures of one order in every view, for the random money tests.

import {
  type ReplyBody,
  findCounterOrders,
  getBill,
  getCounterOrder,
  getCurrentDue,
  getReport,
  getStatement,
  listMyCompanies,
} from '@ebpls/contracts';

import { toCentavos } from './payment-model.ts';
import type { ModelRun } from './run-source.ts';

const BARANGAY = '9990101015';

/** Figures of one order in every view, in centavos. */
export interface ModelFigures {
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
  /** The online payment that is still running. */
  readonly open_attempt: { readonly request_id: string; readonly amount: number } | null;
  readonly can_pay: boolean;
  /** The reason that the cashier reads when nothing can be taken. */
  readonly blocked: string | null;
  readonly is_found_at_counter: boolean;
  readonly application_state: string | undefined;
  /** Whether there is an order of payment in force. */
  readonly has_order: boolean;
}

interface StatementRowFigures {
  readonly no: number;
  readonly charged: number;
  readonly paid: number;
  readonly balance: number;
}

/** The order, and the people who read its figures. */
type FiguresSubject = Pick<
  ModelRun,
  'server' | 'owner' | 'cashier' | 'treasurer' | 'assessment_code' | 'company_code' | 'getDay'
>;

/** Reads every figure of an order in the views of its readers. */
export async function readFigures(run: FiguresSubject): Promise<ModelFigures> {
  const { server, owner, cashier, treasurer, assessment_code, company_code } = run;
  const order = { params: { assessment_code } };
  const day = run.getDay();
  const [due, bill, companies, counter, searchReply, report, statement] = await Promise.all([
    server.request(getCurrentDue, owner, order),
    server.request(getBill, owner, order),
    server.request(listMyCompanies, owner, { query: { search: company_code } }),
    server.request(getCounterOrder, cashier, order),
    server.request(findCounterOrders, cashier, { query: { search: company_code } }),
    server.request(getReport, treasurer, {
      params: { report: 'delinquent' },
      query: { as_of: day, brgycode: BARANGAY, limit: 100 },
    }),
    server.request(getStatement, owner, { query: { company_code } }),
  ]);
  const failure = [due, bill, companies, counter, searchReply, report, statement].find(({ status }) => status >= 500);
  if (failure) throw new Error(`a figure cannot be read: ${JSON.stringify(failure.body)}`);
  const account = statement.body.companies[0];
  const company = companies.body.data[0];
  const has_order = due.status === 200 && counter.status === 200;
  return {
    ...(has_order
      ? toOrderFigures({ due: due.body, bill: bill.body, counter: counter.body }, server.api.clock.now())
      : NO_ORDER),
    list: toCentavos(company?.due_now),
    report: readOverdueTotal(report.body, company_code),
    statement: toStatementFigures(account),
    // Rows of a reopened order stay in the statement.
    rows: (account?.rows ?? []).filter(({ top_no }) => !has_order || top_no === due.body.top_no).map(toRowFigures),
    is_found_at_counter: searchReply.body.data.some((row) => row.assessment_code === assessment_code),
    application_state: company?.application?.state,
  };
}

/** The amount of one business in the delinquency report; it lists no business without overdue amounts. */
function readOverdueTotal({ data }: ReplyBody<typeof getReport>, company_code: string): number {
  return toCentavos(data.find(({ key }) => key === company_code)?.amounts?.['total']);
}

type OrderFigures = Omit<
  ModelFigures,
  'list' | 'report' | 'statement' | 'rows' | 'is_found_at_counter' | 'application_state'
>;

const NO_ORDER: OrderFigures = {
  has_order: false,
  due: 0,
  bill: 0,
  counter: 0,
  installments: [],
  open_disputes: [],
  open_attempt: null,
  can_pay: false,
  blocked: null,
};

interface ShownOrder {
  readonly due: ReplyBody<typeof getCurrentDue>;
  readonly bill: ReplyBody<typeof getBill>;
  readonly counter: ReplyBody<typeof getCounterOrder>;
}

function toOrderFigures({ due, bill, counter }: ShownOrder, now: Date): OrderFigures {
  return {
    has_order: true,
    due: toCentavos(due.total),
    bill: toCentavos(bill.due_now),
    counter: toCentavos(counter.total),
    installments: due.installments.map(({ no, state }) => ({ no, state })),
    open_disputes: due.disputes.filter(({ state }) => state === 'OPEN').map(({ held }) => ({ held: toCentavos(held) })),
    open_attempt: toRunningAttempt(due.open_attempt, now),
    can_pay: due.can_pay,
    blocked: counter.blocked,
  };
}

type ShownAccount = ReplyBody<typeof getStatement>['companies'][number];

function toStatementFigures(account: ShownAccount | undefined): ModelFigures['statement'] {
  return {
    due_now: toCentavos(account?.due_now),
    overdue: toCentavos(account?.overdue),
    not_yet_due: toCentavos(account?.not_yet_due),
    disputed: toCentavos(account?.disputed),
    balance: toCentavos(account?.since.balance),
  };
}

function toRowFigures(row: ShownAccount['rows'][number]): StatementRowFigures {
  return {
    no: row.installment_no,
    charged: [row.tax, row.fees, row.surcharge, row.interest].reduce((sum, part) => sum + toCentavos(part), 0),
    paid: toCentavos(row.paid),
    balance: toCentavos(row.balance),
  };
}

function toRunningAttempt(attempt: ShownOrder['due']['open_attempt'], now: Date): ModelFigures['open_attempt'] {
  if (!attempt || new Date(attempt.locked_until) <= now) return null;
  return { request_id: attempt.request_id, amount: toCentavos(attempt.amount) };
}
