import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { Icon, type IconName } from '../actions/icon.tsx';
import { KeyHint } from '../actions/key-hint.tsx';
import { VisuallyHidden } from '../layout/text.tsx';

/** The head of a group of rows, with how many it holds. */
export function RowGroup({ label, count }: { readonly label: ReactNode; readonly count?: number | undefined }) {
  return (
    <li className="eb-group">
      <span>{label}</span>
      {count !== undefined && <span>{count}</span>}
    </li>
  );
}

/** Rows with a hairline between them. */
export function Rows({ children, label }: { readonly children?: ReactNode; readonly label?: string | undefined }) {
  return (
    <ul className="eb-rows" aria-label={label}>
      {children}
    </ul>
  );
}

export interface RowItemProps {
  readonly title: ReactNode;
  /** After the title on its line, which it shortens: how urgent it is. The note then has the whole width. */
  readonly aside?: ReactNode;
  readonly note?: ReactNode;
  /** In the middle on a desk: a status. */
  readonly status?: ReactNode;
  /** At the end: an amount, a date, an act. */
  readonly end?: ReactNode;
  readonly to?: string | undefined;
  readonly selected?: boolean | undefined;
  /** It was called by a key and is on its way. */
  readonly pending?: boolean | undefined;
  /** Before the row: the box that selects it for an act on several. */
  readonly pick?: ReactNode;
}

function lookOf({ selected, pending, to }: Pick<RowItemProps, 'selected' | 'pending' | 'to'>): string {
  return `${selected ? ' selected' : ''}${pending ? ' pending' : ''}${to === undefined ? '' : ' linked'}`;
}

/** One row: what it is, its status, and what stands at the end of the line. */
export function RowItem({ title, aside, note, status, end, to, selected, pending, pick }: RowItemProps) {
  return (
    <li className={`eb-item${lookOf({ selected, pending, to })}`} aria-current={selected ? 'true' : undefined}>
      {pick && <label className="pick">{pick}</label>}
      <div className="say">
        {to === undefined ? <b>{title}</b> : <Link to={to}>{title}</Link>}
        {aside && <div className="aside">{aside}</div>}
        {note && <div className="note">{note}</div>}
      </div>
      {status && <div className="status">{status}</div>}
      {end && <div className="end">{end}</div>}
    </li>
  );
}

export interface ClearanceRowProps {
  readonly office: ReactNode;
  /** What the office looks at. */
  readonly checks?: ReactNode;
  /** A StatusBadge of kind clearance. */
  readonly status: ReactNode;
  /** A DaysMeter, or words. */
  readonly days?: ReactNode;
  readonly to?: string | undefined;
}

/** One office's part of a case. */
export function ClearanceRow({ office, checks, status, days, to }: ClearanceRowProps) {
  return <RowItem title={office} note={checks} status={status} end={days} to={to} />;
}

/** Things to choose from in a small panel; with `id` it is the list under a field that keeps the focus. */
export function PickList({
  children,
  label,
  id,
}: {
  readonly children?: ReactNode;
  readonly label: string;
  readonly id?: string | undefined;
}) {
  return (
    <ul className="eb-picks" aria-label={label} id={id} role={id === undefined ? undefined : 'listbox'}>
      {children}
    </ul>
  );
}

export interface PickRowProps {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** When it was; a line of its own. */
  readonly at?: ReactNode;
  readonly icon?: IconName | undefined;
  /** The key that does the same without the list. */
  readonly keyHint?: string | undefined;
  /** Names the mark of what nobody read yet. */
  readonly unread?: string | undefined;
  readonly to?: string | undefined;
  readonly onChoose?: (() => void) | undefined;
  /** As one of a listbox: which one it is, and whether Enter would take it. */
  readonly option?: { readonly id: string; readonly isActive: boolean } | undefined;
}

/** One of them: a link, a button, or plain words when nothing is to be done. */
export function PickRow({ title, note, at, icon, keyHint, unread, to, onChoose, option }: PickRowProps) {
  const face = (
    <>
      {icon && <Icon name={icon} />}
      <span className="say">
        <b>{title}</b>
        {note && <small>{note}</small>}
        {at && <small>{at}</small>}
      </span>
      {keyHint !== undefined && <KeyHint>{keyHint}</KeyHint>}
      {unread !== undefined && (
        <span className="dot">
          <VisuallyHidden>{unread}</VisuallyHidden>
        </span>
      )}
    </>
  );
  // One of the list of an ARIA 1.2 combobox.
  /* oxlint-disable jsx-a11y/prefer-tag-over-role -- no HTML element filters as one types */
  /* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role -- a list item is what ARIA 1.2 makes an option of */
  /* oxlint-disable jsx-a11y/click-events-have-key-events -- the input holds the focus and hears the keys */
  if (option)
    return (
      <li role="option" id={option.id} aria-selected={option.isActive} className="pick" onClick={onChoose}>
        {face}
      </li>
    );
  /* oxlint-enable jsx-a11y/prefer-tag-over-role */
  /* oxlint-enable jsx-a11y/no-noninteractive-element-to-interactive-role */
  /* oxlint-enable jsx-a11y/click-events-have-key-events */
  if (to !== undefined)
    return (
      <li>
        <Link to={to} className="pick" {...(onChoose && { onClick: onChoose })}>
          {face}
        </Link>
      </li>
    );
  return (
    <li>
      {onChoose ? (
        <button type="button" className="pick" onClick={onChoose}>
          {face}
        </button>
      ) : (
        <span className="pick">{face}</span>
      )}
    </li>
  );
}
