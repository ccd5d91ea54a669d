import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { Bilingual } from '../treasury/ordinance/vocabulary.ts';
import { StoredLocalGovernment } from '../shared/local-government.ts';
import { ClearingOffice } from '../shared/roles.ts';

/** Public facts of the municipality: its name, its place, and the names of its offices and barangays. */
export const PublicMunicipality = v.object({
  name: v.string(),
  /** Names and sentences follow it: a city is called a city. */
  government: StoredLocalGovernment,
  /** Empty where the local government belongs to no province. */
  province: v.string(),
  website: v.string(),
  hall: v.string(),
  offices: v.array(v.object({ office: ClearingOffice, title: Bilingual })),
  barangays: v.array(v.object({ role_name: v.string(), name: v.string() })),
  /** Names the picture of the municipality's own seal (`getSealAddress`); absent where it sent none. */
  seal: v.optional(v.string()),
  /** Whether the top bar shows search, contacts and notifications; the specification has them hidden (decision D34). */
  has_tools: v.optional(v.boolean(), false),
  /** Whether a revenue code in force has a deficiency rule, so that the treasury's list of proofs is in the menu. */
  has_deficiencies: v.optional(v.boolean(), false),
});
export type PublicMunicipality = v.InferOutput<typeof PublicMunicipality>;
export const getMunicipality = defineEndpoint({
  method: 'GET',
  path: '/api/municipality',
  summary: 'Get the names and addresses of the municipality and its offices',
  reply: PublicMunicipality,
});

/** How the office or barangay of a role is called; undefined for every other role. */
export function findOfficeTitle(
  { offices, barangays }: PublicMunicipality,
  role_name: string | undefined,
  language: 'en' | 'fil',
): string | undefined {
  const roleName = role_name?.toLowerCase();
  const barangay = barangays.find((one) => one.role_name.toLowerCase() === roleName);
  return barangay ? `Barangay ${barangay.name}` : offices.find(({ office }) => office === roleName)?.title[language];
}

/** Address of the seal in the size of the top bar; another picture has another address. */
export function getSealAddress({ seal }: Pick<PublicMunicipality, 'seal'>): string | undefined {
  return seal === undefined ? undefined : `/api/municipality/seal?size=bar&of=${encodeURIComponent(seal)}`;
}
