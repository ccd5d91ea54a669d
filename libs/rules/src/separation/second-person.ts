import type { Power } from '@ebpls/contracts';

/**
 * What somebody holds, and who gave it: one asked, another approved. Both are null for what was there before this was
 * written down.
 */
export interface Grant {
  readonly power: Power;
  readonly asked_by: number | null;
  readonly approved_by: number | null;
  /** An instant, ISO 8601 in UTC. */
  readonly granted_at: string;
}

export interface Decider {
  readonly account_id: number;
  /** What the decider holds now. */
  readonly grants: readonly Grant[];
}

export interface DecidedCase {
  /** Accounts that asked for, filed, computed or evaluated it; null for the system. */
  readonly people: readonly (number | null)[];
  /** When the case began, ISO 8601 in UTC. */
  readonly since: string;
  /** What the decision rests on; administration always counts. */
  readonly by: Power | undefined;
}

/**
 * Why somebody is no second person for a case: they worked on it themselves, or one who did gave them, after it began,
 * the permission by which they would decide. Undefined when they may decide (decision E45).
 */
export function secondPersonProblem(
  { account_id, grants }: Decider,
  { people, since, by }: DecidedCase,
): 'same_person' | 'granted_by_them' | undefined {
  const had = new Set(people.filter((person) => person !== null));
  if (had.has(account_id)) return 'same_person';
  const rests_on = grants.filter(({ power }) => power === 'admin' || power === by);
  const given_by_them = rests_on.some(
    (grant) =>
      isYounger(grant, since) && [grant.asked_by, grant.approved_by].some((giver) => giver !== null && had.has(giver)),
  );
  return given_by_them ? 'granted_by_them' : undefined;
}

/** A grant of the same instant came after it: the case had to be there to be prepared for. */
function isYounger({ granted_at }: Grant, since: string): boolean {
  return Date.parse(granted_at) >= Date.parse(since);
}
