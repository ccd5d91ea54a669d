// Queue on the desk of an office: its cases grouped by due date, with the actions on several of them.

import type { ClearanceRow, ClearanceView } from '@ebpls/contracts';
import { Button, EmptyState, NoMatch, Row, RowGroup, Rows } from '@ebpls/ui';
import { Pager, Pane } from '@ebpls/ui/lists';
import { useOfferActs } from '@ebpls/remote-kit';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router';

import { BulkBar, renderRowCheckbox } from '../lists/bulk/bulk-bar.tsx';
import { type BulkList, useBulkRows } from '../lists/bulk/bulk-rows.ts';
import type { Colleague } from '../case/hand-over.tsx';
import { useDeskAddress } from '../frame/desk-address.ts';
import { useDeskKeys } from '../frame/keys/desk-keys.ts';
import { KeysButton } from '../frame/keys/keys-button.tsx';
import { useCaseNavigation } from '../frame/keys/case-navigation.ts';
import { useAct } from '../acts/use-act.ts';
import { useClearanceKeys } from './clearance-keys.ts';
import { useNames, useWords } from './clearance.messages.ts';
import { groupQueue } from './queue-groups.ts';
import { LazyHandOver } from './queue/panes.ts';
import { PrintedQueue } from './queue/printed-queue.tsx';
import { QueueRow } from './queue/queue-row.tsx';
import { type Queue, QueueHead } from './queue/queue-head.tsx';
import { SearchElsewhere } from './queue/search-elsewhere.tsx';

/** States in which a case can be claimed. */
const UNCLAIMED_STATES: ReadonlySet<ClearanceRow['state']> = new Set<ClearanceRow['state']>(['PENDING', 'RECALLED']);

function bulkActsOn({ state }: ClearanceRow): readonly string[] {
  if (UNCLAIMED_STATES.has(state)) return ['claim'];
  return state === 'INSPECTION_SCHEDULED' ? ['print_slip'] : [];
}

interface ClearanceQueueProps {
  readonly queue: Queue;
  readonly view: ClearanceView;
  readonly sort?: string | undefined;
  /** To whom the person's own cases can be handed over; absent where the view does not show them. */
  readonly colleagues?: readonly Colleague[] | undefined;
}

/** The office's cases, what is due first on top; J and K walk through them. */
export function ClearanceQueue({ queue, view, sort, colleagues }: ClearanceQueueProps) {
  const { desk, to } = useDeskAddress();
  const t = useWords();
  const groups = groupQueue(queue.data, { view, sort });
  useCaseNavigation(groups.flatMap(({ rows }) => rows.map(({ clearance_id }) => String(clearance_id))));
  const search = desk.search ?? '';
  const bulk = useBulkRows(queue.data, {
    row: ({ clearance_id, company_name, assessment_code }) => ({
      id: String(clearance_id),
      name: company_name,
      note: assessment_code,
      to: to({ case: String(clearance_id), doc: undefined, pane: 'case' }),
    }),
    acts: bulkActsOn,
    open: desk.case,
  });

  return (
    <Pane
      flush
      head={<QueueHead queue={queue} view={view} />}
      foot={
        <QueueFoot unclaimed={queue.counts['unclaimed'] ?? 0} bulk={bulk}>
          <Suspense>{colleagues && queue.data.length > 0 && <LazyHandOver colleagues={colleagues} />}</Suspense>
        </QueueFoot>
      }
    >
      {queue.data.length === 0 && search !== '' && (
        <NoMatch searchText={search} clearTo={to({ search: undefined, cursor: undefined })}>
          <SearchElsewhere view={view} />
        </NoMatch>
      )}
      {queue.data.length === 0 && search === '' && (
        <EmptyState title={t(`empty_${view}`)}>{t('empty_text')}</EmptyState>
      )}
      {queue.data.length > 0 && (
        <Rows label={t('title')}>
          {groups.map(({ group, rows }) => [
            <RowGroup key={group} label={t(`group_${group}`)} count={rows.length} />,
            ...rows.map((row) => (
              <QueueRow
                key={row.clearance_id}
                row={row}
                view={view}
                pick={renderRowCheckbox(bulk, String(row.clearance_id))}
              />
            )),
          ])}
        </Rows>
      )}
      <Pager nextCursor={queue.next_cursor} cursor={desk.cursor} to={(cursor) => to({ cursor })} />
      <PrintedQueue queue={{ ...queue, data: groups.flatMap(({ rows }) => rows) }} view={view} />
    </Pane>
  );
}

interface QueueFootProps {
  readonly unclaimed: number;
  readonly bulk: BulkList;
  readonly children: ReactNode;
}

function QueueFoot({ unclaimed, bulk, children }: QueueFootProps) {
  const t = useWords();
  const { busy, answer, run } = useAct();
  const navigate = useNavigate();
  const keyGroups = useClearanceKeys();
  const name = useNames();
  const next = { act: 'next', why: unclaimed === 0 ? t('none_unclaimed') : undefined, run: () => run('next', '-') };
  useDeskKeys({ t: next.run });
  useOfferActs([{ ...next, ...name('take_next'), keyHint: 'T' }]);
  useEffect(() => {
    if (answer?.leads !== undefined) void navigate(answer.leads);
  }, [answer, navigate]);
  return (
    <Row justify="between" gap={1}>
      <BulkBar list={bulk} />
      <Button size="desk" keyHint="T" busy={busy} disabled={unclaimed === 0} why={next.why} onClick={next.run}>
        {t('take_next')}
      </Button>
      {children}
      <KeysButton groups={keyGroups} />
    </Row>
  );
}
