import type { ReactNode } from 'react';

import type { IconName } from '../actions/icon.tsx';
import { Icon } from '../actions/icon.tsx';
import type { Tone } from '../theme/tokens.ts';

/** A remark before an action: how the amount grows with time, why not to pay twice. */
export function Remark({
  children,
  icon = 'info',
  tone = 'muted',
}: {
  readonly children: ReactNode;
  readonly icon?: IconName | undefined;
  readonly tone?: Tone | undefined;
}) {
  return (
    <div className={`eb-remark t-${tone}`}>
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  );
}
