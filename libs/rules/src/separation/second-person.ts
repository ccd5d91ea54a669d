/** Days before a case in which whoever made an account cannot have it as the independent second person. */
const MAKING_DAYS = 30;
const DAY_MS = 24 * 3600 * 1000;

/** The account that requested or approved a role or permission of another, and the last time (decision 0052). */
export interface Making {
  readonly account_id: number;
  readonly made_by: number;
  /** An instant, ISO 8601 in UTC. */
  readonly made_at: string;
}

export interface DecidedCase {
  /** Accounts that requested, filed, computed or evaluated it; null for the system. */
  readonly people: readonly (number | null)[];
  /** The account that the case is about, without a part in it: no account that it made decides; its own makers may. */
  readonly subject?: number | undefined;
  /** When the case began, ISO 8601 in UTC. */
  readonly since: string;
}

type SecondPersonProblem = 'same_person' | 'granted_by_participant' | 'granted_to_participant';

/**
 * Why somebody is no second person for a case: they worked on it themselves, or, during it or in the 30 days before,
 * one who did made them, or they made one who did, also through others. Undefined when they may decide (decisions E45
 * and E63). Making is requesting or approving any role or permission.
 */
export function checkSecondPerson(
  account_id: number,
  makings: readonly Making[],
  { people, subject, since }: DecidedCase,
): SecondPersonProblem | undefined {
  const had = new Set(people.filter((person) => person !== null));
  if (had.has(account_id)) return 'same_person';
  const from = Date.parse(since) - MAKING_DAYS * DAY_MS;
  const recentMakings = makings.filter(({ made_at }) => Date.parse(made_at) >= from);
  const makers = new Map<number, number[]>();
  const madeAccounts = new Map<number, number[]>();
  for (const { account_id: one, made_by } of recentMakings) {
    append(makers, one, made_by);
    append(madeAccounts, made_by, one);
  }
  const targets = subject === undefined ? had : new Set([...had, subject]);
  if (reaches(makers, account_id, targets)) return 'granted_by_participant';
  return reaches(madeAccounts, account_id, had) ? 'granted_to_participant' : undefined;
}

function append(map: Map<number, number[]>, key: number, value: number): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else values.push(value);
}

/** Whether one of `wanted` is found from `start` by any number of steps. */
function reaches(steps: ReadonlyMap<number, readonly number[]>, start: number, targets: ReadonlySet<number>): boolean {
  const seenAccounts = new Set([start]);
  for (const at of seenAccounts) for (const next of steps.get(at) ?? []) seenAccounts.add(next);
  seenAccounts.delete(start);
  return [...seenAccounts].some((one) => targets.has(one));
}
