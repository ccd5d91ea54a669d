import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';

import { IconButton } from '../actions/icon-button.tsx';
import { SkipLink } from '../layout/text.tsx';
import { useWords } from '../words/words.ts';

/** Properties of the frame around the pages of a signed-in person: top bar, side menu and content. */
export interface AppFrameProps {
  readonly top: ReactNode;
  readonly menu: ReactNode;
  readonly children?: ReactNode;
  /** The reader folded the menu to its rail. */
  readonly isCollapsed?: boolean | undefined;
  readonly onCollapse?: ((folded: boolean) => void) | undefined;
  /** Below the desk width the menu is a drawer. */
  readonly menuOpen?: boolean | undefined;
  readonly onMenuClose?: (() => void) | undefined;
}

/** The menu of a phone: over the page, closed by Escape, by a choice, or beside it. */
function TemporaryMenu({
  open,
  onClose,
  children,
}: {
  readonly open: boolean;
  readonly onClose: (() => void) | undefined;
  readonly children: ReactNode;
}) {
  const words = useWords();
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = box.current;
    if (!dialog || dialog.open === open) return;
    if (open) dialog.showModal();
    else dialog.close();
  }, [open]);
  useEffect(() => {
    const dialog = box.current;
    // A click on the dimmed page arrives at the dialog itself; a click on a link of the menu has done its work.
    const leave = (event: MouseEvent) => {
      if (event.target === dialog || (event.target as Element).closest('a')) onClose?.();
    };
    dialog?.addEventListener('click', leave);
    return () => dialog?.removeEventListener('click', leave);
  }, [onClose]);
  return (
    <dialog ref={box} className="eb-tempmenu" aria-label={words('menu')} onClose={onClose}>
      <div className="inside">
        <IconButton icon="close" label={words('close')} onClick={onClose} />
        {open && children}
      </div>
    </dialog>
  );
}

/** The frame of those signed in: bar on top, menu at the side, the page. */
export function AppFrame({
  top,
  menu,
  children,
  isCollapsed = false,
  onCollapse,
  menuOpen = false,
  onMenuClose,
}: AppFrameProps) {
  const words = useWords();
  return (
    <div className={isCollapsed ? 'eb-app folded' : 'eb-app'}>
      <SkipLink />
      {top}
      <div className="body">
        <div className="side">
          <div className="sidebar">
            {menu}
            {onCollapse && (
              <IconButton
                icon={isCollapsed ? 'chevron-right' : 'chevron-left'}
                label={words(isCollapsed ? 'menu.expand' : 'menu.collapse')}
                aria-expanded={!isCollapsed}
                onClick={() => onCollapse(!isCollapsed)}
              />
            )}
          </div>
        </div>
        <main id="content" tabIndex={-1}>
          {children}
        </main>
      </div>
      <TemporaryMenu open={menuOpen} onClose={onMenuClose}>
        {menu}
      </TemporaryMenu>
    </div>
  );
}

/** The frame of the public pages: bar, content, footer. */
export function PublicFrame({
  top,
  children,
  foot,
  width,
}: {
  readonly top: ReactNode;
  readonly children?: ReactNode;
  readonly foot?: ReactNode;
  /** A short form is narrow; a text has the width of its page and more space above it. */
  readonly width?: 'narrow' | 'reading' | undefined;
}) {
  return (
    <div className={width ? `eb-public ${width}` : 'eb-public'}>
      <SkipLink />
      {top}
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {foot && <footer>{foot}</footer>}
    </div>
  );
}
