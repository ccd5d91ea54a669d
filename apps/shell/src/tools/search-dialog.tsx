import type { RoleKind } from '@ebpls/contracts';
import { Dialog } from '@ebpls/ui/overlays';

import { useCommands } from './commands/use-commands.ts';
import { SearchPanel } from './search-panel.tsx';
import { useWords } from './tools.messages.ts';

export interface SearchDialogProps {
  readonly visitor: RoleKind;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Finds by name or number and goes to pages by name. */
export function SearchDialog({ visitor, open, onClose }: SearchDialogProps) {
  const t = useWords();
  const commands = useCommands(visitor);
  return (
    <Dialog open={open} onClose={onClose} title={t('search')} placed="top">
      <SearchPanel commands={commands} onLeave={onClose} />
    </Dialog>
  );
}
