// Answer field below a mail of the demo, with its recipients.

import { showNotice } from '@ebpls/remote-kit';
import { Button, lazyWithRetry, Loading, Text } from '@ebpls/ui';
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';

import { sendMail } from './send-mail.ts';
import { useAttempt } from './use-attempt.ts';
import { checkBody } from './check-mail.ts';
import { useWords } from '../mail.messages.ts';
import * as look from '../mail.module.css';
import { ME } from '../mock/first-mails.ts';
import type { Mail, Person } from '../mock/mails.ts';

// The editor is the heaviest part of the page, and reading does not wait for it.
const Editor = lazyWithRetry(() =>
  import('../../shared/rich-text/rich-text-field.tsx').then((module) => module.RichTextField),
);

export type ReplyKind = 'one' | 'all';

/** Recipients of an answer: the author, and with `all` every other recipient; of an own mail, its recipients. */
export function listRecipients({ from, to }: Mail, kind: ReplyKind): Person[] {
  const others = to.filter(({ email }) => email !== ME.email);
  if (from.email === ME.email) return kind === 'all' ? others : others.slice(0, 1);
  return kind === 'all' ? [from, ...others.filter(({ email }) => email !== from.email)] : [from];
}

interface ReplyProps {
  readonly mail: Mail;
  readonly kind: ReplyKind;
  /** How often Reply was chosen: each time the field takes the focus. */
  readonly openCount: number;
}

/** The answer below a mail. What was written stays until it is sent. */
export function ReplyBox({ mail, kind, openCount }: ReplyProps) {
  const t = useWords();
  const box = useRef<HTMLFormElement>(null);
  const [sentCount, setSentCount] = useState(0);
  const to = listRecipients(mail, kind);
  const { error, isBusy, setBody, submit } = useReply(mail, to, () => setSentCount((count) => count + 1));

  useEffect(() => {
    if (openCount > 0) box.current?.querySelector<HTMLElement>('[role="textbox"]')?.focus();
  }, [openCount]);

  return (
    <form ref={box} className={look.reply} onSubmit={(event) => void submit(event)} noValidate>
      <Text size="secondary" tone="muted">
        {t('reply.to', { names: to.map(({ name }) => name).join(', ') })}
      </Text>
      <Suspense fallback={<Loading shape="form" />}>
        <Editor key={sentCount} label={t('answer')} value="" onChange={setBody} error={error} />
      </Suspense>
      <div>
        <Button type="submit" icon="send" busy={isBusy}>
          {t('answer.send')}
        </Button>
      </div>
    </form>
  );
}

function useReply(mail: Mail, to: readonly Person[], onSent: () => void) {
  const t = useWords();
  const { revalidate } = useRevalidator();
  const [body, setBody] = useState('');
  const { error, setError, isBusy, attempt } = useAttempt();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    const problem = checkBody(body);
    setError(problem && t(problem));
    if (problem) return;
    const subject = /^re: /i.test(mail.subject) ? mail.subject : `Re: ${mail.subject}`;
    if (!(await attempt(() => sendMail({ to, subject, body, attachments: [] })))) return;
    showNotice('done', t('send.done', { names: to.map(({ name }) => name).join(', ') }));
    setBody('');
    onSent();
    await revalidate();
  };
  return { error, isBusy, setBody, submit };
}
