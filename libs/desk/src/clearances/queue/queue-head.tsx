// Head of an office's queue: title, search, and the views with their counts.

import { CLEARANCE_VIEWS, type ClearanceRow, type ClearanceView } from '@ebpls/contracts';
import { useSession } from '@ebpls/remote-kit';
import { Chip, Heading, Row, Stack, Text } from '@ebpls/ui';

import { useEffect, useRef } from 'react';

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

/** The head of the queue: its search, and its views on one line that scrolls to the chosen one; on a phone they wrap. */
export function QueueHead({ queue, view }: { readonly queue: Queue; readonly view: ClearanceView }) {
  const { to } = useDeskAddress();
  const t = useWords();
  const isHead = useSession(({ user }) => user?.permissions.includes('office_head') === true);
  const isShown = (name: ClearanceView): boolean =>
    (isHead || name !== 'out_of_turn') && (!HIDDEN_WHEN_EMPTY.has(name) || (queue.counts[name] ?? 0) > 0);
  // The views that are there every day come first, because the line may be longer than the pane.
  const views = CLEARANCE_VIEWS.filter((name) => name === view || isShown(name)).toSorted(
    (one, other) => Number(HIDDEN_WHEN_EMPTY.has(one)) - Number(HIDDEN_WHEN_EMPTY.has(other)),
  );
  const place = views.indexOf(view);
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    strip.current?.querySelectorAll('a')[place]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [place]);
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
      <div ref={strip}>
        <Row gap={1} wrap={false}>
          {views.map((name) => (
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
      </div>
    </Stack>
  );
}
