import type { ReactNode } from 'react';

import type { IconName } from '../actions/icon.tsx';
import { Icon } from '../actions/icon.tsx';
import type { Tone } from '../theme/tokens.ts';

const ICON_OF_TONE: Record<Tone, IconName> = {
  muted: 'dashed',
  warning: 'alert',
  info: 'clock',
  success: 'check-circle',
  danger: 'cross-circle',
};

/** A small label for a state, with a tone, a word and a shape: never colour alone. */
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
