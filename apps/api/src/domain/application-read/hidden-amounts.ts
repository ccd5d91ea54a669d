import type { ReplyBody, getAssessment } from '@ebpls/contracts';

import type { Actor } from '../../platform/identity/actor.ts';

type ApplicationReply = ReplyBody<typeof getAssessment>;

/**
 * Whether a reply hides the owner's income from an office: offices check the place and the documents, and only the licensing office and the treasurer see the income of the owner
 * (domain reference 7).
 */
export function isOfficeWithoutAmounts({ office, role }: Pick<Actor, 'office' | 'role'>): boolean {
  return office !== undefined && role !== 'bplo';
}

const AMOUNTS = new Set([
  'total_assets',
  'monthly_rental',
  'capitalization',
  'gross_essential',
  'gross_non_essential',
  'tin',
]);

/** The application without amounts, bill and tax number. */
export function toOfficeReply(whole: ApplicationReply): ApplicationReply {
  return {
    ...whole,
    business: removeAmounts(whole.business),
    declaration: removeAmounts(whole.declaration),
    draft: {},
    change: null,
    changes: whole.changes.filter(({ becomes }) => !becomes.includes('₱')),
    payment_mode: null,
    bill_id: null,
    estimate: null,
  };
}

function removeAmounts(record: Record<string, unknown> | null): Record<string, unknown> | null {
  return record === null ? null : (stripAmounts(record) as Record<string, unknown>);
}

function stripAmounts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stripAmounts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !AMOUNTS.has(key))
      .map(([key, inner]) => [key, stripAmounts(inner)]),
  );
}
