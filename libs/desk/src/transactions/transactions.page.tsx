import { callEndpoint } from '@ebpls/api-client';
import {
  CLEARING_OFFICES,
  getReference,
  listTransactions,
  OFFICE_VIEWS,
  listSorts,
  TRANSACTION_VIEWS,
  type AssessmentRow,
  type ClearingOffice,
} from '@ebpls/contracts';
import { useNudge } from '@ebpls/remote-kit';
import { isNarrow, lazyWithRetry, useNarrow } from '@ebpls/ui';
import { DeskFrame } from '@ebpls/ui/lists';
import { Suspense, useEffect } from 'react';
import {
  redirect,
  useLoaderData,
  useRevalidator,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';

import { runAct } from '../acts/acts.ts';
import { findFirstCase, useCaseFlow, type QueuedCase } from '../case/case-flow.ts';
import { formatDeskAddress, isPaneVisible, readDesk, useDeskAddress, type DeskAddress } from '../frame/desk-address.ts';
import { findReadableSort } from '../lists/chosen-columns.ts';
import { readChoice } from '../lists/read-choice.ts';
import { useOffice } from '../clearances/find-office.ts';
import { findPeriod } from './queue/transaction-period.ts';
import { TransactionQueue } from './transaction-queue.tsx';
import { words as deskWords } from '../messages/desk.messages.ts';
import { words, useWords } from './transaction.messages.ts';

export { shouldDeskRevalidate as shouldRevalidate } from '../frame/desk-address.ts';

const fetchPanes = () => import(/* webpackPrefetch: true */ './case-panes.ts');
const TransactionCasePane = lazyWithRetry(() => fetchPanes().then((module) => module.TransactionCasePane));
const PapersPane = lazyWithRetry(() => fetchPanes().then((module) => module.PapersPane));
const fetchTable = () => import('./queue/transaction-table.tsx');
const TransactionTable = lazyWithRetry(() => fetchTable().then((module) => module.TransactionTable));

/** The applications of all owners, and the one that the address names with its bill. */
export async function loader({ request }: LoaderFunctionArgs) {
  const desk = readDesk(new URL(request.url).searchParams);
  const view = TRANSACTION_VIEWS.find((candidate) => candidate === desk.view) ?? 'open';
  const { office, office_view } = officeIn(desk);
  const period = findPeriod(desk);
  const sort = findReadableSort(desk.sort, listSorts('applications', view));
  const [queue, openTransaction, reference, choice] = await Promise.all([
    callEndpoint(listTransactions, {
      query: { view, office, office_view, ...period, search: desk.search, sort, cursor: desk.cursor, limit: '50' },
      signal: request.signal,
    }),
    loadOpenApplication(desk, request.signal),
    office === undefined ? undefined : callEndpoint(getReference, { signal: request.signal }),
    desk.layout === 'table' ? readChoice('applications', request.signal) : undefined,
    desk.layout === 'table' ? fetchTable() : isPaneVisible(desk, isNarrow()) && fetchPanes(),
  ]);
  openFirstApplication(request.url, desk, queue.data);
  const title = reference?.offices.find((candidate) => candidate.office === office)?.title ?? office;
  return {
    view,
    sort,
    queue,
    openTransaction,
    choice,
    period,
    officeFilter: title === undefined ? undefined : { title, office_view },
  };
}

/** Opens the first application of a view, where one waits for this account the most urgent of them; a phone shows the list. */
function openFirstApplication(address: string, desk: DeskAddress, rows: readonly AssessmentRow[]): void {
  const first = isNarrow() ? undefined : findFirstCase(desk, toQueuedCases(rows));
  if (first !== undefined)
    throw redirect(formatDeskAddress(new URL(address).pathname, { ...desk, view: desk.view ?? 'open', case: first }));
}

/** The rows in navigation order for a deciding person: those that wait for this account. */
const toQueuedCases = (rows: readonly AssessmentRow[]): readonly QueuedCase[] =>
  rows.map(({ assessment_code, acts }) => ({ id: assessment_code, is_free: acts.length > 0 }));

const NO_CASES: readonly QueuedCase[] = [];

/** The office by whose clearances the list is narrowed; an unknown one narrows nothing. */
function officeIn(desk: DeskAddress) {
  return {
    office: CLEARING_OFFICES.find((candidate) => candidate === desk.office),
    office_view: OFFICE_VIEWS.find((candidate) => candidate === desk.office_view) ?? OFFICE_VIEWS[0],
  };
}

async function loadOpenApplication({ case: assessment_code }: DeskAddress, signal: AbortSignal) {
  if (assessment_code === undefined) return undefined;
  const { findTransaction } = await fetchPanes();
  return findTransaction(assessment_code, signal);
}

const fetchActs = () => fetchPanes().then((module) => module.TRANSACTION_ACTS);

export function action(args: ActionFunctionArgs) {
  return runAct(args, { acts: fetchActs, getSuccessText });
}

/** Acts after which the next application opens: their line says of whose it was. */
const DECIDING_ACTS = ['accept', 'return', 'reject', 'compute', 'approve_bill', 'release', 'sign'] as const;

const OTHER_ACTS = [
  'bill_skipped_years',
  'reopen_bill',
  'void',
  'waive',
  'approve_waiver',
  'deny_waiver',
  'closing_visit',
  'reverse_closure',
  'extend_legal_days',
] as const;

function getSuccessText(act: string, business = ''): string | undefined {
  const decidingAct = DECIDING_ACTS.find((one) => one === act);
  if (decidingAct) return words(`did_${decidingAct}`, { business });
  const otherAct = OTHER_ACTS.find((one) => one === act);
  return otherAct && deskWords('done_for', { business, sentence: words(`success_${otherAct}`) });
}

export function Component() {
  const { view, sort, queue, openTransaction, officeFilter, period, choice } = useLoaderData<typeof loader>();
  const { desk, to } = useDeskAddress();
  const { revalidate } = useRevalidator();
  const office = useOffice();
  const title = useTitle(office);
  const hasPanes = isPaneVisible(desk, useNarrow());
  // A link to one application names no view, so there is no list to navigate.
  const flow = useCaseFlow(desk.view === undefined ? NO_CASES : toQueuedCases(queue.data));
  useNudge('assessment');
  useNudge('document');
  useEffect(() => {
    document.title = `${title} · eBPLS`;
  }, [title]);

  if (choice)
    return (
      <Suspense>
        <TransactionTable queue={queue} view={view} sort={sort} choice={choice} title={title} />
      </Suspense>
    );
  return (
    <DeskFrame
      pane={desk.pane ?? 'queue'}
      paneTo={(pane) => to({ pane })}
      onRetry={() => void revalidate()}
      queue={
        <TransactionQueue
          queue={queue}
          view={view}
          officeFilter={officeFilter}
          period={period}
          title={title}
          isLicensing={office === 'bplo'}
          isSorted={sort !== undefined}
        />
      }
      case={<Suspense>{hasPanes && <TransactionCasePane openTransaction={openTransaction} flow={flow} />}</Suspense>}
      documents={
        <Suspense>{hasPanes && <PapersPane openCase={openTransaction?.assessment} reviewer={office} />}</Suspense>
      }
    />
  );
}

/**
 * Title of the list of applications: the licensing office sees the specification's name of its queue, the administrator
 * the name of the list.
 */
function useTitle(office: ClearingOffice | undefined): string {
  return useWords()(office === undefined ? 'title_admin' : 'title_office');
}
