import {
  refreshAttempt,
  downloadPaymentReceipts,
  getAssessment,
  getCurrentDue,
  getLastAttempt,
} from '@ebpls/contracts';
import {
  createDue,
  createAssessment,
  createAttempt,
  createInstallment,
  type AttemptInput,
  createFakeApi,
  openRemote,
} from '@ebpls/testing-web';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';

const api = createFakeApi();
const DETAILS = '/app/management/companies/assessment/details';
const SUCCESSFUL = `${DETAILS}/paymentsuccessful/APP-2026-000102/SI-000102`;
const FAILED_ADDRESS = `${DETAILS}/currentdue/payments/gcash/redirect/failed`;
const paid: Partial<AttemptInput> = {
  state: 'SUCCEEDED',
  receipts: [{ receipt_no: 'EOR-2026-00002187', agency: 'MUNICIPAL', amount: '5200.00' }],
};

function answerAttempt(attempt: AttemptInput | null): void {
  api.replyWith(getLastAttempt, { attempt });
  api.replyWith(getAssessment, createAssessment({ state: 'ISSUED' }));
  api.replyWith(
    getCurrentDue,
    createDue({
      total: '0.00',
      lines: [],
      installments: [
        createInstallment({ no: 2, state: 'PAID' }),
        createInstallment({ no: 3, state: 'NOT_DUE', due_on: '2026-07-20' }),
      ],
    }),
  );
}

afterEach(() => jest.useRealTimers());

test('a payment that the server posted shows its receipt', async () => {
  answerAttempt(createAttempt(paid));
  openRemote(createRoutes, '/app', SUCCESSFUL);

  expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeVisible();
  expect(screen.getByText('EOR-2026-00002187')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Open receipt' })).toBeVisible();
});

test('the receipts of one payment are downloaded as one paper, and each alone', async () => {
  URL.createObjectURL = () => '#paper';
  URL.revokeObjectURL = () => undefined;
  answerAttempt(
    createAttempt({
      state: 'SUCCEEDED',
      receipts: [...(paid.receipts ?? []), { receipt_no: 'EOR-2026-00002188', agency: 'BFP', amount: '500.00' }],
    }),
  );
  api.replyWithFile(downloadPaymentReceipts, '%PDF-', 'receipts.pdf');
  openRemote(createRoutes, '/app', SUCCESSFUL);

  await userEvent.click(await screen.findByRole('button', { name: 'Download all receipts' }));
  expect(api.listRequests(downloadPaymentReceipts)[0]?.params).toEqual({ receipt_no: 'EOR-2026-00002187' });
  const list = within(screen.getByLabelText('Electronic official receipts', { selector: 'dl' }));
  expect(list.getByRole('button', { name: 'Open receipt EOR-2026-00002188' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Open receipt/ })).toHaveLength(2);
});

test('the next due is shown with amount and day', async () => {
  answerAttempt(createAttempt(paid));
  openRemote(createRoutes, '/app', SUCCESSFUL);

  expect(await screen.findByText(/The next installment of ₱4,000\.00 is due on Mon 20 Jul 2026\./)).toBeVisible();
});

test('a first payment announces that the permit is made next', async () => {
  answerAttempt(createAttempt(paid));
  api.replyWith(getAssessment, createAssessment({ state: 'PAID' }));
  openRemote(createRoutes, '/app', SUCCESSFUL);

  expect(await screen.findByText(/The licensing office will prepare the permit/)).toBeVisible();
});

test('the successful address alone never shows a payment as paid', async () => {
  answerAttempt(createAttempt());
  openRemote(createRoutes, '/app', SUCCESSFUL);

  expect(await screen.findByRole('heading', { name: 'We are checking your payment' })).toBeVisible();
  expect(screen.getByText('Please do not pay again.')).toBeVisible();
  expect(screen.getByText(/Last checked with GCash on 5 Jun 2026, 10:43 AM/)).toBeVisible();
  expect(screen.queryByText(/Payment received/)).not.toBeInTheDocument();
});

test.each([
  { state: 'FAILED' as const, title: 'The payment did not go through' },
  { state: 'CANCELLED' as const, title: 'You cancelled the payment' },
  { state: 'EXPIRED' as const, title: 'The payment was not finished in time' },
])('an attempt that ended as $state shows so and offers another', async ({ state, title }) => {
  answerAttempt(createAttempt({ state }));
  openRemote(createRoutes, '/app', FAILED_ADDRESS);

  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute(
    'href',
    `${DETAILS}/currentdue/APP-2026-000102/SI-000102`,
  );
});

test.each([SUCCESSFUL, FAILED_ADDRESS])('without an attempt nothing is claimed at %s', async (address) => {
  answerAttempt(null);
  openRemote(createRoutes, '/app', address);

  expect(await screen.findByRole('heading', { name: 'Payment not found', level: 1 })).toBeVisible();
  expect(screen.getAllByText('Payment not found')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Go to Payment History' })).toBeVisible();
  expect(document.body).not.toHaveTextContent('GCash');
});

test('an open payment that is paid while the failed page is open leads to its own receipts', async () => {
  answerAttempt(createAttempt());
  api.replyWith(refreshAttempt, () => {
    answerAttempt(createAttempt(paid));
    api.replyWith(getLastAttempt, ({ query }) => ({
      attempt: query['assessment_code'] === undefined ? null : createAttempt(paid),
    }));
    return createAttempt(paid);
  });
  const router = openRemote(createRoutes, '/app', FAILED_ADDRESS);

  await userEvent.click(await screen.findByRole('button', { name: 'Check now' }));

  expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeVisible();
  expect(router.state.location.pathname).toBe(SUCCESSFUL);
});

test('polling now brings the result at once', async () => {
  answerAttempt(createAttempt());
  api.replyWith(refreshAttempt, () => {
    answerAttempt(createAttempt(paid));
    return createAttempt(paid);
  });
  openRemote(createRoutes, '/app', SUCCESSFUL);

  await userEvent.click(await screen.findByRole('button', { name: 'Check now' }));

  expect(await screen.findByRole('heading', { name: 'Payment received' })).toBeVisible();
});

test('the page polls by itself with growing pauses, once for each pause', async () => {
  answerAttempt(createAttempt());
  api.replyWith(refreshAttempt, createAttempt());
  openRemote(createRoutes, '/app', SUCCESSFUL);
  await screen.findByRole('heading', { name: 'We are checking your payment' });
  jest.useFakeTimers();
  await userEvent
    .setup({ advanceTimers: jest.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Check now' }));
  await act(() => jest.advanceTimersByTimeAsync(0));
  const requestCount = api.listRequests(refreshAttempt).length;

  const seconds = async (count: number) => {
    for (let second = 0; second < count; second += 1) await act(() => jest.advanceTimersByTimeAsync(1_000));
  };

  await seconds(4);
  expect(api.listRequests(refreshAttempt)).toHaveLength(requestCount);
  await seconds(3);

  expect(api.listRequests(refreshAttempt)).toHaveLength(requestCount + 1);
});

test('a gateway that does not answer leaves the page as it is', async () => {
  answerAttempt(createAttempt());
  api.failOffline(refreshAttempt);
  openRemote(createRoutes, '/app', SUCCESSFUL);

  await userEvent.click(await screen.findByRole('button', { name: 'Check now' }));

  expect(await screen.findByRole('heading', { name: 'We are checking your payment' })).toBeVisible();
});
