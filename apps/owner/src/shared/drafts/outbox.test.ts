import { forgetOffline, enableOffline, clearTabs, offlineStore } from '@ebpls/api-client';
import { saveCompanyDraft } from '@ebpls/contracts';
import { holdDraft, setTypedValues } from '@ebpls/rules';
import { createUser, createFakeApi } from '@ebpls/testing-web';

import { saveHeldDraft, resumeHeld } from './stored-drafts.ts';
import { openOutbox, sendOutbox, showDraft } from './outbox.ts';

const api = createFakeApi();
const PLACE = 'draft 7 SI-000114';
const SENDABLE = { to: { kind: 'company', company_code: 'SI-000114' }, shape: {} } as const;
const AT = '2026-01-12T02:42:00.000Z';
const createTypedDraft = (answers: Record<string, string>) =>
  setTypedValues(
    holdDraft({ draft_revision: 3, saved_at: AT, parts: { place: { street: '', zip: '' } } }),
    {},
    { part: 'place', values: { street: '', zip: '', ...answers } },
  );

async function signOut(): Promise<void> {
  clearTabs();
  await forgetOffline('all');
}

beforeEach(() => enableOffline(createUser({ id: 7 })));
afterEach(signOut);

test('a waiting draft is counted by its answers, sent with its base revision, and removed', async () => {
  saveHeldDraft(PLACE, createTypedDraft({ street: 'Purok 9', zip: '4299' }), SENDABLE);
  expect(offlineStore.getState().pendingCount).toBe(2);
  api.replyWith(saveCompanyDraft, { saved_at: AT, draft_revision: 4 });
  await sendOutbox();
  expect(api.listRequests(saveCompanyDraft)).toMatchObject([
    { body: { section: 'place', values: { street: 'Purok 9', zip: '4299' }, draft_revision: 3 } },
  ]);
  expect(offlineStore.getState().pendingCount).toBe(0);
  await sendOutbox();
  expect(api.listRequests(saveCompanyDraft)).toHaveLength(1);
});

test('a draft that another device changed is not overwritten: it waits for its form', async () => {
  saveHeldDraft(PLACE, createTypedDraft({ street: 'Purok 9' }), SENDABLE);
  api.refuseWith(saveCompanyDraft, { code: 'conflict', message: 'Saved meanwhile.', present: { draft_revision: 5 } });
  await sendOutbox();
  expect(offlineStore.getState().pendingCount).toBe(1);
  expect(resumeHeld(PLACE)).toMatchObject({ present: { draft_revision: 3 }, typed: ['place/street'] });
});

test('a save whose answer was lost counts as saved when the server has it', async () => {
  saveHeldDraft(PLACE, createTypedDraft({ street: 'Purok 9', zip: '4299' }), SENDABLE);
  const present = { draft: { place: { zip: '4299', street: 'Purok 9' } }, draft_revision: 4, saved_at: AT };
  api.refuseWith(saveCompanyDraft, { code: 'conflict', message: 'Saved meanwhile.', present });
  await sendOutbox();
  expect(offlineStore.getState().pendingCount).toBe(0);
});

test('an open form sends its own draft; the outbox sends the rest after the form is left', async () => {
  const leave = showDraft(PLACE);
  saveHeldDraft(PLACE, createTypedDraft({ street: 'Purok 9' }), SENDABLE);
  await sendOutbox();
  expect(api.listRequests(saveCompanyDraft)).toHaveLength(0);
  api.replyWith(saveCompanyDraft, { saved_at: AT, draft_revision: 4 });
  leave();
  await sendOutbox();
  expect(api.listRequests(saveCompanyDraft)).toHaveLength(1);
});

test('a form that is open in another tab sends its own draft, and the outbox sends it once it is closed there', async () => {
  const otherKeys = new Set([`ebpls.form ${PLACE}`]);
  const request = async (name: string, ...args: unknown[]) => {
    const work = args.at(-1) as (lock: object | null) => unknown;
    return work(otherKeys.has(name) ? null : {});
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  try {
    saveHeldDraft(PLACE, createTypedDraft({ street: 'Purok 9' }), SENDABLE);
    api.replyWith(saveCompanyDraft, { saved_at: AT, draft_revision: 4 });
    await sendOutbox();
    expect([api.listRequests(saveCompanyDraft).length, offlineStore.getState().pendingCount]).toEqual([0, 1]);
    otherKeys.clear();
    await sendOutbox();
    expect([api.listRequests(saveCompanyDraft).length, offlineStore.getState().pendingCount]).toEqual([1, 0]);
  } finally {
    Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  }
});

test('the return of the connection sends the drafts, and after a sign-out nothing is stored or sent', async () => {
  api.failOffline(saveCompanyDraft);
  const close = openOutbox();
  saveHeldDraft(PLACE, createTypedDraft({ street: 'Purok 9' }), SENDABLE);
  window.dispatchEvent(new Event('online'));
  await sendOutbox();
  expect(offlineStore.getState().pendingCount).toBe(1);
  await signOut();
  expect([offlineStore.getState().pendingCount, resumeHeld(PLACE)]).toEqual([0, undefined]);
  saveHeldDraft(PLACE, createTypedDraft({ street: 'Purok 9' }), SENDABLE);
  expect(offlineStore.getState().pendingCount).toBe(0);
  close();
});
