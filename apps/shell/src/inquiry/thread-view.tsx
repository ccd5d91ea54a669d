import type { Inquiry, InquiryMessage, InquirySide } from '@ebpls/contracts';
import { Button, Row, Text } from '@ebpls/ui';
import { Fragment, useEffect, useRef, useState } from 'react';

import { HandOverForm, HandoverItem } from './hand-over.tsx';
import { type Messenger, useInquiries } from './store/inquiry-store.ts';
import * as styles from './inquiry.module.css';
import { useWords } from './inquiry.messages.ts';
import { MessageItem, WaitingItem } from './message-item.tsx';
import { filterUnconfirmed, useWaitingMessages } from './store/outbox.ts';
import { ReplyBox } from './reply-box.tsx';

const SCROLL_AFTER_MS = 1_000; // Specification section 9.

interface ThreadViewProps {
  readonly desk: Messenger;
  readonly thread: Inquiry;
  readonly onBack: () => void;
}

/** One inquiry: its messages, the waiting ones, and the reply. */
export function ThreadView({ desk, thread, onBack }: ThreadViewProps) {
  const t = useWords();
  const { mailbox } = desk;
  const { reader } = mailbox;
  const { openThread, isLineOpen } = useInquiries(mailbox);
  const [isHanding, hand] = useState(false);
  const messages = openThread?.inquiry_id === thread.id ? openThread.messages : thread.inquiries_msgs;
  const all_waiting = useWaitingMessages(reader.user_id);
  const unsentMessages = filterUnconfirmed(all_waiting, messages).filter(
    ({ body }) => body['inquiry_id'] === thread.id,
  );
  const mayHand = reader.side === 'office';

  useMarking(desk, thread, messages);

  return (
    <div className={styles.view}>
      <div className={styles.tools}>
        <Button kind="quiet" size="desk" icon="chevron-left" onClick={onBack}>
          {t('back')}
        </Button>
        <Text as="span" size="caption" tone="muted">
          <bdi>{formatThreadSubject(thread, reader.side)}</bdi>
        </Text>
        {mayHand && !isHanding && (
          <Button kind="quiet" size="desk" onClick={() => hand(true)}>
            {t('handover')}
          </Button>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long thread is scrolled with the keys */}
      <section className={styles.content} aria-label={t('messages')} tabIndex={0}>
        <Text size="caption" tone="muted">
          <bdi>{thread.remarks}</bdi>
        </Text>
        {openThread?.has_earlier && (
          <Row justify="center">
            <Button size="desk" onClick={() => void mailbox.loadEarlier()}>
              {t('earlier')}
            </Button>
          </Row>
        )}
        <ol className={styles.messages} aria-live="polite" aria-relevant="additions">
          <ThreadMessages messages={messages} thread={thread} side={reader.side} />
          {unsentMessages.map((one) => (
            <WaitingItem key={one.key} outgoingMessage={one} outbox={desk.outbox} isLineOpen={isLineOpen} />
          ))}
          <Latest key={`${messages.at(-1)?.id} ${unsentMessages.length}`} />
        </ol>
      </section>
      {isHanding ? (
        <HandOverForm thread={thread} onDone={onBack} onCancel={() => hand(false)} />
      ) : (
        <ReplyBox messenger={desk} thread={thread} isLineOpen={isLineOpen} />
      )}
    </div>
  );
}

/** Formats the other side of the thread and its subject. */
function formatThreadSubject(
  { office, user_name, assessment_code, company_code, company_name }: Inquiry,
  side: InquirySide,
): string {
  return [side === 'user' ? office : user_name, assessment_code ?? company_code, company_name]
    .filter((part) => part !== null && part !== '')
    .join(' · ');
}

/** Messages, and the hand-overs between offices in their place. */
function ThreadMessages({
  messages,
  thread,
  side,
}: {
  readonly messages: readonly InquiryMessage[];
  readonly thread: Inquiry;
  readonly side: InquirySide;
}) {
  return messages.map((message) => (
    <Fragment key={message.id}>
      <MessageItem
        message={message}
        isMine={message.type === side}
        isOwn={side === 'user' && message.type === 'user'}
      />
      {thread.handovers
        .filter(({ after_message_id }) => after_message_id === message.id)
        .map((handover) => (
          <HandoverItem key={handover.id} handover={handover} />
        ))}
    </Fragment>
  ));
}

/** Position of the latest message; it remounts with each and scrolls there after a second. */
function Latest() {
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => place.current?.scrollIntoView({ block: 'end' }), SCROLL_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return <li ref={place} aria-hidden className={styles.end} />;
}

/**
 * Messages on the screen of the receiving side are viewed, also when they arrive while the thread is open (decision
 * D49); a hidden tab views nothing.
 */
function useMarking(
  { mailbox }: Messenger,
  { id: inquiry_id, hasunread }: Inquiry,
  messages: readonly InquiryMessage[],
): void {
  const { isLineOpen } = useInquiries(mailbox);
  // A thread handed over by another office counts as new although each of its messages was read there.
  const newestId = (
    messages.findLast(({ type, is_view }) => type !== mailbox.reader.side && is_view === 0) ??
    (hasunread ? messages.at(-1) : undefined)
  )?.id;
  useEffect(() => {
    if (newestId === undefined || !isLineOpen) return undefined;
    const mark = (): void => {
      if (document.visibilityState !== 'hidden') mailbox.markViewed(inquiry_id, newestId);
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [mailbox, inquiry_id, newestId, isLineOpen]);
}
