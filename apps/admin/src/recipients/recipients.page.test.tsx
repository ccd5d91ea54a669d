import {
  changeInquiryRecipient,
  getMunicipality,
  type InquiryRecipientRow,
  listRecipientRows,
  listRoles,
  switchInquiryRecipient,
} from '@ebpls/contracts';
import { createFakeApi, openRemote } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';

const api = createFakeApi();
const ADDRESS = '/administrator/settings/recipients';

const ID = { user: 1, admin: 2, fire: 4, menro: 13, 'barangay-balite': 101 } as const;
const aRow = (overrides: Partial<InquiryRecipientRow>): InquiryRecipientRow => ({
  role_id: 4,
  label: 'FIRE',
  delivers_to: 4,
  desk: 'fire',
  is_on: true,
  threads: 5,
  ...overrides,
});

beforeEach(() => {
  api.failOffline(getMunicipality);
  api.replyWith(listRoles, {
    data: (['user', 'admin', 'fire', 'menro', 'barangay-balite'] as const).map((name) => ({
      id: ID[name],
      name,
      brgycode: null,
    })),
  });
  api.replyWith(listRecipientRows, {
    data: [
      aRow({}),
      aRow({ role_id: 7, threads: 9 }),
      aRow({ role_id: 13, label: 'MENRO', delivers_to: 13, desk: 'menro', is_on: false }),
    ],
  });
});

const findRow = async (number: string): Promise<HTMLElement> =>
  (await screen.findByRole('cell', { name: number })).closest('tr') as HTMLElement;

test('two recipients with the same label are distinguished, and the default one cannot be switched off', async () => {
  openRemote(createRoutes, '/administrator', ADDRESS);
  expect(within(await findRow('2')).getByText('Same label as no. 1')).toBeVisible();
  expect(within(await findRow('1')).getByText('Default')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Turn off: 1 FIRE' })).toBeNull();
});

test('a recipient gets another label and another desk in one act', async () => {
  api.replyWith(changeInquiryRecipient, { role_id: 7, label: 'MENRO', delivers_to: 13, moved: 1 });
  const user = userEvent.setup();
  openRemote(createRoutes, '/administrator', ADDRESS);
  await user.click(await screen.findByRole('button', { name: 'Change: 2 FIRE' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Recipient no. 2, FIRE' }));
  await user.clear(dialog.getByLabelText('Label shown to owners'));
  await user.type(dialog.getByLabelText('Label shown to owners'), 'MENRO');
  expect(dialog.getAllByRole('option')).toHaveLength(3);
  await user.selectOptions(dialog.getByLabelText('Office that reads the inquiries'), '13');
  await user.click(dialog.getByRole('button', { name: 'Save and move' }));
  await waitFor(() =>
    expect(api.listRequests(changeInquiryRecipient)[0]).toMatchObject({
      params: { role_id: '7' },
      body: { label: 'MENRO', delivers_to: 13 },
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a recipient is switched on and off by its button', async () => {
  api.replyWith(switchInquiryRecipient, { role_id: 7, is_on: false });
  const user = userEvent.setup();
  openRemote(createRoutes, '/administrator', ADDRESS);
  await user.click(await screen.findByRole('button', { name: 'Turn off: 2 FIRE' }));
  await user.click(await screen.findByRole('button', { name: 'Turn on: 3 MENRO' }));
  await waitFor(() =>
    expect(api.listRequests(switchInquiryRecipient).map(({ params, body }) => [params, body])).toEqual([
      [{ role_id: '7' }, { is_on: false }],
      [{ role_id: '13' }, { is_on: true }],
    ]),
  );
});

test('on a phone the acts of a recipient are in its menu, and the default one has one act', async () => {
  api.replyWith(switchInquiryRecipient, { role_id: 7, is_on: false });
  const user = userEvent.setup();
  openRemote(createRoutes, '/administrator', ADDRESS);
  await user.click(await screen.findByRole('button', { name: 'Actions: 1 FIRE' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Change']);
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Actions: 2 FIRE' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Turn off' }));
  await waitFor(() =>
    expect(api.listRequests(switchInquiryRecipient)[0]).toMatchObject({
      params: { role_id: '7' },
      body: { is_on: false },
    }),
  );
});
