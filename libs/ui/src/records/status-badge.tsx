import type { ReactNode } from 'react';

import type { IconName } from '../actions/icon.tsx';
import { Icon } from '../actions/icon.tsx';
import type { Tone } from '../theme/tokens.ts';
import type { Shape, StatusKind, StatusWords } from '../words/statuses.ts';
import { statusLook } from '../words/statuses.ts';
import { useLocale } from '../words/words.ts';

const ICON_OF: Record<Shape, IconName> = {
  dashed: 'dashed',
  owner: 'alert',
  clock: 'clock',
  visit: 'calendar',
  check: 'check-circle',
  cross: 'cross-circle',
};
const ICON_OF_TONE: Record<Tone, IconName> = {
  muted: 'dashed',
  warning: 'alert',
  info: 'clock',
  success: 'check-circle',
  danger: 'cross-circle',
};

/** A tone, a word and a shape: never colour alone. */
export function Tag({
  tone = 'muted',
  icon,
  children,
}: {
  readonly tone?: Tone | undefined;
  readonly icon?: IconName | 'none' | undefined;
  readonly children: ReactNode;
}) {
  return (
    <span className={`eb-badge t-${tone}`}>
      {icon !== 'none' && <Icon name={icon ?? ICON_OF_TONE[tone]} size={14} />}
      {children}
    </span>
  );
}

export type StatusBadgeProps = { [K in StatusKind]: { readonly kind: K; readonly status: StatusWords[K] } }[StatusKind];

/** The status of an application, a clearance, a bill … in the reader's language. */
export function StatusBadge({ kind, status }: StatusBadgeProps) {
  const look = statusLook<StatusKind>(kind, status as never);
  const locale = useLocale();
  return (
    <Tag tone={look.tone} icon={ICON_OF[look.shape]}>
      {look[locale]}
    </Tag>
  );
}
