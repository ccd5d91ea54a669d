import type { ApplicationFacts } from '@ebpls/rules';

import type { Database, Trx } from '../../../platform/database/database.ts';
import type { ApplicationRow } from '../../applications/find-application.ts';
import type { ReferenceRows } from '../../../platform/reference/reference-rows.ts';
import { assessChange } from './assess-change.ts';

interface ClosingCase {
  readonly application: ApplicationRow;
  readonly rows: ReferenceRows;
  readonly today: string;
}

/**
 * Finds whether a closing owes a deficiency of tax, which makes it no simple case (domain reference 1.3). Throws `CaseRefused` and Refused as
 * `assessChange` does.
 */
export async function findDeficiencyFacts(
  db: Database | Trx,
  { application, rows, today }: ClosingCase,
): Promise<Pick<ApplicationFacts, 'has_deficiency'>> {
  const { change } = application;
  if (change?.kind !== 'RETIREMENT') return {};
  const { result } = await assessChange(db, { application, change, rows, today });
  return { has_deficiency: result.totals.business_tax > 0 };
}
