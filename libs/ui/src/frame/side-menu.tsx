import { useEffect, useRef } from 'react';
import { Link } from 'react-router';

import type { IconName } from '../actions/icon.tsx';
import { Icon } from '../actions/icon.tsx';
import { useWords } from '../words/words.ts';

/** One entry of the side menu. */
interface MenuEntry {
  readonly label: string;
  readonly to: string;
  readonly icon: IconName;
  readonly disabled?: boolean | undefined;
  /** Open matters behind it. */
  readonly count?: number | undefined;
  /** Further addresses whose pages mark the entry, besides those below its own. */
  readonly covers?: readonly string[] | undefined;
}

export interface MenuSection {
  readonly label?: string | undefined;
  readonly items: readonly MenuEntry[];
}

export interface SideMenuProps {
  readonly sections: readonly MenuSection[];
  /** The address shown; the entry with the longest address that begins it is marked. */
  readonly current: string;
  readonly label?: string | undefined;
  readonly onChoose?: (() => void) | undefined;
}

/** The entry that the address belongs to. */
function currentEntry(sections: readonly MenuSection[], current: string): string | undefined {
  const all = sections.flatMap(({ items }) =>
    items.flatMap(({ to, covers = [] }) => [to, ...covers].map((address) => ({ to, address }))),
  );
  const inside = all.filter(({ address }) => `${current}/`.startsWith(`${address.replace(/\/$/, '')}/`));
  return inside.toSorted((one, other) => other.address.length - one.address.length)[0]?.to;
}

function MenuEntryLink({
  entry,
  current,
  onChoose,
}: {
  readonly entry: MenuEntry;
  readonly current: boolean;
  readonly onChoose: (() => void) | undefined;
}) {
  const inside = (
    <>
      <Icon name={entry.icon} />
      <span className="name">{entry.label}</span>
      {entry.count ? <span className="n">{entry.count}</span> : null}
    </>
  );
  // Seen and announced as a link that is off, but no stop of the keyboard (decision D33).
  if (entry.disabled)
    return (
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the other rule forbids an anchor without an address
      <span role="link" aria-disabled="true" className="off" title={entry.label}>
        {inside}
      </span>
    );
  return (
    <Link
      to={entry.to}
      title={entry.label}
      aria-current={current ? 'page' : undefined}
      {...(onChoose && { onClick: onChoose })}
    >
      {inside}
    </Link>
  );
}

/**
 * Brings the marked entry into sight: the sections of a role are longer than a low window. Moves the bar at the side
 * only; `scrollIntoView` would move the page as well.
 */
function showMark(menu: HTMLElement | null): void {
  const bar = menu?.parentElement;
  const mark = menu?.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!bar || !mark) return;
  const { top, bottom, height } = bar.getBoundingClientRect();
  if (mark.top < top || mark.bottom > bottom) bar.scrollTop += mark.top - top - height / 2;
}

/** The menu of a role. */
export function SideMenu({ sections, current, label, onChoose }: SideMenuProps) {
  const words = useWords();
  const currentPath = currentEntry(sections, current);
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    if (currentPath !== undefined) showMark(menu.current);
  }, [currentPath]);
  return (
    <nav ref={menu} className="eb-menu" aria-label={label ?? words('menu')}>
      {sections.map((section) => (
        <div key={section.label ?? section.items[0]?.to ?? ''} className="part">
          {section.label && <h2>{section.label}</h2>}
          <ul>
            {section.items.map((entry) => (
              <li key={entry.to}>
                <MenuEntryLink entry={entry} current={entry.to === currentPath} onChoose={onChoose} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
