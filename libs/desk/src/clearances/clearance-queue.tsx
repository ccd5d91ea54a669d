import { CLEARANCE_VIEWS, type ClearanceRow, type ClearanceView } from '@ebpls/contracts';
import {
  Button,
  Chip,
  DaysMeter,
  EmptyState,
  Heading,
  MomentText,
  NoMatch,
  Pager,
  Pane,
  Row,
  RowGroup,
  RowItem,
  Rows,
  SearchField,
  Stack,
  StatusBadge,
  Tag,
  Text,
} from '@ebpls/ui';
import { useEffect, useRef } from 'react';
import { Form, useNavigate } from 'react-router';

import { counted } from '../frame/counted.ts';
import { useDeskAddress } from '../frame/desk-address.ts';
import { useDeskKeys } from '../frame/keys/desk-keys.ts';
import { KeysButton } from '../frame/keys/keys-button.tsx';
import { neighboursOf } from '../frame/neighbours.ts';
import { useAct } from '../acts/use-act.ts';
import { useClearanceKeys } from './clearance-keys.ts';
import { useWords } from './clearance.messages.ts';
import { groupedQueue } from './queue-groups.ts';

interface Queue {
  readonly data: readonly ClearanceRow[];
  readonly next_cursor: string | null;
  readonly counts: Readonly<Record<string, number>>;
}

/** The office's cases, what is due first on top; J and K walk through them. */
export function ClearanceQueue({ queue, view }: { readonly queue: Queue; readonly view: ClearanceView }) {
  const { desk, to } = useDeskAddress();
  const t = useWords();
  const groups = groupedQueue(queue.data, view);
  useWalk(groups.flatMap(({ rows }) => rows.map(({ clearance_id }) => String(clearance_id))));
  const search = desk.search ?? '';

  return (
    <Pane
      flush
      head={<QueueHead queue={queue} view={view} />}
      foot={<QueueFoot unclaimed={queue.counts['unclaimed'] ?? 0} />}
    >
      {queue.data.length === 0 && search !== '' && (
        <NoMatch words={search} clearTo={to({ search: undefined, cursor: undefined })} />
      )}
      {queue.data.length === 0 && search === '' && (
        <EmptyState title={t(`empty_${view}`)}>{t('empty_text')}</EmptyState>
      )}
      {queue.data.length > 0 && (
        <Rows label={t('title')}>
          {groups.map(({ group, rows }) => [
            <RowGroup key={group} label={t(`group_${group}`)} count={rows.length} />,
            ...rows.map((row) => <QueueRow key={row.clearance_id} row={row} view={view} />),
          ])}
        </Rows>
      )}
      <Pager nextCursor={queue.next_cursor} cursor={desk.cursor} to={(cursor) => to({ cursor })} />
    </Pane>
  );
}

/** J and K open the row after and before the open one. */
function useWalk(ids: readonly string[]): void {
  const { desk, to } = useDeskAddress();
  const navigate = useNavigate();
  const { before, after } = neighboursOf(ids, desk.case);
  const openCase = (id: string | undefined) =>
    id && (() => void navigate(to({ case: id, doc: undefined, pane: 'case' }), { preventScrollReset: true }));
  useDeskKeys({ j: openCase(after) || undefined, k: openCase(before) || undefined });
}

/** Shown only while they hold something: the groups of the open cases tell the same. */
const BY_CLOCK: ReadonlySet<ClearanceView> = new Set<ClearanceView>(['overdue', 'due_today']);

function QueueHead({ queue, view }: { readonly queue: Queue; readonly view: ClearanceView }) {
  const { desk, to } = useDeskAddress();
  const t = useWords();
  const box = useRef<HTMLDivElement>(null);
  useDeskKeys({ '/': () => box.current?.querySelector('input')?.focus() });
  return (
    <Stack gap={2}>
      <Row justify="between" wrap={false}>
        <Heading level={1} size="body">
          {t('title')}
        </Heading>
        <Text as="span" size="caption" tone="muted">
          {t('open_count', { count: queue.counts['open'] ?? 0 })}
        </Text>
      </Row>
      <div ref={box}>
        <Form role="presentation">
          {desk.view !== undefined && <input type="hidden" name="view" value={desk.view} />}
          <SearchField key={desk.search} size="desk" keyHint="/" label={t('search')} defaultValue={desk.search} />
        </Form>
      </div>
      <Row gap={1}>
        {CLEARANCE_VIEWS.filter((name) => name === view || !BY_CLOCK.has(name) || (queue.counts[name] ?? 0) > 0).map(
          (name) => (
            <Chip
              key={name}
              selected={name === view}
              count={counted(queue.counts[name] ?? 0)}
              to={to({ view: name, cursor: undefined, case: undefined, doc: undefined, pane: undefined })}
            >
              {t(`view_${name}`)}
            </Chip>
          ),
        )}
      </Row>
    </Stack>
  );
}

function QueueFoot({ unclaimed }: { readonly unclaimed: number }) {
  const t = useWords();
  const { busy, answer, run } = useAct();
  const navigate = useNavigate();
  const lines = useClearanceKeys();
  useDeskKeys({ t: () => run('next', '-') });
  useEffect(() => {
    if (answer?.leads !== undefined) void navigate(answer.leads);
  }, [answer, navigate]);
  return (
    <Row justify="between">
      <Button
        size="desk"
        keyHint="T"
        busy={busy}
        disabled={unclaimed === 0}
        why={unclaimed === 0 ? t('none_unclaimed') : undefined}
        onClick={() => run('next', '-')}
      >
        {t('take_next')}
      </Button>
      <KeysButton lines={lines} />
    </Row>
  );
}

function QueueRow({ row, view }: { readonly row: ClearanceRow; readonly view: ClearanceView }) {
  const { desk, to } = useDeskAddress();
  const id = String(row.clearance_id);
  const selected = desk.case === id;
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (selected) place.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);

  return (
    <RowItem
      title={<span ref={place}>{row.company_name}</span>}
      to={to({ case: id, doc: undefined, pane: 'case' })}
      selected={selected}
      note={<RowNote row={row} view={view} />}
      end={
        view === 'decided' ? undefined : (
          <DaysMeter used={row.days_used} limit={row.days_limit} stopped={row.is_paused} />
        )
      }
    />
  );
}

function RowNote({ row, view }: { readonly row: ClearanceRow; readonly view: ClearanceView }) {
  const t = useWords();
  const { application_type, barangay_name, inspection_at, is_mine, assigned_name } = row;
  const taken = is_mine ? t('yours') : assigned_name;
  return (
    <>
      {[t(application_type), barangay_name, taken].filter(Boolean).join(' · ')}
      {inspection_at !== null && (
        <>
          {' '}
          · {t('visit')} <MomentText at={inspection_at} weekday year={false} />
        </>
      )}
      {row.flags.includes('resubmitted') && (
        <div>
          <Tag tone="info" icon="retry">
            {t('flag_resubmitted')}
          </Tag>
        </div>
      )}
      {view === 'decided' && (
        <div>
          <StatusBadge kind="clearance" status={row.state} />
        </div>
      )}
    </>
  );
}
