import {
  type ReplyBody,
  getCurrentDue,
  listMyClaims,
  listOwnerTasks,
  makeClaim,
  sendClaimFile,
} from '@ebpls/contracts';
import { createDue, createFakeApi, getDayBox, openRemote } from '@ebpls/testing-web';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../../routes.tsx';

const api = createFakeApi();
const CLAIMS = '/app/management/companies/payment/claims';
const NEW = `${CLAIMS}/new/APP-2026-000102/SI-000102`;
type ClaimReply = ReplyBody<typeof makeClaim>;

const createClaim = (overrides: Partial<ClaimReply> = {}): ClaimReply => ({
  claim_no: 'CLM-2026-000012',
  assessment_code: 'APP-2026-000102',
  company_code: 'SI-000102',
  company_name: 'RJ General Merchandise',
  top_no: 'TOP-2026-000102',
  reference: '9012345678',
  amount: '5200.00',
  paid_on: '2026-06-05',
  note: '',
  state: 'OPEN',
  outcome: null,
  answer: '',
  message: 'The treasurer will reply to you by 10 Jun 2026.',
  due_on: '2026-06-10',
  is_late: false,
  opened_at: '2026-06-05T02:00:00.000Z',
  answered_at: null,
  receipts: [],
  file_name: null,
  ...overrides,
});

const AN_OPEN_ATTEMPT = {
  request_id: 'SI260605K7QW2M9T4XEBHD',
  method: 'gcash' as const,
  amount: '5200.00',
  locked_until: '2026-06-07T02:40:00.000Z',
  is_own: true,
  can_resume: false,
};

async function fillIn(): Promise<void> {
  await userEvent.type(await screen.findByLabelText('GCash reference number'), '9012345678');
  fireEvent.change(getDayBox('Date of payment'), { target: { value: '2026-06-05' } });
}

test('the page of the amount due leads to the claim', async () => {
  api.replyWith(getCurrentDue, createDue());
  api.replyWith(listOwnerTasks, { data: [], total: 0, businesses: 0 });
  openRemote(createRoutes, '/app', '/app/management/companies/assessment/details/currentdue/APP-2026-000102/SI-000102');
  expect(await screen.findByRole('link', { name: 'Report it and we will check at once' })).toHaveAttribute('href', NEW);
});

test('a payment that the gateway knows is shown at once with its receipts', async () => {
  api.replyWith(getCurrentDue, createDue());
  api.replyWith(
    makeClaim,
    createClaim({
      state: 'ANSWERED',
      outcome: 'MATCHED',
      message: 'We found your payment at the gateway.',
      receipts: ['EOR-2026-00000077'],
    }),
  );
  openRemote(createRoutes, '/app', NEW);
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Check with GCash' }));

  expect(await screen.findByRole('heading', { name: 'Your payment was found' })).toBeVisible();
  expect(screen.getByText('EOR-2026-00000077')).toBeVisible();
  expect(api.listRequests(makeClaim)[0]?.body).toEqual({
    reference: '9012345678',
    amount: '5200.00',
    paid_on: '2026-06-05',
    note: '',
  });
});

test('a ticket names its number and its day, and takes the screenshot with it', async () => {
  api.replyWith(getCurrentDue, createDue());
  api.replyWith(makeClaim, createClaim());
  api.replyWith(sendClaimFile, createClaim({ file_name: 'gcash.png' }));
  openRemote(createRoutes, '/app', NEW);
  await fillIn();
  await userEvent.upload(screen.getByLabelText(/^Screenshot/), new File(['x'], 'gcash.png', { type: 'image/png' }));
  await userEvent.click(screen.getByRole('button', { name: 'Check with GCash' }));

  expect(
    await screen.findByRole('heading', { name: 'CLM-2026-000012: we are looking for your payment' }),
  ).toBeVisible();
  expect(screen.getByText('The treasurer will reply to you by 10 Jun 2026.')).toBeVisible();
  expect(api.listRequests(sendClaimFile)[0]?.params).toEqual({ claim_no: 'CLM-2026-000012' });
});

test('a claim is filed also when its screenshot was refused', async () => {
  api.replyWith(getCurrentDue, createDue());
  api.replyWith(makeClaim, createClaim());
  api.refuseWith(sendClaimFile, {
    code: 'invalid',
    message: 'Please check the form.',
    fields: { file: ['This file is empty.'] },
  });
  openRemote(createRoutes, '/app', NEW);
  await fillIn();
  await userEvent.upload(screen.getByLabelText(/^Screenshot/), new File(['x'], 'gcash.png', { type: 'image/png' }));
  await userEvent.click(screen.getByRole('button', { name: 'Check with GCash' }));

  expect(await screen.findByText('Your report was saved, but not the screenshot: This file is empty.')).toBeVisible();
});

test('a missing value is reported at its field before anything is sent', async () => {
  api.replyWith(getCurrentDue, createDue());
  openRemote(createRoutes, '/app', NEW);
  await userEvent.click(await screen.findByRole('button', { name: 'Check with GCash' }));

  expect(await screen.findByRole('link', { name: 'Please enter the reference number of the payment.' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Date of payment' })).toHaveAccessibleDescription(
    /Please choose the date of payment/,
  );
  expect(api.listRequests(makeClaim)).toEqual([]);
});

test('without online payment the page asks for no claim, and names no gateway', async () => {
  api.replyWith(getCurrentDue, createDue({ methods: [] }));
  openRemote(createRoutes, '/app', NEW);

  expect(await screen.findByRole('heading', { name: 'Online payment is not available' })).toBeVisible();
  expect(screen.getByText(/bring its reference number to the Municipal Treasurer/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'View my payment reports' })).toHaveAttribute('href', CLAIMS);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(document.body).not.toHaveTextContent('GCash');
});

test('a payment that was started before online payment was turned off is claimed in words without a gateway', async () => {
  api.replyWith(getCurrentDue, createDue({ methods: [], can_pay: false, open_attempt: AN_OPEN_ATTEMPT }));
  api.replyWith(makeClaim, createClaim());
  openRemote(createRoutes, '/app', NEW);

  const send = await screen.findByRole('button', { name: 'Report the payment' });
  expect(document.body).not.toHaveTextContent('GCash');
  await userEvent.click(send);
  expect(await screen.findByRole('link', { name: 'Please enter the reference number of the payment.' })).toBeVisible();
  await userEvent.type(screen.getByLabelText('Reference number of the payment'), '9012345678');
  fireEvent.change(getDayBox('Date of payment'), { target: { value: '2026-06-05' } });
  await userEvent.click(send);
  expect(
    await screen.findByRole('heading', { name: 'CLM-2026-000012: we are looking for your payment' }),
  ).toBeVisible();
  expect(document.body).not.toHaveTextContent('GCash');
});

test('every claim is listed with its answer or the day of it', async () => {
  api.replyWith(listMyClaims, {
    data: [
      createClaim({ is_late: true }),
      createClaim({
        claim_no: 'CLM-2026-000011',
        state: 'ANSWERED',
        outcome: 'REFUSED',
        message: 'GCash never received it.',
      }),
    ],
    next_cursor: null,
  });
  openRemote(createRoutes, '/app', CLAIMS);
  const table = await screen.findByRole('table', { name: 'My payment reports' });
  expect(within(table).getByText('Late')).toBeVisible();
  expect(within(table).getByText('GCash never received it.')).toBeVisible();
  const path = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(path.getByRole('link', { name: 'Payment History' })).toHaveAttribute(
    'href',
    '/app/management/companies/payment/history',
  );
});

test('without a claim the list shows where one is made', async () => {
  api.replyWith(listMyClaims, { data: [], next_cursor: null });
  openRemote(createRoutes, '/app', CLAIMS, { language: 'fil' });
  expect(await screen.findByRole('heading', { name: 'Wala kang ulat ng bayad' })).toBeVisible();
  expect(screen.getByText(/ang pahina ng pagbabayad ng aplikasyong binayaran mo/)).toBeVisible();
  expect(document.body).not.toHaveTextContent('GCash');
});
