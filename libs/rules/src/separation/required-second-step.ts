import { type Permission, type RoleKind, getInquirySide } from '@ebpls/contracts';

import { listPowers } from './powers.ts';

/**
 * Accounts that must sign in with a code as well: none, those with a power (administrator, treasurer, signatory,
 * cashier), or everybody who is not here for their own business only.
 */
export const SECOND_STEP_SCOPES = ['none', 'powers', 'staff'] as const;
export type SecondStepScope = (typeof SECOND_STEP_SCOPES)[number];

interface SignedInPerson {
  readonly role: RoleKind;
  readonly permissions: readonly Permission[];
}

/** Whether the setting requires a second step of this person (OWASP ASVS 5.0, 6.3.3). */
export function requiresSecondStep({ role, permissions }: SignedInPerson, scope: SecondStepScope): boolean {
  if (scope === 'none') return false;
  if (scope === 'powers') return listPowers({ roles: [role], permissions }).length > 0;
  return getInquirySide(role) === 'office';
}
