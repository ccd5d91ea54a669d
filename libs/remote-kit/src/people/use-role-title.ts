import { findOfficeTitle, type PublicMunicipality, getRoleKind } from '@ebpls/contracts';

import { useSettings } from '../settings/settings.store.ts';
import { useWords } from './roles.messages.ts';

/**
 * Returns a role's title in the person's language. Offices and barangays have the municipality's names: undefined until
 * they are loaded. A role that the product does not know keeps its own name.
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
