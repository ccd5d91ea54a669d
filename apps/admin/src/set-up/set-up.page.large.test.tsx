import {
  type ReplyBody,
  closeBarangay,
  getMunicipality,
  getMunicipalityDetails,
  getSetUp,
  importBarangays,
  type KeptBarangay,
  listBarangays,
  LIVE_CHECKS,
  listOrdinances,
  previewBarangayRecode,
  recodeBarangays,
  saveMunicipality,
  SET_UP_STEPS,
  startFirstDraft,
  tryGateway,
  sendTestMail,
} from '@ebpls/contracts';
import { useLocalGovernment, useNotices } from '@ebpls/remote-kit';
import { createFakeApi, createUser, getDayBox, openRemote } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';

const api = createFakeApi();
afterEach(() => useLocalGovernment.setState(useLocalGovernment.getInitialState(), true));
const session = createUser({ id: 50, roles: [{ id: 2, name: 'admin' }] });
const SETTINGS = '/administrator/settings';
const openSettingsPage = (page: string) =>
  openRemote(createRoutes, '/administrator', `${SETTINGS}/${page}`, { session });
/** Without the byte order mark, like every reader of text. */
const readText = (file: Blob | undefined): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    if (file) reader.readAsText(file);
  });
const listNotices = () => useNotices.getState().notices.map(({ text }) => text);

const setUp = (doneSteps: readonly string[]): ReplyBody<typeof getSetUp> => ({
  steps: SET_UP_STEPS.map((step) => ({ step, is_done: doneSteps.includes(step), why: `Why ${step}.` })),
  checks: LIVE_CHECKS.map((check) => ({
    check,
    is_done: doneSteps.includes(check),
    is_optional: check === 'forms',
    why: `Why ${check}.`,
  })),
  ordinance_version_id: null,
  is_mail_waiting: false,
  takes_online_payments: true,
});
const details: ReplyBody<typeof getMunicipalityDetails> = {
  name: '',
  province: '',
  region: '',
  zip: '',
  hall: '',
  website: '',
  lat: 12.8797,
  lng: 121.774,
  reach_km: 900,
  series_prefix: 'BN',
  is_prefix_used: false,
  seal: null,
};

const BARANGAYS: KeptBarangay[] = [
  {
    brgycode: '9990101015',
    name: 'Silangan',
    lat: 13.25,
    lng: 123.45,
    former_codes: ['1234567015'],
    businesses: 12,
    staff: 1,
    open_applications: 2,
    can_close: false,
  },
  {
    brgycode: '9990101099',
    name: 'Mali',
    lat: 13.25,
    lng: 123.45,
    former_codes: [],
    businesses: 0,
    staff: 0,
    open_applications: 0,
    can_close: true,
  },
];

test('each step shows its state and links to its page; below, the other missing settings are a list', async () => {
  api.replyWith(getSetUp, setUp(['municipality', 'seal', 'cashier']));
  openSettingsPage('set-up');
  const steps = within(await screen.findByRole('list', { name: 'Steps' }));
  expect(screen.getByText('2 of 8 steps done')).toBeVisible();
  expect(steps.getAllByText('Done')).toHaveLength(2);
  expect(steps.getByRole('link', { name: 'Barangays' })).toHaveAttribute('href', `${SETTINGS}/barangays`);
  expect(steps.getByRole('link', { name: 'Revenue code' })).toHaveAttribute('href', `${SETTINGS}/revenue-code`);
  const missing = within(screen.getByRole('list', { name: 'Required before going live' }));
  expect(missing.getByText('Steps remaining in the list above: 6.')).toBeVisible();
  expect(missing.queryByText('Why barangays.')).toBeNull();
  expect(missing.queryByText('Why cashier.')).toBeNull();
  expect(missing.getAllByRole('listitem')).toHaveLength(LIVE_CHECKS.length);
});

test('a gateway and a mail server without a successful test are not confirmed, other open steps are missing', async () => {
  api.replyWith(getSetUp, setUp([]));
  openSettingsPage('set-up');
  const steps = within(await screen.findByRole('list', { name: 'Steps' }));
  const readStep = (why: string) => steps.getByText(why).closest('li');
  for (const step of ['gateway', 'mail']) expect(readStep(`Why ${step}.`)).toHaveTextContent('Not confirmed');
  expect(readStep('Why seal.')).toHaveTextContent('Missing');
});

test('a municipality without missing settings reads so', async () => {
  api.replyWith(getSetUp, setUp([...SET_UP_STEPS, ...LIVE_CHECKS]));
  openSettingsPage('set-up');
  expect(await screen.findByText('All items are complete')).toBeVisible();
});

test('a municipality that lacks only an optional setting is ready, and the setting is marked optional', async () => {
  api.replyWith(getSetUp, setUp([...SET_UP_STEPS, ...LIVE_CHECKS].filter((one) => one !== 'forms')));
  openSettingsPage('set-up');
  expect(await screen.findByText('All items are complete')).toBeVisible();
  const [row, ...more] = within(screen.getByRole('list', { name: 'Required before going live' })).getAllByRole(
    'listitem',
  );
  expect(row).toHaveTextContent('Why forms.');
  expect(within(row as HTMLElement).getByText('Optional')).toBeVisible();
  expect(more).toEqual([]);
});

test('gateway and mail are tried by a button, each with its verdict', async () => {
  api.replyWith(getSetUp, setUp([]));
  api.replyWith(tryGateway, { is_done: false, verdict: 'The gateway did not accept our test: status 403.' });
  api.replyWith(sendTestMail, { to: 'admin@hall.example' });
  const user = userEvent.setup();
  openSettingsPage('set-up');
  await user.click(await screen.findByRole('button', { name: 'Test the gateway' }));
  await waitFor(() => expect(listNotices()).toContain('The gateway did not accept our test: status 403.'));
  await user.click(screen.getByRole('button', { name: 'Send a test e-mail' }));
  await waitFor(() => expect(listNotices()).toContain('The e-mail is being sent.'));
});

test('where online payment is off no gateway can be tried', async () => {
  api.replyWith(getSetUp, { ...setUp(['gateway']), takes_online_payments: false });
  openSettingsPage('set-up');
  expect(await screen.findByRole('button', { name: 'Send a test e-mail' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Test the gateway' })).toBeNull();
});

test('the municipality is named; an error is shown at its field and nothing is sent', async () => {
  api.replyWith(getMunicipalityDetails, details);
  api.replyWith(saveMunicipality, { ...details, name: 'Santa Rosa' });
  const user = userEvent.setup();
  openSettingsPage('municipality');
  await user.type(await screen.findByLabelText('Name'), 'Santa Rosa');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByLabelText('Kind of local government')).toBeInvalid());
  await user.selectOptions(screen.getByLabelText('Kind of local government'), 'Municipality');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByLabelText('Province')).toBeInvalid());
  expect(api.listRequests(saveMunicipality)).toHaveLength(0);
  const input = {
    Province: 'Samar',
    'ZIP code': '6701',
    'Address of the municipal hall': 'Poblacion',
    'Latitude of the municipal hall': '11.78',
    'Longitude of the municipal hall': '124.88',
    'Maximum distance of a business from the municipal hall, in km': '12',
  };
  for (const [label, text] of Object.entries(input)) {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
  }
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(listNotices()).toContain('The details of the municipality were saved.'));
  expect(api.listRequests(saveMunicipality).map(({ body }) => body)).toMatchObject([
    { government: 'MUNICIPALITY', name: 'Santa Rosa', lat: '11.78', reach_km: '12', series_prefix: 'BN' },
  ]);
});

test('a city may have no province, and the pages call it a city as soon as it is saved', async () => {
  const savedDetails = {
    ...details,
    name: 'Tubigan',
    zip: '9921',
    hall: 'Poblacion',
    reach_km: 12,
    government: 'CITY',
  } as const;
  api.replyWith(getMunicipalityDetails, { ...savedDetails, government: 'MUNICIPALITY' });
  api.replyWith(saveMunicipality, savedDetails);
  const user = userEvent.setup();
  openSettingsPage('municipality');
  await user.selectOptions(await screen.findByLabelText('Kind of local government'), 'City');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(listNotices()).toContain('The details of the city were saved.'));
  expect(api.listRequests(saveMunicipality).map(({ body }) => body)).toMatchObject([
    { government: 'CITY', province: '' },
  ]);
  expect(screen.getByLabelText('Address of the city hall')).toHaveValue('Poblacion');
  const options = within(screen.getByLabelText('Kind of local government')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Choose',
    'Municipality',
    'Municipality in Metro Manila',
    'City',
  ]);
});

test('a file with wrong rows names each of them, and a correct one shows its result', async () => {
  api.replyWith(listBarangays, { data: BARANGAYS });
  api.refuseWith(importBarangays, {
    code: 'invalid',
    message: 'Please check.',
    fields: { 'rows.3.brgycode': ['This is not a valid ten-digit barangay code.'] },
  });
  const user = userEvent.setup();
  openSettingsPage('barangays');
  const field = await screen.findByLabelText('File with PSGC rows');
  await user.upload(field, new File(['a'], 'psgc.csv', { type: 'text/csv' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Row 3, 10-digit PSGC: This is not a valid ten-digit barangay code.',
  );
  api.replyWith(importBarangays, { added: 16, changed: 0 });
  await user.upload(screen.getByLabelText('File with PSGC rows'), new File(['a'], 'psgc.csv', { type: 'text/csv' }));
  await waitFor(() => expect(listNotices()).toContain('Barangays added: 16. Barangays changed: 0.'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('new codes are shown with what belongs to each, and changed after a second question alone', async () => {
  api.replyWith(listBarangays, { data: BARANGAYS });
  api.replyWith(previewBarangayRecode, {
    changes: [
      {
        former_code: '9990101015',
        brgycode: '1880902015',
        name: 'Silangan',
        former_name: 'Silangan',
        proposed_by: 'SAME_NAME',
        is_merge: false,
        businesses: 12,
        staff: 1,
        open_applications: 2,
      },
    ],
    unmatched: [{ brgycode: '1880902099', name: 'Bago' }],
  });
  api.replyWith(recodeBarangays, { recoded: 1, merged: 0, businesses: 12, staff: 1, open_applications: 2 });
  const user = userEvent.setup();
  openSettingsPage('barangays');
  const field = await screen.findByLabelText('File of old and new codes');
  await user.upload(field, new File(['a'], 'codes.csv', { type: 'text/csv' }));
  const table = await screen.findByRole('table', { name: 'Preview of changes' });
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent('Silangan (same name)999010101518809020151212');
  expect(screen.getByText(/Rows with new barangays: 1\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change 1 code' }));
  expect(api.listRequests(recodeBarangays)).toHaveLength(0);
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/^These records .* businesses 12, staff 1, open applications 2\./)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Change 1 code' }));
  await waitFor(() => expect(listNotices()).toContain('Codes changed: 1. Barangays merged: 0.'));
  expect(api.listRequests(recodeBarangays).map(({ body }) => body)).toEqual([
    { changes: [{ former_code: '9990101015', brgycode: '1880902015', name: 'Silangan' }] },
  ]);
});

test('a barangay is found by a code that it had before, and one that nothing refers to is closed', async () => {
  api.replyWith(listBarangays, { data: BARANGAYS });
  api.replyWith(closeBarangay, { closed: true });
  const user = userEvent.setup();
  openSettingsPage('barangays');
  await user.type(await screen.findByRole('searchbox'), '1234567015');
  const table = screen.getByRole('table', { name: 'Barangays' });
  expect(within(table).getAllByRole('row')).toHaveLength(2);
  expect(within(table).getByText('Silangan')).toBeVisible();
  await user.clear(screen.getByRole('searchbox'));
  expect(screen.queryByRole('button', { name: 'Close Silangan' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close Mali' }));
  await user.click(await screen.findByRole('button', { name: 'Close the barangay' }));
  await waitFor(() => expect(listNotices()).toContain('Mali was closed.'));
});

test('the file of people can be had with a row for each desk, to fill in', async () => {
  api.replyWith(getMunicipality, {
    name: 'Santa Rosa',
    province: 'Samar',
    website: '',
    hall: 'Poblacion',
    offices: [{ office: 'fire', title: { en: 'Bureau of Fire Protection', fil: 'Bureau of Fire Protection' } }],
    barangays: [{ role_name: 'barangay-pena-blanca', name: 'Peña Blanca' }],
    has_tools: false,
  });
  const savedFiles: Blob[] = [];
  URL.createObjectURL = (file) => `blob:${savedFiles.push(file as Blob)}`;
  openSettingsPage('staff');
  await userEvent.click(await screen.findByRole('button', { name: 'Blank template' }));
  expect(await readText(savedFiles[0])).toBe(
    [
      '"First name","Last name","Email","Office","Head of office","Language"',
      '"","","","fire","",""',
      '"","","","Barangay Peña Blanca","",""',
      '',
    ].join('\r\n'),
  );
});

test('without a revenue code the first draft begins from the starter code', async () => {
  api.replyWith(listOrdinances, { data: [] });
  api.replyWith(startFirstDraft, { ordinance_version_id: 7 });
  const user = userEvent.setup();
  openSettingsPage('revenue-code');
  await user.click(await screen.findByRole('button', { name: 'Start from the sample code' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Title'), 'Revenue Code of 2026');
  await user.type(dialog.getByLabelText('Short name of the version'), 'SR-2026');
  await user.type(getDayBox('In effect from', dialog), '2026-01-01');
  await user.click(dialog.getByRole('button', { name: 'Start from the sample code' }));
  await waitFor(() =>
    expect(api.listRequests(startFirstDraft).map(({ body }) => body)).toEqual([
      { title: 'Revenue Code of 2026', version: 'SR-2026', effective_on: '2026-01-01' },
    ]),
  );
});
