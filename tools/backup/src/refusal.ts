import { StoreAway } from '@ebpls/storage';

/** An error that the operator can correct; the message is shown as it is, without a stack. */
export class Refusal extends Error {}

/**
 * Runs a command of the operator and returns its exit code: prints a refusal or an unreachable store as its sentence,
 * any other error with its stack.
 */
export async function answer(command: () => Promise<readonly string[]>): Promise<number> {
  try {
    for (const line of await command()) console.log(line);
    return 0;
  } catch (error) {
    if (error instanceof Refusal || error instanceof StoreAway) console.error(error.message);
    else if (isFull(error)) console.error('The disk is full; nothing was changed. Free some space and try again.');
    else console.error(error);
    return 1;
  }
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC';
}
