import { downloadForm, getAssessment, getReference } from '@ebpls/contracts';
import { createReference, createAssessment, createFakeApi, openRemote } from '@ebpls/testing-web';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../../routes.tsx';

const api = createFakeApi();

test('the filled form is downloaded from the record as a spreadsheet', async () => {
  const assessment = createAssessment({ state: 'SUBMITTED', submitted_at: '2026-01-12T02:50:00.000Z' });
  api.replyWith(getReference, createReference());
  api.replyWith(getAssessment, assessment);
  api.replyWith(downloadForm, undefined);
  const { assessment_code, company_code } = assessment;
  openRemote(createRoutes, '/app', `/app/management/companies/assessment/details/${assessment_code}/${company_code}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Download as spreadsheet' }));
  await waitFor(() => expect(api.listRequests(downloadForm)[0]?.query).toEqual({ format: 'xlsx' }));
});
