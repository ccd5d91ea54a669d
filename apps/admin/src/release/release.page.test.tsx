import { getMunicipality, getServedRelease, type ServedRelease } from '@ebpls/contracts';
import { createFakeApi, openRemote } from '@ebpls/testing-web';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';

const api = createFakeApi();
const ADDRESS = '/administrator/settings/release';

const SERVED_RELEASE: ServedRelease = {
  release_no: 7,
  composed_at: '2026-01-12T00:00:00.000Z',
  signed_with: 'HgBFnllrNnyONHM6qoMC_N7piJq11Os_LbkCiFJaKRA',
  slots: [
    {
      slot: 'owner',
      remote: 'owner',
      version: '0.2.0-11111111',
      before: '0.1.0-00000000',
      trial: null,
      failures_today: 3,
    },
    {
      slot: 'fire',
      remote: 'department',
      version: '0.1.0-22222222',
      before: null,
      trial: { version: '0.2.0-33333333', group: 'percent 5', until: '2026-02-01T00:00:00.000Z' },
      failures_today: 0,
    },
  ],
  failures: [
    {
      release_no: 7,
      slot: 'owner',
      version: '0.2.0-11111111',
      stage: 'entry',
      message: 'HTTP 404',
      times: 3,
      last_at: '2026-01-12T00:00:00.000Z',
    },
  ],
};

beforeEach(() =>
  api.replyWith(getMunicipality, {
    name: 'San Isidro',
    province: 'Maligaya',
    website: 'https://sanisidro-maligaya.example',
    hall: 'Municipal Hall',
    offices: [{ office: 'fire', title: { en: 'Bureau of Fire Protection', fil: 'Kawanihan ng Pamatay-Sunog' } }],
    barangays: [],
  }),
);

const findRow = async (table: string, text: string): Promise<HTMLElement> =>
  (await within(await screen.findByRole('table', { name: table })).findByText(text)).closest('tr') as HTMLElement;

test('the administrator sees which version serves which area, its health, its trial and its failures', async () => {
  api.replyWith(getServedRelease, SERVED_RELEASE);
  openRemote(createRoutes, '/administrator', ADDRESS);
  const owner = await findRow('Areas', 'Owners’ pages');
  expect(within(owner).getByText('0.2.0-11111111')).toBeVisible();
  expect(within(owner).getByText('Failed for 3 users')).toBeVisible();
  expect(within(owner).getByText('0.1.0-00000000')).toBeVisible();
  const fire = await findRow('Areas', 'Bureau of Fire Protection');
  expect(within(fire).getByText('0.1.0-22222222')).toBeVisible();
  expect(within(fire).getByText('0.2.0-33333333 for percent 5')).toBeVisible();
  expect(within(fire).getByText('No failures')).toBeVisible();
  const failure = await findRow('Reported failures', 'HTTP 404');
  expect(within(failure).getByText('The area did not load, or was altered')).toBeVisible();
  expect(screen.getByText('Signed')).toBeVisible();
  await userEvent.click(screen.getByText('For the platform team'));
  expect(screen.getByText(SERVED_RELEASE.signed_with ?? '')).toBeVisible();
});

test('pages run from sources show that no release is served', async () => {
  api.replyWith(getServedRelease, { release_no: null, composed_at: null, signed_with: null, slots: [], failures: [] });
  openRemote(createRoutes, '/administrator', ADDRESS);
  expect((await screen.findAllByText(/No release is in use/))[0]).toBeVisible();
  expect(screen.getByText('No failures were reported by browsers.')).toBeVisible();
});
