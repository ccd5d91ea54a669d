import {
  acceptDelegation,
  type ReplyBody,
  appointDelegate,
  endDelegation,
  getCompany,
  getDelegation,
  listClients,
  listDelegates,
  listDelegationOffers,
} from '@ebpls/contracts';
import { createOwnedCompany, createFakeApi, openRemote } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../../routes.tsx';

const api = createFakeApi();
const COMPANIES = '/app/management/companies';
const DELEGATES = `${COMPANIES}/assessment/delegates/SI-000102`;

const ACTIVE: ReplyBody<typeof getDelegation> = {
  delegation_id: 7,
  delegation_no: 'DLG-2026-000007',
  side: 'OWNER',
  state: 'ACTIVE',
  company_code: 'SI-000102',
  company_name: 'RJ General Merchandise',
  owner_name: 'Juan Cruz',
  delegate_email: 'ana@example.com',
  delegate_name: 'Ana Reyes',
  scope: ['VIEW', 'FILE'],
  offered_at: '2026-01-05T02:00:00.000Z',
  answer_by: '2026-01-19',
  ends_on: '2026-12-31',
  ended_at: null,
  last_act: { at: '2026-01-10T02:00:00.000Z', title: 'Filed an application or replied to an office' },
};
const OFFERED_DELEGATION = {
  ...ACTIVE,
  side: 'DELEGATE' as const,
  state: 'OFFERED' as const,
  delegate_name: null,
  last_act: null,
};
const CLIENT = {
  delegation_id: 7,
  delegation_no: 'DLG-2026-000007',
  company_code: 'SI-000102',
  company_name: 'RJ General Merchandise',
  owner_name: 'Juan Cruz',
  scope: ['VIEW' as const, 'FILE' as const],
  ends_on: '2026-12-31',
  state: 'ACTIVE' as const,
  standing: 'ACTIVE' as const,
  application: null,
  waits_for: 'OWNER' as const,
  due_now: '1250.00',
  next_due_on: '2026-01-20',
};

function answerDelegates(data: readonly (typeof ACTIVE)[]): void {
  api.replyWith(listDelegates, { data: [...data], today: '2026-01-12' });
  api.replyWith(getCompany, createOwnedCompany({ company_code: 'SI-000102' }));
}

test('an owner reads each delegate’s scope, end and last act, and ends the delegation with one press', async () => {
  answerDelegates([ACTIVE]);
  api.replyWith(endDelegation, { ...ACTIVE, state: 'ENDED' });
  openRemote(createRoutes, '/app', DELEGATES);
  expect(await screen.findByText('Ana Reyes')).toBeVisible();
  expect(screen.getByText('view, file · until 31 Dec 2026')).toBeVisible();
  expect(
    screen.getByText(/DLG-2026-000007 · Last activity: Filed an application or replied to an office/),
  ).toBeVisible();
  answerDelegates([{ ...ACTIVE, state: 'ENDED' }]);
  await userEvent.click(screen.getByRole('button', { name: 'End now' }));
  expect(await screen.findByRole('heading', { name: 'Past' })).toBeVisible();
  expect(api.listRequests(endDelegation)[0]?.params).toEqual({ delegation_id: '7' });
});

test('an owner appoints until the end of the permit year, unless another day is chosen', async () => {
  answerDelegates([]);
  api.replyWith(appointDelegate, { ...ACTIVE, state: 'OFFERED', delegate_name: null });
  openRemote(createRoutes, '/app', DELEGATES);
  await userEvent.type(await screen.findByLabelText('E-mail of the delegate'), 'ana@example.com');
  expect(screen.getByRole('group', { name: 'Last day' })).toHaveFormValues({ ends_on: '2026-12-31' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'pay amounts due' }));
  await userEvent.click(screen.getByRole('button', { name: 'Appoint' }));
  await waitFor(() =>
    expect(api.listRequests(appointDelegate)[0]?.body).toEqual({
      delegate_email: 'ana@example.com',
      scope: ['VIEW', 'FILE', 'PAY'],
      ends_on: '2026-12-31',
    }),
  );
});

test('a refusal is shown at its field', async () => {
  answerDelegates([]);
  api.refuseWith(appointDelegate, {
    code: 'invalid',
    message: 'Please check what you entered.',
    fields: { ends_on: ['The last day cannot be in the past.'] },
  });
  openRemote(createRoutes, '/app', DELEGATES);
  await userEvent.click(await screen.findByRole('button', { name: 'Appoint' }));
  expect(await screen.findByText('The last day cannot be in the past.')).toBeVisible();
});

test('a person with an offer reads for whom and for what it is, accepts, and is led to the business', async () => {
  api.replyWith(getDelegation, OFFERED_DELEGATION);
  api.replyWith(acceptDelegation, { ...OFFERED_DELEGATION, state: 'ACTIVE', delegate_name: 'Ana Reyes' });
  openRemote(createRoutes, '/app', `${COMPANIES}/delegations/7`);
  expect(await screen.findByText('view, file · until 31 Dec 2026 · reply by 19 Jan 2026')).toBeVisible();
  api.replyWith(getDelegation, { ...OFFERED_DELEGATION, state: 'ACTIVE', delegate_name: 'Ana Reyes' });
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByRole('link', { name: 'Open the business' })).toHaveAttribute(
    'href',
    `${COMPANIES}/assessment/SI-000102`,
  );
});

test('the list of clients names the owner, the next act and the next due day, with the open offers above it', async () => {
  api.replyWith(listDelegationOffers, { data: [{ ...OFFERED_DELEGATION, company_name: 'Sinag Bakery' }] });
  api.replyWith(listClients, { data: [CLIENT], next_cursor: null });
  openRemote(createRoutes, '/app', `${COMPANIES}/clients`);
  const row = within(await screen.findByRole('row', { name: /RJ General Merchandise/ }));
  for (const text of ['Juan Cruz', 'you and the owner', '20 Jan 2026']) expect(row.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sinag Bakery · for Juan Cruz' })).toBeVisible();
});

test('a person without clients reads how to get one', async () => {
  api.replyWith(listDelegationOffers, { data: [] });
  api.replyWith(listClients, { data: [], next_cursor: null });
  openRemote(createRoutes, '/app', `${COMPANIES}/clients`);
  expect(await screen.findByText('You do not file for any client')).toBeVisible();
});
