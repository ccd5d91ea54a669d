import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from 'react-router';

/** Properties of a link within text. */
export interface TextLinkProps {
  readonly children: ReactNode;
  readonly to?: string | undefined;
  readonly href?: string | undefined;
  readonly download?: string | boolean | undefined;
  readonly target?: '_blank' | undefined;
  readonly quiet?: boolean | undefined;
  /** A number that alarms keeps its colour as a link. */
  readonly tone?: 'danger' | undefined;
  readonly onClick?: MouseEventHandler<HTMLElement> | undefined;
  /** Whether what it opens is open, and the id of that. */
  readonly expanded?: boolean | undefined;
  readonly controls?: string | undefined;
}

/** A link in running text; without an address it is a button that looks like one. */
export function TextLink({
  children,
  to,
  href,
  quiet,
  tone,
  onClick,
  expanded,
  controls,
  download,
  target,
}: TextLinkProps) {
  const look = `eb-link${quiet ? ' quiet' : ''}${tone === undefined ? '' : ` ${tone}`}`;
  if (to !== undefined)
    return (
      <Link to={to} className={look} {...(onClick && { onClick })}>
        {children}
      </Link>
    );
  if (href !== undefined)
    return (
      <a href={href} className={look} onClick={onClick} download={download} target={target} rel={target && 'noopener'}>
        {children}
      </a>
    );
  return (
    <button type="button" className={look} onClick={onClick} aria-expanded={expanded} aria-controls={controls}>
      {children}
    </button>
  );
}
