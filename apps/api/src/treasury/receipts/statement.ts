// Loads the statement of account of an owner's businesses from the ledger.

import { type ReplyBody, type Centavos, type getStatement, type Locale, formatPesosText } from '@ebpls/contracts';
import { addDays, computeAmountDue, getYear, sumCentavos } from '@ebpls/rules';

import {
  type BookedRows,
  countUnbilledCompanies,
  listBilledCompanies,
  listUnapplied,
  readBooks,
} from '../../domain/ledger/history/booked.queries.ts';
import {
  groupBooksByBusiness,
  type InstallmentBalance,
  computeBalances,
} from '../../domain/ledger/history/installment-balances.ts';
import {
  listPendingMoney,
  toWaitingOn,
  type PendingMoneyRow,
} from '../../domain/ledger/collection/pending-money.queries.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { type ReferenceRows, loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { mapInTurns } from '../../platform/load/map-in-turns.ts';
import { type DisputedLine, toDisputeReply, sumDisputed, listBillDisputes } from '../../domain/ledger/due/disputes.ts';
import { findClosedDays, findMovedDueDay } from './closed-days.ts';
import { findRepresentatives, type Representatives } from './representatives.queries.ts';
import { formatInstallmentName } from '../../domain/ledger/rule-sentences.ts';
import { whereOwnedOrNamed } from '../../domain/access/delegations/authority.ts';

/** A statement of more businesses than a page of the screen shows is read behind the gate of reports. */
const MAX_UNGATED_COMPANIES = 20;

type StatementReply = ReplyBody<typeof getStatement>;
type CompanyStatement = StatementReply['companies'][number];

type StatementText = 'company_code' | 'as_of' | 'cursor';
type StatementQuery = Readonly<Partial<Record<StatementText, string | undefined>>> & { readonly limit: number };

interface StatementContext {
  readonly as_of: string;
  readonly rows: ReferenceRows;
  readonly locale: Locale;
  readonly disputes: readonly DisputedLine[];
  readonly pendingMoney: readonly PendingMoneyRow[];
  readonly representatives: Representatives;
  readonly closed_days: ReadonlyMap<string, string>;
}

/**
 * Statement of account of an owner's businesses as of a day, past or future, from the ledger: every installment with
 * its billed, added, paid and remaining amounts, and the changes of the balance since the year began (domain reference
 * 6.2).
 */
export async function loadStatement(
  api: Api,
  actor: Actor,
  { as_of = api.clock.today(), ...query }: StatementQuery,
): Promise<StatementReply> {
  const rows = await loadReferenceRows(api.db);
  const whereOwned = whereOwnedOrNamed(actor, 'a', query.company_code);
  const { pageRows, next_cursor } = await listBilledCompanies(api.db, whereOwned, query);
  const company_codes = pageRows.map(({ company_code }) => company_code);
  const read = async (): Promise<StatementReply> => {
    const books = groupBooksByBusiness(await readBooks(api.db, { owned: whereOwned, company_codes }, as_of));
    const credits =
      books.size === 0 ? new Map<number, Centavos>() : await listUnapplied(api.db, [...books.keys()], as_of);
    const ids = [...new Set([...books.values()].flatMap((each) => each.installments.map(({ bill_id }) => bill_id)))];
    const disputes = await listBillDisputes(api.db, ids);
    const pendingMoney = await listPendingMoney(api.db, ids);
    const closed_days = await findClosedDays(api.db);
    const representatives = await findRepresentatives(api.db, ids);
    const reading = { as_of, rows, locale: actor.locale, disputes, pendingMoney, representatives, closed_days };
    const companies = await listCompanyStatements(books, credits, reading);
    return { as_of, companies, next_cursor, ...(await countUnbilled(api, actor, query)) };
  };
  return company_codes.length > MAX_UNGATED_COMPANIES ? api.heavyReads.run(read) : read();
}

/** The first page of all businesses says how many others there are. */
async function countUnbilled(
  { db }: Api,
  actor: Actor,
  { company_code, cursor }: Pick<StatementQuery, 'company_code' | 'cursor'>,
): Promise<Pick<StatementReply, 'unbilled'>> {
  if (company_code !== undefined || cursor !== undefined) return {};
  return { unbilled: await countUnbilledCompanies(db, whereOwnedOrNamed(actor, 'b', company_code)) };
}

/** Businesses are computed one after the other, with other requests served between. */
async function listCompanyStatements(
  books: ReadonlyMap<number, BookedRows>,
  credits: ReadonlyMap<number, Centavos>,
  reading: StatementContext,
): Promise<CompanyStatement[]> {
  const companies = await mapInTurns(books, ([business_id, own]) =>
    toCompanyStatements(own, credits.get(business_id) ?? (0 as Centavos), reading),
  );
  return companies.flat();
}

/** Statement of one business; empty when nothing was billed to it by that day. */
function toCompanyStatements(books: BookedRows, credits: Centavos, reading: StatementContext): CompanyStatement[] {
  const { as_of, rows } = reading;
  const balances = computeBalances(books, { rows, day: as_of });
  const [first] = balances;
  if (!first) return [];
  const sumOwed = (isCounted: (due: NonNullable<InstallmentBalance['due']>) => boolean) =>
    formatPesosText(sumCentavos(balances.map(({ due }) => (due && isCounted(due) ? due.payable : (0 as Centavos)))));
  return [
    {
      company_code: first.current.company_code,
      company_name: first.current.company_name,
      rows: balances.map((balance) => toStatementRow(balance, reading)),
      due_now: sumOwed(({ has_begun }) => has_begun),
      overdue: sumOwed(({ due }) => due < as_of),
      not_yet_due: sumOwed(({ has_begun }) => !has_begun),
      disputed: formatPesosText(
        sumCentavos(balances.map(({ due }) => ((due?.owed ?? 0) - (due?.payable ?? 0)) as Centavos)),
      ),
      disputes: toDisputeRows(balances, reading),
      waiting: toWaitingOn(reading.pendingMoney, {
        day: as_of,
        bill_ids: balances.map(({ current }) => current.bill_id),
      }),
      credits: formatPesosText(credits),
      since: computeYearChange(books, balances, reading),
      ...holdsUntil(balances, reading),
      current_assessment: balances.flatMap((balance) => toPayable(balance) ?? [])[0]?.assessment_code ?? null,
    },
  ];
}

/** Disputes on the orders in force that were filed by the day, with their state on it. */
function toDisputeRows(
  balances: readonly InstallmentBalance[],
  { as_of, disputes, locale }: StatementContext,
): CompanyStatement['disputes'] {
  const bill_ids = new Set(balances.map(({ current }) => current.bill_id));
  return disputes
    .filter(({ bill_id, filed_on }) => bill_ids.has(bill_id) && filed_on <= as_of)
    .map((dispute) => {
      const own = balances.filter(({ current }) => current.bill_id === dispute.bill_id).flatMap(({ due }) => due ?? []);
      return toDisputeReply(dispute, sumDisputed(own, dispute.code), locale);
    });
}

function toStatementRow(
  installment: InstallmentBalance,
  { locale, rows, closed_days, representatives: { paid: paidBy, filed } }: StatementContext,
): CompanyStatement['rows'][number] {
  const { current, root, payments, tax, fees, surcharge, interest, paid, balance } = installment;
  return {
    tax_year: root.year,
    installment_no: root.of_no,
    title: formatInstallmentName({ no: root.of_no, count: root.count, mode: root.mode, year: root.year }, locale),
    due_on: current.due_on,
    moved: findMovedDueDay(installment, rows, closed_days),
    top_no: current.top_no,
    tax: formatPesosText(tax),
    fees: formatPesosText(fees),
    surcharge: formatPesosText(surcharge),
    interest: formatPesosText(interest),
    paid: formatPesosText(paid),
    balance: formatPesosText(balance),
    payable: toPayable(installment),
    filed_by: filed.get(current.bill_id),
    payments: payments.map(({ amount, ...payment }) => ({
      ...payment,
      amount: formatPesosText(amount),
      paid_by: paidBy.get(payment.receipt_no),
    })),
  };
}

/** What of an installment is due and can be paid, with the application of the order that collects it. */
function toPayable({ current, due }: InstallmentBalance): CompanyStatement['rows'][number]['payable'] {
  if (current.state !== 'APPROVED' || !due?.has_begun || due.payable === 0) return undefined;
  return { assessment_code: current.assessment_code, amount: formatPesosText(due.payable) };
}

interface Sums {
  readonly billed: Centavos;
  readonly added: Centavos;
  readonly paid: Centavos;
  readonly balance: Centavos;
}

function computeSums(balances: readonly InstallmentBalance[]): Sums {
  return {
    billed: sumCentavos(balances.flatMap(({ tax, fees }) => [tax, fees])),
    added: sumCentavos(balances.flatMap(({ surcharge, interest }) => [surcharge, interest])),
    paid: sumCentavos(balances.map(({ paid }) => paid)),
    balance: sumCentavos(balances.map(({ balance }) => balance)),
  };
}

/** Changes since the last day of the year before, from the same books read on both days. */
function computeYearChange(
  books: BookedRows,
  balances: readonly InstallmentBalance[],
  { as_of, rows }: StatementContext,
): CompanyStatement['since'] {
  const since = addDays(`${getYear(as_of)}-01-01`, -1);
  const before = computeSums(computeBalances(books, { rows, day: since }));
  const now = computeSums(balances);
  const toChange = (field: 'billed' | 'added' | 'paid') => formatPesosText((now[field] - before[field]) as Centavos);
  return {
    since,
    opening: formatPesosText(before.balance),
    billed: toChange('billed'),
    added: toChange('added'),
    paid: toChange('paid'),
    balance: formatPesosText(now.balance),
  };
}

/** The last day before surcharge or interest grows, and the growth after it. */
function holdsUntil(
  balances: readonly InstallmentBalance[],
  { as_of }: StatementContext,
): Pick<CompanyStatement, 'stays_until' | 'then_more'> {
  const open = balances.flatMap((balance) => balance.open ?? []);
  const [first] = open;
  if (!first) return { stays_until: null, then_more: null };
  const { stays_until, then_more } = computeAmountDue(open, as_of, first.late);
  return { stays_until, then_more: then_more === null ? null : formatPesosText(then_more) };
}
