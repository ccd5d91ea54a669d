// Lists the permits that an owner may apply for, each with what the choice of its year means.

import type { getCompany, ReplyBody } from '@ebpls/contracts';
import { countDays } from '@ebpls/rules';

import {
  listPermitRequests,
  type PermitRequest,
  type RequestingBusiness,
} from '../../domain/applications/cases/permit-requests.ts';
import { findFilingDay, listBackYears } from '../../domain/applications/cases/unfiled-years.ts';
import type { Database } from '../../platform/database/database.ts';
import { findYearWindow } from '../../platform/reference/ordinance-policies.ts';
import type { ReferenceRows } from '../../platform/reference/reference-rows.ts';

type OfferedRequest = ReplyBody<typeof getCompany>['can_request'][number];

interface RequestReader {
  readonly rows: ReferenceRows;
  readonly today: string;
}

/**
 * Each request with the earlier years that it bills, the first day of filing where that is in the future, and the days
 * of the permit.
 */
export function listOpenRequests(
  db: Database,
  business: RequestingBusiness & { readonly business_id: number },
  reader: RequestReader,
): Promise<OfferedRequest[]> {
  const add = async (request: PermitRequest): Promise<OfferedRequest> => {
    const back_years = await listBackYears(
      db,
      { ...request, business_id: business.business_id, assessment_id: 0 },
      reader,
    );
    const files_from = findFilingDay(request, reader);
    return {
      ...request,
      ...(back_years.length > 0 && { back_years }),
      ...(files_from && { files_from }),
      permit_term: computePermitTerm(request.tax_year, reader),
    };
  };
  return Promise.all(listPermitRequests(business, reader.today).map(add));
}

/** A permit ends with its year; the next one is filed in the window that the revenue code names. */
function computePermitTerm(year: number, { rows, today }: RequestReader): NonNullable<OfferedRequest['permit_term']> {
  const firstDay = `${year}-01-01`;
  const valid_until = `${year}-12-31`;
  const { from, until } = findYearWindow(year + 1, rows);
  return {
    ...(today < firstDay && { valid_from: firstDay }),
    valid_until,
    days_left: countDays(today, valid_until),
    renews_from: from,
    renews_until: until,
  };
}
