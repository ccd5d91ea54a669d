// Shows toasts at the edge of the page, and the single notice of a desk.

import { useEffect, useRef } from 'react';

import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import type { IconName } from '../actions/icon.tsx';
import { Icon } from '../actions/icon.tsx';
import type { Tone } from '../theme/tokens.ts';
import { useWords } from '../words/words.ts';
import { useToastPlace } from './toast-place.ts';
import { dismissAllToasts, dismissToast, type Toast, useDeskToast, useStack } from './toasts.ts';

/**
 * Time for which a toast is shown, enough to read two lines; WCAG 2.2.1: it stops while pointed at or focused, and
 * failures stay until closed.
 */
const TOAST_MS = 6000;

const LIVE = { 'aria-live': 'polite', 'aria-relevant': 'additions text' } as const;

const TOAST_ICONS: Record<Tone, IconName> = {
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
    }, TOAST_MS);
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
      <Icon name={TOAST_ICONS[tone]} />
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

/** Place of the toasts; rendered once in the shell. It lies where no act is. */
export function Toaster() {
  const words = useWords();
  const toasts = useStack();
  const box = useRef<HTMLElement>(null);
  const place = useToastPlace(box, toasts);
  return (
    <section ref={box} className={`eb-toaster at-${place}`} {...LIVE} aria-label={words('toast.region')}>
      {toasts.map((one) => (
        <ToastLine key={one.id} {...one} />
      ))}
    </section>
  );
}

/** Keys that only lead to another key, or to the notice itself. */
const NO_ANSWER = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'CapsLock']);

/** The single notice of a desk, in its own line above the acts; gone after the next key. */
export function DeskNotice() {
  const words = useWords();
  const toast = useDeskToast();
  const line = useRef<HTMLElement>(null);
  useEffect(() => {
    const press = ({ key, target }: KeyboardEvent): void => {
      if (!NO_ANSWER.has(key) && !line.current?.contains(target as Node)) dismissAllToasts();
    };
    // In the capture phase, so that the notice of the key's own act is not removed with the old one.
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, []);
  return (
    <section ref={line} className="eb-desksaid" {...LIVE} aria-label={words('toast.desk')}>
      {toast && <ToastLine key={toast.id} {...toast} />}
    </section>
  );
}
