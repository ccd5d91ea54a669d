import { Refusal } from '@ebpls/api-client';
import { sendInChunks as sendInChunksMock } from '@ebpls/api-client/uploads';
import { declareValidity, getCompany, getReference, listDocuments, listMyCompanies, listVault } from '@ebpls/contracts';
import {
  createCompanyRow,
  createDocument,
  createFakeApi,
  createOwnedCompany,
  createReference,
  createVaultPaper,
  getDayBox,
  openRemote,
} from '@ebpls/testing-web';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';

jest.mock('@ebpls/api-client/uploads', () => ({
  ...jest.requireActual<object>('@ebpls/api-client/uploads'),
  canSendInChunks: () => true,
  sendInChunks: jest.fn(),
}));

const api = createFakeApi();
const sendMock = jest.mocked(sendInChunksMock);
const createPdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const second = createDocument({
  document_id: '22222222-2222-4222-8222-222222222222',
  version: 2,
  file_name: 'dti-both-pages.pdf',
});

test('every version of a paper is listed, the newest first with its validity, its filer and its readers', async () => {
  api.replyWith(getCompany, createOwnedCompany());
  const uses = [{ assessment_code: 'APP-2026-000211', company_code: 'SI-000114' }];
  const openings = [{ office: 'Bureau of Fire Protection', at: '2026-01-12T01:14:00.000Z' }];
  api.replyWith(listVault, {
    next_cursor: null,
    data: [
      createVaultPaper({ ...second, valid_until: '2026-12-31' }),
      createVaultPaper({ state: 'REQUIRES_RESUBMISSION', remarks: 'Cut off', uses, openings }),
    ],
  });

  openRemote(createRoutes, '/app', '/app/request/holdings/files/SI-000114');

  const versions = within(await screen.findByRole('list', { name: 'Proof of registration' })).getAllByRole('listitem');
  expect(versions[0]).toHaveTextContent('dti-both-pages.pdf');
  expect(versions[0]).toHaveTextContent('For checking');
  expect(versions[0]).toHaveTextContent('Valid until 31 Dec 2026');
  expect(versions[1]).toHaveTextContent('Cut off');
  expect(versions[1]).toHaveTextContent('Filed with APP-2026-000211');
  expect(versions[1]).toHaveTextContent('Opened by Bureau of Fire Protection, 12 Jan 2026');
  expect(screen.getAllByRole('button', { name: /^Remove/ }).map((one) => one.getAttribute('aria-label'))).toEqual([
    'Remove dti-both-pages.pdf',
  ]);
});

test('an expired paper is shown as such; for one without a day the owner enters its validity', async () => {
  api.replyWith(getCompany, createOwnedCompany());
  api.replyWith(listVault, {
    next_cursor: null,
    data: [
      createVaultPaper({ valid_until: '2026-01-31', is_expired: true, may_date: false }),
      createVaultPaper({ ...second, requirement_code: 'R06', requirement_name: 'Valid ID', held_by: 'owner' }),
    ],
  });
  api.replyWith(declareValidity, createDocument());

  openRemote(createRoutes, '/app', '/app/request/holdings/files/SI-000114');

  expect(await screen.findByRole('list', { name: 'Proof of registration' })).toHaveTextContent(
    'Expired on 31 Jan 2026',
  );
  expect(screen.queryByRole('form', { name: 'Dates of Proof of registration' })).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Enter the dates of Valid ID' }));
  const form = within(screen.getByRole('form', { name: 'Dates of Valid ID' }));
  fireEvent.change(getDayBox('Valid until', form), { target: { value: '2030-05-04' } });
  fireEvent.click(form.getByRole('button', { name: 'Save dates' }));
  await waitFor(() => expect(api.listRequests(declareValidity)).toHaveLength(1));
  expect(api.listRequests(declareValidity)[0]?.body).toEqual({ valid_from: null, valid_until: '2030-05-04' });
});

test('a document without a decision of its own is accepted when its application is cleared, and is not “for checking” for ever', async () => {
  api.replyWith(getCompany, createOwnedCompany());
  api.replyWith(listVault, {
    next_cursor: null,
    data: [
      createVaultPaper({ requirement_name: 'Lease', requirement_code: 'R04', check: 'accepted' }),
      createVaultPaper({ ...second, requirement_name: 'Sketch', requirement_code: 'R08', check: 'none' }),
      createVaultPaper({ requirement_name: 'Valid ID', requirement_code: 'R06', check: 'with_offices' }),
    ],
  });

  openRemote(createRoutes, '/app', '/app/request/holdings/files/SI-000114');

  expect(await screen.findByRole('list', { name: 'Lease' })).toHaveTextContent('Accepted');
  expect(screen.getByRole('list', { name: 'Sketch' })).not.toHaveTextContent(/For checking|Accepted/);
  expect(screen.getByRole('list', { name: 'Valid ID' })).toHaveTextContent('For checking');
});

test('all papers are listed by business, folded, the owner’s own first, then what is to be uploaded again', async () => {
  api.replyWith(listVault, {
    next_cursor: null,
    data: [
      createVaultPaper({ ...second }),
      createVaultPaper(),
      createVaultPaper({ document_id: second.document_id, requirement_code: 'R06', held_by: 'owner' }),
      createVaultPaper({
        document_id: second.document_id,
        company_code: 'SI-000102',
        company_name: 'Aling Nena',
        state: 'REQUIRES_RESUBMISSION',
      }),
    ],
  });

  openRemote(createRoutes, '/app', '/app/request/holdings/files');

  const headings = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Your own documents, for all your businesses', 'Aling Nena', 'Matibay Hardware']);
  expect(screen.getByRole('region', { name: 'Aling Nena' })).toHaveTextContent('1 of 1 must be uploaded again');
  expect(screen.getByRole('list', { name: 'Aling Nena' })).not.toBeVisible();
  await userEvent.click(screen.getByText('1 document'));
  expect(screen.getByRole('list', { name: 'Matibay Hardware' })).toBeVisible();
  const shop = within(screen.getByRole('list', { name: 'Matibay Hardware' }));
  expect(shop.getAllByRole('listitem')).toHaveLength(1);
});

test('a newer copy waits without a connection, resumes, and is listed above the older one', async () => {
  api.replyWith(getCompany, createOwnedCompany());
  api.replyWith(listVault, { next_cursor: null, data: [createVaultPaper()] });
  sendMock.mockRejectedValueOnce(new Refusal({ code: 'offline', message: 'We could not reach the server.' }));
  openRemote(createRoutes, '/app', '/app/request/holdings/files/SI-000114');
  fireEvent.click(await screen.findByRole('button', { name: 'Upload a newer copy: Proof of registration' }));
  await userEvent.upload(screen.getByLabelText('Newer copy: Proof of registration'), createPdf('dti-new.pdf'));
  expect(await screen.findByText(/The file is kept on this device/)).toBeVisible();

  sendMock.mockResolvedValueOnce(undefined);
  api.replyWith(listVault, { next_cursor: null, data: [createVaultPaper({ ...second }), createVaultPaper()] });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const versions = screen.getByRole('list', { name: 'Proof of registration' });
  await waitFor(() => expect(within(versions).getAllByRole('listitem')[0]).toHaveTextContent('dti-both-pages.pdf'));
  expect(screen.queryByLabelText('Newer copy: Proof of registration')).not.toBeInTheDocument();
  expect(sendMock).toHaveBeenLastCalledWith(
    expect.objectContaining({ company_code: 'SI-000114', requirement_code: 'R01', assessment_code: undefined }),
  );
});

test('a business without papers explains where they come from', async () => {
  api.replyWith(getCompany, createOwnedCompany());
  api.replyWith(listVault, { next_cursor: null, data: [] });

  openRemote(createRoutes, '/app', '/app/request/holdings/files/SI-000114');

  expect(await screen.findByRole('heading', { name: 'No document uploaded yet' })).toBeVisible();
});

test('an office is shown only papers that it checks, of businesses in that barangay', async () => {
  api.replyWith(getReference, createReference());
  api.replyWith(listMyCompanies, {
    data: [createCompanyRow(), createCompanyRow({ company_code: 'SI-000102', brgycode: '9901001001' })],
    next_cursor: null,
  });
  api.replyWith(listDocuments, {
    quotas: [],
    data: [
      createDocument(),
      createDocument({
        document_id: second.document_id,
        requirement_code: 'R03',
        requirement_name: 'Occupancy permit',
      }),
    ],
  });

  openRemote(createRoutes, '/app', '/app/management/companies/sentattachment/engineering/9901001009');

  const table = await screen.findByRole('table', { name: 'Submitted documents' });
  expect(within(table).getByText('Occupancy permit')).toBeVisible();
  expect(within(table).queryByText('Proof of registration')).not.toBeInTheDocument();
  expect(api.listRequests(listDocuments).map(({ params }) => params)).toEqual([{ company_code: 'SI-000114' }]);
});

test.each(['satellite/9901001009', 'barangay/0000000000'])(
  'an unknown kind or barangay leads to a neutral page: %s',
  async (address) => {
    api.replyWith(getReference, createReference());

    openRemote(createRoutes, '/app', `/app/management/companies/sentattachment/${address}`);

    expect(await screen.findByRole('heading', { name: 'Nothing to show here' })).toBeVisible();
  },
);
