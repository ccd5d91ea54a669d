import { hear } from '@ebpls/api-client';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** The page's loaders run again when the server says that this subject changed; with `key`, only for that one. */
export function useNudge(subject: string, key?: string): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    return hear(subject, (changed) => {
      if (key === undefined || changed === undefined || changed === key) void revalidate();
    });
  }, [subject, key, revalidate]);
}
