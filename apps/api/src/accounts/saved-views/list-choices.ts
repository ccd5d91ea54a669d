import { getDefaultListChoice, type DeskList, LIST_COLUMNS, type ListChoice } from '@ebpls/contracts';

import type { Database } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { Refused } from '../../platform/refused.ts';

/** Columns and density that the person chose for a list; the columns that fit in comfortable rows until they chose. */
export async function findChoice(db: Database, { account_id }: Actor, list: DeskList): Promise<ListChoice> {
  const choice = await db
    .selectFrom('list_choice')
    .select(['hidden', 'density'])
    .where('account_id', '=', account_id)
    .where('list', '=', list)
    .executeTakeFirst();
  return choice ?? getDefaultListChoice(list);
}

/**
 * Saves the choice in place of the former one. Refused: invalid for a column that the list does not have, or its first
 * one.
 */
export async function saveChoice(
  db: Database,
  { account_id }: Actor,
  { list, hidden, density }: ListChoice & { readonly list: DeskList },
): Promise<ListChoice> {
  const [, ...columns]: readonly string[] = LIST_COLUMNS[list];
  if (hidden.some((column) => !columns.includes(column)))
    throw new Refused('invalid', 'list.unknown_column', { fields: { hidden: 'list.unknown_column' } });
  return db
    .insertInto('list_choice')
    .values({ account_id, list, hidden: [...new Set(hidden)], density })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'list']).doUpdateSet({ hidden: [...new Set(hidden)], density }),
    )
    .returning(['hidden', 'density'])
    .executeTakeFirstOrThrow();
}
