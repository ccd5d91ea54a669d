// Context of the mail demo's pages, and the hook that changes a mail at the fake server.

import { showNotice } from '@ebpls/remote-kit';
import { useNavigate, useOutletContext, useRevalidator } from 'react-router';

import { useWords as useShared } from '../shared/page/demos.messages.ts';
import type { Draft } from './compose/draft.ts';
import { callMail } from './mock/mail-mock.ts';

/** Context that the mail page passes to its lists. */
export interface MailDesk {
  /** Opens the window in which a mail is written. */
  readonly write: (draft: Draft) => void;
}

export const useMailDesk = (): MailDesk => useOutletContext<MailDesk>();

interface MailChange {
  readonly address: '/api/mail/mails/update' | '/api/mail/mails/label' | '/api/mail/mails/remove';
  readonly json: unknown;
  /** Notice after the act. */
  readonly successText?: string;
  readonly undo?: { readonly label: string; readonly act: () => void };
  /** Address that opens afterwards; the page is reloaded when left out. */
  readonly to?: string;
}

/** Changes mails at the mock server and shows a notice. Resolves to whether it succeeded. */
export function useMailChange() {
  const shared = useShared();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return async ({ address, json, successText, undo, to }: MailChange): Promise<boolean> => {
    try {
      await callMail(address, { json });
    } catch {
      showNotice('failed', shared('failed'));
      return false;
    }
    if (successText !== undefined) showNotice('done', successText, undo);
    await (to === undefined ? revalidate() : navigate(to));
    return true;
  };
}
