// SQL condition for the businesses that concern an office, fast for a sorted register.

import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import type { ChosenOrder } from '../../domain/listing/search/list-sort-order.ts';
import { isBroad } from '../../domain/listing/search/row-sample.ts';
import { whereRelevantTo } from '../../domain/access/office-conditions.ts';

interface RegisterRead {
  readonly rowCount: number; // Number of rows that a page needs.
  readonly order: Pick<ChosenOrder, 'kind' | 'is_down'>;
}

/**
 * As `whereRelevantTo`, for a register that is read in its order: checked for one business after another where many of
 * them are the office's, else all of the office's first.
 */
export async function whereRelevantInOrder(
  db: Database,
  actor: Actor,
  { rowCount, order: { kind, is_down } }: RegisterRead,
): Promise<RawBuilder<boolean>> {
  const { role, office = '' } = actor;
  if (role === 'bplo') return whereRelevantTo(actor);
  const isMany = await isBroad(db, {
    column: 'offices',
    matches: (offices) => offices.split(' ').includes(office),
    rowLimit: rowCount,
    order: { by: kind === 'number' ? 'number' : 'name', is_down },
  });
  if (isMany) return whereRelevantTo(actor);
  return sql`b.business_id = any(array(
    select x.business_id
    from clearance c
    join application x using (assessment_id)
    where c.office = ${office}
  ))`;
}
