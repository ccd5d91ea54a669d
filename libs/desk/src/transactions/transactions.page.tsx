import { call } from '@ebpls/api-client';
import {
  type AssessmentRow,
  CLEARING_OFFICES,
  getReference,
  listTransactions,
  OFFICE_VIEWS,
  sortsIn,
  TRANSACTION_VIEWS,
} from '@ebpls/contracts';
import { useNudge } from '@ebpls/remote-kit';
import { isNarrow, latePart, useNarrow } from '@ebpls/ui';
import { DeskFrame } from '@ebpls/ui/lists';
import { Suspense, useEffect } from 'react';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useRevalidator,
} from 'react-router';

import { runAct } from '../acts/acts.ts';
import { nextOf, type QueuedCase, useNextCase } from '../case/case-flow.ts';
import { deskAddress, type DeskAddress, inSight, readDesk, useDeskAddress } from '../frame/desk-address.ts';
import { readableSort } from '../lists/chosen-columns.ts';
import { readChoice } from '../lists/read-choice.ts';
import { useOffice } from '../office-of.ts';
import { TransactionQueue } from './transaction-queue.tsx';
import { useTitle } from './transaction-title.ts';
import { words } from './transaction.messages.ts';

export { deskRevalidates as shouldRevalidate } from '../frame/desk-address.ts';

const fetchPanes = () => import(/* webpackPrefetch: true */ './case-panes.ts');
const TransactionCasePane = latePart(() => fetchPanes().then((module) => module.TransactionCasePane));
const PapersPane = latePart(() => fetchPanes().then((module) => module.PapersPane));
const fetchTable = () => import('./transaction-table.tsx');
const TransactionTable = latePart(() => fetchTable().then((module) => module.TransactionTable));

/** The applications of all owners, and the one that the address names with its bill. */
export async function loader({ request }: LoaderFunctionArgs) {
  const desk = readDesk(new URL(request.url).searchParams);
  const view = TRANSACTION_VIEWS.find((known) => known === desk.view) ?? 'open';
  const { office, office_view } = officeIn(desk);
  const sort = readableSort(desk.sort, sortsIn('applications', view));
  const [queue, opened, reference, choice] = await Promise.all([
    call(listTransactions, {
      query: { view, office, office_view, search: desk.search, sort, cursor: desk.cursor, limit: '50' },
      signal: request.signal,
    }),
    openedIn(desk, request.signal),
    office === undefined ? undefined : call(getReference, { signal: request.signal }),
    desk.layout === 'table' ? readChoice('applications', request.signal) : undefined,
    desk.layout === 'table' ? fetchTable() : inSight(desk, isNarrow()) && fetchPanes(),
  ]);
  openMostUrgent(new URL(request.url), queue.data);
  const title = reference?.offices.find((known) => known.office === office)?.title ?? office;
  return { view, sort, queue, opened, choice, narrowed: title === undefined ? undefined : { title, office_view } };
}

/** Whoever comes to the desk finds the most urgent application open that waits for them; a phone shows the list. */
function openMostUrgent({ pathname, searchParams }: URL, queued: readonly AssessmentRow[]): void {
  const first = searchParams.size > 0 || isNarrow() ? undefined : nextOf(walked(queued), undefined);
  if (first !== undefined) throw redirect(deskAddress(pathname, { view: 'open', case: first }));
}

/** The rows as somebody walks through them who decides: those that wait for this person. */
const walked = (queued: readonly AssessmentRow[]): readonly QueuedCase[] =>
  queued.map(({ assessment_code, acts }) => ({ id: assessment_code, is_free: acts.length > 0 }));

/** The office by whose clearances the list is narrowed; an unknown one narrows nothing. */
function officeIn(desk: DeskAddress) {
  return {
    office: CLEARING_OFFICES.find((known) => known === desk.office),
    office_view: OFFICE_VIEWS.find((known) => known === desk.office_view) ?? OFFICE_VIEWS[0],
  };
}

async function openedIn({ case: assessment_code }: DeskAddress, signal: AbortSignal) {
  if (assessment_code === undefined) return undefined;
  const { findTransaction } = await fetchPanes();
  return findTransaction(assessment_code, signal);
}

const fetchActs = () => fetchPanes().then((module) => module.TRANSACTION_ACTS);

export function action(args: ActionFunctionArgs) {
  return runAct(args, { acts: fetchActs, said: saidAfter });
}

const SAID = [
  'accept',
  'return',
  'reject',
  'compute',
  'approve_bill',
  'bill_skipped_years',
  'reopen_bill',
  'void',
  'waive',
  'approve_waiver',
  'deny_waiver',
  'release',
  'sign',
  'closing_visit',
  'reverse_closure',
  'extend_legal_days',
] as const;

function saidAfter(act: string): string | undefined {
  const known = SAID.find((one) => one === act);
  return known && words(`said_${known}`);
}

export function Component() {
  const { view, sort, queue, opened, narrowed, choice } = useLoaderData<typeof loader>();
  const { desk, to } = useDeskAddress();
  const { revalidate } = useRevalidator();
  const office = useOffice();
  const title = useTitle(office);
  const hasPanes = inSight(desk, useNarrow());
  const goOn = useNextCase(walked(queue.data));
  // A link to one application names no view: nobody walks through a list there.
  const onDecided = desk.view === undefined ? undefined : goOn;
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
        <TransactionQueue queue={queue} view={view} narrowed={narrowed} title={title} isLicensing={office === 'bplo'} />
      }
      case={<Suspense>{hasPanes && <TransactionCasePane opened={opened} onDecided={onDecided} />}</Suspense>}
      documents={
        <Suspense>
          {hasPanes && (
            <PapersPane requirements={opened?.assessment.requirements ?? []} judge={office} hasCase={Boolean(opened)} />
          )}
        </Suspense>
      }
    />
  );
}
