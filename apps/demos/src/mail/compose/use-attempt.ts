import { useState } from 'react';

import { useWords } from '../../shared/page/demos.messages.ts';

/** Runs one server call at a time, with its busy state and the error text of a failed call. */
export function useAttempt() {
  const shared = useWords();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const attempt = async (act: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setError(undefined);
    try {
      await act();
      return true;
    } catch {
      setError(shared('failed'));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { error, setError, isBusy, attempt };
}
