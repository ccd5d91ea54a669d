import type { MouseEventHandler, Ref } from 'react';
import { Link } from 'react-router';

import type { IconName } from './icon.tsx';
import { Icon } from './icon.tsx';

/** Properties of a button that shows only an icon. */
export interface IconButtonProps {
  /** Name of the action; its only text. */
  readonly label: string;
  readonly icon: IconName;
  readonly to?: string | undefined;
  /** An outside address. */
  readonly href?: string | undefined;
  readonly size?: 'page' | 'desk' | undefined;
  readonly kind?: 'secondary' | 'quiet' | undefined;
  readonly disabled?: boolean | undefined;
  /** A small number at its corner, for the eye alone: the label contains it in words. */
  readonly count?: number | undefined;
  readonly type?: 'button' | 'submit' | undefined;
  readonly onClick?: MouseEventHandler<HTMLElement> | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  readonly id?: string | undefined;
  readonly 'aria-expanded'?: boolean | undefined;
  readonly 'aria-haspopup'?: 'dialog' | 'menu' | undefined;
  readonly 'aria-controls'?: string | undefined;
  readonly 'aria-pressed'?: boolean | undefined;
  readonly 'data-state'?: string | undefined;
}

/** An act with a sign instead of a word. */
export function IconButton({
  label,
  icon,
  to,
  href,
  size = 'page',
  kind = 'quiet',
  type = 'button',
  onClick,
  ref,
  disabled,
  count = 0,
  ...rest
}: IconButtonProps) {
  const look = `eb-btn icon plain ${kind} ${size}`;
  if (to !== undefined && !disabled)
    return (
      <Link to={to} className={look} aria-label={label} title={label} {...(onClick && { onClick })}>
        <Icon name={icon} />
      </Link>
    );
  if (href !== undefined) return <OutsideLink href={href} icon={icon} label={label} look={look} />;
  return (
    <button
      {...rest}
      ref={ref}
      type={type}
      className={look}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={icon} />
      {count > 0 && <CountBadge count={count} />}
    </button>
  );
}

function OutsideLink({
  href,
  icon,
  label,
  look,
}: Record<'href' | 'label' | 'look', string> & { readonly icon: IconName }) {
  return (
    <a href={href} className={look} aria-label={label} title={label}>
      <Icon name={icon} />
    </a>
  );
}

function CountBadge({ count }: { readonly count: number }) {
  return (
    <span className="count" aria-hidden>
      {count > 99 ? '99+' : count}
    </span>
  );
}
