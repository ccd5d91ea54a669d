// Signs an owner up by mobile number, as an account without an e-mail and a password.

import { completeMobileSignUp, signUpByMobile } from '@ebpls/contracts';

import type { TestPerson, TestServer } from '../open-server.ts';
import { getLastCode } from './texted-messages.ts';

let owners = 0;

/** A mobile number that no test used. */
export function createMobileNumber(): string {
  return `0921${String(process.pid % 1000).padStart(3, '0')}${String((owners += 1)).padStart(4, '0')}`;
}

export interface MobileOwner extends TestPerson {
  readonly number: string;
}

/** Registers an owner with the endpoints, and returns the session. */
export async function signUpMobileOwner(
  server: TestServer,
  {
    number = createMobileNumber(),
    firstname = 'Tessie',
  }: { readonly number?: string; readonly firstname?: string } = {},
): Promise<MobileOwner> {
  const names = { firstname, lastname: 'Ramos', terms: true };
  const codeRequest = await server.request(signUpByMobile, undefined, { body: { ...names, mobile: number } });
  const { body } = await server.request(completeMobileSignUp, undefined, {
    body: { mobile: number, code_id: codeRequest.body.code_id, mobile_code: await getLastCode(server, number) },
  });
  const account_id = body.user?.id ?? 0;
  const session = await server.api.db
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', account_id)
    .executeTakeFirstOrThrow();
  return { account_id, session_id: session.id, email: '', token: body.accessToken ?? '', number };
}

/** Makes an account of a test one that signed up by mobile number: without an e-mail and a password. */
export async function removeEmail(server: TestServer, person: TestPerson): Promise<MobileOwner> {
  const number = createMobileNumber();
  await server.api.db
    .updateTable('account')
    .set({ email: null, password_hash: null })
    .where('id', '=', person.account_id)
    .execute();
  await server.api.db
    .insertInto('account_mobile')
    .values({ account_id: person.account_id, number, verified_at: new Date() })
    .execute();
  return { ...person, email: '', number };
}
