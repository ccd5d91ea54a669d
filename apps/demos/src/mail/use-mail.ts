import { showNotice } from '@ebpls/remote-kit';
import { useNavigate, useOutletContext, useRevalidator } from 'react-router';

import { useWords as useShared } from '../shared/page/demos.messages.ts';
import type { Draft } from './compose/draft.ts';
import { askMail } from './mock/mail-mock.ts';

/** What the desk around the lists gives to them. */
export interface MailDesk {
  /** Opens the window in which a mail is written. */
  readonly write: (draft: Draft) => void;
}

export const useMailDesk = (): MailDesk => useOutletContext<MailDesk>();

interface Change {
  readonly address: '/api/mail/mails/update' | '/api/mail/mails/label' | '/api/mail/mails/remove';
  readonly json: unknown;
  /** Said when it is done. */
  readonly done?: string;
  readonly undo?: { readonly label: string; readonly act: () => void };
  /** Where it leads; the page is drawn anew when left out. */
  readonly to?: string;
}

/** Changes mails at the mock server and says how it went. Answers whether it went well. */
export function useMailChange() {
  const shared = useShared();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return async ({ address, json, done, undo, to }: Change): Promise<boolean> => {
    try {
      await askMail(address, { json });
    } catch {
      showNotice('failed', shared('failed'));
      return false;
    }
    if (done !== undefined) showNotice('done', done, undo);
    await (to === undefined ? revalidate() : navigate(to));
    return true;
  };
}
