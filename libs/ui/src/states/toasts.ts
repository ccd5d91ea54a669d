import { useEffect } from 'react';
import { createStore, useStore } from 'zustand';

import type { Tone } from '../theme/tokens.ts';

/** The action that a toast, a short message at the edge of the page, may offer. */
export interface ToastAction {
  readonly label: string;
  readonly onChoose: () => void;
}

export interface Toast {
  readonly id: number;
  readonly tone: Tone;
  readonly text: string;
  readonly action: ToastAction | undefined;
}

const MAX_TOASTS = 5; // specification section 9: never more than five at once; the oldest is removed

interface ToastState {
  readonly toasts: readonly Toast[];
  /** Desks that show them themselves, one at a time. */
  readonly hostCount: number;
}

const toastStore = createStore<ToastState>(() => ({ toasts: [], hostCount: 0 }));
let lastId = 0;

/** Shows a short message: in the stack of the page, or above the acts of a desk. The returned number removes it. */
export function showToast(tone: Tone, text: string, action?: ToastAction): number {
  const id = ++lastId;
  toastStore.setState(({ toasts }) => ({ toasts: [...toasts, { id, tone, text, action }].slice(-MAX_TOASTS) }));
  return id;
}

export function dismissToast(id: number): void {
  toastStore.setState(({ toasts }) => ({ toasts: toasts.filter((one) => one.id !== id) }));
}

export function dismissAllToasts(): void {
  if (toastStore.getState().toasts.length > 0) toastStore.setState({ toasts: [] });
}

/** The current messages; none in the stack while a desk is open. */
export function useStack(): readonly Toast[] {
  const { toasts, hostCount } = useStore(toastStore);
  return hostCount > 0 ? [] : toasts;
}

/** The latest message, for the desk that shows it; while one is open the stack of the page is empty. */
export function useDeskToast(): Toast | undefined {
  useEffect(() => {
    const addHosts = (count: 1 | -1): void =>
      toastStore.setState(({ hostCount }) => ({ hostCount: hostCount + count }));
    addHosts(1);
    return () => addHosts(-1);
  }, []);
  return useStore(toastStore, ({ toasts }) => toasts.at(-1));
}
