// Connects to the database into which a move copies all rows.

import { Client } from 'pg';

import { Refusal } from '../refusal.ts';

/** Connection errors of the target of a move as sentences for the operator. */
const WHY: Readonly<Record<string, string>> = {
  '28P01': 'the password is wrong',
  '28000': 'this role may not come from here (pg_hba.conf)',
  '3D000': 'there is no such database',
  ECONNREFUSED: 'nobody answers at this address',
  ENOENT: 'nobody answers at this address',
  ENOTFOUND: 'there is no such machine',
  ETIMEDOUT: 'nobody answers at this address',
};
const CONNECT_TIMEOUT_MS = 10_000;

/** A connection to the target. Throws a Refusal with the variable, the role and the reason, never with the password. */
export async function connectTarget(variable: string, url: string): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  // A connection that breaks is noticed where it is used.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new Refusal(
      `${variable}: ${WHY[code] ?? message} (role ${client.user}, database ${client.database} on ${client.host}). Nothing was changed.`,
    );
  }
  return client;
}
