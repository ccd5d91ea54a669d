import { useEffect, useRef, useSyncExternalStore } from 'react';

import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import type { IconName } from '../actions/icon.tsx';
import { Icon } from '../actions/icon.tsx';
import type { Tone } from '../theme/tokens.ts';
import { useWords } from '../words/words.ts';

export interface ToastAction {
  readonly label: string;
  readonly onChoose: () => void;
}

interface Toast {
  readonly id: number;
  readonly tone: Tone;
  readonly text: string;
  readonly action: ToastAction | undefined;
}

/** Never more than five at once: the oldest makes room. */
const AT_MOST = 5;
/** Long enough to read two lines; WCAG 2.2.1: it stops while pointed at or focused, and failures stay until closed. */
const SHOWN_MS = 6000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function put(next: readonly Toast[]): void {
  toasts = next;
  for (const tell of listeners) tell();
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Says a short thing in the bottom start corner; the number takes it away again. */
export function toast(tone: Tone, text: string, action?: ToastAction): number {
  const id = ++lastId;
  put([...toasts, { id, tone, text, action }].slice(-AT_MOST));
  return id;
}

export function dismissToast(id: number): void {
  put(toasts.filter((one) => one.id !== id));
}

const ICON_OF: Record<Tone, IconName> = {
  muted: 'info',
  warning: 'alert',
  info: 'message',
  success: 'check-circle',
  danger: 'cross-circle',
};

/** Takes the toast away after its time; waits on while it is pointed at or holds the focus. */
function useLeaving(id: number, stays: boolean) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (stays) return undefined;
    const timer = setInterval(() => {
      if (!line.current?.matches(':hover, :focus-within')) dismissToast(id);
    }, SHOWN_MS);
    return () => clearInterval(timer);
  }, [stays, id]);
  return line;
}

function ToastLine({ id, tone, text, action }: Toast) {
  const words = useWords();
  const line = useLeaving(id, tone === 'danger' || action !== undefined);
  const act = () => {
    dismissToast(id);
    action?.onChoose();
  };
  return (
    <div ref={line} className={`eb-toast t-${tone}`}>
      <Icon name={ICON_OF[tone]} />
      <span>{text}</span>
      {action && (
        <Button size="desk" kind="quiet" onClick={act}>
          {action.label}
        </Button>
      )}
      <IconButton size="desk" icon="close" label={words('close')} onClick={() => dismissToast(id)} />
    </div>
  );
}

/** Where toasts appear; stands once in the shell. */
export function Toaster() {
  const words = useWords();
  const shown = useSyncExternalStore(
    listen,
    () => toasts,
    () => toasts,
  );
  return (
    <section
      className="eb-toaster"
      aria-live="polite"
      aria-relevant="additions text"
      aria-label={words('toast.region')}
    >
      {shown.map((one) => (
        <ToastLine key={one.id} {...one} />
      ))}
    </section>
  );
}
