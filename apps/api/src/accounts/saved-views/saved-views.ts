import {
  type saveView,
  type orderSavedViews,
  type EndpointInput,
  MAX_SAVED_VIEWS,
  type SavedView,
  type DeskList,
} from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { Refused } from '../../platform/refused.ts';

/** The person's views of a list, in the order that they set. */
export async function listViews(db: Database | Trx, { account_id }: Actor, list: DeskList): Promise<SavedView[]> {
  return db
    .selectFrom('saved_view')
    .select(['view_id', 'name', 'query'])
    .where('account_id', '=', account_id)
    .where('list', '=', list)
    .orderBy('position')
    .orderBy('view_id')
    .execute();
}

/**
 * Saves a view under its name, behind the others; the same name again replaces it at its position. Refused: conflict
 * beyond twenty.
 */
export function upsertView(
  db: Database,
  actor: Actor,
  { list, name, query }: EndpointInput<typeof saveView>['body'],
): Promise<SavedView> {
  const { account_id } = actor;
  return db.transaction().execute(async (trx) => {
    await lockViews(trx, actor);
    const views = await listViews(trx, actor, list);
    if (views.length >= MAX_SAVED_VIEWS && !views.some((view) => view.name === name))
      throw new Refused('conflict', 'saved_view.too_many');
    return trx
      .insertInto('saved_view')
      .values({ account_id, list, name, query, position: views.length })
      .onConflict((conflict) => conflict.columns(['account_id', 'list', 'name']).doUpdateSet({ query }))
      .returning(['view_id', 'name', 'query'])
      .executeTakeFirstOrThrow();
  });
}

/** Puts the views in this order; numbers that are not the person's own change nothing. */
export function orderViews(
  db: Database,
  actor: Actor,
  { list, view_ids }: EndpointInput<typeof orderSavedViews>['body'],
): Promise<SavedView[]> {
  return db.transaction().execute(async (trx) => {
    await lockViews(trx, actor);
    await sql`
      update saved_view w
      set position = coalesce(array_position(${view_ids}::bigint[], w.view_id), ${MAX_SAVED_VIEWS}::int + w.position)
      where w.account_id = ${actor.account_id}::bigint and w.list = ${list}`.execute(trx);
    await sql`
      update saved_view w
      set position = o.place - 1
      from (
          select view_id, row_number() over (order by position, view_id) as place
          from saved_view
          where account_id = ${actor.account_id}::bigint and list = ${list}
        ) o
      where o.view_id = w.view_id`.execute(trx);
    return listViews(trx, actor, list);
  });
}

/** Refused: missing, also for the view of another person. */
export async function removeView(db: Database, { account_id }: Actor, view_id: number): Promise<{ removed: true }> {
  const removedView = await db
    .deleteFrom('saved_view')
    .where('view_id', '=', view_id)
    .where('account_id', '=', account_id)
    .returning('view_id')
    .executeTakeFirst();
  if (removedView === undefined) throw new Refused('missing', 'resource.missing');
  return { removed: true };
}

/** One change of a person's views at a time, so that two tabs cannot save a twenty-first. */
async function lockViews(trx: Trx, { account_id }: Actor): Promise<void> {
  await trx.selectFrom('account').select('id').where('id', '=', account_id).forNoKeyUpdate().execute();
}
