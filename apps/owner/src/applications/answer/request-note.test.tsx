import { getAssessment, getCompany, getReference, listDocuments } from '@ebpls/contracts';
import {
  createAssessment,
  createClearance,
  createDocument,
  createFakeApi,
  createOwnedCompany,
  createReference,
  openRemote,
} from '@ebpls/testing-web';
import { screen } from '@testing-library/react';

import { createRoutes } from '../../routes.tsx';

const api = createFakeApi();
const ADDRESS = '/app/management/companies/assessment/edit/APP-2026-000045/SI-000114';
const AREA = {
  marked_at: '2026-01-12T02:00:00.000Z',
  answered_at: null,
  field: 'place.business_area_sqm',
  label: 'Floor area in square metres',
  reason: 'The plan says 64.',
  before: 45,
};

beforeEach(() => {
  sessionStorage.clear();
  api.replyWith(getCompany, createOwnedCompany());
  api.replyWith(getReference, createReference());
  api.replyWith(listDocuments, { quotas: [], data: [] });
});

test('the reply names the date and the person of the request, with the words of the office above the form', async () => {
  const request = { at: '2026-01-12T02:00:00.000Z', by: 'Liza Dimaculangan' };
  const fire = createClearance({
    state: 'FOR_COMPLIANCE',
    remarks: 'Send the new plan.',
    corrections: [AREA],
    request,
  });
  api.replyWith(getAssessment, createAssessment({ state: 'IN_CLEARANCE', clearances: [fire] }));
  openRemote(createRoutes, '/app', ADDRESS);
  expect(await screen.findByText('Requested on 12 Jan 2026 by Liza Dimaculangan.')).toBeVisible();
  expect(screen.getByText('Reply by 27 Jan 2026.')).toBeVisible();
  const words = screen.getByText('“Send the new plan.”');
  const field = screen.getByRole('textbox', { name: AREA.label });
  expect(words.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a request without a person has its date alone', async () => {
  const request = { at: '2026-01-12T02:00:00.000Z', by: null };
  const fire = createClearance({ state: 'FOR_COMPLIANCE', remarks: '', corrections: [AREA], request });
  api.replyWith(getAssessment, createAssessment({ state: 'IN_CLEARANCE', clearances: [fire] }));
  openRemote(createRoutes, '/app', ADDRESS);
  expect(await screen.findByText('Requested on 12 Jan 2026. Reply by 27 Jan 2026.')).toBeVisible();
});

test('the words of the office are not repeated at the document that it returned', async () => {
  const remarks = 'Send the plan with a signature.';
  const document = createDocument({ requirement_code: 'R03', state: 'REQUIRES_RESUBMISSION', remarks });
  const fire = createClearance({ state: 'FOR_COMPLIANCE', remarks, requested_documents: ['R03'] });
  api.replyWith(getAssessment, createAssessment({ state: 'IN_CLEARANCE', clearances: [fire] }));
  api.replyWith(listDocuments, { quotas: [], data: [document] });
  openRemote(createRoutes, '/app', ADDRESS);
  expect(await screen.findByText('Please upload a new copy.')).toBeVisible();
  expect(screen.getAllByText(new RegExp(remarks))).toHaveLength(1);
});

test('a returned application names who at the licensing office requested the corrections', async () => {
  const returnNote = { remarks: 'Please correct.', requirement_codes: [], at: '2026-01-12T02:00:00.000Z' };
  const return_request = { at: returnNote.at, by: 'Ramon Bautista' };
  api.replyWith(
    getAssessment,
    createAssessment({ state: 'RETURNED', corrections: [AREA], clearances: [], returned: returnNote, return_request }),
  );
  openRemote(createRoutes, '/app', ADDRESS);
  expect(await screen.findByText('Requested on 12 Jan 2026 by Ramon Bautista, licensing office.')).toBeVisible();
  expect(screen.getByText('“Please correct.”')).toBeVisible();
  expect(screen.getByText('Submit again by 11 Feb 2026. After that date, the application expires.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Reply to the licensing office' })).toBeVisible();
});
