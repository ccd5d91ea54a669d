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
} from '@ebpls/contracts';

import type { Answered, Person, TestServer } from '../open-server.ts';

interface Page {
  readonly next_cursor: string | null;
}

/** Turns every page of a list, as a person would. */
async function allPages<P extends Page, R>(
  read: (cursor: Readonly<Record<string, string>>) => Promise<{ status: number; body: P }>,
  rowsOf: (page: P) => readonly R[],
): Promise<R[]> {
  const rows: R[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { status, body }: { status: number; body: P } = await read(cursor === '' ? {} : { cursor });
    if (status !== 200) throw new Error(JSON.stringify(body));
    rows.push(...rowsOf(body));
    cursor = body.next_cursor;
  }
  return rows;
}

interface TransactionQuery {
  readonly view: string;
  readonly office?: string;
  readonly office_view?: OfficeView;
}

/** Every application of a view, in the order of its pages. */
export function transactionsIn({ ask }: TestServer, who: Person, query: TransactionQuery): Promise<AssessmentRow[]> {
  return allPages(
    (cursor) => ask(listTransactions, who, { query: { ...query, ...cursor, limit: 5 } }),
    ({ data }) => data,
  );
}

/** Every clearance of a view of the person's own queue. */
export function clearancesIn(
  { ask }: TestServer,
  who: Person,
  view: string,
): Promise<Answered<typeof listClearances>['body']['data']> {
  return allPages(
    (cursor) => ask(listClearances, who, { query: { view, ...cursor, limit: 2 } }),
    ({ data }) => data,
  );
}

interface Figure {
  readonly who: Person;
  readonly link: FigureLink;
  /** The day of the collections. */
  readonly day: string;
  /** Its name in the answer: which sum of the report it is. */
  readonly name: string;
}

/**
 * Opens the list behind a figure through its endpoint, to its last page: how many rows it holds, or the total that it
 * shows.
 */
export async function openFigure(server: TestServer, figure: Figure): Promise<number | string> {
  const { who, link } = figure;
  if (link.list === 'transactions') return (await transactionsIn(server, who, { view: link.view })).length;
  if (link.list === 'clearances') return (await clearancesIn(server, who, link.view)).length;
  if (link.list === 'own_applications') return (await ownApplicationsIn(server, who, link.view)).length;
  if (link.list === 'companies') return (await companiesOf(server, who)).length;
  return link.list === 'statement' ? dueOnStatement(server, who) : collectedOn(server, figure);
}

function ownApplicationsIn({ ask }: TestServer, who: Person, view: string) {
  return allPages(
    (cursor) => ask(getOwnerDashboard, who, { query: { view, ...cursor } }),
    ({ applications }) => applications,
  );
}

function companiesOf({ ask }: TestServer, who: Person) {
  return allPages(
    (cursor) => ask(listMyCompanies, who, { query: { ...cursor, limit: 5 } }),
    ({ data }) => data,
  );
}

async function dueOnStatement({ ask }: TestServer, who: Person): Promise<string> {
  return sumOf((await ask(getStatement, who)).body.companies.map(({ due_now }) => due_now));
}

async function collectedOn({ ask }: TestServer, { who, day, name }: Figure): Promise<number | string> {
  const { foot } = (await ask(getReport, who, { params: { report: 'collections' }, query: { from: day, to: day } }))
    .body;
  return name === 'receipts_today' ? (foot?.counts['receipts'] ?? 0) : (foot?.amounts['net'] ?? '0.00');
}

/** Amounts on the wire added up in centavos. */
function sumOf(amounts: readonly string[]): string {
  const centavos = String(amounts.reduce((all, amount) => all + Number(amount.replace('.', '')), 0)).padStart(3, '0');
  return `${centavos.slice(0, -2)}.${centavos.slice(-2)}`;
}
