import type { HttpHandler } from 'msw';

import { createDemoServer } from '../shared/mock/demo-server.ts';
import { DEMO_PASSWORD, DEMO_USER, signInToDemo } from '../shared/mock/demo-session.ts';
import { resetDemo } from '../shared/mock/demo-store.ts';
import { HANDLERS as ACCOUNT } from './account/account-mock.ts';
import { HANDLERS as EDITORS } from './editors/drafts-mock.ts';
import { HANDLERS as FORMS } from './forms/basic-form.ts';

afterEach(() => resetDemo());

const callDemo = createDemoServer([...ACCOUNT, ...EDITORS, ...FORMS] as HttpHandler[]);
const PROFILE = { firstName: 'Ligaya', lastName: 'Reyes', email: 'ligaya@example.com', country: 'Philippines' };
const FORM = { firstName: 'Ana', lastName: 'Cruz', email: 'ana@example.com', password: '1234567', policy: true };

/** Specification section 7, what of the list of template calls this folder answers: path, payload, envelope. */
test.each([
  ['/api/account/login', { email: DEMO_USER.email, password: DEMO_PASSWORD }, ['accessToken', 'user']],
  ['/api/account/me', undefined, ['user']],
  ['/api/account/profile', PROFILE, ['user']],
  ['/api/account/settings', undefined, ['settings']],
  ['/api/account/subscription', undefined, ['subscription']],
  ['/api/search?query=market', undefined, ['results']],
  ['/api/notifications', undefined, ['notifications']],
  ['/api/notifications/mark-all-as-read', {}, ['notifications']],
  ['/api/forms/basic', FORM, ['registered']],
  ['/api/editors/draft?editor=quill', undefined, ['html']],
  ['/api/editors/draft', { editor: 'quill', html: '<p>a</p>' }, ['html']],
])('%s with %j answers %j', async (address, json, envelope) => {
  const answer = await callDemo<object>(address, { json, token: await signInToDemo() });
  expect(Object.keys(answer)).toEqual(envelope);
});

test.each(['me', 'settings', 'subscription'])('account/%s wants a token', async (path) => {
  await expect(callDemo(`/api/account/${path}`)).rejects.toMatchObject({
    status: 401,
    message: 'Authorization token missing',
  });
  await expect(callDemo(`/api/account/${path}`, { token: 'nonsense' })).rejects.toMatchObject({
    status: 401,
    message: 'Invalid authorization token',
  });
});

test('the profile requires a token and its required fields, and changes the account', async () => {
  await expect(callDemo('/api/account/profile', { json: PROFILE })).rejects.toMatchObject({ status: 401 });
  const token = await signInToDemo();
  await expect(callDemo('/api/account/profile', { token, json: { ...PROFILE, country: ' ' } })).rejects.toMatchObject({
    status: 400,
  });
  await callDemo('/api/account/profile', { token, json: { ...PROFILE, id: 'demo-2', role: 'king' } });
  expect(await callDemo('/api/account/me', { token })).toEqual({
    user: { ...DEMO_USER, ...PROFILE, name: 'Ligaya Reyes' },
  });
});

test('a search takes a second and a half and looks through names and descriptions', async () => {
  const startedAt = performance.now();
  const { results } = await callDemo<{ results: { title: string }[] }>('/api/search?query=PARCELS');
  expect(performance.now() - startedAt).toBeGreaterThan(1400);
  expect(results.map(({ title }) => title)).toEqual(['Maligaya bus terminal']);
});

test('there is a notification of each kind until all are read', async () => {
  const { notifications } = await callDemo<{ notifications: { type: string }[] }>('/api/notifications');
  expect(notifications.map(({ type }) => type)).toEqual(['order_placed', 'new_message', 'item_shipped']);
  await callDemo('/api/notifications/mark-all-as-read', { json: {} });
  expect(await callDemo('/api/notifications')).toEqual({ notifications: [] });
});

test.each([{ password: '123456' }, { policy: false }, { firstName: '' }])(
  'a form with %j is refused',
  async (wrong) => {
    await expect(callDemo('/api/forms/basic', { json: { ...FORM, ...wrong } })).rejects.toMatchObject({ status: 400 });
  },
);

test('a draft is stored by editor, reduced to its formatting', async () => {
  await callDemo('/api/editors/draft', { json: { editor: 'quill', html: '<p>a<script>x()</script></p>' } });
  expect(await callDemo('/api/editors/draft?editor=quill')).toEqual({ html: '<p>a</p>' });
  expect(await callDemo<{ html: string }>('/api/editors/draft?editor=tiptap')).toMatchObject({
    html: expect.stringContaining('closed on Friday'),
  });
  await expect(callDemo('/api/editors/draft?editor=word')).rejects.toMatchObject({ status: 404 });
});
