// Opens the API in this process for the demo data: scenarios call its endpoints and move its clock.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { ReplyBody, Endpoint, Request } from '@ebpls/contracts';

import { toClockDay, type Clock } from '../../../../apps/api/src/platform/clock.ts';
import type { Config } from '../../../../apps/api/src/platform/config/config.ts';
import type { Api } from '../../../../apps/api/src/platform/http/api.ts';
import { insertSession } from '../../../../apps/api/src/platform/identity/sessions.queries.ts';
import { buildServer } from '../../../../apps/api/src/server.ts';
import type { MunicipalityRecords } from '../municipality/municipality.ts';

/** Parts of a request that a person of the demo data sends to the API. */
interface RequestParts {
  readonly params?: Record<string, string | number>;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
}

type Upload = Pick<RequestParts, 'params' | 'query'> & { readonly file: File };

/** A paper that is sent for one requirement. */
interface SentPaper {
  readonly company_code: string;
  readonly requirement_code: string;
  readonly assessment_code?: string;
  readonly file_name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The API in process: people call its real endpoints, on a clock that the scenarios move. */
export interface ScenarioServer {
  readonly api: Api;
  readonly municipality: MunicipalityRecords;
  /** The address of a mailbox of the municipality; of an owner, the address itself. */
  readonly toEmail: (who: string) => string;
  /** Moves business time. */
  readonly at: (instant: Date) => void;
  /** Calls an endpoint as the person of a mailbox or an address. */
  readonly call: <E extends Endpoint>(who: string, endpoint: E, request: Request<E>) => Promise<ReplyBody<E>>;
  readonly sendPaper: (who: string, paper: SentPaper) => Promise<void>;
  /** Sends a file to an endpoint that takes one. */
  readonly upload: <E extends Endpoint>(who: string, endpoint: E, sent: Upload) => Promise<ReplyBody<E>>;
  readonly close: () => Promise<void>;
}

/** Shorter than the time for which a typed password counts, so that a slow machine fills the database too. */
const SESSION_MS = 2 * 60_000;

/** Opens the server on a migrated database. Its mail and jobs wait until a worker runs. */
export async function openScenarioServer(config: Config, municipality: MunicipalityRecords): Promise<ScenarioServer> {
  let instant = new Date();
  const clock: Clock = { now: () => instant, today: () => toClockDay(instant) };
  // Years pass in a minute: for rate limits each call comes an hour after the last one.
  let limits_at = Date.now();
  const limits_now = (): number => (limits_at += 3_600_000);
  const api = await buildServer({
    config: { ...config, log_level: 'error', release_dir: await emptyFolder() },
    clock,
    limits_now,
  });
  const sessions = new Map<string, { readonly token: Promise<string>; readonly openedAt: number }>();
  const toEmail = (who: string): string => (who.includes('@') ? who : `${who}@${municipality.mail_domain}`);
  const getToken = (who: string): Promise<string> => {
    const email = toEmail(who);
    const session = sessions.get(email);
    if (session && performance.now() - session.openedAt < SESSION_MS) return session.token;
    const token = openSession(api, email);
    sessions.set(email, { token, openedAt: performance.now() });
    return token;
  };

  return {
    api,
    municipality,
    toEmail,
    at: (moment) => {
      instant = moment;
    },
    call: async (who, endpoint, request) =>
      (await send(api, { who, token: await getToken(who), endpoint, parts: request as RequestParts })) as never,
    sendPaper: async (who, paper) => handIn(api, await getToken(who), paper),
    upload: async (who, endpoint, { file, params, query }) =>
      (await sendFile(api, {
        token: await getToken(who),
        url: formatAddress(endpoint.path, params, query),
        file,
      })) as never,
    close: () => api.app.close(),
  };
}

interface Call {
  readonly who: string;
  readonly token: string;
  readonly endpoint: Endpoint;
  readonly parts: RequestParts;
}

/** Calls an endpoint as that person; a refusal ends the seed. */
async function send(api: Api, { who, token, endpoint, parts: { params, query, body } }: Call): Promise<unknown> {
  const response = await api.app.inject({
    method: endpoint.method,
    url: formatAddress(endpoint.path, params, query),
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  if (response.statusCode >= 400)
    throw new Error(`${who}: ${endpoint.method} ${endpoint.path} answered ${response.statusCode} ${response.body}`);
  return response.body === '' ? undefined : response.json();
}

async function handIn(
  api: Api,
  token: string,
  { company_code, requirement_code, assessment_code, file_name, bytes }: SentPaper,
): Promise<void> {
  const url = formatAddress(
    '/api/companies/:company_code/documents',
    { company_code },
    { requirement_code, ...(assessment_code === undefined ? {} : { assessment_code }) },
  );
  await sendFile(api, { token, url, file: new File([bytes], file_name, { type: 'application/pdf' }) });
}

async function sendFile(
  api: Api,
  { token, url, file }: { readonly token: string; readonly url: string; readonly file: File },
): Promise<unknown> {
  const form = new FormData();
  form.append('file', file);
  const encodedForm = new Response(form);
  const response = await api.app.inject({
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${token}`, 'content-type': encodedForm.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encodedForm.arrayBuffer()),
  });
  if (response.statusCode >= 400)
    throw new Error(`${url}: ${file.name} was answered ${response.statusCode} ${response.body}`);
  return response.json();
}

function formatAddress(path: string, params: RequestParts['params'] = {}, query: RequestParts['query'] = {}): string {
  const address = path.replaceAll(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(query).toString();
  return search === '' ? address : `${address}?${search}`;
}

async function openSession(api: Api, email: string): Promise<string> {
  const account = await api.db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  const session_id = await api.db
    .transaction()
    .execute((trx) =>
      insertSession(trx, { account_id: account.id, ip: '', user_agent: 'demonstration', device_key: null }),
    );
  return api.sessions.accessToken(account.id, session_id);
}

// This server serves no pages, so no release is needed.
async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ebpls-seed-'));
  process.once('exit', () => void rm(folder, { recursive: true, force: true }));
  return folder;
}
