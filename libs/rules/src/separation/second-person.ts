/** How long before a case whoever made somebody is no second person for them. */
const MAKING_DAYS = 30;
const DAY_MS = 24 * 3600 * 1000;

/** Who requested or approved a role or permission of an account, and when last (decision 0052). */
export interface Making {
  readonly account_id: number;
  readonly made_by: number;
  /** An instant, ISO 8601 in UTC. */
  readonly made_at: string;
}

export interface DecidedCase {
  /** Accounts that requested, filed, computed or evaluated it; null for the system. */
  readonly people: readonly (number | null)[];
  /** Whose account it is about, without a hand in it: nobody whom they made decides, whoever made them may. */
  readonly subject?: number | undefined;
  /** When the case began, ISO 8601 in UTC. */
  readonly since: string;
}

type SecondPersonProblem = 'same_person' | 'made_by_them' | 'made_them';

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
  const recent = makings.filter(({ made_at }) => Date.parse(made_at) >= from);
  const makers = new Map<number, number[]>();
  const made = new Map<number, number[]>();
  for (const { account_id: one, made_by } of recent) {
    append(makers, one, made_by);
    append(made, made_by, one);
  }
  const wanted = subject === undefined ? had : new Set([...had, subject]);
  if (reaches(makers, account_id, wanted)) return 'made_by_them';
  return reaches(made, account_id, had) ? 'made_them' : undefined;
}

function append(map: Map<number, number[]>, key: number, value: number): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else values.push(value);
}

/** Whether one of `wanted` is found from `start` by any number of steps. */
function reaches(steps: ReadonlyMap<number, readonly number[]>, start: number, wanted: ReadonlySet<number>): boolean {
  const seen = new Set([start]);
  for (const at of seen) for (const next of steps.get(at) ?? []) seen.add(next);
  seen.delete(start);
  return [...seen].some((one) => wanted.has(one));
}
