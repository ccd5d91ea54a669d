// Opens the messenger from another part of the shell, or from a mail's link.

import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';

import type { View } from './inquiry-drawer.tsx';

type OpenHandler = (view: View) => void;

const IN_ADDRESS = 'inquiry'; // Parameter of an address for the thread that a mail refers to.

const desks = new Set<OpenHandler>();

/** Opens the messenger from another part of the shell at a view: a thread, or a new inquiry to an office. */
export function openInMessenger(view: View): void {
  for (const open of desks) open(view);
}

/**
 * Opens the messenger on the request of another part of the shell or of the address; the parameter is removed from the
 * address so that going back does not open it again.
 */
export function useOpenings(open: OpenHandler): void {
  const openView = useEffectEvent(open);
  const [query, setQuery] = useSearchParams();
  const inquiryId = Number(query.get(IN_ADDRESS) ?? '');
  useEffect(() => {
    const handler: OpenHandler = (view) => openView(view);
    desks.add(handler);
    return () => void desks.delete(handler);
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
    if (Number.isSafeInteger(inquiryId) && inquiryId > 0) enter(inquiryId);
  }, [inquiryId]);
}
