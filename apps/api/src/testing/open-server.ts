// Opens a test server with a database of its own.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { ReplyBody, Endpoint, ErrorBody, Permission } from '@ebpls/contracts';
import { type FreshDatabase, createDatabase } from '@ebpls/testing-api';
import { sql } from 'kysely';

import { type Clock, toClockDay } from '../platform/clock.ts';
import { readConfig } from '../platform/config/config.ts';
import type { Api } from '../platform/http/api.ts';
import { openDatabase, openPool } from '../platform/database/database.ts';
import { deliverPendingEvents } from '../domain/notifications/events/deliver-events.ts';
import { EVENT_CONSUMERS } from '../event-consumers.ts';
import { buildServer, type ServerParts } from '../server.ts';

/** A signed-in person. */
export interface TestPerson {
  readonly account_id: number;
  readonly session_id: string;
  readonly email: string;
  readonly token: string;
}

// Recent passwords are the subject of single tests only, so a slow machine must not make them expire.
const LONG_FRESH = '2999-01-01T00:00:00Z';

interface PersonInput {
  readonly firstname?: string;
  readonly lastname?: string;
  readonly permissions?: readonly Permission[];
  /** Gives a barangay role its barangay; a missing role is created. */
  readonly brgycode?: string;
}

interface TestRequest {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The network address of the caller. */
  readonly from?: string;
}

/** The reply on the wire: the endpoint's reply, or the one shape of an error. Tests read either. */
export interface TestReply<E extends Endpoint> {
  readonly status: number;
  readonly body: ReplyBody<E> & ErrorBody;
  /** The bytes of a file. */
  readonly raw: Buffer;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
}

/** Initial state of a server, if not the empty one of every test. */
export interface Beginning {
  readonly database: FreshDatabase;
  readonly data_dir: string;
  /** Number of people that were created there: each has an address of their own. */
  readonly people: number;
}

/** Times and limits of the server that a test shortens. */
type TestTimeouts = Pick<ServerParts, 'body_times' | 'load'>;

export interface TestServer {
  /**
   * The API as in production, by the serving role; only `api.db` is the owner's, so that a test may arrange states
   * that no request can.
   */
  readonly api: Api;
  /** The API by the serving role alone, with caches of its own connections. */
  readonly serving: Api;
  /** Moves business time, as `EBPLS_NOW` does. */
  readonly setNow: (moment: string) => void;
  /** Turns the limits on: their clock stops until it is moved by this many seconds. */
  readonly limitsAfter: (seconds: number) => void;
  /** A confirmed, signed-in person whose first role has this name; null for nobody's role. */
  readonly person: (role: string | null, input?: PersonInput) => Promise<TestPerson>;
  /** Grants the person these permissions from now on. */
  readonly permit: (person: TestPerson, permissions: readonly Permission[]) => Promise<void>;
  /** Calls an endpoint as a person, or anonymously. */
  readonly request: <const E extends Endpoint>(
    endpoint: E,
    person: TestPerson | undefined,
    asking?: TestRequest,
  ) => Promise<TestReply<E>>;
  /** Delivers the events of acts that no request of `request` caused: of the gateway, or of a job. */
  readonly deliverEvents: () => Promise<void>;
  /** Closes the server and leaves its data. */
  readonly leave: () => Promise<void>;
  /** Closes the server and removes its data. */
  readonly close: () => Promise<void>;
}

/**
 * The whole server on a database of its own, in business time 12 January 2026, 08:00 in Manila. `more` serves endpoints
 * of the test. To be closed after the file's last test.
 */
export async function openTestServer(
  settings: Readonly<Record<string, string>> = {},
  more?: (api: Api) => void,
  { beginning, ...patience }: TestTimeouts & { readonly beginning?: Beginning } = {},
): Promise<TestServer> {
  const database = beginning?.database ?? (await findTestDatabase(settings['DATABASE_URL']));
  const data_dir = beginning?.data_dir ?? (await mkdtemp(join(tmpdir(), 'ebpls-api-')));
  const config = readConfig({
    DATABASE_URL: database.serving_url,
    DATA_DIR: data_dir,
    RELEASE_DIR: join(data_dir, 'release'),
    DATABASE_POOL: '5',
    LOG_LEVEL: 'silent',
    EBPLS_SETUP_CODE: 'a-code-for-tests',
    PAYNAMICS_MERCHANT_ID: 'test-merchant',
    PAYNAMICS_MERCHANT_KEY: 'test-merchant-key',
    ...settings,
  });
  let now = new Date('2026-01-12T08:00:00+08:00');
  const clock: Clock = { now: () => now, today: () => toClockDay(now) };
  // Other tests call endpoints more often than people do: for the limits each call comes an hour after the last one.
  const limits = { at: Date.now(), step: 3_600_000 };
  const advanceLimits = (): number => (limits.at += limits.step);
  const serving = await buildServer({
    config,
    clock,
    limits_now: advanceLimits,
    ...patience,
    ...(more ? { more } : {}),
  });
  const api: Api = { ...serving, db: openDatabase(openPool(database.url, { max: 3 })) };
  let people = beginning?.people ?? 0;
  const leave = async (): Promise<void> => {
    await api.app.close();
    await api.db.destroy();
  };

  return {
    api,
    serving,
    setNow: (moment) => void (now = new Date(moment)),
    limitsAfter: (seconds) => {
      limits.step = 0;
      limits.at += seconds * 1000;
    },
    person: (role, input = {}) =>
      createSignedInPerson(api, { role, email: createTestEmail(role, (people += 1)), ...input }),
    permit: (person, permissions) => grantPermissions(api, person, permissions),
    request: async (endpoint, person, input = {}) => {
      const reply = await api.app.inject({
        method: endpoint.method,
        url: toEndpointUrl(endpoint, input),
        ...(input.from !== undefined && { remoteAddress: input.from }),
        headers: { ...(person ? { authorization: `Bearer ${person.token}` } : {}), ...input.headers },
        ...(input.body === undefined ? {} : { payload: input.body as object }),
      });
      // In production a worker delivers the events of an act right after its commit.
      if (endpoint.method !== 'GET' && reply.statusCode < 500) await deliverPendingEvents(serving, EVENT_CONSUMERS);
      const isJson = String(reply.headers['content-type']).includes('json');
      return {
        status: reply.statusCode,
        body: (isJson ? reply.json() : {}) as TestReply<typeof endpoint>['body'],
        raw: reply.rawPayload,
        headers: reply.headers,
      };
    },
    deliverEvents: () => deliverPendingEvents(serving, EVENT_CONSUMERS),
    leave,
    close: async () => {
      await leave();
      await database.drop();
      await rm(data_dir, { recursive: true, force: true });
    },
  };
}

/** A test with a database server of its own needs no copy on the shared one. */
async function findTestDatabase(url: string | undefined): Promise<Pick<FreshDatabase, 'url' | 'serving_url' | 'drop'>> {
  return url === undefined ? createDatabase() : { url, serving_url: url, drop: () => Promise.resolve() };
}

function createTestEmail(role: string | null, number: number): string {
  return `${(role ?? 'nobody').replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase()}-${number}@example.com`;
}

async function grantPermissions(
  { db, sessions }: Api,
  { account_id, session_id }: TestPerson,
  permissions: readonly Permission[],
): Promise<void> {
  const { permissions: former } = await db
    .selectFrom('account')
    .select('permissions')
    .where('id', '=', account_id)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('account')
    .set({ permissions: [...permissions] })
    .where('id', '=', account_id)
    .execute();
  await db
    .updateTable('account_grant')
    .set({ ended_at: sql`now()` })
    .where('account_id', '=', account_id)
    .where('ended_at', 'is', null)
    .where(sql<boolean>`power = any(${former}::text[]) and power <> all(${[...permissions]}::text[])`)
    .execute();
  await recordGrants({ db }, account_id, permissions);
  sessions.forget(session_id);
}

function toEndpointUrl({ path }: Endpoint, { params = {}, query = {} }: TestRequest): string {
  const filledPath = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
  const query_text = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return query_text === '' ? filledPath : `${filledPath}?${query_text}`;
}

/** Inserted as rows: the sign-in itself is tested at its own endpoints. */
async function createSignedInPerson(
  { db, sessions }: Api,
  { role, email, brgycode, ...input }: PersonInput & { role: string | null; email: string },
): Promise<TestPerson> {
  const { firstname = 'Maria', lastname = 'Santos', permissions = [] } = input;
  const account = await db
    .insertInto('account')
    .values({
      email,
      firstname,
      lastname,
      permissions: [...permissions],
      password_hash: 'not a digest',
      verified_at: sql`now()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (role !== null)
    await db
      .insertInto('account_role')
      .values({ account_id: account.id, position: 0, role_id: await getRoleId({ db }, role, brgycode) })
      .execute();
  await recordGrants({ db }, account.id, [...(role === null || role === 'user' ? [] : [role]), ...permissions]);
  const session = await db
    .insertInto('session')
    .values({ account_id: account.id, expires_at: sql`now() + interval '1 hour'`, proven_at: LONG_FRESH })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { account_id: account.id, session_id: session.id, email, token: sessions.accessToken(account.id, session.id) };
}

const GRANTED_AT = '2019-01-02T00:00:00Z';

/** Roles and permissions that a test gives are on record as granted by nobody, long before every case. */
async function recordGrants({ db }: Pick<Api, 'db'>, account_id: number, powers: readonly string[]): Promise<void> {
  if (powers.length === 0) return;
  await db
    .insertInto('account_grant')
    .values(
      powers.map((power) => ({
        account_id,
        power,
        asked_by: null,
        approved_by: null,
        granted_at: GRANTED_AT,
        ended_at: null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['account_id', 'power']).where('ended_at', 'is', null).doNothing())
    .execute();
}

async function getRoleId({ db }: Pick<Api, 'db'>, name: string, brgycode: string | undefined): Promise<number> {
  const knownRole = await db.selectFrom('role').select('id').where('name', '=', name).executeTakeFirst();
  if (knownRole) return knownRole.id;
  const insertedRole = await db
    .insertInto('role')
    .values({ id: sql<number>`(select greatest(max(id), 100) + 1 from role)`, name, brgycode: brgycode ?? null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return insertedRole.id;
}
