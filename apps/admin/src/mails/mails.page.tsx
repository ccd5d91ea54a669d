import { callEndpoint } from '@ebpls/api-client';
import {
  listFailedEvents,
  listMails,
  MAIL_STATES,
  type MailRow,
  type MailState,
  resendMail,
  retryEvent,
} from '@ebpls/contracts';
import { type ActHandler, createAct, defineQueuePage, type QueueCardProps, useAct } from '@ebpls/desk';
import { Button, MomentText, Tag, Text, type Tone } from '@ebpls/ui';
import { RowCard, type TableColumn } from '@ebpls/ui/lists';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { FailedEvents } from './failed-events.tsx';
import { useWords, words } from './mail.messages.ts';

const MAIL_TONES: Readonly<Record<MailState, Tone>> = { QUEUED: 'info', SENT: 'success', FAILED: 'danger' };

const MAIL_ACTS = {
  again: createAct(({ on, idempotency_key }) => callEndpoint(resendMail, { params: { mail_id: on }, idempotency_key })),
  retry: createAct(({ on, idempotency_key }) =>
    callEndpoint(retryEvent, { params: { event_id: on }, idempotency_key }),
  ),
} satisfies Readonly<Record<string, ActHandler>>;

const mailList = defineQueuePage({
  endpoint: listMails,
  rowKey: ({ id }) => id,
  useWords,
  title: 'title',
  subtitle: 'subtitle',
  search: 'search',
  choice: { name: 'state', label: 'state', allLabel: 'all_states', values: MAIL_STATES },
  empty: { title: 'none', text: 'none_text', icon: 'inbox' },
  above: <FailedEventsAbove />,
  useColumns,
  Card: MailCard,
  acts: { handlers: MAIL_ACTS, words },
});

/** Delivery log of mails: what the system sent to whom, and what did not arrive. */
export const { action, Component } = mailList;

export async function loader(args: LoaderFunctionArgs) {
  const [mails, failedPage] = await Promise.all([
    mailList.loader(args),
    callEndpoint(listFailedEvents, { query: {}, signal: args.request.signal }),
  ]);
  return { ...mails, failed_events: failedPage.data };
}

function FailedEventsAbove(): ReactNode {
  const { failed_events } = useLoaderData<typeof loader>();
  return failed_events.length > 0 && <FailedEvents events={failed_events} />;
}

function useColumns(): TableColumn<MailRow>[] {
  const t = useWords();
  return [
    { key: 'to', header: t('to'), cell: ({ to_address }) => to_address },
    {
      key: 'subject',
      isTitle: true,
      header: t('subject'),
      cell: ({ subject }) => subject,
      note: ({ last_error, state }) =>
        state === 'FAILED' ? (
          <Text as="span" size="caption" tone="danger">
            {last_error}
          </Text>
        ) : (
          ''
        ),
    },
    {
      key: 'sent',
      header: t('sent'),
      cell: ({ sent_at }) => (sent_at === null ? t('not_yet') : <MomentText at={sent_at} />),
      note: ({ sent_at, created_at }) =>
        sent_at === null && (
          <>
            {t('created')} <MomentText at={created_at} />
          </>
        ),
    },
    { key: 'tries', header: t('tries'), align: 'end', wideOnly: true, cell: ({ attempts }) => attempts },
    { key: 'state', header: t('state'), cell: ({ state }) => <Tag tone={MAIL_TONES[state]}>{t(state)}</Tag> },
    {
      key: 'acts',
      header: t('acts'),
      align: 'end',
      cell: (mail) => (mail.state === 'FAILED' ? <ResendButton mail={mail} /> : null),
    },
  ];
}

function MailCard({ row: mail }: QueueCardProps<MailRow>) {
  const t = useWords();
  const { subject, to_address, sent_at, state, last_error } = mail;
  return (
    <RowCard
      title={subject}
      status={<Tag tone={MAIL_TONES[state]}>{t(state)}</Tag>}
      isShort
      note={to_address}
      end={
        <>
          <Text as="span" size="secondary" tone="muted">
            {sent_at === null ? t('not_yet') : <MomentText at={sent_at} year={false} />}
          </Text>
          {state === 'FAILED' && (
            <>
              <Text as="span" size="caption" tone="danger">
                {last_error}
              </Text>
              <ResendButton mail={mail} />
            </>
          )}
        </>
      }
    />
  );
}

function ResendButton({ mail }: { readonly mail: MailRow }) {
  const t = useWords();
  const { busy, run } = useAct();
  return (
    <Button
      size="desk"
      busy={busy}
      aria-label={`${t('again')}: ${mail.to_address}`}
      onClick={() => run('again', mail.id)}
    >
      {t('again')}
    </Button>
  );
}
