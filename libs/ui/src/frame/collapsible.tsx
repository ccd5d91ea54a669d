import type { ReactNode } from 'react';

import type { IconName } from '../actions/icon.tsx';
import { Icon } from '../actions/icon.tsx';

/**
 * A panel that opens below its button by the browser's own means, for pages that are rendered before any script runs.
 */
export function Collapsible({
  label,
  icon,
  children,
  id,
}: {
  readonly label: string;
  readonly icon: IconName;
  readonly children: ReactNode;
  readonly id?: string | undefined;
}) {
  return (
    <details id={id} className="eb-collapsible">
      <summary className="eb-btn icon plain quiet page" aria-label={label} title={label}>
        <Icon name={icon} />
      </summary>
      <div className="panel">
        <h2>{label}</h2>
        {children}
      </div>
    </details>
  );
}
