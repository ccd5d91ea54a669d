import { useCallback, useEffect, useRef } from 'react';
import { useFetchers, useRevalidator } from 'react-router';

/**
 * Reloads the page's data, never while a form is being sent: React Router drops the redirect of a fetcher's action when
 * a revalidation begins meanwhile. A reload requested then follows when the form is done and the page stays.
 */
export function useReload(): () => void {
  const { revalidate } = useRevalidator();
  const isSending = useFetchers().some(({ state }) => state !== 'idle');
  const sendingRef = useRef(false);
  const isRequested = useRef(false);
  useEffect(() => {
    sendingRef.current = isSending;
    if (isSending || !isRequested.current) return;
    isRequested.current = false;
    void revalidate();
  }, [isSending, revalidate]);
  return useCallback(() => {
    if (sendingRef.current) isRequested.current = true;
    else void revalidate();
  }, [revalidate]);
}
