import type { KeyboardEvent, ReactNode } from 'react';
import { useId } from 'react';
import { Link } from 'react-router';

import { useDirection } from '../provider.tsx';

/** One tab of a page with tabs. */
export interface Tab {
  readonly key: string;
  readonly label: string;
  /** The address holds which tab is open. */
  readonly to: string;
}

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly current: string;
  /** Content of the open tab. */
  readonly children?: ReactNode;
}

/** Parts of one page, one at a time; arrow keys, Home and End open the others (WAI-ARIA tabs). */
export function Tabs({ label, tabs, current, children }: TabsProps) {
  const id = useId();
  const direction = useDirection();
  const open = (event: KeyboardEvent<HTMLElement>, place: number): void => {
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: direction === 'ltr' ? place + 1 : place - 1,
      ArrowLeft: direction === 'ltr' ? place - 1 : place + 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const tab = event.currentTarget.parentElement?.children[(next + tabs.length) % tabs.length];
    if (!(tab instanceof HTMLElement)) return;
    tab.focus();
    tab.click();
  };
  return (
    <>
      <div role="tablist" aria-label={label} className="eb-tabs">
        {tabs.map(({ key, label: name, to }, place) => (
          <Link
            key={key}
            id={`${id}-${key}`}
            role="tab"
            to={to}
            replace
            preventScrollReset
            aria-selected={key === current}
            aria-controls={`${id}-panel`}
            tabIndex={key === current ? 0 : -1}
            onKeyDown={(event) => open(event, place)}
          >
            {name}
          </Link>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </>
  );
}
