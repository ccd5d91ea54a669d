import { showNotice } from '@ebpls/remote-kit';
import { useState } from 'react';
import { useRevalidator } from 'react-router';

import { useWords as useShared } from '../shared/page/demos.messages.ts';
import { askChat } from './mock/chat-mock.ts';

interface Change {
  readonly address: string;
  readonly json: unknown;
  /** Said when it is done. */
  readonly done: string;
}

/** Changes something at the mock server, says how it went, and draws the page anew. Answers whether it went well. */
export function useChatChange() {
  const shared = useShared();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const change = async ({ address, json, done }: Change): Promise<boolean> => {
    setBusy(true);
    try {
      await askChat(address, { json });
      showNotice('done', done);
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
