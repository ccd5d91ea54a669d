import { listClearances, listColleagues } from '@ebpls/contracts';
import { aUser, fakeApi, open } from '@ebpls/testing-web';
import { screen } from '@testing-library/react';

import { createRoutes } from './routes.tsx';

const api = fakeApi();

test('a barangay has its dashboard, its desk with what belongs to it, and its account', () => {
  expect(createRoutes({ base: '/barangay' }).flatMap(({ path }) => path ?? [])).toEqual([
    'dashboard',
    'request/clearances',
    'request/appeals',
    'request/appeals/:appeal_no',
    'request/sanctions',
    'request/sanctions/:sanction_no',
    'request/map',
    'request/visits',
    'request/visits/:inspection_no',
    'field',
    'request/checklist',
    'request/conditions',
    'request/templates',
    'request/views',
    'account',
  ]);
});

test('a barangay works on its own queue', async () => {
  api.answers(listClearances, { data: [], next_cursor: null, counts: { open: 0 } });
  api.answers(listColleagues, { data: [] });
  open(createRoutes, '/barangay', '/barangay/request/clearances?view=mine', {
    session: aUser({ roles: [{ id: 101, name: 'barangay-bagong-silang' }] }),
  });
  expect(await screen.findByRole('heading', { name: 'You hold no case' })).toBeVisible();
  expect(api.asked(listClearances)[0]?.query['view']).toBe('mine');
});
