import { Refusal } from '@ebpls/api-client';
import { getMunicipality, listInquiries, OFFICE_ROLES, reportScreenFailure } from '@ebpls/contracts';
import { useSession, useSettings } from '@ebpls/remote-kit';
import { createFakeApi } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';

import type { OpenRemote } from '../release/open-remote.ts';
import { createMunicipality } from '../testing/create-municipality.ts';
import { openShell, type Visitor } from '../testing/open-shell.tsx';

jest.mock('@module-federation/enhanced/runtime', () => ({}), { virtual: true });
jest.mock('@ebpls/remote-kit', () => ({
  ...jest.requireActual<object>('@ebpls/remote-kit'),
  restoreSession: () => Promise.resolve(),
}));

const api = createFakeApi();

beforeEach(() => {
  api.replyWith(getMunicipality, createMunicipality());
  api.replyWith(listInquiries, { data: [], next_cursor: null, unread_threads: 0 });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  useSession.setState(useSession.getInitialState(), true);
  useSettings.setState(useSettings.getInitialState(), true);
  localStorage.clear();
});

const AREAS: readonly { readonly as: Visitor; readonly home: string }[] = [
  { as: 'user', home: '/app' },
  { as: 'admin', home: '/administrator' },
  { as: 'Barangay Poblacion I', home: '/barangay' },
  { as: 'affiliate', home: '/affiliate' },
  ...OFFICE_ROLES.map((office) => ({ as: office, home: `/${office}` })),
];

/** Every page of every area makes a request that this answer refuses. */
const createRefusingRemote =
  (refusal: ConstructorParameters<typeof Refusal>[0]): OpenRemote =>
  async () => ({
    createRoutes: () => [
      {
        path: 'account',
        loader: () => {
          throw new Refusal(refusal);
        },
        Component: () => null,
      },
    ],
  });

test.each(AREAS)('$as who asks for something missing keeps a heading and a way back', async ({ as, home }) => {
  openShell(`${home}/account`, {
    as,
    open: createRefusingRemote({ code: 'missing', message: 'Not found.' }),
  });
  const main = await screen.findByRole('main');
  expect(await within(main).findByRole('heading', { level: 1, name: 'Nothing found here' })).toBeVisible();
  expect(within(main).getByText('Not found.')).toBeVisible();
  expect(within(main).getByRole('link', { name: 'Go to my start page' })).toHaveAttribute('href', home);
  expect(document.title).toBe('Nothing found here · eBPLS');
});

test.each(AREAS)('$as who may not see something keeps a heading and a way back', async ({ as, home }) => {
  const open = createRefusingRemote({ code: 'forbidden', message: 'This belongs to another office.' });
  openShell(`${home}/account`, { as, open });
  const main = await screen.findByRole('main');
  expect(
    await within(main).findByRole('heading', { level: 1, name: 'You do not have access to this page' }),
  ).toBeVisible();
  expect(within(main).getByText('This belongs to another office.')).toBeVisible();
  expect(within(main).getByRole('link', { name: 'Go to my start page' })).toHaveAttribute('href', home);
});

test('an unreadable address shows a message and no fields with errors', async () => {
  const open = createRefusingRemote({ code: 'invalid', message: 'Please check the fields with errors.' });
  openShell('/mao/account', { as: 'mao', open });
  expect(await screen.findByText('The web address is incorrect.')).toBeVisible();
  expect(screen.queryByText(/fields with errors/)).not.toBeInTheDocument();
});

test('a page that throws shows the reference under which it was reported', async () => {
  api.replyWith(reportScreenFailure, undefined);
  const FailingRemote = () => {
    throw new TypeError('s is not a function');
  };
  const open: OpenRemote = async () => ({ createRoutes: () => [{ path: 'account', Component: FailingRemote }] });
  openShell('/fire/account', { as: 'fire', open });
  const alert = await screen.findByRole('alert');
  const reference = /Reference: ([0-9a-f]{12})/.exec(alert.textContent ?? '')?.[1];
  expect(reference).toBeDefined();
  await waitFor(() => expect(api.listRequests(reportScreenFailure)).toHaveLength(1));
  expect(api.listRequests(reportScreenFailure)[0]?.body).toMatchObject({ reference, message: 's is not a function' });
});
