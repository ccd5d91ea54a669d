import {
  acceptDifferences,
  getTariffProof,
  listProofBills,
  proveTariff,
  updateProof,
  type ReplyBody,
} from '@ebpls/contracts';
import { createFakeApi, createUser, openRemote } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../../routes.tsx';

const api = createFakeApi();
const session = createUser({ id: 50, roles: [{ id: 2, name: 'admin' }], permissions: ['treasurer'] });
const ADDRESS = '/administrator/settings/revenue-code/7/past-bills';
const openProof = (query = '') => openRemote(createRoutes, '/administrator', `${ADDRESS}${query}`, { session });

type ProofReply = ReplyBody<typeof getTariffProof>;
type Bill = ReplyBody<typeof listProofBills>['data'][number];

const aProof = (overrides: Partial<NonNullable<ProofReply['proof']>> = {}): ProofReply => ({
  version: 'MALIWANAG-2025',
  proof: {
    proof_no: 3,
    file_name: 'bills.xlsx',
    proved_by: 'Lorna Diaz',
    proved_at: '2026-11-03T01:00:00.000Z',
    is_current: true,
    bills: 20,
    equal: 17,
    different: 2,
    refused: 1,
    charged: '100000.00',
    computed: '99800.00',
    difference: '-200.00',
    open: 2,
    groups: [{ charge: 'PERMIT', name: 'Mayor’s permit', direction: 'LESS', bills: 2, open: 2, difference: '-200.00' }],
    ...overrides,
  },
  acts: ['accept'],
  why_not_accept: null,
});
const aBill: Bill = {
  bill_no: 4,
  title: 'Rice store',
  outcome: 'DIFFERENT',
  charged: '1200.00',
  computed: '1100.00',
  refusal: null,
  differences: [
    {
      charge: 'PERMIT',
      name: 'Mayor’s permit',
      direction: 'LESS',
      charged: '600.00',
      computed: '500.00',
      explanation: ['Rice store: 500.00.', 'To pay: 500.00.'],
      accepted_by: null,
      reason: null,
    },
  ],
};
const reply = (proof: ProofReply, data: Bill[] = []) => {
  api.replyWith(getTariffProof, proof);
  api.replyWith(listProofBills, { data, next_cursor: null });
};

test('bills that differ are shown first, each difference with both amounts and its explanation', async () => {
  reply(aProof(), [aBill]);
  openProof();
  expect(await screen.findByText('Charged: ₱600.00. Computed: ₱500.00.')).toBeVisible();
  await userEvent.click(screen.getByText('How it is computed'));
  expect(screen.getByText('To pay: 500.00.')).toBeVisible();
  expect(screen.getByText('Charged: ₱100,000.00. Computed: ₱99,800.00. Difference: −₱200.00.')).toBeVisible();
  expect(api.listRequests(listProofBills)[0]?.query).toEqual({ outcome: 'DIFFERENT' });
});

test('one difference is accepted with a reason', async () => {
  reply(aProof(), [aBill]);
  api.replyWith(acceptDifferences, { accepted: 1, open: 1 });
  openProof();
  await userEvent.click(await screen.findByRole('button', { name: 'Accept: Mayor’s permit' }));
  const dialog = await screen.findByRole('dialog', { name: 'Accept' });
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'The fee was lowered');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Accept' }));
  await waitFor(() =>
    expect(api.listRequests(acceptDifferences)[0]?.body).toEqual({
      proof_no: 3,
      charge: 'PERMIT',
      direction: 'LESS',
      bill_no: 4,
      reason: 'The fee was lowered',
    }),
  );
});

test('all differences of a charge in one direction are accepted with one reason', async () => {
  reply(aProof(), [aBill]);
  api.replyWith(acceptDifferences, { accepted: 2, open: 0 });
  openProof();
  await userEvent.click(await screen.findByRole('button', { name: 'Accept all: Mayor’s permit' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/Lower than charged: 2 bills/)).toBeVisible();
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'The ordinance lowers it');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Accept all' }));
  await waitFor(() =>
    expect(api.listRequests(acceptDifferences)[0]?.body).toEqual({
      proof_no: 3,
      charge: 'PERMIT',
      direction: 'LESS',
      reason: 'The ordinance lowers it',
    }),
  );
});

test('a proof of an older draft is computed again, and nothing of it is accepted', async () => {
  reply({ ...aProof({ is_current: false }), acts: ['prove', 'accept'] }, [aBill]);
  api.replyWith(updateProof, { ordinance_version_id: 7, proof_no: 4 });
  openProof();
  const again = await screen.findByRole('button', { name: 'Compute again' });
  expect(screen.queryByRole('button', { name: /^Accept/ })).not.toBeInTheDocument();
  await userEvent.click(again);
  await waitFor(() => expect(api.listRequests(updateProof)[0]?.params).toEqual({ ordinance_version_id: '7' }));
});

test('an editor reads why another person accepts, and uploads the bills', async () => {
  reply({ version: 'MALIWANAG-2025', proof: null, acts: ['prove'], why_not_accept: 'You worked on this draft.' });
  api.refuseWith(proveTariff, {
    code: 'invalid',
    message: 'Please check the fields with errors.',
    fields: { file: ['This file has no bills. Please use the sample sheet.'] },
  });
  openProof();
  expect(await screen.findByText('This version has not been tested with past bills yet.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download the sample sheet' })).toBeVisible();
  await userEvent.upload(screen.getByLabelText('File of last year’s bills'), new File(['{}'], 'bills.json'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This file has no bills. Please use the sample sheet.');
  reply({ ...aProof(), acts: ['prove'], why_not_accept: 'You worked on this draft.' });
  api.replyWith(proveTariff, { ordinance_version_id: 7, proof_no: 3 });
  await userEvent.upload(screen.getByLabelText('File of last year’s bills'), new File(['[]'], 'bills.json'));
  expect(await screen.findByText('You worked on this draft.')).toBeVisible();
});

test('a bill that cannot be computed names its place in the file', async () => {
  const refusal = { place: 'bills.0.case.lines.0 (bill.case.lines!B2)', message: 'No line of business "NONE".' };
  reply(aProof(), [{ ...aBill, outcome: 'REFUSED', charged: null, computed: null, differences: [], refusal }]);
  openProof('?outcome=REFUSED');
  expect(
    await screen.findByText('bills.0.case.lines.0 (bill.case.lines!B2): No line of business "NONE".'),
  ).toBeVisible();
  expect(api.listRequests(listProofBills)[0]?.query).toEqual({ outcome: 'REFUSED' });
});
