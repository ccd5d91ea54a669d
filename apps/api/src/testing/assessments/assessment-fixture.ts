// Opens a licensing office with two owners, and the acts on an application.

import { type ApplicationState, getAssessment, submitAssessment } from '@ebpls/contracts';
import { A_DECLARATION } from '../application-fixture.ts';
import { openTestServer, type TestPerson } from '../open-server.ts';
import { seedMunicipality } from '../municipality-seed.ts';

/** A server with its people, and each act on an application by its usual actor. */
export async function openAssessmentFixture() {
  const server = await openTestServer();
  await seedMunicipality(server.api.db);
  const owner = await server.person('user');
  const otherUser = await server.person('user');
  const bplo = await server.person('bplo');
  const admin = await server.person('admin');
  const close = async (): Promise<void> => {
    await server.close();
  };

  const read = async (person: TestPerson, assessment_code: string) =>
    (await server.request(getAssessment, person, { params: { assessment_code } })).body;
  const submit = (assessment_code: string, body: unknown = A_DECLARATION, headers: Record<string, string> = {}) =>
    server.request(submitAssessment, owner, { params: { assessment_code }, body, headers });
  const forceState = (assessment_code: string, state: ApplicationState) =>
    server.api.db.updateTable('application').set({ state }).where('assessment_code', '=', assessment_code).execute();
  const BACK = { remarks: 'The lease is not signed.', requirement_codes: ['R04'] };

  return { close, server, owner, otherUser, bplo, admin, read, submit, forceState, BACK };
}
