// Head of an office's queue: title, search, and the views with their counts.

import { CLEARANCE_VIEWS, type ClearanceRow, type ClearanceView } from '@ebpls/contracts';
import { useSession } from '@ebpls/remote-kit';
import { Chip, Heading, Row, Stack, Text } from '@ebpls/ui';

import { formatCount } from '../../frame/format-count.ts';
import { useDeskAddress } from '../../frame/desk-address.ts';
import { QueueTools } from '../../lists/queue-tools.tsx';
import { useWords } from '../clearance.messages.ts';

export interface Queue {
  readonly data: readonly ClearanceRow[];
  readonly next_cursor: string | null;
  readonly counts: Readonly<Record<string, number>>;
}

/**
 * Views that are shown only while they have rows: the groups of the open cases show the same, and few cases are audited
 * afterwards or taken out of turn.
 */
const HIDDEN_WHEN_EMPTY: ReadonlySet<ClearanceView> = new Set<ClearanceView>([
  'overdue',
  'due_today',
  'post_audit',
  'out_of_turn',
]);

/** The head of the queue: its search and its views. */
export function QueueHead({ queue, view }: { readonly queue: Queue; readonly view: ClearanceView }) {
  const { to } = useDeskAddress();
  const t = useWords();
  const isHead = useSession(({ user }) => user?.permissions.includes('office_head') === true);
  const isShown = (name: ClearanceView): boolean =>
    (isHead || name !== 'out_of_turn') && (!HIDDEN_WHEN_EMPTY.has(name) || (queue.counts[name] ?? 0) > 0);
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
      <QueueTools list="clearances" label={t('search')} />
      <Row gap={1}>
        {CLEARANCE_VIEWS.filter((name) => name === view || isShown(name)).map((name) => (
          <Chip
            key={name}
            selected={name === view}
            count={formatCount(queue.counts[name] ?? 0)}
            to={to({
              view: name,
              sort: undefined,
              cursor: undefined,
              case: undefined,
              doc: undefined,
              pane: undefined,
            })}
          >
            {t(`view_${name}`)}
          </Chip>
        ))}
      </Row>
    </Stack>
  );
}
