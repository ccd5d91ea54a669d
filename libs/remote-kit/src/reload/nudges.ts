import { onNudge } from '@ebpls/api-client';
import { useEffect } from 'react';

import { useReload } from './use-reload.ts';

/** The page's loaders run again when the server says that this subject changed; with `key`, only for that one. */
export function useNudge(subject: string, key?: string): void {
  const reload = useReload();
  useEffect(() => {
    return onNudge(subject, (changedKey) => {
      if (key === undefined || changedKey === undefined || changedKey === key) reload();
    });
  }, [subject, key, reload]);
}
