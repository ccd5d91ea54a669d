import { listDocuments, startAssessment } from '@ebpls/contracts';

import { A_PDF, registerBusiness, sendPaper } from '../../testing/application-fixture.ts';
import { openTestServer, type TestServer } from '../../testing/open-server.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

const servers: TestServer[] = [];
afterAll(async () => {
  for (const server of servers) await server.close();
});

async function openQuotaServer(settings: Readonly<Record<string, string>>): Promise<TestServer> {
  const server = await openTestServer(settings);
  servers.push(server);
  await seedMunicipality(server.api.db);
  return server;
}

const createPdf = (bytes: number, mark: string): Buffer =>
  Buffer.concat([A_PDF, Buffer.from(`%${mark}\n`), Buffer.alloc(bytes - A_PDF.length - mark.length - 2)]);

test('a new account sends little until an application of its businesses is accepted', async () => {
  const server = await openQuotaServer({ UPLOAD_NEW_MB: '1', UPLOAD_YEAR_MB: '3' });
  const owner = await server.person('user');
  const company_code = await registerBusiness(server, owner);
  const send = (requirement_code: string) =>
    sendPaper(server, owner, { company_code, requirement_code, bytes: createPdf(600_000, requirement_code) });
  expect((await send('R01')).status).toBe(200);
  const refusal = await send('R02');
  expect([refusal.status, refusal.body.error.fields?.['file']?.[0]]).toEqual([
    422,
    expect.stringMatching(/^Until your first application is accepted, you can upload up to 1 MB and have 0.4 MB left/),
  ]);
  const { quotas } = (await server.request(listDocuments, owner, { params: { company_code } })).body;
  expect(quotas).toEqual([{ of: 'new', used_bytes: 600_000, limit_bytes: 1_000_000 }]);

  const body = { application_type: 'NEW' as const, tax_year: 2026 };
  await server.request(startAssessment, owner, { params: { company_code }, body });
  await server.api.db.updateTable('application').set({ accepted_at: '2026-01-12T01:00:00Z' }).execute();
  expect((await send('R02')).status).toBe(200);
});

test('a delegate of a business that was accepted does not count as new either', async () => {
  const server = await openQuotaServer({ UPLOAD_NEW_MB: '1', UPLOAD_YEAR_MB: '3' });
  const [owner, bookkeeper] = [await server.person('user'), await server.person('user')];
  const company_code = await registerBusiness(server, owner);
  const body = { application_type: 'NEW' as const, tax_year: 2026 };
  await server.request(startAssessment, owner, { params: { company_code }, body });
  const { business_id } = await server.api.db.selectFrom('business').select('business_id').executeTakeFirstOrThrow();
  await server.api.db.updateTable('application').set({ accepted_at: '2026-01-12T01:00:00Z' }).execute();
  await server.api.db
    .insertInto('delegation')
    .values({
      delegation_no: 'DL-2026-00001',
      business_id,
      owner_id: owner.account_id,
      delegate_email: bookkeeper.email,
      delegate_id: bookkeeper.account_id,
      scope: ['VIEW', 'FILE'],
      state: 'ACTIVE',
      offered_at: '2026-01-11T01:00:00Z',
      answer_by: '2026-01-20',
      ends_on: '2026-12-31',
      answered_at: '2026-01-11T02:00:00Z',
      ended_at: null,
      ended_by: null,
    })
    .execute();
  const send = (requirement_code: string) =>
    sendPaper(server, bookkeeper, { company_code, requirement_code, bytes: createPdf(600_000, requirement_code) });
  expect([(await send('R01')).status, (await send('R02')).status]).toEqual([200, 200]);
});

test('where space is scarce owners send nothing, and everything else is saved', async () => {
  const server = await openQuotaServer({ UPLOAD_RESERVE_MB: '999999999' });
  const owner = await server.person('user');
  const company_code = await registerBusiness(server, owner);
  const refusal = await sendPaper(server, owner, { company_code, requirement_code: 'R01', bytes: A_PDF });
  expect([refusal.status, refusal.body.error.fields?.['file']?.[0]]).toEqual([
    422,
    expect.stringMatching(/cannot receive files right now/),
  ]);
});
