import type { Inquiry } from '@ebpls/contracts';
import { useSettings } from '@ebpls/remote-kit';
import {
  Button,
  dayWritten,
  EmptyState,
  Icon,
  Loading,
  momentWritten,
  NoMatch,
  Row,
  SearchField,
  Tag,
  Text,
} from '@ebpls/ui';
import { useEffect, useRef } from 'react';

import { type Messenger, useInquiries } from './store/inquiry-store.ts';
import * as styles from './inquiry.module.css';
import { useWords } from './inquiry.messages.ts';
import { useWaitingMessages } from './store/outbox.ts';
import { RefusedActs } from './message-item.tsx';

const SEARCH_AFTER_MS = 300;

interface ThreadListProps {
  readonly messenger: Messenger;
  readonly canInquire: boolean;
  readonly onNew: () => void;
  readonly onChoose: (inquiry_id: number) => void;
}

/** List of the inquiries, the one with the newest message first. */
export function ThreadList({ messenger, canInquire, onNew, onChoose }: ThreadListProps) {
  const t = useWords();
  const { mailbox } = messenger;
  const { status, threads, next_cursor, search } = useInquiries(mailbox);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const seek = (text: string): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void mailbox.loadThreads(text.trim()), SEARCH_AFTER_MS);
  };
  const place = useRef<HTMLDivElement>(null);
  // A person who returns from a thread by the keyboard gets the focus in the list again, not on the page behind it.
  useEffect(() => {
    place.current?.querySelector('input')?.focus();
  }, []);
  const isEmpty = status === 'ready' && threads.length === 0;
  return (
    <div className={styles.view} ref={place}>
      <div className={styles.tools}>
        <SearchField
          label={t('search')}
          maxLength={100}
          defaultValue={search}
          onInput={(event) => seek(event.currentTarget.value)}
        />
      </div>
      <div className={styles.content}>
        {status === 'failed' && (
          <Row justify="between">
            <Text size="secondary" tone="muted">
              {t('stale')}
            </Text>
            <Button size="desk" icon="retry" onClick={() => void mailbox.loadThreads()}>
              {t('retry')}
            </Button>
          </Row>
        )}
        {status === 'asking' && <Loading />}
        <NotSentYet messenger={messenger} />
        {isEmpty && <Nothing search={search} canInquire={canInquire} />}
        {threads.length > 0 && (
          <ul className={styles.threads} aria-label={t('list')}>
            {threads.map((thread) => (
              <ThreadRow key={thread.id} thread={thread} side={mailbox.reader.side} onChoose={onChoose} />
            ))}
          </ul>
        )}
        {next_cursor !== null && (
          <Row justify="center">
            <Button size="desk" onClick={() => void mailbox.loadMore()}>
              {t('more')}
            </Button>
          </Row>
        )}
      </div>
      {canInquire && (
        <div className={styles.foot}>
          <Button kind="primary" icon="plus" wide onClick={onNew}>
            {t('new')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Nothing({ search, canInquire }: { readonly search: string; readonly canInquire: boolean }) {
  const t = useWords();
  if (search !== '') return <NoMatch searchText={search} />;
  return (
    <EmptyState icon="message" title={t('empty.title')}>
      {t(canInquire ? 'empty.owner' : 'empty.office')}
    </EmptyState>
  );
}

function ThreadRow({
  thread,
  side,
  onChoose,
}: {
  readonly thread: Inquiry;
  readonly side: 'user' | 'office';
  readonly onChoose: (inquiry_id: number) => void;
}) {
  const t = useWords();
  const language = useSettings((settings) => settings.language);
  const {
    id,
    subject,
    office,
    user_name,
    last_message,
    last_sent_at,
    last_type,
    hasunread,
    answered_at,
    answer_due_on,
  } = thread;
  return (
    <li>
      <button type="button" className={styles.thread} data-unread={hasunread || undefined} onClick={() => onChoose(id)}>
        <span className={styles.dot}>{hasunread && <Icon name="message" size={14} label={t('unread')} />}</span>
        <b dir="auto">{subject}</b>
        <time dateTime={last_sent_at}>{momentWritten(last_sent_at, language, { year: false })}</time>
        <span className={styles.name} dir="auto">
          {side === 'user' ? office : user_name}
          {side === 'office' && answered_at === null && (
            <Tag tone="warning" icon="clock">
              {t('answer_by', { day: dayWritten(answer_due_on, language, { year: false }) })}
            </Tag>
          )}
        </span>
        <span className={styles.lastMessage} dir="auto">
          {last_type === side && `${t('you')}: `}
          {last_message}
        </span>
      </button>
    </li>
  );
}

/** Inquiries that the server has not accepted yet, or has refused. */
function NotSentYet({ messenger: { mailbox, outbox } }: { readonly messenger: Messenger }) {
  const t = useWords();
  const { user_id } = mailbox.reader;
  const all_waiting = useWaitingMessages(user_id);
  const unsentInquiries = all_waiting.filter((one) => one.event === 'sent-inquiry');
  return unsentInquiries.map((one) => (
    <output key={one.key} className={styles.pending}>
      <b dir="auto">{String(one.body['subject'])}</b>
      {one.refused && <Text size="secondary">{String(one.body['message'])}</Text>}
      <Text as="span" size="caption" tone={one.refused ? 'danger' : 'muted'}>
        {one.refused ?? t('pending')}
      </Text>
      <RefusedActs outgoingMessage={one} outbox={outbox} />
    </output>
  ));
}
