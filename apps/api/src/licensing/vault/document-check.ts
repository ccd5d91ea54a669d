// SQL of how far the check of a stored document is, by the applications that it is filed with.

import type { DocumentCheck } from '@ebpls/contracts';
import { sql } from 'kysely';

/** Every needed office but the licensing office, which checks last, has cleared `application a`. */
const IS_CLEARED = sql`
  (
    a.state in ('CLEARED', 'FOR_SIGNATURE', 'ISSUED')
    or coalesce(
      (
        select bool_and(c.state not in ('PENDING', 'UNDER_REVIEW', 'INSPECTION_SCHEDULED', 'FOR_COMPLIANCE', 'RECALLED', 'REJECTED'))
        from clearance c
        where c.assessment_id = a.assessment_id and c.office <> 'bplo' and c.state <> 'NOT_REQUIRED'
      ),
      false
    )
  )`;
/** How far the check of `document d` is: with an office, accepted by all that cleared with it, or with none. */
export const DOCUMENT_CHECK = sql<DocumentCheck>`
  (
    select
      case
        when coalesce(bool_or(not one.is_cleared), false) then 'with_offices'
        when coalesce(bool_or(one.is_cleared), false) then 'accepted'
        else 'none'
      end
    from (
      select ${IS_CLEARED} as is_cleared
      from document_use u
      join application a using (assessment_id)
      where u.document_id = d.document_id
        and u.used_until is null
        and a.state in (
          'SUBMITTED', 'ACCEPTED', 'IN_CLEARANCE', 'CLEARED', 'ASSESSED', 'FOR_PAYMENT', 'PAID', 'FOR_SIGNATURE', 'ISSUED'
        )
    ) one
  )`;
