import type { RoleKind } from '@ebpls/contracts';
import { useSettings } from '@ebpls/remote-kit';

import { useWords } from '../../routing/shell-root.messages.ts';
import { useMounts } from '../../routing/shell-root.tsx';
import { type ShellCommand, listCommands } from './shell-commands.ts';
import { isStaff } from './is-staff.ts';

/** Where this person can go by name; nowhere for who does not work at the hall. */
export function useCommands(visitor: RoleKind): readonly ShellCommand[] {
  const t = useWords();
  const mounts = useMounts();
  const language = useSettings((settings) => settings.language);
  return isStaff(visitor) ? listCommands({ visitor, mounts, language, t }) : [];
}
