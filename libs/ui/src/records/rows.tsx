import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { Icon, type IconName } from '../actions/icon.tsx';

/** The head of a group of list rows, with their count. */
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
  /** Before a note that is shortened: a status, which is always whole. */
  readonly noteStart?: ReactNode;
  /** At the end of the note's line, which it shortens to one line. */
  readonly noteEnd?: ReactNode;
  /** Below the note. */
  readonly more?: ReactNode;
  /** In the middle on a desk: a status. */
  readonly status?: ReactNode;
  /** At the end: an amount, a date, an act. */
  readonly end?: ReactNode;
  readonly to?: string | undefined;
  readonly selected?: boolean | undefined;
  /** The row was called by a key and is loading. */
  readonly pending?: boolean | undefined;
  /** The note is beside the title, so that on a desk the row has one line. */
  readonly isLow?: boolean | undefined;
  /** Before the row: the box that selects it for an act on several. */
  readonly pick?: ReactNode;
}

type ItemLook = Pick<RowItemProps, 'selected' | 'pending' | 'to' | 'isLow'>;

function getItemClass({ selected, pending, to, isLow }: ItemLook): string {
  const look = [selected && 'selected', pending && 'pending', to !== undefined && 'linked', isLow && 'low'];
  return ['eb-item', ...look].filter(Boolean).join(' ');
}

function ItemNote({ note, noteStart, noteEnd }: Pick<RowItemProps, 'note' | 'noteStart' | 'noteEnd'>) {
  if (noteEnd === undefined) return note ? <div className="note">{note}</div> : null;
  return (
    <div className="note short">
      {noteStart && <span className="whole">{noteStart}</span>}
      <span className="rest">{note}</span>
      {noteEnd}
    </div>
  );
}

/** One row: its title, its status, and the content at the end of the line. */
export function RowItem({
  title,
  aside,
  more,
  status,
  end,
  to,
  selected,
  pending,
  isLow,
  pick,
  ...notes
}: RowItemProps) {
  return (
    <li className={getItemClass({ selected, pending, to, isLow })} aria-current={selected ? 'true' : undefined}>
      {pick && <label className="pick">{pick}</label>}
      <div className="content">
        {to === undefined ? <b>{title}</b> : <Link to={to}>{title}</Link>}
        {aside && <div className="aside">{aside}</div>}
        <ItemNote {...notes} />
        {more && <div className="note">{more}</div>}
      </div>
      {status && <div className="status">{status}</div>}
      {end && <div className="end">{end}</div>}
    </li>
  );
}

export interface ClearanceRowProps {
  readonly office: ReactNode;
  /** Items that the office checks. */
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

interface TaskRowProps {
  readonly icon: IconName;
  readonly tone: 'danger' | 'warning' | 'info';
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** The amount and the date of the task. */
  readonly amount?: ReactNode;
  readonly date?: ReactNode;
  /** The button that begins the task. */
  readonly act: ReactNode;
}

/** One task of a reader: what to do, its amount and date, and the button that begins it. */
export function TaskRow({ icon, tone, title, note, amount, date, act }: TaskRowProps) {
  return (
    <li className={`eb-task ${tone}`}>
      <Icon name={icon} />
      <div>
        <b>{title}</b>
        {note && <p>{note}</p>}
      </div>
      <div className="when">
        {amount && <b>{amount}</b>}
        {date && <span>{date}</span>}
      </div>
      <div className="act">{act}</div>
    </li>
  );
}
