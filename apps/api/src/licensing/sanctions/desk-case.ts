// SQL condition for the businesses of which an office has or had a case.

import { type RawBuilder, sql } from 'kysely';

import type { Actor } from '../../platform/identity/actor.ts';
import { whereVisibleTo } from '../../domain/applications/find-application.ts';

/** Businesses of which the desk has or had an application, as a condition on `business b`. */
export function whereDeskHadCase(actor: Actor): RawBuilder<boolean> {
  return sql<boolean>`exists (select from application a where a.business_id = b.business_id and ${whereVisibleTo(actor)})`;
}
