import { onNudge } from '@ebpls/api-client';
import { useEffect } from 'react';

import { useReload } from './use-reload.ts';

/** Runs the page's loaders again when the server reports a change of this subject; with `key`, only for that one. */
export function useNudge(subject: string, key?: string): void {
  const reload = useReload();
  useEffect(() => {
    return onNudge(subject, (changedKey) => {
      if (key === undefined || changedKey === undefined || changedKey === key) reload();
    });
  }, [subject, key, reload]);
}
