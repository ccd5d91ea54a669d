// SQL of how far the check of a stored document is, by the applications that it is filed with.

import type { DocumentCheck } from '@ebpls/contracts';
import { CHECKED_STATES, CHECKING_STATES, CLEARED_STATES } from '@ebpls/rules';
import { sql } from 'kysely';

/** The rule of `getDocumentCheck` for `application a`, whose documents are checked or were accepted. */
const IS_ACCEPTED = sql`
  (
    a.state = any(${[...CHECKED_STATES]}::text[])
    or coalesce(
      (
        select bool_and(c.state = any(${[...CLEARED_STATES]}::text[]))
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
        when coalesce(bool_or(not one.is_accepted), false) then 'with_offices'
        when coalesce(bool_or(one.is_accepted), false) then 'accepted'
        else 'none'
      end
    from (
      select ${IS_ACCEPTED} as is_accepted
      from document_use u
      join application a using (assessment_id)
      where u.document_id = d.document_id
        and u.used_until is null
        and a.state = any(${[...CHECKING_STATES, ...CHECKED_STATES]}::text[])
    ) one
  )`;
