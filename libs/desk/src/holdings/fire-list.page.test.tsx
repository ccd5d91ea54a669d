import { type ReplyBody, getFireList, saveFireList } from '@ebpls/contracts';
import { useNotices } from '@ebpls/remote-kit';
import { createFakeApi, createUser, getDayBox, openRemote } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fireListRoute } from '../routes.ts';

const api = createFakeApi();
const head = createUser({ roles: [{ id: 4, name: 'fire' }], permissions: ['office_head'] });
const FIRE_LIST: ReplyBody<typeof getFireList> = {
  paper: { kind: 'NEGATIVE', reference: 'BFP-SI 2026-118', given_on: '2026-12-01' },
  data: [{ company_code: 'SI-000114', company_name: 'Matibay Hardware', listed_at: '2026-12-01T01:00:00.000Z' }],
};

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2026-11-22T02:00:00Z'),
    doNotFake: [
      'setTimeout',
      'setInterval',
      'setImmediate',
      'clearTimeout',
      'clearInterval',
      'clearImmediate',
      'nextTick',
      'queueMicrotask',
      'performance',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  });
  api.replyWith(getFireList, FIRE_LIST);
  api.replyWith(saveFireList, FIRE_LIST);
});
afterEach(() => jest.useRealTimers());

const at = (office: string, session = head, query = '') =>
  openRemote(() => [fireListRoute()], `/${office}`, `/${office}/request/holdings/fire-list${query}`, { session });

test('late in a year the list is that of the next one, and the running year is one step away', async () => {
  at('fire');
  expect(await screen.findByRole('table', { name: 'BFP list' })).toBeVisible();
  expect(api.listRequests(getFireList).at(-1)?.params['tax_year']).toBe('2027');
  expect(screen.getByRole('link', { name: '2026' })).toHaveAttribute(
    'href',
    '/fire/request/holdings/fire-list?year=2026',
  );
});

test('the head of the office lists a business by its number, and the others stay', async () => {
  at('fire');
  await userEvent.click(await screen.findByRole('button', { name: 'Add a business' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Business number'), 'x');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add a business' }));
  await waitFor(() =>
    expect(within(dialog).getByLabelText('Business number')).toHaveAccessibleDescription(
      /This business number is not valid/,
    ),
  );
  expect(api.listRequests(saveFireList)).toEqual([]);
  await userEvent.clear(within(dialog).getByLabelText('Business number'));
  await userEvent.type(within(dialog).getByLabelText('Business number'), 'si-000102');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add a business' }));
  await waitFor(() =>
    expect(useNotices.getState().notices.map(({ text }) => text)).toContain('The business was added to the list.'),
  );
  expect(api.listRequests(saveFireList)).toMatchObject([
    { params: { tax_year: '2027' }, body: { company_codes: ['SI-000114', 'SI-000102'] } },
  ]);
});

test('a business is taken off', async () => {
  at('fire', head, '?year=2026');
  await userEvent.click((await screen.findAllByRole('button', { name: 'Remove: Matibay Hardware' }))[0] as HTMLElement);
  await userEvent.click(
    within(await screen.findByRole('dialog', { name: 'Remove Matibay Hardware from the 2026 list?' })).getByRole(
      'button',
      { name: 'Remove' },
    ),
  );
  await waitFor(() =>
    expect(api.listRequests(saveFireList)[0]).toMatchObject({
      params: { tax_year: '2026' },
      body: { company_codes: [] },
    }),
  );
});

test('the licensing office reads the list and writes nothing', async () => {
  at('bplo', createUser({ roles: [{ id: 12, name: 'bplo' }], permissions: ['office_head'] }));
  await screen.findByRole('table', { name: 'BFP list' });
  expect(screen.queryByRole('button', { name: 'Add a business' })).not.toBeInTheDocument();
  expect(screen.getByText('Only the head of the fire office can edit this list.')).toBeVisible();
});

test('an empty list explains what that means', async () => {
  api.replyWith(getFireList, { paper: null, data: [] });
  at('fire');
  expect(await screen.findByRole('heading', { name: 'No businesses listed for 2027' })).toBeVisible();
});

test('the head records the paper by which the bureau gave its list', async () => {
  api.replyWith(getFireList, { paper: null, data: [] });
  at('fire');
  await userEvent.click(await screen.findByRole('button', { name: 'Record the list' }));
  expect(screen.queryByRole('button', { name: 'Add a business' })).not.toBeInTheDocument();
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText('Reference number'), 'BFP-SI 2026-118');
  await userEvent.type(getDayBox('Date', within(dialog)), '2026-12-18');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Record' }));
  await waitFor(() => expect(api.listRequests(saveFireList)).toHaveLength(1));
  expect(api.listRequests(saveFireList)).toMatchObject([
    { body: { paper: { kind: 'NEGATIVE', reference: 'BFP-SI 2026-118', given_on: '2026-12-18' }, company_codes: [] } },
  ]);
});
