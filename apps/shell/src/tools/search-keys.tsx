import type { RoleKind } from '@ebpls/contracts';
import { showNotice } from '@ebpls/remote-kit';
import { type ComponentType, type ReactNode, startTransition, useEffect, useEffectEvent, useState } from 'react';

import { useWords } from '../routing/shell-root.messages.ts';
import { holdTyped, takeTyped } from './commands/type-ahead.ts';
import type { SearchDialogProps } from './search-dialog.tsx';

const TYPING = 'input, textarea, select, [contenteditable="true"]';
const FLOATING = '[role="dialog"][data-state="open"], [role="alertdialog"][data-state="open"], dialog[open]';
const OWN_SEARCH = 'main .eb-search kbd';

function isSlash({ key, target }: KeyboardEvent): boolean {
  const isTyping = target instanceof Element && target.closest(TYPING) !== null;
  return key === '/' && !isTyping && document.querySelector(OWN_SEARCH) === null;
}

interface SearchOpening {
  readonly open: () => void;
  readonly dialog: ReactNode; // Dialog to render where the search was called.
}

/**
 * Search everywhere by its keys. Its dialog loads at the first call: a floating dialog is more code than a whole page,
 * and most visits search nothing.
 */
export function useSearchKeys(visitor: RoleKind): SearchOpening {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  const [loadedDialog, keep] = useState<{ readonly Dialog: ComponentType<SearchDialogProps> }>();
  const open = (): void => {
    holdTyped(() => setOpen(false));
    // A dialog takes long to render: the key press is handled first.
    startTransition(() => setOpen(true));
    if (loadedDialog) return;
    import('./search-dialog.tsx').then(
      ({ SearchDialog }) => keep({ Dialog: SearchDialog }),
      () => {
        takeTyped();
        setOpen(false);
        showNotice('failed', t('panel.failed'));
      },
    );
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchKey(event)) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => {
      removeEventListener('keydown', press);
      takeTyped();
    };
  }, []);
  return {
    open,
    dialog: loadedDialog && <loadedDialog.Dialog visitor={visitor} open={isOpen} onClose={() => setOpen(false)} />,
  };
}

// A page whose own search box shows the key keeps it.

/** Ctrl and K everywhere; the slash where no text is being typed and the page does not use it. */
function isSearchKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey) return false;
  const isCalled = event.ctrlKey || event.metaKey ? event.key.toLowerCase() === 'k' && !event.shiftKey : isSlash(event);
  return isCalled && document.querySelector(FLOATING) === null;
}

/** Where the bar shows no search, as the specification requires, the keys open it. */
export function SearchKeys({ visitor }: { readonly visitor: RoleKind }) {
  return useSearchKeys(visitor).dialog;
}
