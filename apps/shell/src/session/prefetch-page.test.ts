import { callEndpoint, clearPrefetches, saveToken } from '@ebpls/api-client';
import { listMyCompanies } from '@ebpls/contracts';
import { rememberSessionArea } from '@ebpls/remote-kit';
import { createFakeApi } from '@ebpls/testing-web';

import { prefetchPage } from './prefetch-page.ts';

const api = createFakeApi();
const PAGE = '/app/management/companies';

beforeEach(() => {
  saveToken(`h.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 600 }))}.s`);
  rememberSessionArea('user');
  document.body.innerHTML = `<script type="application/json" id="asks">{"${PAGE}":"${listMyCompanies.path}"}</script>`;
  api.replyWith(listMyCompanies, { data: [], next_cursor: null });
});
afterEach(() => {
  clearPrefetches();
  localStorage.clear();
  document.body.innerHTML = '';
});

test('the requests of the address’s page are sent once, before the page is loaded', async () => {
  prefetchPage(document, { pathname: PAGE, search: '' });
  await callEndpoint(listMyCompanies, { query: {} });
  expect(api.listRequests(listMyCompanies)).toHaveLength(1);
});

test.each([
  { pathname: `${PAGE}/create`, search: '' },
  { pathname: PAGE, search: '?search=store' },
])('nothing is requested for $pathname$search, which the release does not list', async (address) => {
  prefetchPage(document, address);
  await Promise.resolve();
  expect(api.listRequests(listMyCompanies)).toHaveLength(0);
});

test.each(['bplo', 'admin', 'fire', 'barangay', 'other'] as const)(
  'the browser of %s requests no figures of the owner, whose pages its guard closes',
  async (kind) => {
    rememberSessionArea(kind);
    prefetchPage(document, { pathname: PAGE, search: '' });
    await Promise.resolve();
    expect(api.listRequests(listMyCompanies)).toHaveLength(0);
  },
);
