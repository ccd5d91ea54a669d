import {
  type ReplyBody,
  fileSuccession,
  getSuccession,
  listMySuccessions,
  objectToSuccession,
  withdrawSuccession,
} from '@ebpls/contracts';
import { createFakeApi, getDayBox, openRemote } from '@ebpls/testing-web';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../../routes.tsx';

const api = createFakeApi();
const SUCCESSIONS = '/app/management/companies/successions';
const ROW: ReplyBody<typeof listMySuccessions>['data'][number] = {
  succession_no: 'HER-2026-000007',
  state: 'FILED',
  company_code: 'SI-000134',
  company_name: 'Villarin Hardware',
  deceased_name: 'Ernesto Villarin',
  heir_name: 'Ana Villarin',
  filed_at: '2026-01-12T02:00:00.000Z',
  object_until: null,
};
const CLAIM: ReplyBody<typeof getSuccession> = {
  ...ROW,
  side: 'HEIR',
  permit_no: 'MP-2026-00042',
  stated_name: 'Ernesto Villarin',
  relation: 'CHILD',
  died_on: '2026-01-05',
  statement: 'We are his two children.',
  papers: [
    { code: 'R06', name: 'Valid ID of the owner', file_name: 'id.pdf' },
    { code: 'R31', name: 'Death certificate', file_name: null },
  ],
  objections: [],
  finding: '',
  checked_at: null,
  reason: '',
  ended_at: null,
  blocked: 'A document required from the heir is still missing.',
  owner_seen_at: null,
  acts: ['send_paper', 'withdraw'],
};

test('an heir files a claim and is led to its papers', async () => {
  openRemote(createRoutes, '/app', `${SUCCESSIONS}/new`);
  await userEvent.type(await screen.findByLabelText('Permit number'), 'MP-2026-00042');
  await userEvent.type(screen.getByLabelText('Full name of the deceased owner'), 'Ernesto Villarin');
  await userEvent.selectOptions(screen.getByLabelText('Your relationship to the owner'), 'CHILD');
  await userEvent.type(getDayBox('Date of death'), '2026-01-05');
  await userEvent.type(screen.getByLabelText('Your sworn statement'), 'We are his two children.');
  await userEvent.type(screen.getByLabelText(/Your full name/), 'Ana Villarin');
  await userEvent.click(screen.getByRole('checkbox', { name: /I swear/ }));
  api.replyWith(fileSuccession, CLAIM);
  api.replyWith(getSuccession, CLAIM);
  await userEvent.click(screen.getByRole('button', { name: 'File the claim' }));
  expect(await screen.findByText('A document required from the heir is still missing.')).toBeVisible();
  expect(screen.getByText('Add: Death certificate')).toBeVisible();
  expect(api.listRequests(fileSuccession)[0]?.body).toMatchObject({
    deceased_name: 'Ernesto Villarin',
    relation: 'CHILD',
    died_on: '2026-01-05',
    agrees: true,
  });
});

test('a refusal is shown at its field', async () => {
  api.refuseWith(fileSuccession, {
    code: 'invalid',
    message: 'Please check what you entered.',
    fields: { permit_no: ['This is not the number of a permit in force.'] },
  });
  openRemote(createRoutes, '/app', `${SUCCESSIONS}/new`);
  await userEvent.click(await screen.findByRole('button', { name: 'File the claim' }));
  await waitFor(() => expect(screen.getByText('This is not the number of a permit in force.')).toBeVisible());
});

test('an owner who is alive ends the claim with one act', async () => {
  const theirs = {
    ...CLAIM,
    side: 'OWNER' as const,
    object_until: '2026-01-27',
    acts: ['object' as const],
    blocked: null,
  };
  api.replyWith(getSuccession, theirs);
  openRemote(createRoutes, '/app', `${SUCCESSIONS}/HER-2026-000007`);
  expect(await screen.findByText('A claim says that you have died')).toBeVisible();
  expect(screen.queryByText(/Add: Death certificate/)).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText(/Is there anything else the municipality should know/), 'I am well.');
  api.replyWith(objectToSuccession, { state: 'OBJECTED' });
  api.replyWith(getSuccession, { ...theirs, state: 'OBJECTED', acts: [], reason: 'I am well.' });
  await userEvent.click(screen.getByRole('button', { name: 'I am alive. Stop this claim' }));
  expect(await screen.findByText('The owner is alive')).toBeVisible();
  expect(api.listRequests(objectToSuccession)[0]?.body).toEqual({ permit_no: 'MP-2026-00042', reason: 'I am well.' });
});

test('another heir objects by the number of the permit', async () => {
  api.replyWith(objectToSuccession, { state: 'CHECKED' });
  api.replyWith(listMySuccessions, { data: [] });
  openRemote(createRoutes, '/app', `${SUCCESSIONS}/object`);
  await userEvent.type(await screen.findByLabelText('Permit number'), 'MP-2026-00042');
  await userEvent.type(screen.getByLabelText('Why do you object?'), 'I did not agree.');
  await userEvent.click(screen.getByRole('button', { name: 'Object' }));
  expect(await screen.findByText('No claims')).toBeVisible();
});

test('claims are listed, and one can be withdrawn', async () => {
  api.replyWith(getSuccession, CLAIM);
  api.replyWith(listMySuccessions, { data: [ROW] });
  openRemote(createRoutes, '/app', SUCCESSIONS);
  await userEvent.click(await screen.findByRole('link', { name: /Villarin Hardware/ }));
  api.replyWith(withdrawSuccession, { ...CLAIM, state: 'WITHDRAWN', acts: [] });
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw the claim' }));
  await waitFor(() => expect(api.listRequests(withdrawSuccession)).toHaveLength(1));
});
