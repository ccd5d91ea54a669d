import type { Inquiry, InquiryMessage } from '@ebpls/contracts';
import { Button, Row, Text } from '@ebpls/ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';

import { type Desk, useMail } from './mail/desk.ts';
import * as look from './inquiry.module.css';
import { useWords } from './inquiry-words.ts';
import { MessageItem, WaitingItem } from './message-item.tsx';
import { listWaiting, watchOutbox } from './mail/outbox.ts';
import { ReplyBox } from './reply-box.tsx';

/** Specification section 9. */
const SCROLL_AFTER_MS = 1_000;

interface ThreadViewProps {
  readonly desk: Desk;
  readonly thread: Inquiry;
  readonly onBack: () => void;
}

/** One thread: its messages, what waits to be sent, and the reply. */
export function ThreadView({ desk, thread, onBack }: ThreadViewProps) {
  const t = useWords();
  const { mailbox } = desk;
  const { reader } = mailbox;
  const { opened, isLineOpen } = useMail(mailbox);
  const messages = opened?.inquiry_id === thread.id ? opened.messages : thread.inquiries_msgs;
  const all_waiting = useSyncExternalStore(watchOutbox, listWaiting);
  const waiting = all_waiting.filter(({ account_id, body }) => account_id === reader.user_id && body['inquiry_id'] === thread.id);
  const about = [reader.side === 'user' ? thread.office : thread.user_name, thread.assessment_code ?? thread.company_code, thread.company_name].filter((part) => part !== null && part !== '').join(' · ');

  useMarking(desk, thread.id, messages);

  return (
    <div className={look.view}>
      <div className={look.tools}>
        <Button kind="quiet" size="desk" icon="chevron-left" onClick={onBack}>{t('back')}</Button>
        <Text as="span" size="caption" tone="muted"><bdi>{about}</bdi></Text>
      </div>
      <section className={look.matter} aria-label={t('messages')}>
        <Text size="caption" tone="muted"><bdi>{thread.remarks}</bdi></Text>
        {opened?.has_earlier && <Row justify="center"><Button size="desk" onClick={() => void mailbox.askEarlier()}>{t('earlier')}</Button></Row>}
        <ol className={look.messages} aria-live="polite" aria-relevant="additions">
          {messages.map((message) => <MessageItem key={message.id} message={message} isMine={message.type === reader.side} isOwn={reader.side === 'user' && message.type === 'user'} />)}
          {waiting.map((one) => <WaitingItem key={one.key} waiting={one} isLineOpen={isLineOpen} />)}
          <Latest key={`${messages.at(-1)?.id} ${waiting.length}`} />
        </ol>
      </section>
      <ReplyBox desk={desk} thread={thread} isLineOpen={isLineOpen} />
    </div>
  );
}

/** The place of the latest message; made anew with each, it scrolls there after a second. */
function Latest() {
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => place.current?.scrollIntoView({ block: 'end' }), SCROLL_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return <li ref={place} aria-hidden className={look.end} />;
}

/** What is on the screen of the receiving side is viewed, also when it comes while the thread lies open (decision D49); a hidden tab sees nothing. */
function useMarking({ mailbox }: Desk, inquiry_id: number, messages: readonly InquiryMessage[]): void {
  const { isLineOpen } = useMail(mailbox);
  const newest = messages.findLast(({ type, is_view }) => type !== mailbox.reader.side && is_view === 0)?.id;
  useEffect(() => {
    if (newest === undefined || !isLineOpen) return undefined;
    const mark = (): void => {
      if (document.visibilityState !== 'hidden') mailbox.markViewed(inquiry_id, newest);
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [mailbox, inquiry_id, newest, isLineOpen]);
}
