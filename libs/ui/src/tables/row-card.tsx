import type { ReactNode } from 'react';

import { TextLink } from '../actions/text-link.tsx';

export interface RowCardProps {
  readonly title: ReactNode;
  readonly to?: string | undefined;
  /** At the end of the title's line. */
  readonly amount?: ReactNode;
  readonly note?: ReactNode;
  /** At the end of the title's line when there is no amount, and otherwise below the amount. */
  readonly status?: ReactNode;
  /** At the end of the note's line. */
  readonly end?: ReactNode;
  /** The note is shortened to one line. */
  readonly isShort?: boolean | undefined;
  /** A button at the end of both lines. */
  readonly menu?: ReactNode;
}

/** A table row as a card on a phone: its title with the amount or status, and below it a note with what is at the end. */
export function RowCard({ menu, ...card }: RowCardProps) {
  if (!menu) return <Card {...card} />;
  return (
    <div className="eb-row-with-menu">
      <Card {...card} />
      {menu}
    </div>
  );
}

function Card({ title, to, amount, note, status, end, isShort }: Omit<RowCardProps, 'menu'>) {
  const aside = amount || status;
  const secondStatus = amount ? status : undefined;
  return (
    <div className="eb-row-card">
      <div className="title">{to === undefined ? title : <TextLink to={to}>{title}</TextLink>}</div>
      {aside && <div className="aside">{aside}</div>}
      {note && <div className={isShort ? 'note short' : 'note'}>{note}</div>}
      {(secondStatus || end) && (
        <div className="end">
          {secondStatus}
          {end}
        </div>
      )}
    </div>
  );
}
