// Notices at the bottom of the page, the cookie notice among them, and the button of the inquiry messenger.

import { type MouseEventHandler, type ReactNode, type Ref, type RefObject, useEffect, useRef } from 'react';

import { Icon } from '../actions/icon.tsx';
import { useWords } from '../words/words.ts';

/** Reserves the space of the notice on the page: its height on a phone depends on the language and the typeface. */
function useReservedHeight(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const notice = ref.current;
    if (notice === null) return undefined;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => {
      if (notice.offsetHeight > 0) style.setProperty('--eb-notice-size', `${notice.offsetHeight}px`);
    });
    watch.observe(notice);
    return () => {
      watch.disconnect();
      style.removeProperty('--eb-notice-size');
    };
  }, []);
  return ref;
}

/** A notice at the bottom of the page that waits for a reply: cookies, changed settings. */
export function Notice({
  title,
  children,
  actions,
  label,
}: {
  readonly title?: string | undefined;
  readonly children: ReactNode;
  readonly actions: ReactNode;
  readonly label: string;
}) {
  return (
    <section ref={useReservedHeight()} className="eb-notice" aria-label={label}>
      <p>
        {title && <b>{title} </b>}
        {children}
      </p>
      <div className="acts">{actions}</div>
    </section>
  );
}

/** The cookie notice; the page provides its text and its one act. */
export function CookieBanner({
  title,
  children,
  action,
}: {
  readonly title: string;
  readonly children: ReactNode;
  readonly action: ReactNode;
}) {
  return (
    <Notice title={title} label={title} actions={action}>
      {children}
    </Notice>
  );
}

export interface InquiryButtonProps {
  readonly unread?: number | undefined;
  readonly onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  readonly label?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Opens the inquiry messenger from every page. It is in the top bar and floats at the end of pages that leave space for it. */
export function InquiryButton({ unread = 0, onClick, label, ref }: InquiryButtonProps) {
  const words = useWords();
  const name = label ?? words('inquiry');
  const ariaLabel = unread > 0 ? `${name}, ${words('inquiry.unread', { count: unread })}` : name;
  return (
    <button ref={ref} type="button" className="eb-fab" onClick={onClick} aria-label={ariaLabel} aria-haspopup="dialog">
      <Icon name="message" />
      <span className="lbl">{name}</span>
      {unread > 0 && (
        <span className="count" aria-hidden>
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </button>
  );
}
