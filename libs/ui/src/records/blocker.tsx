import type { ReactNode } from 'react';

import type { IconName } from '../actions/icon.tsx';
import { Icon } from '../actions/icon.tsx';
import type { Tone } from '../theme/tokens.ts';

const BLOCKER_ICONS: Record<Tone, IconName> = {
  muted: 'info',
  warning: 'alert',
  info: 'clock',
  success: 'check-circle',
  danger: 'cross-circle',
};

/** Properties of the notice that says who delays a case, and why. */
export interface BlockerProps {
  readonly tone: Tone;
  /** The holder of the case and the reason, in one sentence. */
  readonly title: ReactNode;
  /** Since when, what the clock does, what is accepted. */
  readonly children?: ReactNode;
  /** The one primary act of the page. */
  readonly action?: ReactNode;
  /** A second subject, one line under a hairline. */
  readonly second?: ReactNode;
  readonly icon?: IconName | undefined;
}

/** The holder of the file, the reason and the deadline, with the next act beside it. */
export function Blocker({ tone, title, children, action, second, icon }: BlockerProps) {
  return (
    <div className={`eb-blocker t-${tone}`}>
      <Icon name={icon ?? BLOCKER_ICONS[tone]} size={28} />
      <div className="content">
        <b>{title}</b>
        {children && <div className="more">{children}</div>}
      </div>
      {action && <div className="acts">{action}</div>}
      {second && <div className="also">{second}</div>}
    </div>
  );
}
