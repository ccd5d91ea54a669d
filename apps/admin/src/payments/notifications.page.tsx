import { type Centavos, listNotifications, NOTIFICATION_VERDICTS, type NotificationRow } from '@ebpls/contracts';
import { defineQueuePage, type QueueCardProps } from '@ebpls/desk';
import { MomentText, formatPesos, Tag, Text, type Tone } from '@ebpls/ui';
import { RowCard, type TableColumn } from '@ebpls/ui/lists';

import { useWords } from './payment.messages.ts';

const NOTIFICATION_TONES: Readonly<Record<NotificationRow['verdict'], Tone>> = {
  RECEIVED: 'info',
  FORGED: 'danger',
  UNKNOWN: 'warning',
  JUDGED: 'success',
};

/** Log of the payment gateway's notifications, with those whose signature is wrong. */
export const { loader, Component } = defineQueuePage({
  endpoint: listNotifications,
  rowKey: ({ notification_id }) => notification_id,
  nudge: 'payment',
  useWords,
  title: 'notifications_title',
  subtitle: 'notifications_subtitle',
  search: 'notifications_search',
  choice: { name: 'verdict', label: 'verdict', allLabel: 'all_verdicts', values: NOTIFICATION_VERDICTS },
  empty: { title: 'notifications_none', text: 'notifications_none_text', icon: 'inbox' },
  useColumns,
  Card: NotificationCard,
});

function useColumns(): TableColumn<NotificationRow>[] {
  const t = useWords();
  return [
    {
      key: 'received',
      header: t('received'),
      cell: ({ received_at }) => <MomentText at={received_at} />,
      note: (row) => <Times row={row} />,
    },
    {
      key: 'number',
      header: t('number'),
      cell: ({ request_id }) => request_id ?? '–',
      note: ({ remote_address }) => (remote_address === null ? null : t('from', { address: remote_address })),
    },
    { key: 'verdict', header: t('verdict'), cell: (row) => <Verdict row={row} /> },
    { key: 'outcome', header: t('outcome'), cell: ({ message }) => message },
    { key: 'stated', header: t('stated'), cell: (row) => <StatedFields row={row} /> },
  ];
}

function NotificationCard({ row }: QueueCardProps<NotificationRow>) {
  return (
    <RowCard
      title={row.request_id ?? '–'}
      note={
        <>
          <MomentText at={row.received_at} /> · {row.message}
          {row.times > 1 && (
            <>
              {' · '}
              <Times row={row} />
            </>
          )}
          <br />
          <StatedFields row={row} />
        </>
      }
      // Nearly all notices are processed; only another result is shown, below the number, which fills a line.
      end={row.verdict !== 'JUDGED' && <Verdict row={row} />}
    />
  );
}

function Verdict({ row: { verdict } }: { readonly row: NotificationRow }) {
  const t = useWords();
  return <Tag tone={NOTIFICATION_TONES[verdict]}>{t(verdict)}</Tag>;
}

function Times({ row: { times } }: { readonly row: NotificationRow }) {
  const t = useWords();
  return t('times', { count: times });
}

/** An amount as the gateway stated it; another currency than the peso is named before the figure. */
function chargeWritten(amount: Centavos, currency: string | null): string {
  const pesos = formatPesos(amount);
  return currency === null || currency === 'PHP' ? pesos : `${currency} ${pesos.slice(1)}`.trim();
}

function StatedFields({ row: { stated } }: { readonly row: NotificationRow }) {
  const t = useWords();
  if (!stated)
    return (
      <Text as="span" size="caption" tone="muted">
        {t('nothing_stated')}
      </Text>
    );
  const { code, message, amount, currency, response_id, provider_ref } = stated;
  const charge = amount === null ? '' : chargeWritten(amount, currency);
  return (
    <div>
      {[code, charge].filter(Boolean).join(' · ')}
      <Text as="div" size="caption" tone="muted">
        {[message, response_id, provider_ref].filter(Boolean).join(' · ')}
      </Text>
    </div>
  );
}
