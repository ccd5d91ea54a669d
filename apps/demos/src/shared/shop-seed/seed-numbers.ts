/** Numbers that look random and are the same in every tab: a linear congruential generator (Numerical Recipes). */
export function seedNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const SEED_DAY_MS = 86_400_000;

/** The instant some days, hours and minutes before now, in whole minutes. */
export function subtractDays(now: Date, days: number, minutes = 0): string {
  return new Date(Math.floor((now.getTime() - days * SEED_DAY_MS - minutes * 60_000) / 60_000) * 60_000).toISOString();
}
