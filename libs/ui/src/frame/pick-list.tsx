import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { Icon, type IconName } from '../actions/icon.tsx';
import { KeyHint } from '../actions/key-hint.tsx';
import { VisuallyHidden } from '../layout/text.tsx';

/** A list of choices in a small panel; with `id` it is the list under a field that keeps the focus. */
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
  /** The key with the same effect without the list. */
  readonly keyHint?: string | undefined;
  /** Label of the unread mark. */
  readonly unread?: string | undefined;
  readonly to?: string | undefined;
  readonly onChoose?: (() => void) | undefined;
  /** Position as an option of a listbox: its id, and whether Enter would choose it. */
  readonly option?: { readonly id: string; readonly isActive: boolean } | undefined;
}

/** One of them: a link, a button, or plain words when nothing is to be done. */
export function PickRow({ title, note, at, icon, keyHint, unread, to, onChoose, option }: PickRowProps) {
  const face = (
    <>
      {icon && <Icon name={icon} />}
      <span className="content">
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
