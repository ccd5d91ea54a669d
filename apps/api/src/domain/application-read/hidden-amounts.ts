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
  // Of a claimed exemption.
  'reserves',
  'gross_members',
  'gross_non_members',
  'figures',
  'tin',
]);

/** The application without amounts, bill and tax number; the office keeps the measured amounts that it verifies. */
export function toOfficeReply(whole: ApplicationReply, office: string | undefined): ApplicationReply {
  const { former_measures: _former, measures: allMeasures, ...reply } = whole;
  const measures = allMeasures?.filter(({ kind, verified_by }) => kind !== 'MONEY' || verified_by === office);
  const codes = new Set(measures?.map(({ code }) => code));
  return {
    ...reply,
    ...(measures && { measures }),
    business: removeAmounts(whole.business, codes),
    declaration: removeAmounts(whole.declaration, codes),
    draft: {},
    change: null,
    changes: whole.changes.filter(({ becomes }) => !becomes.includes('₱')),
    payment_mode: null,
    bill_id: null,
    estimate: null,
  };
}

function removeAmounts(
  record: Record<string, unknown> | null,
  measureCodes: ReadonlySet<string>,
): Record<string, unknown> | null {
  return record === null ? null : (stripAmounts(record, measureCodes) as Record<string, unknown>);
}

/** The value without its amounts; a measure is left out unless its code is one of these, since it may be an amount. */
function stripAmounts(value: unknown, measureCodes: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((child) => stripAmounts(child, measureCodes));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !AMOUNTS.has(key))
      .map(([key, child]: [string, unknown]) => [
        key,
        key === 'measures' ? pickMeasures(child, measureCodes) : stripAmounts(child, measureCodes),
      ]),
  );
}

function pickMeasures(values: unknown, codes: ReadonlySet<string>): unknown {
  return Object.fromEntries(Object.entries({ ...(values as object) }).filter(([code]) => codes.has(code)));
}
