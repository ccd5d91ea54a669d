import { getCompany, getReference, listDocuments, listMyCompanies } from '@ebpls/contracts';
import { aCompany, aCompanyRow, aDocument, aReference, fakeApi, open } from '@ebpls/testing-web';
import { screen, within } from '@testing-library/react';

import { createRoutes } from '../routes.tsx';

const api = fakeApi();
const second = aDocument({
  document_id: '22222222-2222-4222-8222-222222222222',
  version: 2,
  file_name: 'dti-both-pages.pdf',
});

test('every version of a paper is kept, the newest first with its status', async () => {
  api.answers(getCompany, aCompany());
  api.answers(listDocuments, {
    quotas: [],
    data: [aDocument({ state: 'REQUIRES_RESUBMISSION', remarks: 'Cut off' }), second],
  });

  open(createRoutes, '/app', '/app/request/holdings/files/SI-000114');

  const versions = within(await screen.findByRole('list', { name: 'Proof of registration' })).getAllByRole('listitem');
  expect(versions[0]).toHaveTextContent('dti-both-pages.pdf');
  expect(versions[0]).toHaveTextContent('To be checked');
  expect(versions[1]).toHaveTextContent('Cut off');
});

test('a business without papers says how they come', async () => {
  api.answers(getCompany, aCompany());
  api.answers(listDocuments, { quotas: [], data: [] });

  open(createRoutes, '/app', '/app/request/holdings/files/SI-000114');

  expect(await screen.findByRole('heading', { name: 'No paper was sent yet' })).toBeVisible();
});

test('an office is shown only what it checks, of businesses in that barangay', async () => {
  api.answers(getReference, aReference());
  api.answers(listMyCompanies, {
    data: [aCompanyRow(), aCompanyRow({ company_code: 'SI-000102', brgycode: '9901001001' })],
    next_cursor: null,
  });
  api.answers(listDocuments, {
    quotas: [],
    data: [
      aDocument(),
      aDocument({ document_id: second.document_id, requirement_code: 'R03', requirement_name: 'Occupancy permit' }),
    ],
  });

  open(createRoutes, '/app', '/app/management/companies/sentattachment/engineering/9901001009');

  const table = await screen.findByRole('table', { name: 'Papers sent' });
  expect(within(table).getByText('Occupancy permit')).toBeVisible();
  expect(within(table).queryByText('Proof of registration')).not.toBeInTheDocument();
  expect(api.asked(listDocuments).map(({ params }) => params)).toEqual([{ company_code: 'SI-000114' }]);
});

test.each(['satellite/9901001009', 'barangay/0000000000'])(
  'an unknown kind or barangay is a neutral page: %s',
  async (address) => {
    api.answers(getReference, aReference());

    open(createRoutes, '/app', `/app/management/companies/sentattachment/${address}`);

    expect(await screen.findByRole('heading', { name: 'There is nothing to show here' })).toBeVisible();
  },
);
