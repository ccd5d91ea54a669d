import type { ClearingOffice } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import { listRows, orderByNumber, type PageQuery, type RowPage } from '../../platform/database/list-rows.ts';
import { hasSearchText } from '../../domain/listing/search/name-part.ts';

interface RequestedExtra {
  readonly extra_document_id: number;
  readonly requested_at: string;
  readonly requested_by: string;
  readonly office: ClearingOffice;
  readonly assessment_code: string;
  readonly company_name: string;
  readonly requirement_code: string;
  readonly legal_ground: string;
}

interface ExtraSearch extends PageQuery {
  readonly search?: string | undefined;
}

/** Documents that offices requested outside the list of an application, newest first. */
export function listRequestedExtras(db: Database, { search, ...page }: ExtraSearch): Promise<RowPage<RequestedExtra>> {
  return listRows({
    db,
    select: sql<RequestedExtra>`
      select
        e.extra_document_id, e.requested_at, coalesce(p.full_name, '') as requested_by, c.office, a.assessment_code,
        b.company_name, e.requirement_code, e.legal_ground
      from extra_document e
      join clearance c using (clearance_id)
      join application a on a.assessment_id = e.assessment_id
      join business b using (business_id)
      left join account p on p.id = e.requested_by`,
    where: [hasSearchText(search, { name: sql`b.search_name`, columns: ['a.assessment_code', 'e.requirement_code'] })],
    order: orderByNumber('e.extra_document_id', 'newest'),
    ...page,
    getKey: ({ extra_document_id }) => ['', extra_document_id],
  });
}
