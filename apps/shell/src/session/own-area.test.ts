import { useSession } from '@ebpls/remote-kit';
import { createUser } from '@ebpls/testing-web';

import { listMounts } from '../release/mounts.ts';
import { createSlot } from '../testing/create-slot.ts';
import { fetchOwnArea } from './own-area.ts';

const FIRE = createSlot('fire', { admits: ['fire'] });
const MOUNTS = listMounts({ slots: [FIRE, createSlot('docs', { admits: 'anyone' })] });

afterEach(() => history.replaceState({}, '', '/'));

test('the person’s own area loads after the opened page, and not when that page is in it', async () => {
  let resolveFirstView = (): void => undefined;
  const after = new Promise<void>((resolve) => {
    resolveFirstView = resolve;
  });
  const fetch = jest.fn();
  history.replaceState({}, '', '/docs/welcome');
  fetchOwnArea(MOUNTS, { after, fetch });
  useSession.setState({ status: 'signed_in', user: createUser({ roles: [{ id: 4, name: 'fire' }] }) });
  await Promise.resolve();
  expect(fetch).not.toHaveBeenCalled();
  resolveFirstView();
  await after;
  expect(fetch).toHaveBeenCalledWith(FIRE);
  fetch.mockClear();
  history.replaceState({}, '', '/fire/dashboard');
  fetchOwnArea(MOUNTS, { after, fetch });
  await after;
  expect(fetch).not.toHaveBeenCalled();
});
