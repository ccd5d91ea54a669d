import { showNotice } from '@ebpls/remote-kit';
import { useState } from 'react';
import { useRevalidator } from 'react-router';

import { useWords as useShared } from '../shared/page/demos.messages.ts';
import { callChat } from './mock/chat-mock.ts';

interface ChatChange {
  readonly address: string;
  readonly json: unknown;
  readonly successText: string; // Notice after the act.
}

/** Changes a record at the mock server, shows a notice, and reloads the page. Resolves to whether it succeeded. */
export function useChatChange() {
  const shared = useShared();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const change = async ({ address, json, successText }: ChatChange): Promise<boolean> => {
    setBusy(true);
    try {
      await callChat(address, { json });
      showNotice('done', successText);
      await revalidate();
      return true;
    } catch {
      showNotice('failed', shared('failed'));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { change, isBusy };
}
