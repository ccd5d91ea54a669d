import { acceptTransfer, type ReplyBody, declineTransfer, getTransfer, listTransfers } from '@ebpls/contracts';
import { createFakeApi, openRemote } from '@ebpls/testing-web';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../../routes.tsx';

const api = createFakeApi();
const TRANSFERS = '/app/management/companies/transfers';
const OFFER: ReplyBody<typeof getTransfer> = {
  transfer_id: 7,
  side: 'BUYER',
  state: 'OFFERED',
  company_code: 'SI-000134',
  company_name: 'Aruga Dental Clinic',
  address: 'Mabini Street, Poblacion I',
  lines: ['Dental clinic'],
  seller_name: 'Benedict Lorenzana',
  buyer_email: 'glenda@example.com',
  offered_at: '2026-01-12T02:00:00.000Z',
  expires_on: '2026-01-26',
  answered_at: null,
  reason: '',
  opens: null,
};
const TAKEN_TRANSFER = {
  ...OFFER,
  state: 'ACCEPTED' as const,
  opens: { company_code: 'SI-000150', assessment_code: 'DRAFT-9' },
};

test('offers are listed with the side that has to act', async () => {
  api.replyWith(listTransfers, { data: [OFFER, { ...OFFER, transfer_id: 8, side: 'SELLER', state: 'DECLINED' }] });
  openRemote(createRoutes, '/app', TRANSFERS);
  expect(await screen.findByText(/Offered to you by Benedict Lorenzana · Reply by 26 Jan 2026/)).toBeVisible();
  expect(screen.getByText('Offered to glenda@example.com')).toBeVisible();
  expect(screen.getByText('Declined')).toBeVisible();
});

test('the new owner accepts with a tax number and is led to the registration', async () => {
  api.replyWith(getTransfer, OFFER);
  api.replyWith(acceptTransfer, TAKEN_TRANSFER);
  openRemote(createRoutes, '/app', `${TRANSFERS}/7`);
  await userEvent.type(await screen.findByLabelText('Your TIN'), '987-654-321');
  await userEvent.click(screen.getByRole('checkbox', { name: /I accept this business/ }));
  api.replyWith(getTransfer, TAKEN_TRANSFER);
  await userEvent.click(screen.getByRole('button', { name: 'Accept the business' }));
  expect(await screen.findByRole('link', { name: 'Register the business' })).toHaveAttribute(
    'href',
    '/app/management/companies/edit/SI-000150',
  );
  expect(api.listRequests(acceptTransfer)[0]?.body).toEqual({ tin: '987-654-321', agrees: true });
});

test('a refusal of the answer is shown at its field', async () => {
  api.replyWith(getTransfer, OFFER);
  api.refuseWith(declineTransfer, {
    code: 'invalid',
    message: 'Please check what you entered.',
    fields: { reason: ['Please enter the reason.'] },
  });
  openRemote(createRoutes, '/app', `${TRANSFERS}/7`);
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(screen.getByText('Please enter the reason.')).toBeVisible());
});
