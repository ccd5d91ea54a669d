import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';

import type { View } from './inquiry-drawer.tsx';

type OpenHandler = (view: View) => void;

/** In an address, the thread that a mail speaks of. */
const IN_ADDRESS = 'inquiry';

const desks = new Set<OpenHandler>();

/** Another part of the house opens the messenger at a view: a thread, or a new inquiry to an office. */
export function openInMessenger(view: View): void {
  for (const open of desks) open(view);
}

/**
 * The messenger opens where it is wanted: by another part of the house, or by the address, which forgets it so that
 * going back does not open it again.
 */
export function useOpenings(open: OpenHandler): void {
  const opened = useEffectEvent(open);
  const [query, setQuery] = useSearchParams();
  const named = Number(query.get(IN_ADDRESS) ?? '');
  useEffect(() => {
    const heard: OpenHandler = (view) => opened(view);
    desks.add(heard);
    return () => void desks.delete(heard);
  }, []);
  const enter = useEffectEvent((inquiry_id: number) => {
    open({ name: 'thread', inquiry_id });
    setQuery(
      (before) => {
        before.delete(IN_ADDRESS);
        return before;
      },
      { replace: true },
    );
  });
  useEffect(() => {
    if (Number.isSafeInteger(named) && named > 0) enter(named);
  }, [named]);
}
