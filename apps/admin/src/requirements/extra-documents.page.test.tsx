import { listExtraDocuments } from '@ebpls/contracts';
import { createFakeApi, createUser, openRemote } from '@ebpls/testing-web';
import { screen } from '@testing-library/react';

import { createRoutes } from '../routes.tsx';

const api = createFakeApi();
const corazon = createUser({ id: 50, roles: [{ id: 2, name: 'admin' }] });
const ADDRESS = '/administrator/requirements/outside-the-list';

test('the administrator reads each document outside the list with its ground, and opens its case', async () => {
  api.replyWith(listExtraDocuments, {
    data: [
      {
        extra_document_id: 3,
        requested_at: '2026-01-12T00:00:00.000Z',
        requested_by: 'Liza Dimaculangan',
        office: 'Rural Health Unit',
        assessment_code: 'APP-2026-000051',
        company_name: 'Aling Maria Sari-Sari Store',
        document: 'Health certificates',
        legal_ground: 'PD 856, Sec. 14',
      },
    ],
    next_cursor: null,
  });
  openRemote(createRoutes, '/administrator', ADDRESS, { session: corazon });
  expect(await screen.findByText('PD 856, Sec. 14')).toBeVisible();
  expect(screen.getByText('Health certificates')).toBeVisible();
  expect(screen.getByText('Liza Dimaculangan')).toBeVisible();
  expect(screen.getByRole('link', { name: 'APP-2026-000051' })).toHaveAttribute(
    'href',
    '/administrator/request/clearances?case=APP-2026-000051&pane=case',
  );
});

test('without such a request the page says so', async () => {
  api.replyWith(listExtraDocuments, { data: [], next_cursor: null });
  openRemote(createRoutes, '/administrator', ADDRESS, { session: corazon });
  expect(await screen.findByText('No documents requested')).toBeVisible();
});
