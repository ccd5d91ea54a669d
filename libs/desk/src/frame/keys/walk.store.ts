import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';

import { useDeskAddress } from '../desk-address.ts';
import { neighboursOf } from '../neighbours.ts';
import { useDeskKeys } from './desk-keys.ts';

interface Called {
  /** The case that was open then. */
  readonly from: string | undefined;
  readonly key: string;
}

// Outside of the list, because a key that is held must not draw every row of it anew.
let called: Called | undefined;
const rows = new Set<() => void>();

function call(now: Called | undefined): void {
  called = now;
  for (const tell of rows) tell();
}

function forgetFrom(open: string | undefined): void {
  if (called?.from === open) call(undefined);
}

function watch(tell: () => void): () => void {
  rows.add(tell);
  return () => rows.delete(tell);
}

/** J and K open the case after and before the open one. */
export function useWalk(keys: readonly string[]): void {
  const { desk, to } = useDeskAddress();
  const { case: open } = desk;
  const navigate = useNavigate();
  const { before, after } = neighboursOf(keys, open);
  const opens = (key: string | undefined) =>
    key === undefined
      ? undefined
      : () => {
          call({ from: open, key });
          void navigate(to({ case: key, doc: undefined, pane: 'case' }), { preventScrollReset: true });
        };
  useDeskKeys({ j: opens(after), k: opens(before) });
  // It has come, or another one was chosen meanwhile, or the list is left.
  useEffect(() => {
    return () => forgetFrom(open);
  }, [open]);
}

/**
 * Whether a case was called by J or K and is on its way: its row shows at once that the key was heard, while the open
 * case stays the one that acts are done on.
 */
export function useIsCalled(key: string): boolean {
  return useSyncExternalStore(watch, () => called?.key === key);
}
