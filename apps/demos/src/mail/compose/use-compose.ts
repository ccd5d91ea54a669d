import { showNotice } from '@ebpls/remote-kit';
import { useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';

import { useAttachments } from '../../shared/files/use-attachments.ts';
import { useWords } from '../mail.messages.ts';
import { callMail } from '../mock/mail-mock.ts';
import type { Draft } from './draft.ts';
import { saveMailDraft, sendDraft } from './send-mail.ts';
import { useAttempt } from './use-attempt.ts';
import { type Problems, checkMail } from './check-mail.ts';

/** Hook with the state of a mail that is being written. A failure leaves all input as it was. */
export function useCompose(draft: Draft, onClosed: () => void) {
  const t = useWords();
  const after = useAfterwards(draft, onClosed);
  const [fields, setFields] = useState({ to: draft.to, subject: draft.subject, body: draft.body });
  const [problems, setProblems] = useState<Problems>({});
  const { error, isBusy, attempt } = useAttempt();
  const attachments = useAttachments(draft.attachments);

  const now: Draft = { ...draft, ...fields, attachments: attachments.list };
  const send = async (): Promise<Problems> => {
    const foundProblems = checkMail(fields, t);
    setProblems(foundProblems);
    if (isBusy || Object.keys(foundProblems).length > 0) return foundProblems;
    if (await attempt(() => sendDraft(now))) after(t('send.done', { names: fields.to }));
    return foundProblems;
  };
  /** Keeps what changed as a draft; answers whether the window is closed. */
  const close = async (): Promise<boolean> => {
    const isSame = JSON.stringify(now) === JSON.stringify(draft);
    if (!isSame && !(await attempt(() => saveMailDraft(now)))) return false;
    after(isSame ? undefined : t('draft.done'));
    return true;
  };
  const discard = async (): Promise<void> => {
    const { mailId } = draft;
    const remove = () => callMail('/api/mail/mails/remove', { json: { mailIds: [mailId] } });
    if (mailId !== undefined && !(await attempt(remove))) return;
    after(t('discard.done'), true);
  };

  return { fields, setFields, problems, error, isBusy, attachments, send, close, discard };
}

/** Shows a notice, closes the window, and reloads the page; a discarded draft cannot stay open below it. */
function useAfterwards({ mailId }: Draft, onClosed: () => void) {
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (noticeText: string | undefined, isGone = false): void => {
    if (noticeText !== undefined) showNotice('done', noticeText);
    onClosed();
    if (isGone && mailId !== undefined && pathname.endsWith(`/${mailId}`)) void navigate('/app/mail/drafts');
    else void revalidate();
  };
}

export type Compose = ReturnType<typeof useCompose>;
