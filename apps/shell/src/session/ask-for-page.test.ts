import { call, endAhead, keepToken } from '@ebpls/api-client';
import { listMyCompanies } from '@ebpls/contracts';
import { rememberSessionArea } from '@ebpls/remote-kit';
import { fakeApi } from '@ebpls/testing-web';

import { askForPage } from './ask-for-page.ts';

const api = fakeApi();
const PAGE = '/app/management/companies';

beforeEach(() => {
  keepToken(`h.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 600 }))}.s`);
  rememberSessionArea('user');
  document.body.innerHTML = `<script type="application/json" id="asks">{"${PAGE}":"${listMyCompanies.path}"}</script>`;
  api.answers(listMyCompanies, { data: [], next_cursor: null });
});
afterEach(() => {
  endAhead();
  localStorage.clear();
  document.body.innerHTML = '';
});

test('what the page of the address asks is asked once, before the page is here', async () => {
  askForPage(document, { pathname: PAGE, search: '' });
  await call(listMyCompanies, { query: {} });
  expect(api.asked(listMyCompanies)).toHaveLength(1);
});

test.each([
  { pathname: `${PAGE}/create`, search: '' },
  { pathname: PAGE, search: '?search=store' },
])('nothing is asked for what no page says of $pathname$search', async (address) => {
  askForPage(document, address);
  await Promise.resolve();
  expect(api.asked(listMyCompanies)).toHaveLength(0);
});

test.each(['bplo', 'admin', 'fire', 'barangay', 'other'] as const)(
  'the browser of %s asks for no figures of the owner, to whose pages its guard leads nobody',
  async (kind) => {
    rememberSessionArea(kind);
    askForPage(document, { pathname: PAGE, search: '' });
    await Promise.resolve();
    expect(api.asked(listMyCompanies)).toHaveLength(0);
  },
);
