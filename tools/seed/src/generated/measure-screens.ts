// Opens every GET endpoint on a generated database and measures its time and its reads.

import * as contracts from '@ebpls/contracts';
import { type Endpoint, isEndpoint } from '@ebpls/contracts';
import { Client } from 'pg';

import { insertSession } from '../../../../apps/api/src/platform/identity/sessions.queries.ts';
import type { ScenarioServer } from '../scenario/scenario-server.ts';
import { explainStatement, type ReadStatement, type StatementCost } from './explain-statement.ts';

/** Accounts that open the measured screens, the one with most powers first. */
const READERS = [
  'treasurer1@generated.example',
  'signatory1@generated.example',
  'cashier1@generated.example',
  'bplo1@generated.example',
  'fire1@generated.example',
  'barangay1@generated.example',
  'affiliate1@generated.example',
  'owner1@generated.example',
] as const;

/** Each parameter as the newest row has it; text, as addresses carry it. */
const PARAMETERS: Readonly<Record<string, string>> = {
  assessment_code: `select assessment_code from application a join business b using (business_id)
    where a.state = 'ISSUED' order by b.owner_id, assessment_id desc limit 1`,
  company_code: 'select company_code from business order by owner_id, business_id limit 1',
  bill_id: 'select max(bill_id)::text from bill where approved_at is not null',
  receipt_no: 'select receipt_no from receipt where collector_id is not null order by entry_id desc limit 1',
  permit_no: 'select max(permit_no) from permit',
  report_no: 'select max(report_no) from collection_report',
  request_id: 'select request_id from payment_attempt order by created_at desc limit 1',
  clearance_id: "select max(clearance_id)::text from clearance where office = 'fire'",
  inspection_no: 'select max(inspection_no) from inspection',
  document_id: 'select document_id::text from document limit 1',
  file_id: 'select max(file_id)::text from settlement_file',
  sanction_no: 'select max(sanction_no) from sanction',
  appeal_no: 'select max(appeal_no) from appeal',
  refund_no: 'select max(refund_no) from refund_claim',
  dispute_no: 'select max(dispute_no) from line_dispute',
  claim_no: 'select max(claim_no) from payment_claim',
  soa_no: 'select max(soa_no) from statement_paper',
  delegation_id: 'select max(delegation_id)::text from delegation',
  ordinance_version_id: 'select max(ordinance_version_id)::text from ordinance_version',
  token: 'select token from permit order by permit_id desc limit 1',
  collector: 'select collector_id::text from receipt where report_id is null and collector_id is not null limit 1',
  day: 'select (max(issued_at)::date)::text from receipt where report_id is null and collector_id is not null',
  year: "select '2026'",
  tax_year: "select '2026'",
  fund: "select 'GENERAL'",
  list: "select 'clearances'",
  report: "select 'collections'",
  format: "select 'csv'",
};

const FORBIDDEN = 403;

/** Text of a search; every list with a `search` is opened with it too. */
const SEARCH_TEXT = 'Matibay Reyes';
const WHOLE_MUNICIPALITY = { south: '13.1', west: '123.3', north: '13.4', east: '123.6', zoom: '12' };

/** A reply as its screen opens it, with the reads of the database behind it. */
export interface MeasuredScreen {
  readonly name: string;
  /** Undefined where no reader got an answer. */
  readonly reader: string | undefined;
  readonly status: number;
  readonly milliseconds: number;
  readonly statements: readonly StatementCost[];
}

interface Opening {
  readonly name: string;
  readonly url: string;
}

/** Opens every GET endpoint with the rows of a generated database, as the first reader who gets an answer. */
export async function measureScreens(server: ScenarioServer, url: string): Promise<MeasuredScreen[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const tokens = await Promise.all(READERS.map((email) => openReaderSession(server, email)));
    const screens: MeasuredScreen[] = [];
    for (const opening of await listOpenings(client))
      screens.push(await measureScreen(server, { opening, tokens, client }));
    return screens;
  } finally {
    await client.end();
  }
}

async function openReaderSession({ api }: ScenarioServer, email: string): Promise<string> {
  const { id } = await api.db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  const session = { account_id: id, ip: '', user_agent: 'measurement', device_key: null };
  const session_id = await api.db.transaction().execute((trx) => insertSession(trx, session));
  return api.sessions.accessToken(id, session_id);
}

async function listOpenings(client: Client): Promise<Opening[]> {
  const values = new Map<string, string>();
  for (const [name, statement] of Object.entries(PARAMETERS)) {
    const { rows } = await client.query({ text: statement, rowMode: 'array' });
    const [[value] = []] = rows as (string | null)[][];
    values.set(name, value ?? 'none');
  }
  return Object.entries<unknown>(contracts).flatMap(([name, endpoint]) =>
    isEndpoint(endpoint) && endpoint.method === 'GET' ? toOpenings(name, endpoint, values) : [],
  );
}

function toOpenings(name: string, endpoint: Endpoint, values: ReadonlyMap<string, string>): Opening[] {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_whole, key: string) => values.get(key) ?? 'none');
  const queryKeys = Object.keys((endpoint.query as { entries?: object } | undefined)?.entries ?? {});
  const isKnown = (key: string): boolean => queryKeys.includes(key);
  const query = new URLSearchParams(
    Object.entries({ ...WHOLE_MUNICIPALITY, collector: 'all', format: 'csv' }).filter(([key]) => isKnown(key)),
  );
  const opening = { name, url: `${path}?${query}` };
  const createSearch = (key: string): Opening => ({
    name: `${name} by ${key}`,
    url: `${path}?${new URLSearchParams([...query, [key, SEARCH_TEXT]])}`,
  });
  return [opening, ...['search', 'q'].filter(isKnown).map(createSearch)];
}

interface Measurement {
  readonly opening: Opening;
  readonly tokens: readonly string[];
  readonly client: Client;
}

async function measureScreen(
  { api }: ScenarioServer,
  { opening: { name, url }, tokens, client }: Measurement,
): Promise<MeasuredScreen> {
  let status = 0;
  for (const [at, token] of tokens.entries()) {
    const headers = { authorization: `Bearer ${token}` };
    const first = await api.app.inject({ method: 'GET', url, headers });
    if (status === 0 || status === FORBIDDEN) status = first.statusCode;
    if (first.statusCode >= 400) continue;
    status = first.statusCode;
    const from = performance.now();
    const { statements } = await recordStatements(() => api.app.inject({ method: 'GET', url, headers }));
    const milliseconds = performance.now() - from;
    const costs: StatementCost[] = [];
    for (const statement of statements) costs.push(await explainStatement(client, statement));
    return { name, reader: READERS[at], status, milliseconds, statements: costs };
  }
  return { name, reader: undefined, status, milliseconds: 0, statements: [] };
}

/** Every read that the driver sends while the work runs, each once. */
async function recordStatements(work: () => Promise<unknown>): Promise<{ statements: ReadStatement[] }> {
  const statements = new Map<string, ReadStatement>();
  const { query } = Client.prototype;
  Client.prototype.query = function record(this: Client, ...args: unknown[]) {
    const [config, values] = args as [string | { text: string; values?: unknown[] }, unknown];
    const text = typeof config === 'string' ? config : config.text;
    const parameters = typeof config === 'string' ? values : config.values;
    if (/^\s*(?:select|with)\b/i.test(text))
      statements.set(text, { text, values: Array.isArray(parameters) ? parameters : [] });
    return (query as (...parts: unknown[]) => unknown).apply(this, args);
  } as never;
  try {
    await work();
  } finally {
    Client.prototype.query = query;
  }
  return { statements: [...statements.values()] };
}
