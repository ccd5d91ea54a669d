// Test fixtures of revenue code versions, and sample requests of their endpoints.

import { setImmediate } from 'node:timers/promises';

import { getOrdinance, listOrdinances, publishDraft, rehearseDraft, saveDraft, startDraft } from '@ebpls/contracts';

import { loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { rehearseStep } from '../../treasury/ordinances/rehearse-draft.ts';
import type { TestPerson, TestServer } from '../open-server.ts';

/** A version in force, one that follows it, and a rehearsed draft of a third by another person than the treasurer. */
export interface OrdinanceFixtures {
  readonly published_id: number;
  readonly draft_id: number;
  readonly draft_revision: number;
}

interface Writers {
  readonly editor: TestPerson;
  readonly treasurer: TestPerson;
}

/** Creates them through the endpoints of the revenue code. */
export async function createOrdinanceFixtures(
  server: TestServer,
  { editor, treasurer }: Writers,
): Promise<OrdinanceFixtures> {
  const { data } = (await server.request(listOrdinances, editor)).body;
  const first_id = data[0]?.ordinance_version_id ?? 0;
  const published_id = await createRehearsedDraft(server, editor, {
    ...A_LATER_FILING,
    parent_id: first_id,
    version: 'SIRC-2027',
    effective_on: '2027-01-01',
  });
  await server.request(publishDraft, treasurer, {
    params: { ordinance_version_id: published_id },
    body: APPROVAL_INPUT,
  });
  const draft_id = await createRehearsedDraft(server, editor, {
    ...A_LATER_FILING,
    parent_id: first_id,
    version: 'SIRC-2028',
    effective_on: '2028-01-01',
  });
  const { revision } = (await server.request(getOrdinance, editor, { params: { ordinance_version_id: draft_id } }))
    .body;
  return { published_id, draft_id, draft_revision: revision };
}

const APPROVAL_INPUT = { reason: 'Approved by the Sangguniang Bayan' };
const A_LATER_FILING = { section: 'retirement', figures: { filing_days: 45 } } as const;

/** A version that differs from the one before in some figures of one section. */
interface DraftInput {
  readonly parent_id: number;
  readonly version: string;
  readonly effective_on: string;
  readonly section: 'retirement' | 'routing';
  readonly figures: Readonly<Record<string, number>>;
}

/** Publishes a version that follows the only one, and waits until the server computes with both. */
export async function publishSecondCode(
  server: TestServer,
  { editor, treasurer }: Writers,
  input: Omit<DraftInput, 'parent_id'>,
): Promise<void> {
  const { data } = (await server.request(listOrdinances, editor)).body;
  const parent_id = data[0]?.ordinance_version_id ?? 0;
  const ordinance_version_id = await createRehearsedDraft(server, editor, { ...input, parent_id });
  const reply = await server.request(publishDraft, treasurer, {
    params: { ordinance_version_id },
    body: APPROVAL_INPUT,
  });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  while ((await loadReferenceRows(server.serving.db)).ordinances.length < 2) await setImmediate();
}

async function createRehearsedDraft(
  server: TestServer,
  editor: TestPerson,
  { parent_id, section, figures, ...named }: DraftInput,
): Promise<number> {
  const { ordinance_version_id } = (
    await server.request(startDraft, editor, { params: { ordinance_version_id: parent_id }, body: named })
  ).body;
  const params = { ordinance_version_id };
  const { revision, content } = (await server.request(getOrdinance, editor, { params })).body;
  await server.request(saveDraft, editor, {
    params,
    body: { section, revision, values: { ...content[section], ...figures } },
  });
  const { rehearsal_id } = (await server.request(rehearseDraft, editor, { params })).body;
  while (await rehearseStep(server.api, rehearsal_id));
  return ordinance_version_id;
}

interface OrdinanceSampleFixture {
  readonly people: { readonly bplo: TestPerson; readonly signatory: TestPerson; readonly treasurer: TestPerson };
  readonly ordinances: OrdinanceFixtures;
}

/** One request for every endpoint of the revenue code. */
export function listOrdinanceSamples({
  people: { bplo, signatory, treasurer },
  ordinances: { published_id, draft_id, draft_revision },
}: OrdinanceSampleFixture) {
  const draft = { who: signatory, params: { ordinance_version_id: draft_id } };
  return {
    listOrdinances: { who: bplo },
    getOrdinance: { who: bplo, params: { ordinance_version_id: draft_id } },
    startFirstDraft: {
      who: signatory,
      body: { title: 'Revenue Code', version: 'FIRST-2026', effective_on: '2026-01-01' },
      expectedStatus: 409,
    },
    importTariff: {
      who: signatory,
      body: { tariff: { version: 'NO-TARIFF' }, reasons: {} },
      expectedStatus: 422,
    },
    previewTariffFile: { who: signatory, expectedStatus: 422 },
    importTariffFile: { who: signatory, expectedStatus: 422 },
    downloadTariff: { who: bplo, params: { ordinance_version_id: published_id }, query: { format: 'json' } },
    saveFindingReason: { ...draft, body: { path: 'lines', reason: 'Counted by hand' }, expectedStatus: 404 },
    // The draft of the samples has the former shape, which no past bills prove.
    getTariffProof: { ...draft, who: bplo, expectedStatus: 404 },
    listProofBills: { ...draft, who: bplo, expectedStatus: 404 },
    downloadProofTemplate: { ...draft, who: bplo, expectedStatus: 404 },
    proveTariff: { ...draft, expectedStatus: 422 },
    updateProof: { ...draft, expectedStatus: 404 },
    acceptDifferences: {
      ...draft,
      who: treasurer,
      body: { proof_no: 1, charge: 'PERMIT', direction: 'MORE', reason: 'The ordinance was amended' },
      expectedStatus: 404,
    },
    startDraft: {
      who: signatory,
      params: { ordinance_version_id: published_id },
      body: { version: 'SIRC-2029', effective_on: '2029-01-01' },
    },
    saveDraft: {
      ...draft,
      body: {
        section: 'retirement',
        revision: draft_revision,
        values: { filing_days: 60, ordinance_section: 'SIRC 3F.04' },
      },
    },
    getTariff: { who: bplo, params: { ordinance_version_id: published_id } },
    saveTariff: { ...draft, body: { revision: draft_revision, parts: { charges: [] } }, expectedStatus: 409 },
    rehearseDraft: draft,
    publishDraft: { ...draft, who: treasurer, body: { reason: 'Approved by the Sangguniang Bayan' } },
    withdrawDraft: { ...draft, body: { reason: 'The Sangguniang Bayan sent it back' } },
  };
}
