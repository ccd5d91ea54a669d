// Hook that runs one act of a demo page at a time: busy while it runs, with a notice when it fails.

import { showNotice } from '@ebpls/remote-kit';
import { useState } from 'react';
import { useRevalidator } from 'react-router';

import { DemoError } from '../mock/demo-server.ts';
import { useWords } from './demos.messages.ts';

export interface DemoAct {
  readonly isBusy: boolean;
  /** Runs the work, reloads the page and shows `done`; false when the demonstration refused, after the refusal was shown. */
  readonly act: (work: () => Promise<unknown>, done?: string) => Promise<boolean>;
}

export function useDemoAct(): DemoAct {
  const t = useWords();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const act: DemoAct['act'] = async (work, doneText) => {
    if (isBusy) return false;
    setBusy(true);
    try {
      await work();
      await revalidate();
      if (doneText !== undefined) showNotice('done', doneText);
      return true;
    } catch (error) {
      if (!(error instanceof DemoError)) throw error;
      showNotice('failed', t('failed'));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, act };
}
