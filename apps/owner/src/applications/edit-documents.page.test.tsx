import {
  getAssessment,
  getCompany,
  getReference,
  listDocuments,
  removeDocument,
  saveAssessmentDraft,
  uploadDocument,
} from '@ebpls/contracts';
import {
  createOwnedCompany,
  createDocument,
  createAssessment,
  createReference,
  type AssessmentInput,
  createFakeApi,
  openRemote,
} from '@ebpls/testing-web';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';

const api = createFakeApi();

const ADDRESS = '/app/management/companies/assessment/edit/DRAFT-45/SI-000114';

const R01 = { code: 'R01', name: 'Proof of registration', is_mandatory: true, verified_by: ['bplo'], document: null };

function showPage(overrides: Partial<AssessmentInput> = {}): void {
  api.replyWith(getAssessment, createAssessment({ assessment_code: 'DRAFT-45', ...overrides }));
}

beforeEach(() => {
  api.replyWith(getCompany, createOwnedCompany());
  api.replyWith(getReference, createReference());
  api.replyWith(listDocuments, { quotas: [], data: [] });
  api.replyWith(saveAssessmentDraft, { saved_at: '2026-01-12T02:42:00.000Z', draft_revision: 1 });
});

test('a paper is sent for its requirement and then shown there', async () => {
  let document: ReturnType<typeof createDocument> | null = null;
  api.replyWith(getAssessment, () =>
    createAssessment({ assessment_code: 'DRAFT-45', requirements: [{ ...R01, document }] }),
  );
  api.replyWith(uploadDocument, () => (document = createDocument()));
  openRemote(createRoutes, '/app', `${ADDRESS}?step=papers`);

  expect(await screen.findByText('1 document is still missing')).toBeVisible();
  await userEvent.upload(
    screen.getByLabelText('Proof of registration'),
    new File(['%PDF-1.7'], 'dti.pdf', { type: 'application/pdf' }),
  );

  expect(await screen.findByText('dti.pdf')).toBeVisible();
  expect(api.listRequests(uploadDocument)[0]).toMatchObject({
    params: { company_code: 'SI-000114' },
    query: { requirement_code: 'R01', assessment_code: 'DRAFT-45' },
    body: { file: 'dti.pdf' },
  });
  expect(await screen.findByText('All required documents have been uploaded.')).toBeVisible();
});

test('a file that is too large is refused before it is sent', async () => {
  showPage({ requirements: [R01] });
  openRemote(createRoutes, '/app', `${ADDRESS}?step=papers`);

  const large = new File(['x'], 'scan.pdf', { type: 'application/pdf' });
  Object.defineProperty(large, 'size', { value: 11 * 1024 * 1024 });
  await userEvent.upload(await screen.findByLabelText('Proof of registration'), large);

  expect(await screen.findByText(/larger than 10 MB/)).toBeVisible();
  expect(api.listRequests(uploadDocument)).toHaveLength(0);
});

test('the server’s message about a file is shown at its requirement', async () => {
  showPage({ requirements: [R01] });
  api.refuseWith(uploadDocument, {
    code: 'invalid',
    message: 'Please check the fields with errors.',
    fields: { file: ['This is not a PDF, JPG or PNG.'] },
  });
  openRemote(createRoutes, '/app', `${ADDRESS}?step=papers`);

  await userEvent.upload(
    await screen.findByLabelText('Proof of registration'),
    new File(['<html>'], 'page.pdf', { type: 'application/pdf' }),
  );

  expect(await screen.findByText('This is not a PDF, JPG or PNG.')).toBeVisible();
});

test('a refused file stays visible with the reason, and the former copy is not lost', async () => {
  const message = 'You can upload 60 MB for one application and have 2.4 MB left. This file is 9.1 MB.';
  showPage({ requirements: [{ ...R01, document: createDocument({ file_name: 'earlier.pdf' }) }] });
  api.refuseWith(uploadDocument, { code: 'invalid', message, fields: { file: [message] } });
  openRemote(createRoutes, '/app', `${ADDRESS}?step=papers`);

  const larger = new File(['%PDF-1.7'], 'larger.pdf', { type: 'application/pdf' });
  await userEvent.upload(await screen.findByLabelText('Proof of registration'), larger);

  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByText('larger.pdf')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.getByText('earlier.pdf')).toBeVisible();
  expect(screen.queryByText(message)).not.toBeInTheDocument();
  expect(api.listRequests(removeDocument)).toHaveLength(0);
});

const MEGABYTE = 1_000_000;

test('from four fifths on an owner sees the rest of the quota, before any refusal', async () => {
  showPage({ requirements: [R01] });
  const quotas = [
    { of: 'application' as const, used_bytes: 47.9 * MEGABYTE, limit_bytes: 60 * MEGABYTE },
    { of: 'year' as const, used_bytes: 400 * MEGABYTE, limit_bytes: 500 * MEGABYTE },
  ];
  api.replyWith(listDocuments, { data: [], quotas });
  openRemote(createRoutes, '/app', `${ADDRESS}?step=papers`);

  expect(await screen.findByText('100 of 500 MB left for uploads this year.')).toBeVisible();
  expect(screen.queryByText(/left for files in this application/)).not.toBeInTheDocument();
});

test('a full quota reads as nothing left', async () => {
  showPage({ requirements: [R01] });
  const full = { of: 'application' as const, used_bytes: 61 * MEGABYTE, limit_bytes: 60 * MEGABYTE };
  api.replyWith(listDocuments, { data: [], quotas: [full] });
  openRemote(createRoutes, '/app', `${ADDRESS}?step=papers`);

  expect(await screen.findByText('0 of 60 MB left for files in this application.')).toBeVisible();
});

test('a paper that no office has decided can be withdrawn', async () => {
  showPage({ requirements: [{ ...R01, document: createDocument() }] });
  api.replyWith(removeDocument, undefined);
  openRemote(createRoutes, '/app', `${ADDRESS}?step=papers`);

  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));

  await waitFor(() => expect(api.listRequests(removeDocument)).toHaveLength(1));
});
