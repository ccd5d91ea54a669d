import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** Properties of a chip, which selects a view or filter and shows its count. */
export interface ChipProps {
  readonly children: ReactNode;
  readonly selected?: boolean | undefined;
  /** A number, or `1,000+`. */
  readonly count?: number | string | undefined;
  /** The whole text under the pointer, where the look cuts it. */
  readonly title?: string | undefined;
  readonly to?: string | undefined;
  readonly onClick?: (() => void) | undefined;
}

/** A filter that is on or off, with how many it would show. */
export function Chip({ children, selected = false, count, title, to, onClick }: ChipProps) {
  const inside = (
    <>
      {children}
      {count !== undefined && <span className="count">{count}</span>}
    </>
  );
  if (to !== undefined)
    return (
      <Link
        to={to}
        className="eb-chip"
        title={title}
        aria-current={selected ? 'true' : undefined}
        {...(onClick && { onClick })}
      >
        {inside}
      </Link>
    );
  return (
    <button type="button" className="eb-chip" title={title} aria-pressed={selected} onClick={onClick}>
      {inside}
    </button>
  );
}
