import { listClearances } from '@ebpls/contracts';
import { aUser, fakeApi, open } from '@ebpls/testing-web';
import { screen } from '@testing-library/react';

import { createRoutes } from './routes.tsx';

const api = fakeApi();

test('a barangay has only its dashboard, its desk and its account', () => {
  expect(createRoutes({ base: '/barangay' }).flatMap(({ path }) => path ?? [])).toEqual([
    'dashboard',
    'request/clearances',
    'account',
  ]);
});

test('a barangay works on its own queue', async () => {
  api.answers(listClearances, { data: [], next_cursor: null, counts: { open: 0 } });
  open(createRoutes, '/barangay', '/barangay/request/clearances?view=mine', {
    session: aUser({ roles: [{ id: 101, name: 'barangay-bagong-silang' }] }),
  });
  expect(await screen.findByRole('heading', { name: 'You hold no case' })).toBeVisible();
  expect(api.asked(listClearances)[0]?.query['view']).toBe('mine');
});
