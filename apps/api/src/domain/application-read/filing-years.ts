// Finds the tax years that an application declares, and the first day on which it may be filed.

import type { ReplyBody, getAssessment } from '@ebpls/contracts';

import type { Database } from '../../platform/database/database.ts';
import type { ApplicationRow } from '../applications/find-application.ts';
import type { CaseReader } from '../applications/cases/case-reader.ts';
import { findFilingDay, listBackYears, listUndeclaredYears } from '../applications/cases/unfiled-years.ts';

const STATES_WITHOUT_PERMIT: readonly ApplicationRow['state'][] = [
  'ISSUED',
  'REJECTED',
  'WITHDRAWN',
  'LAPSED',
  'CANCELLED',
];

/** Earlier years of a renewal, skipped years, and the first day of filing. */
export async function findFilingYears(
  db: Database,
  application: ApplicationRow,
  { rows, today }: CaseReader,
): Promise<Partial<Pick<ReplyBody<typeof getAssessment>, 'back_years' | 'open_years' | 'files_from'>>> {
  const { application_type, state, declaration } = application;
  if (application_type !== 'RENEWAL') return {};
  if (state === 'DRAFT' || state === 'RETURNED') {
    const back_years = await listBackYears(db, application, { rows, today });
    const files_from = findFilingDay(application, { rows, today });
    return { back_years, ...(files_from !== undefined && { files_from }) };
  }
  const back_years = (declaration?.back_years ?? []).map(({ tax_year }) => tax_year).toSorted();
  const open_years = STATES_WITHOUT_PERMIT.includes(state)
    ? []
    : await listUndeclaredYears(db, application, { rows, today });
  return { back_years, open_years };
}
