// Test helpers that load the lists behind the figures of dashboards.

import {
  type AssessmentRow,
  type FigureLink,
  getOwnerDashboard,
  getReport,
  getStatement,
  listClearances,
  listMyCompanies,
  listTransactions,
  type OfficeView,
  type TransactionDate,
} from '@ebpls/contracts';

import type { TestReply, TestPerson, TestServer } from '../open-server.ts';

interface ReplyPage {
  readonly next_cursor: string | null;
}

/** Loads every page of a list, as a person would. */
async function listAllPages<P extends ReplyPage, R>(
  read: (cursor: Readonly<Record<string, string>>) => Promise<{ status: number; body: P }>,
  listRows: (page: P) => readonly R[],
): Promise<R[]> {
  const rows: R[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { status, body }: { status: number; body: P } = await read(cursor === '' ? {} : { cursor });
    if (status !== 200) throw new Error(JSON.stringify(body));
    rows.push(...listRows(body));
    cursor = body.next_cursor;
  }
  return rows;
}

interface TransactionQuery {
  readonly view: string;
  readonly office?: string;
  readonly office_view?: OfficeView;
  readonly dated_by?: TransactionDate;
  readonly from?: string;
  readonly to?: string;
  readonly arta_class?: string;
  readonly stage?: string;
}

/** Every application of a view, in the order of its pages. */
export function listAllTransactions(
  { request }: TestServer,
  person: TestPerson,
  query: TransactionQuery,
): Promise<AssessmentRow[]> {
  return listAllPages(
    (cursor) => request(listTransactions, person, { query: { ...query, ...cursor, limit: 5 } }),
    ({ data }) => data,
  );
}

/** Every clearance of a view of the person's own queue. */
export function listAllClearances(
  { request }: TestServer,
  person: TestPerson,
  view: string,
): Promise<TestReply<typeof listClearances>['body']['data']> {
  return listAllPages(
    (cursor) => request(listClearances, person, { query: { view, ...cursor, limit: 2 } }),
    ({ data }) => data,
  );
}

interface FigureCase {
  readonly who: TestPerson;
  readonly link: FigureLink;
  /** The day of the collections. */
  readonly day: string;
  /** Its name in the reply: the sum of the report. */
  readonly name: string;
}

/**
 * Opens the list behind a figure through its endpoint, to its last page: the number of its rows, or its displayed
 * total.
 */
export async function openFigure(server: TestServer, figure: FigureCase): Promise<number | string> {
  const { who, link } = figure;
  if (link.list === 'transactions') return (await listAllTransactions(server, who, { view: link.view })).length;
  if (link.list === 'clearances') return (await listAllClearances(server, who, link.view)).length;
  if (link.list === 'own_applications') return (await listOwnApplications(server, who, link.view)).length;
  if (link.list === 'companies') return (await listAllCompanies(server, who)).length;
  return link.list === 'statement' ? readStatementDue(server, who) : getCollectedOn(server, figure);
}

function listOwnApplications({ request }: TestServer, person: TestPerson, view: string) {
  return listAllPages(
    (cursor) => request(getOwnerDashboard, person, { query: { view, ...cursor } }),
    ({ applications }) => applications,
  );
}

function listAllCompanies({ request }: TestServer, person: TestPerson) {
  return listAllPages(
    (cursor) => request(listMyCompanies, person, { query: { ...cursor, limit: 5 } }),
    ({ data }) => data,
  );
}

async function readStatementDue({ request }: TestServer, person: TestPerson): Promise<string> {
  return computeWireSum((await request(getStatement, person)).body.companies.map(({ due_now }) => due_now));
}

/** Receipts of the day, or their net amount: the report has unallocated payments and credits as a line of their own. */
async function getCollectedOn({ request }: TestServer, { who, day, name }: FigureCase): Promise<number | string> {
  const query = { from: day, to: day };
  const { foot, sums } = (await request(getReport, who, { params: { report: 'collections' }, query })).body;
  if (name === 'receipts_today') return foot?.counts['receipts'] ?? 0;
  return sums.find(({ label }) => label === 'Receipts, net')?.amount ?? foot?.amounts['net'] ?? '0.00';
}

/** Amounts on the wire added up in centavos. */
function computeWireSum(amounts: readonly string[]): string {
  const centavos = String(amounts.reduce((all, amount) => all + Number(amount.replace('.', '')), 0)).padStart(3, '0');
  return `${centavos.slice(0, -2)}.${centavos.slice(-2)}`;
}
