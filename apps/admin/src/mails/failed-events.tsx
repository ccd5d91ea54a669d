import type { FailedEventRow } from '@ebpls/contracts';
import { useAct } from '@ebpls/desk';
import { Button, MomentText, Section, Text } from '@ebpls/ui';
import { Table, type TableColumn } from '@ebpls/ui/lists';

import { useWords } from './mail.messages.ts';

/** Acts whose readers could not be notified, with the reason and a button to try again. */
export function FailedEvents({ events }: { readonly events: readonly FailedEventRow[] }) {
  const t = useWords();
  return (
    <Section title={t('failed_events')}>
      <Text tone="muted">{t('failed_events.text')}</Text>
      <Table
        caption={t('failed_events')}
        columns={useFailedEventColumns()}
        rows={events}
        rowKey={({ event_id }) => event_id}
      />
    </Section>
  );
}

function useFailedEventColumns(): TableColumn<FailedEventRow>[] {
  const t = useWords();
  return [
    {
      key: 'kind',
      header: t('event'),
      cell: ({ kind, event_id }) => `${kind} ${event_id}`,
      note: ({ last_error }) => (
        <Text as="span" size="caption" tone="danger">
          {last_error}
        </Text>
      ),
    },
    { key: 'actor', header: t('event.actor'), cell: ({ actor_name }) => actor_name ?? t('event.system') },
    { key: 'acted', header: t('event.acted'), cell: ({ acted_at }) => <MomentText at={acted_at} /> },
    { key: 'tries', header: t('tries'), align: 'end', cell: ({ attempts }) => attempts },
    { key: 'acts', header: t('acts'), align: 'end', cell: (event) => <Retry event={event} /> },
  ];
}

function Retry({ event: { event_id } }: { readonly event: FailedEventRow }) {
  const t = useWords();
  const { busy, run } = useAct();
  return (
    <Button size="desk" busy={busy} aria-label={`${t('retry')}: ${event_id}`} onClick={() => run('retry', event_id)}>
      {t('retry')}
    </Button>
  );
}
