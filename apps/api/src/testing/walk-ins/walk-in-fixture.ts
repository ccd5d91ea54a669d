// Test helpers for a clerk who serves a citizen at the counter with the mailed code.

import { openWalkIn, requestWalkInConsent } from '@ebpls/contracts';

import { expectOk } from '../changes/change-fixture.ts';
import type { TestPerson, TestServer } from '../open-server.ts';

/** The code that was last mailed to a citizen. */
export async function findMailedCode(server: TestServer, to_address: string): Promise<string> {
  const mail = await server.api.db
    .selectFrom('mail')
    .select('body_text')
    .where('template', '=', 'walk_in_code')
    .where('to_address', '=', to_address)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return /\b\d{6}\b/.exec(mail.body_text)?.[0] ?? '';
}

/** Begins a walk-in with the code from the citizen's mailbox; returns its number. */
export async function openWalkInByMail(server: TestServer, clerk: TestPerson, email: string): Promise<string> {
  const body = { by: 'EMAIL' as const, value: email, way: 'EMAIL' as const };
  const { consent_id } = expectOk(await server.request(requestWalkInConsent, clerk, { body }));
  const code = await findMailedCode(server, email);
  return expectOk(await server.request(openWalkIn, clerk, { body: { consent_id, code } })).walk_in_no;
}
