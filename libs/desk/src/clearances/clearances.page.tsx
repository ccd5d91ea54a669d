import { callEndpoint } from '@ebpls/api-client';
import { CLEARANCE_VIEWS, type ClearanceRow, listClearances, listSorts } from '@ebpls/contracts';
import { useNudge } from '@ebpls/remote-kit';
import { isNarrow, lazyWithRetry, useNarrow } from '@ebpls/ui';
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
import { findFirstCase, type QueuedCase, useCaseFlow } from '../case/case-flow.ts';
import { type DeskAddress, formatDeskAddress, isPaneVisible, readDesk, useDeskAddress } from '../frame/desk-address.ts';
import { findReadableSort } from '../lists/chosen-columns.ts';
import { readChoice } from '../lists/read-choice.ts';
import { useOffice } from './find-office.ts';
import { ClearanceQueue } from './clearance-queue.tsx';
import { groupQueue, type QueueView } from './queue-groups.ts';
import { ClearancePane, fetchPanes, PapersPane } from './queue/panes.ts';
import { words as deskWords } from '../messages/desk.messages.ts';
import { useWords, words } from './clearance.messages.ts';

export { shouldDeskRevalidate as shouldRevalidate } from '../frame/desk-address.ts';

const fetchTable = () => import('./queue/queue-table.tsx');
const QueueTable = lazyWithRetry(() => fetchTable().then((module) => module.QueueTable));

/** The queue of the signed-in office, and the case that the address names. */
export async function loader({ request }: LoaderFunctionArgs) {
  const desk = readDesk(new URL(request.url).searchParams);
  const view = CLEARANCE_VIEWS.find((candidate) => candidate === desk.view) ?? 'open';
  const sort = findReadableSort(desk.sort, listSorts('clearances', view));
  const [queue, openCase, others, choice] = await Promise.all([
    callEndpoint(listClearances, {
      query: { view, search: desk.search, sort, cursor: desk.cursor, limit: '50' },
      signal: request.signal,
    }),
    loadOpenCase(desk, request.signal),
    view === 'mine' && desk.layout === undefined ? loadColleagues(request.signal) : undefined,
    desk.layout === 'table' ? readChoice('clearances', request.signal) : undefined,
    desk.layout === 'table' ? fetchTable() : isPaneVisible(desk, isNarrow()) && fetchPanes(),
  ]);
  openFirstCase(request.url, desk, toNavigationOrder(queue.data, { view, sort }));
  return { view, sort, queue, openCase, choice, colleagues: others };
}

/** On a phone the queue does not wait for a case that is not visible yet. */
async function loadOpenCase(desk: DeskAddress, signal: AbortSignal) {
  const { case: clearance_id } = desk;
  if (clearance_id === undefined || !isPaneVisible(desk, isNarrow())) return undefined;
  const { findClearance } = await fetchPanes();
  return findClearance(clearance_id, signal);
}

async function loadColleagues(signal: AbortSignal) {
  const { readColleagues } = await fetchPanes();
  return readColleagues(signal);
}

/** Opens the first case of a view, where there is one the most urgent that nobody else has. */
function openFirstCase(address: string, desk: DeskAddress, rows: readonly QueuedCase[]): void {
  const first = findFirstCase(desk, rows);
  if (first !== undefined) throw redirect(formatDeskAddress(new URL(address).pathname, { ...desk, case: first }));
}

/** The rows as J and K walk through them. */
function toNavigationOrder(queueRows: readonly ClearanceRow[], queueView: QueueView): readonly QueuedCase[] {
  return groupQueue(queueRows, queueView).flatMap(({ rows }) =>
    rows.map(({ clearance_id, is_mine, assigned_name }) => ({
      id: String(clearance_id),
      is_free: is_mine || assigned_name === null,
    })),
  );
}

const fetchActs = () => fetchPanes().then(({ CLEARANCE_ACTS }) => CLEARANCE_ACTS);

export function action(args: ActionFunctionArgs) {
  return runAct(args, { acts: fetchActs, getSuccessText });
}

const CLEARANCE_ACTS_WITH_MESSAGE = [
  'approve',
  'approve_with_conditions',
  'return',
  'reject',
  'recall',
  'issue_late',
  'audit_right',
  'audit_wrong',
  'schedule_inspection',
  'record_inspection',
  'give_back',
  'hand_over',
] as const;

function getSuccessText(act: string, business: string | undefined): string | undefined {
  const actWithMessage = CLEARANCE_ACTS_WITH_MESSAGE.find((one) => one === act);
  const sentence = actWithMessage && words(`success_${actWithMessage}`);
  // Handing over concerns all cases of a person, not the open one.
  return sentence === undefined || business === undefined ? sentence : deskWords('done_for', { business, sentence });
}

export function Component() {
  const { view, sort, queue, openCase, choice, ...shown } = useLoaderData<typeof loader>();
  const { desk, to } = useDeskAddress();
  const { revalidate } = useRevalidator();
  const office = useOffice();
  const flow = useCaseFlow(toNavigationOrder(queue.data, { view, sort }));
  const isInSight = isPaneVisible(desk, useNarrow());
  const isUnread = isInSight && desk.case !== undefined && openCase === undefined;
  const hasPanes = isInSight && !isUnread;
  const t = useWords();
  useNudge('clearance');
  useNudge('document');
  useEffect(() => {
    if (isUnread) void revalidate();
  }, [isUnread, revalidate]);
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
      queue={<ClearanceQueue queue={queue} view={view} sort={sort} colleagues={shown.colleagues} />}
      case={<Suspense>{hasPanes && <ClearancePane openCase={openCase} flow={flow} />}</Suspense>}
      documents={<Suspense>{hasPanes && <PapersPane openCase={openCase?.assessment} reviewer={office} />}</Suspense>}
    />
  );
}
