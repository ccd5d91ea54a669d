import type { ReactNode } from 'react';

export interface ActButtonsProps {
  readonly children: ReactNode;
  /** The button of the menu of further acts, at the end of the first line. */
  readonly menu?: ReactNode;
}

/** The acts of a case beside each other; on a phone their lines are full, and from four on two share a line. */
export function ActButtons({ children, menu }: ActButtonsProps) {
  return (
    <div className="eb-acts">
      <div>{children}</div>
      {menu}
    </div>
  );
}
