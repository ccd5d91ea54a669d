/** The noun of a generated feature in every spelling that its files need. */
export interface FeatureNames {
  readonly noun: string;
  readonly area: string;
  readonly one: string;
  readonly many: { readonly camel: string; readonly pascal: string; readonly words: string };
  readonly single: { readonly camel: string; readonly pascal: string; readonly snake: string; readonly words: string };
  readonly migration: string;
}

/** The files of a feature, by path. They work unchanged; the noun's own columns and rules are added to them. */
export function createFeatureTexts(names: FeatureNames, roles: readonly string[]): Record<string, string> {
  const { noun, area, one, migration } = names;
  const folder = `apps/api/src/${area}/${noun}`;
  return {
    [`libs/contracts/src/${area}/${noun}.contract.ts`]: contract(names),
    [`apps/api/migrations/${migration}`]: table(names),
    [`apps/api/src/tables/${noun}.ts`]: columns(names),
    [`${folder}/${noun}.routes.ts`]: routes(names),
    [`${folder}/${noun}.queries.ts`]: queries(names),
    [`${folder}/add-${one}.ts`]: useCase(names),
    [`${folder}/${noun}.test.ts`]: tests(names, roles[0] ?? 'admin'),
  };
}

function contract({ noun, many, single }: FeatureNames): string {
  return `import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { definePage, defineText, Id, Instant, ListQuery } from '../shared/primitives.ts';

export const ${single.pascal} = v.object({ id: Id, name: v.string(), created_at: Instant });
export type ${single.pascal} = v.InferOutput<typeof ${single.pascal}>;

export const ${single.pascal}Input = v.object({ name: defineText('field.required', 200) });
export type ${single.pascal}Input = v.InferOutput<typeof ${single.pascal}Input>;

export const list${many.pascal} = defineEndpoint({
  method: 'GET',
  path: '/api/${noun}',
  summary: 'All ${many.words}, newest first',
  query: v.object(ListQuery),
  reply: definePage(${single.pascal}),
});

export const add${single.pascal} = defineEndpoint({
  method: 'POST',
  path: '/api/${noun}',
  summary: 'Add one of the ${many.words}',
  body: ${single.pascal}Input,
  reply: ${single.pascal},
});
`;
}

function table({ single }: FeatureNames): string {
  return `create table ${single.snake} (
  id bigint generated always as identity primary key,
  name text not null,
  created_by bigint not null references account,
  created_at timestamptz(3) not null default now()
);
create index ${single.snake}_created_by on ${single.snake} (created_by);
`;
}

function columns({ single }: FeatureNames): string {
  return `import type { MomentByDefault, RowId } from './columns/columns.ts';

interface ${single.pascal}Table {
  id: RowId;
  name: string;
  created_by: number;
  created_at: MomentByDefault;
}

export interface ${single.pascal}Tables {
  ${single.snake}: ${single.pascal}Table;
}
`;
}

function routes({ noun, one, many, single }: FeatureNames): string {
  return `import { add${single.pascal}, list${many.pascal} } from '@ebpls/contracts';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { add${single.pascal} as add } from './add-${one}.ts';
import { list${many.pascal} as list } from './${noun}.queries.ts';

export function ${many.camel}Routes(api: Api): void {
  registerEndpoint(api, list${many.pascal}, '${one}.read', ({ query }) => list(api.db, query));
  registerEndpoint(api, add${single.pascal}, '${one}.write', ({ actor, body }) => add(api.db, actor, body));
}
`;
}

function queries({ many, single }: FeatureNames): string {
  return `import type { ${single.pascal} } from '@ebpls/contracts';

import type { Database } from '../../platform/database/database.ts';
import { readCursor, toPage, toSearchPattern } from '../../platform/database/paging.ts';

interface ${many.pascal}Query {
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Newest first. */
export async function list${many.pascal}(
  db: Database,
  { search, cursor, limit }: ${many.pascal}Query,
): Promise<{ data: ${single.pascal}[]; next_cursor: string | null }> {
  const pattern = toSearchPattern(search);
  const found = await db
    .selectFrom('${single.snake}')
    .select(['id', 'name', 'created_at'])
    .$if(pattern !== null, (query) => query.where('name', 'ilike', pattern))
    .where('id', '<', readCursor(cursor)?.[1] ?? Number.MAX_SAFE_INTEGER)
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const { pageRows, next_cursor } = toPage(found, limit, ({ id }) => ['', id]);
  return { data: pageRows.slice(), next_cursor };
}

export function insert${single.pascal}(
  db: Database,
  row: { name: string; created_by: number },
): Promise<${single.pascal}> {
  return db.insertInto('${single.snake}').values(row).returning(['id', 'name', 'created_at']).executeTakeFirstOrThrow();
}
`;
}

function useCase({ noun, one, single }: FeatureNames): string {
  return `import type { ${single.pascal}, ${single.pascal}Input } from '@ebpls/contracts';

import { recordAudit } from '../../platform/identity/audit.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { insert${single.pascal} } from './${noun}.queries.ts';

/** Adds one; row and audit entry in one transaction. */
export function add${single.pascal}(db: Database, actor: Actor, input: ${single.pascal}Input): Promise<${single.pascal}> {
  return db.transaction().execute(async (trx) => {
    const added = await insert${single.pascal}(trx, { name: input.name, created_by: actor.account_id });
    await recordAudit(trx, actor, { act: '${one}.add', object_kind: '${one}', object_id: added.id });
    return added;
  });
}
`;
}

function tests({ one, many, single }: FeatureNames, role: string): string {
  return `import { add${single.pascal}, list${many.pascal} } from '@ebpls/contracts';

import { openTestServer, type TestServer } from '../../testing/open-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test('what a clerk adds stands first in the list, and the books say who added it', async () => {
  const clerk = await server.person('${role}');
  await server.request(add${single.pascal}, clerk, { body: { name: 'First' } });
  const { body: added } = await server.request(add${single.pascal}, clerk, { body: { name: ' Second ' } });

  const { body } = await server.request(list${many.pascal}, clerk, { query: { limit: '1' } });
  expect(body.data.map(({ name }) => name)).toEqual(['Second']);
  const { body: rest } = await server.request(list${many.pascal}, clerk, { query: { cursor: body.next_cursor ?? '' } });
  expect(rest.data.map(({ name }) => name)).toEqual(['First']);

  const audited = await server.api.db
    .selectFrom('audit_entry')
    .select(['act', 'account_id'])
    .where('object_kind', '=', '${one}')
    .where('object_id', '=', String(added.id))
    .execute();
  expect(audited).toEqual([{ act: '${one}.add', account_id: clerk.account_id }]);
});

test('an empty name is refused at its field', async () => {
  const clerk = await server.person('${role}');
  const { status, body } = await server.request(add${single.pascal}, clerk, { body: { name: ' ' } });
  expect([status, Object.keys(body.error.fields ?? {})]).toEqual([422, ['name']]);
});
`;
}
