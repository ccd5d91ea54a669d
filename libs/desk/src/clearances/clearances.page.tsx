import { call, isRefusal } from '@ebpls/api-client';
import {
  CLEARANCE_VIEWS,
  type ClearanceCase,
  type ClearanceRow,
  getClearance,
  listClearances,
  listColleagues,
  sortsIn,
} from '@ebpls/contracts';
import { useNudge } from '@ebpls/remote-kit';
import { DeskFrame, isNarrow, useNarrow } from '@ebpls/ui';
import { lazy, Suspense, useEffect } from 'react';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useRevalidator,
} from 'react-router';

import { runAct } from '../acts/acts.ts';
import { nextOf, type QueuedCase, useCaseFlow } from '../case/case-flow.ts';
import { type DeskAddress, deskAddress, readDesk, useDeskAddress } from '../frame/desk-address.ts';
import { readableSort } from '../lists/chosen-columns.ts';
import { readChoice } from '../lists/read-choice.ts';
import { useOffice } from '../office-of.ts';
import { CLEARANCE_ACTS } from './clearance-acts.ts';
import { ClearanceQueue } from './clearance-queue.tsx';
import { groupedQueue, type QueueShown } from './queue-groups.ts';
import { useWords, words } from './clearance.messages.ts';

export { deskRevalidates as shouldRevalidate } from '../frame/desk-address.ts';

const fetchPanes = () => import(/* webpackPrefetch: true */ './case-panes.ts');
const ClearancePane = lazy(() => fetchPanes().then(({ ClearancePane: pane }) => ({ default: pane })));
const PapersPane = lazy(() => fetchPanes().then(({ PapersPane: pane }) => ({ default: pane })));
const fetchTable = () => import('./queue/queue-table.tsx');
const QueueTable = lazy(() => fetchTable().then(({ QueueTable: table }) => ({ default: table })));

/** The queue of the signed-in office, and the case that the address names. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const desk = readDesk(searchParams);
  const view = CLEARANCE_VIEWS.find((known) => known === desk.view) ?? 'open';
  const sort = readableSort(desk.sort, sortsIn('clearances', view));
  const [queue, opened, colleagues, choice] = await Promise.all([
    call(listClearances, {
      query: { view, search: desk.search, sort, cursor: desk.cursor, limit: '50' },
      signal: request.signal,
    }),
    desk.case === undefined ? undefined : clearanceOrNothing(desk.case, request.signal),
    view === 'mine' && desk.layout === undefined ? call(listColleagues, { signal: request.signal }) : undefined,
    desk.layout === 'table' ? readChoice('clearances', request.signal) : undefined,
    desk.layout === 'table' ? fetchTable() : inSight(desk, isNarrow()) && fetchPanes(),
  ]);
  if (searchParams.size === 0) openMostUrgent(request.url, queue.data);
  return { view, sort, queue, opened, choice, colleagues: colleagues?.data };
}

/** Whether case and papers stand beside the queue, or in its place. */
function inSight({ pane }: Pick<DeskAddress, 'pane'>, is_one_at_a_time: boolean): boolean {
  return !is_one_at_a_time || (pane !== undefined && pane !== 'queue');
}

/** Whoever comes to the desk finds the most urgent case open that nobody else has. */
function openMostUrgent(address: string, queued: readonly ClearanceRow[]): void {
  const first = nextOf(inWalkingOrder(queued, { view: 'open' }), undefined);
  if (first !== undefined) throw redirect(deskAddress(new URL(address).pathname, { case: first }));
}

/** The rows as J and K walk through them. */
function inWalkingOrder(queued: readonly ClearanceRow[], shown: QueueShown): readonly QueuedCase[] {
  return groupedQueue(queued, shown).flatMap(({ rows }) =>
    rows.map(({ clearance_id, is_mine, assigned_name }) => ({
      id: String(clearance_id),
      is_free: is_mine || assigned_name === null,
    })),
  );
}

/** A case that left this desk is no failure of the queue beside it. */
async function clearanceOrNothing(clearance_id: string, signal: AbortSignal): Promise<ClearanceCase | null> {
  try {
    return await call(getClearance, { params: { clearance_id }, signal });
  } catch (error) {
    if (isRefusal(error) && (error.code === 'missing' || error.code === 'invalid')) return null;
    throw error;
  }
}

export function action(args: ActionFunctionArgs) {
  return runAct(args, { acts: CLEARANCE_ACTS, said: saidAfter });
}

const SAID = [
  'approve',
  'approve_with_conditions',
  'return',
  'reject',
  'recall',
  'schedule_inspection',
  'record_inspection',
  'give_back',
  'hand_over',
] as const;

function saidAfter(act: string): string | undefined {
  const known = SAID.find((one) => one === act);
  return known && words(`said_${known}`);
}

export function Component() {
  const { view, sort, queue, opened, colleagues, choice } = useLoaderData<typeof loader>();
  const { desk, to } = useDeskAddress();
  const { revalidate } = useRevalidator();
  const office = useOffice();
  const flow = useCaseFlow(inWalkingOrder(queue.data, { view, sort }));
  const hasPanes = inSight(desk, useNarrow());
  const t = useWords();
  useNudge('clearance');
  useNudge('document');
  useEffect(() => {
    document.title = `${t('title')} · eBPLS`;
  }, [t]);

  if (choice)
    return (
      <Suspense>
        <QueueTable queue={queue} view={view} sort={sort} choice={choice} />
      </Suspense>
    );
  return (
    <DeskFrame
      pane={desk.pane ?? 'queue'}
      paneTo={(pane) => to({ pane })}
      onRetry={() => void revalidate()}
      queue={<ClearanceQueue queue={queue} view={view} sort={sort} colleagues={colleagues} />}
      case={<Suspense>{hasPanes && <ClearancePane opened={opened} flow={flow} />}</Suspense>}
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
