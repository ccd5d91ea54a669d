import { webcrypto } from 'node:crypto';

import { closeWorkKeys, onWorkKeyNeeded, openWork } from '@ebpls/api-client';
import { type ReplyBody, getFieldVisits, reportVisit, sendVisitPhoto, VisitReport } from '@ebpls/contracts';
import { createFakeApi, openRemote } from '@ebpls/testing-web';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';

import { createFieldVisit, joel } from '../../../test/cases.ts';
import { visitsRoutes } from '../../routes.ts';

/** The browser's database, which this one does not have. */
const mockWorks = new Map<string, unknown>();
jest.mock('idb-keyval', () => ({
  createStore: () => 'store',
  get: async (name: string) => mockWorks.get(name),
  set: async (name: string, value: unknown) => void mockWorks.set(name, value),
  setMany: async () => undefined,
  del: async (name: string) => void mockWorks.delete(name),
  delMany: async () => undefined,
  keys: async () => [],
  entries: async () => [...mockWorks],
  clear: async () => undefined,
}));

const api = createFakeApi();
const TODAY: ReplyBody<typeof getFieldVisits> = {
  day: '2026-01-14',
  items: [
    { item_code: 'FIRE01', question: 'The exits are free.' },
    { item_code: 'FIRE02', question: 'Extinguishers are full.' },
  ],
  data: [
    createFieldVisit(),
    createFieldVisit({
      inspection_no: 'INS-2026-00002',
      company_name: 'Aling Nena Bakery',
      is_again: true,
      earlier_findings: 'The exit was blocked.',
    }),
  ],
};
const REPORT_REPLY = { inspection_no: 'INS-2026-00001', outcome: 'TAKEN' as const, message: 'Recorded.' };

beforeAll(() => {
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
});
beforeEach(() => {
  onWorkKeyNeeded(() => Promise.reject(new Error('no key in this test')));
  mockWorks.clear();
  localStorage.clear();
  api.replyWith(getFieldVisits, TODAY);
  api.replyWith(reportVisit, REPORT_REPLY);
});
const openField = (query = '') => openRemote(() => visitsRoutes(), '/fire', `/fire/field${query}`, { session: joel });

async function answer(question: string, value: string): Promise<void> {
  await userEvent.click(within(screen.getByRole('group', { name: question })).getByLabelText(value));
}

function sign(): void {
  const field = screen.getByRole('img', { name: 'Not signed yet' });
  field.getBoundingClientRect = () => ({ left: 0, top: 0, width: 500, height: 200 }) as DOMRect;
  fireEvent(field, new MouseEvent('pointerdown', { clientX: 10, clientY: 10, bubbles: true }));
  fireEvent(field, new MouseEvent('pointermove', { clientX: 200, clientY: 100, bubbles: true }));
  fireEvent(field, new MouseEvent('pointerup', { bubbles: true }));
}

async function fillPassed(): Promise<void> {
  await answer('Result of the visit', 'Passed');
  await answer('The exits are free.', 'Complies');
  await answer('Extinguishers are full.', 'Does not apply');
  await userEvent.type(screen.getByLabelText('Person met'), 'Ana Villarin');
  sign();
}

const finish = () => userEvent.click(screen.getByRole('button', { name: 'Finish the visit' }));

test('the day is a list by barangay; an earlier visit shows its findings', async () => {
  openField();
  expect(await screen.findByRole('link', { name: 'Matibay Hardware' })).toHaveAttribute(
    'href',
    '/fire/field?visit=INS-2026-00001',
  );
  expect(screen.getByText('Second visit')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Aling Nena Bakery' }));
  expect(await screen.findByText('The exit was blocked.')).toBeVisible();
});

test('a finished visit is sent with its signature, and the list shows that it is recorded', async () => {
  openField('?visit=INS-2026-00001');
  await screen.findByRole('heading', { name: 'Matibay Hardware' });
  await fillPassed();
  await finish();
  expect(await screen.findByText('Recorded')).toBeVisible();
  // The sent body matches the contract.
  expect(v.safeParse(VisitReport, api.listRequests(reportVisit)[0]?.body).issues).toBeUndefined();
  expect(api.listRequests(reportVisit)[0]).toMatchObject({
    params: { inspection_no: 'INS-2026-00001' },
    body: {
      scheduled_at: '2026-01-14T01:00:00.000Z',
      result: 'PASSED',
      checklist: [
        { item_code: 'FIRE01', answer: 'COMPLIANT' },
        { item_code: 'FIRE02', answer: 'NOT_APPLICABLE' },
      ],
      met_name: 'Ana Villarin',
      signature: [
        [
          [20, 20],
          [400, 200],
        ],
      ],
      place: null,
    },
  });
});

test('a missing entry is shown at its field, and nothing is stored as finished', async () => {
  openField('?visit=INS-2026-00001');
  await screen.findByRole('heading', { name: 'Matibay Hardware' });
  await finish();
  expect(await screen.findByText('Please choose the result of the visit.')).toBeVisible();
  await answer('Result of the visit', 'Failed, correction required');
  await finish();
  expect(await screen.findByText('Please mark the items that do not comply, or enter the findings.')).toBeVisible();
  await answer('The exits are free.', 'Does not comply');
  await finish();
  expect(await screen.findByText('Please enter the name of the person you met.')).toBeVisible();
  expect(api.listRequests(reportVisit)).toEqual([]);
});

test('a refused visit needs its remark alone, and is sent with it', async () => {
  openField('?visit=INS-2026-00001');
  await screen.findByRole('heading', { name: 'Matibay Hardware' });
  await answer('Result of the visit', 'The visit was refused');
  expect(screen.queryByRole('textbox', { name: 'Person met' })).toBeNull();
  await finish();
  expect(await screen.findByText('Please describe how the visit was refused, and by whom.')).toBeVisible();
  await userEvent.type(
    screen.getByRole('textbox', { name: /^How the visit was refused, and by whom/ }),
    'The owner closed the gate.',
  );
  await finish();
  await waitFor(() => expect(api.listRequests(reportVisit)).toHaveLength(1));
  expect(api.listRequests(reportVisit)[0]?.body).toMatchObject({
    result: 'REFUSED',
    findings: 'The owner closed the gate.',
    checklist: [],
    met_name: '',
    signature: [],
  });
});

test('without signal a visit waits here over a reload, and one key sends it once', async () => {
  api.failOffline(reportVisit);
  openField('?visit=INS-2026-00001');
  await screen.findByRole('heading', { name: 'Matibay Hardware' });
  await fillPassed();
  await finish();
  expect(await screen.findByText('1 visit report will be sent when you are online.')).toBeVisible();
  expect(screen.getByText('Waiting for connection')).toBeVisible();
  cleanup();

  api.replyWith(reportVisit, REPORT_REPLY);
  openField();
  expect(await screen.findByText('Recorded')).toBeVisible();
  const keys = api.listRequests(reportVisit).map(({ body }) => (body as { report_key: string }).report_key);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
});

test('a waiting visit is stored encrypted on the phone, and one of an older release is encrypted when it is read', async () => {
  onWorkKeyNeeded(async () => Buffer.alloc(32, 7).toString('base64'));
  api.failOffline(reportVisit);
  openField('?visit=INS-2026-00001');
  await screen.findByRole('heading', { name: 'Matibay Hardware' });
  await fillPassed();
  await finish();
  expect(await screen.findByText('1 visit report will be sent when you are online.')).toBeVisible();
  cleanup();
  const [[place, storedWork]] = [...mockWorks] as [[string, unknown]];
  expect(Object.keys(storedWork as object)).toEqual(['sealed_at', 'iv', 'data']);

  const work = await openWork(joel.id, place, storedWork);
  mockWorks.set(place, work?.value);
  openField();
  expect(await screen.findByText('1 visit report will be sent when you are online.')).toBeVisible();
  await waitFor(() => expect(mockWorks.get(place)).toHaveProperty('sealed_at'));
  await closeWorkKeys();
});

test('a second report is labelled so, and a refused one can be continued as another report', async () => {
  api.refuseWith(reportVisit, { code: 'conflict', message: 'This report was already sent for another visit.' });
  openField('?visit=INS-2026-00001');
  await screen.findByRole('heading', { name: 'Matibay Hardware' });
  await fillPassed();
  await finish();
  await userEvent.click(await screen.findByRole('link', { name: 'Matibay Hardware' }));
  expect(await screen.findByText('This report was already sent for another visit.')).toBeVisible();
  api.replyWith(reportVisit, { ...REPORT_REPLY, outcome: 'SECOND', message: 'Another report was there first.' });
  await userEvent.click(screen.getByRole('button', { name: 'Continue writing' }));
  await finish();
  expect(await screen.findByText('Another report was received first')).toBeVisible();
  const [first, second] = api.listRequests(reportVisit).map(({ body }) => (body as { report_key: string }).report_key);
  expect(first).not.toBe(second);
});

test('a photo without a position is stored and marked, and is sent before its report', async () => {
  openField('?visit=INS-2026-00001');
  await screen.findByRole('heading', { name: 'Matibay Hardware' });
  const picture = new File(['bytes'], 'exit.jpg', { type: 'image/jpeg' });
  await userEvent.upload(screen.getByLabelText(/Add a photo/), picture);
  expect(await screen.findByText('without location')).toBeVisible();
  api.failOffline(sendVisitPhoto);
  await fillPassed();
  await finish();
  expect(await screen.findByText('1 visit report will be sent when you are online.')).toBeVisible();
  expect(api.listRequests(reportVisit)).toEqual([]);
});

test('records of another account are neither shown nor sent', async () => {
  mockWorks.set('99 INS-2026-00009', {
    account: 99,
    visit: createFieldVisit({ inspection_no: 'INS-2026-00009', company_name: 'Somebody else' }),
    ready: {},
    kept_at: Date.now(),
    photos: [],
  });
  openField();
  await screen.findByRole('link', { name: 'Matibay Hardware' });
  expect(screen.queryByText('Somebody else')).not.toBeInTheDocument();
  await waitFor(() => expect(api.listRequests(reportVisit)).toEqual([]));
});
