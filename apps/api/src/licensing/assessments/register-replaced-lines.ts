// Records the lines of business of the code in force with the renewal that puts them in the place of replaced ones.

import type { BusinessFormInput, Declaration } from '@ebpls/contracts';
import { listReplacements } from '@ebpls/rules/tariff';
import { sql } from 'kysely';

import { withReplacedLines } from '../../domain/applications/cases/replaced-lines.ts';
import type { ApplicationRow } from '../../domain/applications/find-application.ts';
import type { ReferenceRows } from '../../platform/reference/reference-rows.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';

/**
 * The application with the lines of the code in force by what is filed, and the declaration with every line that they
 * replaced, chosen or not; those of a former filing stay.
 */
export function renewFiling(
  filed: ApplicationRow,
  { replaced_lines: choices, ...declared }: Declaration,
  rows: ReferenceRows,
) {
  const { application, replaced } = withReplacedLines({ ...filed, draft: { replaced_lines: choices } }, rows);
  const replacements = [...(filed.declaration?.replaced_lines ?? []), ...listReplacements(replaced)];
  const declarationInput: Declaration = {
    ...declared,
    ...(replacements.length > 0 && { replaced_lines: replacements }),
  };
  return { application, replaced, declarationInput };
}

/** The business has the lines of the code in force from its renewal on. */
export async function saveRegisteredLines(
  { trx, now }: ActorTransaction,
  { business_id }: Pick<ApplicationRow, 'business_id'>,
  { activity: { lines } }: BusinessFormInput,
): Promise<void> {
  const text = JSON.stringify(lines);
  await sql`
    update business
    set
      form = jsonb_set(form, '{activity,lines}', ${text}::jsonb),
      draft = jsonb_set(draft, '{activity,lines}', ${text}::jsonb),
      draft_revision = draft_revision + 1,
      line_ids = ${lines.map(({ line }) => line)}::text[],
      updated_at = ${now}
    where business_id = ${business_id}::bigint`.execute(trx);
}
