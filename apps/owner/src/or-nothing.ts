import { isRefusal } from '@ebpls/api-client';

/** Waits for what may rightly not exist yet (a bill, a due amount); other refusals stay refusals. */
export async function orNothing<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (isRefusal(error) && (error.code === 'missing' || error.code === 'conflict')) return undefined;
    throw error;
  }
}
