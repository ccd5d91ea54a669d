import type { ClearingOffice } from '@ebpls/contracts';
import { sql } from 'kysely';

import { Refused } from '../../../platform/refused.ts';
import type { ApplicationRow } from '../find-application.ts';
import { getLocaleText } from '../../../platform/reference/reference-rows.ts';
import type { ActorTransaction, Transaction } from '../../../platform/transactions/transaction.ts';

interface OpenApplication {
  readonly assessment_code: string;
  readonly offices: readonly ClearingOffice[];
}

/**
 * Refuses a second open application of a business, so that two permits cannot be based on different states of its
 * registration. A temporary permit does not change the registration and only blocks a retirement. Refused: conflict,
 * naming the other application and the offices that have not decided it.
 */
export async function refuseWhileOpen(
  tx: ActorTransaction,
  {
    business_id,
    assessment_id,
    application_type,
  }: Pick<ApplicationRow, 'business_id' | 'assessment_id' | 'application_type'>,
): Promise<void> {
  if (application_type === 'SPECIAL') return;
  const { rows } = await sql<OpenApplication>`
    select
      a.assessment_code,
      array(
        select c.office
        from clearance c
        where c.assessment_id = a.assessment_id
          and c.state in ('PENDING', 'UNDER_REVIEW', 'INSPECTION_SCHEDULED', 'FOR_COMPLIANCE', 'RECALLED')
        order by c.clearance_id
      ) as offices
    from application a
    where a.business_id = ${business_id}::bigint
      and a.assessment_id <> ${assessment_id}::bigint
      and (a.application_type <> 'SPECIAL' or ${application_type} = 'RETIREMENT')
      and a.state not in ('DRAFT', 'ISSUED', 'REJECTED', 'WITHDRAWN', 'LAPSED', 'CANCELLED')
    order by a.assessment_id
    limit 1`.execute(tx.trx);
  const [open] = rows;
  if (!open) return;
  const { assessment_code } = open;
  if (open.offices.length === 0)
    throw new Refused('conflict', 'change.application_open', { params: { assessment_code } });
  const offices = listOfficeTitles(tx, open.offices, tx.actor.locale);
  throw new Refused('conflict', 'change.open_offices', { params: { assessment_code, offices } });
}

/** Titles of the offices, in the reader's language. */
export function listOfficeTitles(
  { rows }: Pick<Transaction, 'rows'>,
  offices: readonly ClearingOffice[],
  locale: ActorTransaction['actor']['locale'],
): string {
  return offices
    .map((office) => {
      const facts = rows.offices.get(office);
      return facts === undefined ? office : getLocaleText(facts.title, locale);
    })
    .join(', ');
}
