import { StoreAway } from '@ebpls/storage';

/** Something the operator can set right; the message is the sentence to show, without a stack. */
export class Refusal extends Error {}

/** Runs a command of the operator: a refusal and a store that is away are said in their sentence, anything else with where it happened. */
export async function answer(command: () => Promise<readonly string[]>): Promise<number> {
  try {
    for (const line of await command()) console.log(line);
    return 0;
  } catch (error) {
    if (error instanceof Refusal || error instanceof StoreAway) console.error(error.message);
    else if (isFull(error)) console.error('The disk is full; nothing was changed. Free some room and try again.');
    else console.error(error);
    return 1;
  }
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC';
}
