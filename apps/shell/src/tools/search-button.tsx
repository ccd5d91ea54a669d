import type { RoleKind } from '@ebpls/contracts';
import { IconButton } from '@ebpls/ui';
import { Dialog } from '@ebpls/ui/overlays';
import { useEffect, useEffectEvent, useState } from 'react';

import { useCommands } from './commands/use-commands.ts';
import { SearchPanel } from './search-panel.tsx';
import { useWords } from './tools.messages.ts';

const TYPING = 'input, textarea, select, [contenteditable="true"]';
const FLOATING = '[role="dialog"][data-state="open"], [role="alertdialog"][data-state="open"], dialog[open]';
/** A page whose own search box shows the key keeps it. */
const OWN_SEARCH = 'main .eb-search kbd';

/** Ctrl and K from everywhere; the slash where nobody types and the page has no use for it. */
function asksForSearch(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || document.querySelector(FLOATING)) return false;
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k' && !event.shiftKey;
  const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null;
  return event.key === '/' && !isTyping && document.querySelector(OWN_SEARCH) === null;
}

interface SearchButtonProps {
  readonly visitor: RoleKind;
  /** Opened by the keys alone: the specification has no search in the bar. */
  readonly isHidden?: boolean;
}

/** Finds by name or number and goes to pages by name, from everywhere. */
export function SearchButton({ visitor, isHidden = false }: SearchButtonProps) {
  const t = useWords();
  const commands = useCommands(visitor);
  const [isOpen, setOpen] = useState(false);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!asksForSearch(event)) return;
    event.preventDefault();
    setOpen(true);
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <>
      {!isHidden && (
        <IconButton icon="search" label={t('search')} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      )}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('search')} placed="top">
        <SearchPanel commands={commands} onLeave={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
