import type { Api } from '../../http/api.ts';
import type { Actor } from '../../identity/actor.ts';
import { Refused } from '../../http/refused.ts';
import { type AttemptRow, findAttempt } from '../../attempts/attempts.queries.ts';

/** An attempt of the person who asks. Refused: missing, with the same answer for another's and for none. */
export async function getOwnAttempt({ db }: Api, actor: Actor, request_id: string): Promise<AttemptRow> {
  const attempt = await findAttempt(db, request_id);
  if (!attempt || attempt.account_id !== actor.account_id) throw new Refused('missing', 'thing.missing');
  return attempt;
}
