import type { RoleKind } from '@ebpls/contracts';
import { useSettings } from '@ebpls/remote-kit';

import { useWords } from '../../routing/shell-root.messages.ts';
import { useMounts } from '../../routing/shell-root.tsx';
import { type ShellCommand, listCommands } from './shell-commands.ts';
import { isStaff } from './is-staff.ts';

/** Returns the pages that this person can open by name; none for a person who is not staff. */
export function useCommands(visitor: RoleKind): readonly ShellCommand[] {
  const t = useWords();
  const mounts = useMounts();
  const language = useSettings((settings) => settings.language);
  return isStaff(visitor) ? listCommands({ visitor, mounts, language, t }) : [];
}
