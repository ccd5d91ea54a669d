import { isRefusal, type Refusal } from './refusal.ts';

const NOT_THERE: readonly Refusal['code'][] = ['missing', 'conflict', 'invalid'];

/** Waits for what may rightly not be there: a bill not approved yet, a due amount, an address mistyped. Other refusals stay refusals. */
export async function orNothing<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (isRefusal(error) && NOT_THERE.includes(error.code)) return undefined;
    throw error;
  }
}
