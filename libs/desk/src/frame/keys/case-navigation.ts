// Moves through the cases of a list with the keys J and K, and marks the row of a case that is still loading.

import { createStore, useStore } from '@ebpls/remote-kit';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

import { useDeskAddress } from '../desk-address.ts';
import { findNeighbours } from '../neighbours.ts';
import { useDeskKeys } from './desk-keys.ts';

/** The case to which the keyboard moved before it is open. */
interface CalledCase {
  /** The case that was open then. */
  readonly from: string | undefined;
  readonly key: string;
}

// Kept outside of the list, because a held key must not render every row again.
const calledCaseStore = createStore<{ readonly calledCase: CalledCase | undefined }>(() => ({ calledCase: undefined }));

function clearCalledCase(open: string | undefined): void {
  if (calledCaseStore.getState().calledCase?.from === open) calledCaseStore.setState({ calledCase: undefined });
}

/** J and K open the case after and before the open one. */
export function useCaseNavigation(keys: readonly string[]): void {
  const { desk, to } = useDeskAddress();
  const { case: open } = desk;
  const navigate = useNavigate();
  const { before, after } = findNeighbours(keys, open);
  const opens = (key: string | undefined) =>
    key === undefined
      ? undefined
      : () => {
          calledCaseStore.setState({ calledCase: { from: open, key } });
          void navigate(to({ case: key, doc: undefined, pane: 'case' }), { preventScrollReset: true });
        };
  useDeskKeys({ j: opens(after), k: opens(before) });
  // The called case is open, or another one was chosen meanwhile, or the list was left.
  useEffect(() => {
    return () => clearCalledCase(open);
  }, [open]);
}

/** Whether a case was called by J or K and is loading: its row shows the key press at once, while the acts still apply to the open case. */
export function useIsCalled(key: string): boolean {
  return useStore(calledCaseStore, ({ calledCase }) => calledCase?.key === key);
}
