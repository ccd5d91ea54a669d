// Loads the person who reads an application, with the reference data and the business day.

import type { Api } from '../../../platform/http/api.ts';
import type { Actor } from '../../../platform/identity/actor.ts';
import { type Decider, loadDecider } from '../../access/separation/second-person.ts';
import { type ReferenceRows, loadReferenceRows } from '../../../platform/reference/reference-rows.ts';

/** Reader of an application: the person, the catalogue in force, and the business day. */
export interface CaseReader extends Decider {
  readonly rows: ReferenceRows;
  readonly today: string;
  readonly now: Date;
}

/** Creates the reader of one request from its person. */
export function createCaseReader({ db, clock }: Pick<Api, 'db' | 'clock'>): (actor: Actor) => Promise<CaseReader> {
  return async (actor) => ({
    ...(await loadDecider(db, actor)),
    rows: await loadReferenceRows(db),
    today: clock.today(),
    now: clock.now(),
  });
}
