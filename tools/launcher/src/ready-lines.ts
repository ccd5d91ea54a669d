// Formats the lines that `npm start` prints when the product is ready.

import * as v from 'valibot';

import type { SignIn } from './first-start.ts';

const SetupAnswer = v.object({ needs_first_administrator: v.boolean() });

/** Facts that the launcher prints when the product is ready. */
export interface Welcome {
  /** In the order in which a newcomer would try them, as the demonstration wrote them down. */
  readonly signIns: readonly SignIn[];
  readonly password: string;
  /** Set while the municipality has no administrator yet. */
  readonly setupCode: string | undefined;
}

/**
 * Link that makes the first administrator. Its code comes after the `#`: a browser sends it to no server, so that it
 * reaches no log and no referrer.
 */
function setupLink(address: string, code: string): string {
  return `${address}/setup#${code}`;
}

/**
 * Lines printed once everything answers: the address, then the sign-ins. Scripts read these lines, so that their texts
 * are fixed.
 */
export function formatReadyLines(address: string, { signIns, password, setupCode }: Welcome): string[] {
  return [
    `eBPLS is ready at ${address}`,
    ...signIns.map(({ role, email }) => `sign-in ${role} ${email} ${password}`),
    ...(setupCode === undefined ? [] : [`first-administrator ${setupLink(address, setupCode)}`]),
  ];
}

/** Requests from the running API whether the first administrator is still to be made. */
export async function needsFirstAdministrator(address: string): Promise<boolean> {
  const reply = await fetch(`${address}/api/setup`);
  return v.parse(SetupAnswer, await reply.json()).needs_first_administrator;
}
