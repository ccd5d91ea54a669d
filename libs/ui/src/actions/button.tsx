import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { useId } from 'react';
import { Link } from 'react-router';

import type { IconName } from './icon.tsx';
import { Icon } from './icon.tsx';
import { KeyHint } from './key-hint.tsx';

/** Properties of a button; one primary button on a screen. */
export interface ButtonProps {
  readonly children: ReactNode;
  /** One primary on a screen. */
  readonly kind?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  /** 44 px on a page, 36 on a desk, 52 for the payment and the landing. */
  readonly size?: 'page' | 'desk' | 'big' | undefined;
  /** An address of this product. */
  readonly to?: string | undefined;
  /** A file or an outside address. */
  readonly href?: string | undefined;
  readonly download?: string | boolean | undefined;
  readonly target?: '_blank' | undefined;
  readonly type?: 'button' | 'submit' | 'reset' | undefined;
  /** Id of the form that it submits, when it is outside of the form. */
  readonly form?: string | undefined;
  readonly name?: string | undefined;
  readonly value?: string | undefined;
  /** Working: keeps its width, refuses a second click. */
  readonly busy?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Why it cannot be used yet; shown beside it and read with it while it is disabled. */
  readonly why?: string | undefined;
  /** The key with the same effect on a desk. */
  readonly keyHint?: string | undefined;
  readonly icon?: IconName | undefined;
  /** Shorter label for phones, where the bar has little space. */
  readonly short?: string | undefined;
  readonly wide?: boolean | undefined;
  readonly onClick?: MouseEventHandler<HTMLElement> | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
  readonly id?: string | undefined;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-expanded'?: boolean | undefined;
  readonly 'aria-haspopup'?: 'dialog' | 'menu' | undefined;
  readonly 'aria-controls'?: string | undefined;
}

function Inside({
  icon,
  busy,
  keyHint,
  short,
  children,
}: Pick<ButtonProps, 'icon' | 'busy' | 'keyHint' | 'short' | 'children'>) {
  return (
    <>
      {busy ? <span className="eb-spin" aria-hidden /> : icon && <Icon name={icon} />}
      <span className={short && 'long'}>{children}</span>
      {short && (
        <span className="short" aria-hidden>
          {short}
        </span>
      )}
      {keyHint && <KeyHint>{keyHint}</KeyHint>}
    </>
  );
}

function LinkButton({
  to,
  href,
  look,
  onClick,
  download,
  target,
  children,
  ...rest
}: Pick<ButtonProps, 'to' | 'href' | 'onClick' | 'download' | 'target' | 'children' | 'id' | 'aria-label'> & {
  readonly look: string;
}) {
  if (to !== undefined)
    return (
      <Link to={to} className={look} {...(onClick && { onClick })} {...rest}>
        {children}
      </Link>
    );
  return (
    <a
      href={href}
      className={look}
      onClick={onClick}
      download={download}
      target={target}
      rel={target && 'noopener'}
      {...rest}
    >
      {children}
    </a>
  );
}

type NativeProps = Omit<
  ButtonProps,
  'kind' | 'size' | 'to' | 'href' | 'download' | 'target' | 'wide' | 'icon' | 'short'
> & { readonly look: string };

function NativeButton({
  look,
  busy,
  disabled = false,
  why,
  keyHint,
  type = 'button',
  onClick,
  children,
  ...rest
}: NativeProps) {
  const whyId = useId();
  const isExplained = disabled && why !== undefined;
  // aria-disabled instead of disabled: the button keeps its focus, so that a screen reader reads its reason.
  const refuse: MouseEventHandler<HTMLButtonElement> = (event) => {
    if (disabled || busy) event.preventDefault();
    else onClick?.(event);
  };
  const button = (
    <button
      {...rest}
      type={type}
      className={look}
      onClick={refuse}
      aria-disabled={disabled || busy || undefined}
      aria-busy={busy || undefined}
      aria-describedby={isExplained ? whyId : undefined}
      aria-keyshortcuts={keyHint}
    >
      {children}
    </button>
  );
  return isExplained ? (
    <span className="eb-reason">
      {button}
      <small id={whyId}>{why}</small>
    </span>
  ) : (
    button
  );
}

/**
 * An act. With `to` or `href` it is a link that looks like one; a disabled link becomes a disabled button, so that
 * nothing leads nowhere.
 */
export function Button({
  kind = 'secondary',
  size = 'page',
  to,
  href,
  download,
  target,
  wide,
  icon,
  short,
  children,
  ...rest
}: ButtonProps) {
  const look = `eb-btn ${kind} ${size}${wide ? ' wide' : ''}`;
  const inside = (
    <Inside icon={icon} busy={rest.busy} keyHint={rest.keyHint} short={short}>
      {children}
    </Inside>
  );
  const leads = (to ?? href) !== undefined && rest.disabled !== true;
  if (leads)
    return (
      <LinkButton
        {...{ to, href, download, target, look }}
        onClick={rest.onClick}
        id={rest.id}
        aria-label={rest['aria-label']}
      >
        {inside}
      </LinkButton>
    );
  return (
    <NativeButton {...rest} look={look}>
      {inside}
    </NativeButton>
  );
}
