import type { RoleKind } from '@ebpls/contracts';
import { useOfferedActs } from '@ebpls/remote-kit';
import { Dialog } from '@ebpls/ui/overlays';

import { useCommands } from './commands/use-commands.ts';
import { SearchPanel } from './search-panel.tsx';
import { useWords } from './tools.messages.ts';

export interface SearchDialogProps {
  readonly visitor: RoleKind;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Search dialog: finds records by name or number, opens pages, and performs acts on the open case. */
export function SearchDialog({ visitor, open, onClose }: SearchDialogProps) {
  const t = useWords();
  const commands = useCommands(visitor);
  const acts = useOfferedActs();
  return (
    <Dialog open={open} onClose={onClose} title={t('search')} placement="top">
      <SearchPanel commands={commands} acts={acts} onLeave={onClose} />
    </Dialog>
  );
}
