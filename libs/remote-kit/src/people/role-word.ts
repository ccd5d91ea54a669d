import { findOfficeTitle, type PublicMunicipality, getRoleKind } from '@ebpls/contracts';

import { useSettings } from '../settings/settings.store.ts';
import { useWords } from './roles.messages.ts';

/**
 * How people call a role, in the person's language. Offices and barangays are called as the municipality calls them:
 * undefined until it is known. A role that the product does not know keeps its own name.
 */
export function useRoleTitle(
  municipality: PublicMunicipality | undefined,
): (role_name: string | undefined) => string | undefined {
  const t = useWords();
  const language = useSettings((settings) => settings.language);
  return (role_name) => {
    const kind = getRoleKind(role_name);
    if (kind === 'user' || kind === 'none' || kind === 'admin' || kind === 'affiliate') return t(kind);
    if (kind === 'other') return role_name;
    return municipality && (findOfficeTitle(municipality, role_name, language) ?? role_name);
  };
}
