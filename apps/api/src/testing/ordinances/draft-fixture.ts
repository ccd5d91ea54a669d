// Opens a municipality with one published revenue code, and the acts on a draft of the next.

import {
  approveBill,
  computeBill,
  getOrdinance,
  listOrdinances,
  type OrdinanceText,
  publishDraft,
  rehearseDraft,
  saveDraft,
  type SectionName,
  startDraft,
  withdrawDraft,
} from '@ebpls/contracts';
import { sql } from 'kysely';
import type * as v from 'valibot';
import { openTestServer, type TestPerson } from '../open-server.ts';
import { createClearedApplication, type FiledCase, seedMunicipality } from '../municipality-seed.ts';

interface Change {
  readonly id: number;
  readonly section: SectionName;
  readonly values: (content: v.InferInput<typeof OrdinanceText>) => unknown;
  readonly who?: TestPerson;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A server with its people, a published version, and each act on a draft by its usual actor. */
export async function openDraftFixture() {
  const server = await openTestServer();
  await seedMunicipality(server.api.db);
  const owner = await server.person('user', { firstname: 'Ernesto', lastname: 'Villarin' });
  const clerk = await server.person('bplo');
  const admin = await server.person('admin', { firstname: 'Lorna', lastname: 'Diaz' });
  const treasurer = await server.person('admin', {
    firstname: 'Teresa',
    lastname: 'Ramos',
    permissions: ['treasurer'],
  });
  const { body } = await server.request(listOrdinances, clerk);
  const published_id = body.data[0]?.ordinance_version_id ?? 0;
  const close = async (): Promise<void> => {
    await server.close();
  };

  const start = (body: object = {}, person = admin) =>
    server.request(startDraft, person, {
      params: { ordinance_version_id: published_id },
      body: { version: 'SIRC-2027', effective_on: '2027-01-01', ...body },
    });
  const read = (ordinance_version_id: number, person = admin, headers = {}) =>
    server.request(getOrdinance, person, { params: { ordinance_version_id }, headers });
  const publish = (ordinance_version_id: number, person = treasurer) =>
    server.request(publishDraft, person, {
      params: { ordinance_version_id },
      body: { reason: 'Approved by the Sangguniang Bayan on 12 January' },
    });
  const withdrawVersion = (ordinance_version_id: number, person = admin) =>
    server.request(withdrawDraft, person, { params: { ordinance_version_id }, body: { reason: 'Not yet' } });
  async function createDraft(): Promise<number> {
    return (await start()).body.ordinance_version_id;
  }
  async function save({ id, section, values, who = admin, headers = {} }: Change) {
    const { content, revision } = (await read(id)).body;
    return server.request(saveDraft, who, {
      params: { ordinance_version_id: id },
      body: { section, revision, values: values(content) },
      headers,
    });
  }
  /** The content with one figure replaced. */
  function put(tree: unknown, path: string, value: unknown): unknown {
    const [name = '', ...rest] = path.split('.');
    if (Array.isArray(tree))
      return tree.with(Number(name), rest.length === 0 ? value : put(tree[Number(name)], rest.join('.'), value));
    const inner = (tree as Record<string, unknown>)[name];
    return { ...(tree as object), [name]: rest.length === 0 ? value : put(inner, rest.join('.'), value) };
  }
  const RETAILERS = 'rows.2.schedule.first_rate';
  const raiseFees = (id: number, person = admin) =>
    save({
      id,
      who: person,
      section: 'business_tax',
      values: ({ business_tax }) => put(business_tax, RETAILERS, '2.5'),
    });
  async function rehearseAs(id: number, person = admin): Promise<void> {
    await server.request(rehearseDraft, person, { params: { ordinance_version_id: id } });
    await server.api.jobs.runDue();
  }
  async function createBill(options: Parameters<typeof createClearedApplication>[2]): Promise<FiledCase> {
    const application = await createClearedApplication(server.api.db, owner, options);
    const { body } = await server.request(computeBill, clerk, {
      params: { assessment_code: application.assessment_code },
    });
    await server.request(approveBill, treasurer, { params: { bill_id: body.bill_id } });
    return application;
  }

  const resetDay = (): void => server.setNow('2026-01-12T08:00:00+08:00');

  /** Leaves the published versions alone. */
  async function removeDrafts(): Promise<void> {
    await sql`delete from ordinance_rehearsal; delete from ordinance_version where state <> 'PUBLISHED'`.execute(
      server.api.db,
    );
  }

  return {
    close,
    resetDay,
    removeDrafts,
    server,
    owner,
    clerk,
    admin,
    treasurer,
    published_id,
    start,
    read,
    publish,
    withdrawVersion,
    createDraft,
    save,
    put,
    RETAILERS,
    raiseFees,
    rehearseAs,
    createBill,
  };
}
