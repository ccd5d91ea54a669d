import { useEffect, useSyncExternalStore } from 'react';

import type { Tone } from '../theme/tokens.ts';

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

/** Specification section 9: never more than five at once; the oldest makes room. */
const AT_MOST = 5;

interface Shown {
  readonly toasts: readonly Toast[];
  /** Desks that show them themselves, one at a time. */
  readonly desks: number;
}

let shown: Shown = { toasts: [], desks: 0 };
let lastId = 0;
const listeners = new Set<() => void>();

function put(change: Partial<Shown>): void {
  shown = { ...shown, ...change };
  for (const tell of listeners) tell();
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Says a short thing: in the stack of the page, or above the acts of a desk. The number takes it away again. */
export function toast(tone: Tone, text: string, action?: ToastAction): number {
  const id = ++lastId;
  put({ toasts: [...shown.toasts, { id, tone, text, action }].slice(-AT_MOST) });
  return id;
}

export function dismissToast(id: number): void {
  put({ toasts: shown.toasts.filter((one) => one.id !== id) });
}

export function dismissAllToasts(): void {
  if (shown.toasts.length > 0) put({ toasts: [] });
}

/** What is said now; none in the stack while a desk is open. */
export function useStack(): readonly Toast[] {
  const { toasts, desks } = useSyncExternalStore(
    listen,
    () => shown,
    () => shown,
  );
  return desks > 0 ? [] : toasts;
}

/** The latest thing said, for the desk that shows it; while one is open the stack of the page is empty. */
export function useDeskToast(): Toast | undefined {
  useEffect(() => {
    put({ desks: shown.desks + 1 });
    return () => put({ desks: shown.desks - 1 });
  }, []);
  return useSyncExternalStore(
    listen,
    () => shown,
    () => shown,
  ).toasts.at(-1);
}
