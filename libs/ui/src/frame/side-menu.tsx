import { useEffect, useRef, useState } from 'react';
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
  /** A long menu shows the heads of such sections; their entries open on demand, and with the page of one. */
  readonly folds?: boolean | undefined;
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

/** Height in px of the fade at the end of the bar, which shows that more entries follow. */
const FADE_PX = 40;

/**
 * Brings the marked entry into sight, no further than needed: the sections of a role are longer than a low window. Moves
 * the bar at the side only; `scrollIntoView` would move the page as well.
 */
function showMark(menu: HTMLElement | null): void {
  const bar = menu?.parentElement;
  const mark = menu?.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!bar || !mark) return;
  const { top, bottom } = bar.getBoundingClientRect();
  const below = mark.bottom - (bottom - FADE_PX);
  if (mark.top < top) bar.scrollTop -= top - mark.top;
  else if (below > 0) bar.scrollTop += below;
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
        <MenuPart
          key={section.label ?? section.items[0]?.to ?? ''}
          section={section}
          current={currentPath}
          onChoose={onChoose}
        />
      ))}
    </nav>
  );
}

interface MenuPartProps {
  readonly section: MenuSection;
  readonly current: string | undefined;
  readonly onChoose: (() => void) | undefined;
}

function MenuPart({ section: { label, items, folds = false }, current, onChoose }: MenuPartProps) {
  const hasCurrent = items.some(({ to }) => to === current);
  const [{ isOpen, hadCurrent }, setFold] = useState({ isOpen: !folds || hasCurrent, hadCurrent: hasCurrent });
  // A page that is reached by another way opens its section, which can be folded again.
  if (hasCurrent !== hadCurrent) setFold({ isOpen: isOpen || hasCurrent, hadCurrent: hasCurrent });
  return (
    <div className="part">
      {label && (
        <h2>
          {folds ? (
            <button type="button" aria-expanded={isOpen} onClick={() => setFold({ isOpen: !isOpen, hadCurrent })}>
              {label}
              <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
            </button>
          ) : (
            label
          )}
        </h2>
      )}
      <ul aria-label={label} hidden={!isOpen}>
        {items.map((entry) => (
          <li key={entry.to}>
            <MenuEntryLink entry={entry} current={entry.to === current} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </div>
  );
}
