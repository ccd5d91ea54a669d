import * as v from 'valibot';

import { OFFICE_ROLES, type OfficeRole, OFFICES } from './offices.ts';

/** Kind of a role in the product: its area and its queue. `other` has no area of its own (decision D18). */
export type RoleKind = 'user' | 'admin' | OfficeRole | 'barangay' | 'affiliate' | 'none' | 'other';

export const Role = v.object({ id: v.number(), name: v.string() });
export type Role = v.InferOutput<typeof Role>;

/** The numbers of the roles that the product itself names; offices and barangays carry theirs in their rows. */
export const ROLE_ID = { user: 1, admin: 2, bplo: OFFICES.bplo.role_id } as const;

/** The kind of a role name; `none` when there is no role. Only a person's first role decides. */
export function getRoleKind(name: string | undefined): RoleKind {
  if (name === undefined) return 'none';
  const roleName = name.toLowerCase();
  if (roleName.includes('barangay')) return 'barangay';
  if (roleName === 'user' || roleName === 'admin' || roleName === 'affiliate') return roleName;
  return OFFICE_ROLES.find((office) => office === roleName) ?? 'other';
}

/** Start page of a person of that kind (specification section 6). */
export function getHomePath(kind: RoleKind): string {
  if (kind === 'user' || kind === 'none') return '/app/account';
  if (kind === 'admin') return '/administrator/dashboard';
  if (kind === 'other') return '/404';
  return `/${kind}/dashboard`;
}

/** The dashboard behind the menu's first entry, which every role has. */
export function getDashboardPath(kind: RoleKind): string {
  return kind === 'user' || kind === 'none' ? '/app/reports/dashboard' : getHomePath(kind);
}

/** The account page of that kind (decision D13: peso and bplo reach their own). */
export function getAccountPath(kind: RoleKind): string {
  if (kind === 'admin') return '/administrator/account';
  if (kind === 'user' || kind === 'none' || kind === 'other') return '/app/account';
  return `/${kind}/account`;
}

/** Whether the person belongs to an office side of the inquiry messenger. */
export function getInquirySide(kind: RoleKind): 'user' | 'office' {
  return kind === 'user' || kind === 'none' ? 'user' : 'office';
}

/** Offices that check an application: the nine offices and the barangay of the place. */
export const CLEARING_OFFICES: readonly (OfficeRole | 'barangay')[] = [...OFFICE_ROLES, 'barangay'];
export const ClearingOffice = v.picklist(CLEARING_OFFICES);
export type ClearingOffice = (typeof CLEARING_OFFICES)[number];

/**
 * Offices that a revenue code may name for a measure. The treasury seals weights and measures (LGC s.148) and clears no
 * application: the licensing office records its findings when it computes the bill.
 */
export const VERIFYING_OFFICES: readonly (ClearingOffice | 'treasury')[] = [...CLEARING_OFFICES, 'treasury'];

/** Permissions that an account may hold beside its role (decision E24). */
export const PERMISSIONS = ['treasurer', 'cashier', 'signatory', 'office_head'] as const;
export const Permission = v.picklist(PERMISSIONS);
export type Permission = (typeof PERMISSIONS)[number];

/**
 * Powers that make a second person: the role of administration and the permissions over money and signature. Two
 * administrators grant them (decision E45).
 */
export const POWERS = ['admin', 'treasurer', 'signatory', 'cashier'] as const;
export const Power = v.picklist(POWERS);
export type Power = (typeof POWERS)[number];

/**
 * Power in a pending change of an account: one of the powers, or the last head of the licensing office, without whom
 * nobody publishes its checklists or extends legal days.
 */
export const SafeguardedPower = v.picklist([...POWERS, 'licensing_head']);
export type SafeguardedPower = v.InferOutput<typeof SafeguardedPower>;

/**
 * Recipient offices of an inquiry by role id, exactly as the specification lists them: 4 and 7 both read FIRE (decision
 * D1); 13 is ours (D2).
 */
export const RECIPIENTS = [
  { id: 4, label: 'FIRE', delivers_to: 4 },
  { id: 5, label: 'ASSESSOR', delivers_to: 5 },
  { id: 6, label: 'ENGINEERING', delivers_to: 6 },
  { id: 7, label: 'FIRE', delivers_to: 4 },
  { id: 8, label: 'MPDO', delivers_to: 8 },
  { id: 9, label: 'RHU', delivers_to: 9 },
  { id: 10, label: 'MAO', delivers_to: 10 },
  { id: 11, label: 'PESO', delivers_to: 11 },
  { id: 12, label: 'BPLO', delivers_to: 12 },
  { id: 13, label: 'MENRO', delivers_to: 13 },
] as const;
