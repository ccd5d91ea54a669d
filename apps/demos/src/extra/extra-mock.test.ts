import type { HttpHandler } from 'msw';

import { demoServer } from '../shared/mock/demo-server.ts';
import { DEMO_PASSWORD, DEMO_USER, signInToDemo } from '../shared/mock/demo-session.ts';
import { resetDemo } from '../shared/mock/demo-store.ts';
import { HANDLERS as ACCOUNT } from './account/account-mock.ts';
import { HANDLERS as EDITORS } from './editors/drafts-mock.ts';
import { HANDLERS as FORMS } from './forms/basic-form.ts';

afterEach(() => resetDemo());

const ask = demoServer([...ACCOUNT, ...EDITORS, ...FORMS] as HttpHandler[]);
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
  const answer = await ask<object>(address, { json, token: await signInToDemo() });
  expect(Object.keys(answer)).toEqual(envelope);
});

test.each(['me', 'settings', 'subscription'])('account/%s wants a token', async (path) => {
  await expect(ask(`/api/account/${path}`)).rejects.toMatchObject({
    status: 401,
    message: 'Authorization token missing',
  });
  await expect(ask(`/api/account/${path}`, { token: 'nonsense' })).rejects.toMatchObject({
    status: 401,
    message: 'Invalid authorization token',
  });
});

test('the profile wants a token and its required fields, and changes what the account says', async () => {
  await expect(ask('/api/account/profile', { json: PROFILE })).rejects.toMatchObject({ status: 401 });
  const token = await signInToDemo();
  await expect(ask('/api/account/profile', { token, json: { ...PROFILE, country: ' ' } })).rejects.toMatchObject({
    status: 400,
  });
  await ask('/api/account/profile', { token, json: { ...PROFILE, id: 'demo-2', role: 'king' } });
  expect(await ask('/api/account/me', { token })).toEqual({
    user: { ...DEMO_USER, ...PROFILE, name: 'Ligaya Reyes' },
  });
});

test('a search takes a second and a half and looks through names and descriptions', async () => {
  const begun = performance.now();
  const { results } = await ask<{ results: { title: string }[] }>('/api/search?query=PARCELS');
  expect(performance.now() - begun).toBeGreaterThan(1400);
  expect(results.map(({ title }) => title)).toEqual(['Maligaya bus terminal']);
});

test('there is a notification of each kind until all are read', async () => {
  const { notifications } = await ask<{ notifications: { type: string }[] }>('/api/notifications');
  expect(notifications.map(({ type }) => type)).toEqual(['order_placed', 'new_message', 'item_shipped']);
  await ask('/api/notifications/mark-all-as-read', { json: {} });
  expect(await ask('/api/notifications')).toEqual({ notifications: [] });
});

test.each([{ password: '123456' }, { policy: false }, { firstName: '' }])(
  'a form with %j is refused',
  async (wrong) => {
    await expect(ask('/api/forms/basic', { json: { ...FORM, ...wrong } })).rejects.toMatchObject({ status: 400 });
  },
);

test('a draft is kept by editor, with nothing in it but formatting', async () => {
  await ask('/api/editors/draft', { json: { editor: 'quill', html: '<p>a<script>x()</script></p>' } });
  expect(await ask('/api/editors/draft?editor=quill')).toEqual({ html: '<p>a</p>' });
  expect(await ask<{ html: string }>('/api/editors/draft?editor=tiptap')).toMatchObject({
    html: expect.stringContaining('closed on Friday'),
  });
  await expect(ask('/api/editors/draft?editor=word')).rejects.toMatchObject({ status: 404 });
});
