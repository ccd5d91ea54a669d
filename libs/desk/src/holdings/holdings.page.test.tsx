import {
  type ReplyBody,
  downloadDocument,
  downloadHoldings,
  getHolding,
  getReference,
  listDocuments,
  listHoldings,
  getListChoice,
} from '@ebpls/contracts';
import { createReference, createUser, createFakeApi, openRemote } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRequirement } from '../../test/cases.ts';
import { holdingsRoutes } from '../routes.ts';

const api = createFakeApi();
const fire = createUser({ roles: [{ id: 4, name: 'fire' }] });
const engineering = createUser({ roles: [{ id: 6, name: 'engineering' }] });

function aHolding(overrides: Partial<ReplyBody<typeof getHolding>> = {}): ReplyBody<typeof getHolding> {
  return {
    company_code: 'SI-000114',
    company_name: 'Matibay Hardware',
    owner_name: 'Ernesto Villarin',
    barangay_name: 'Silangan',
    address: 'Purok 3, Silangan',
    lines: ['Hardware'],
    state: 'ACTIVE',
    standing: 'ACTIVE',
    permit_no: 'MP-2026-00045',
    assessment_code: 'APP-2026-000211',
    geo_lat: 13.25,
    geo_lng: 123.4,
    pin_elsewhere: null,
    ...overrides,
  };
}

beforeEach(() => {
  api.replyWith(getReference, createReference());
  api.replyWith(listHoldings, { data: [aHolding()], next_cursor: null });
  api.replyWith(getListChoice, { hidden: [], density: 'comfortable' });
  api.replyWith(getHolding, aHolding());
});

const at = (address: string) =>
  openRemote(() => holdingsRoutes({ hasFiles: true }), '/fire', `/fire/request/holdings/${address}`, { session: fire });

test('the register links to the place and to the papers of an establishment', async () => {
  at('list');
  const table = await screen.findByRole('table', { name: 'Holdings' });
  expect(within(table).getByRole('link', { name: /Matibay Hardware/ })).toHaveAttribute(
    'href',
    '/fire/request/holdings/location/view/SI-000114',
  );
  expect(within(table).getByRole('link', { name: 'Documents' })).toHaveAttribute(
    'href',
    '/fire/request/holdings/files/SI-000114/APP-2026-000211',
  );
});

test('the register is downloaded as a file, as it is listed', async () => {
  api.replyWith(getListChoice, { hidden: ['lines'], density: 'compact' });
  api.replyWithFile(downloadHoldings, 'a,b', 'holdings.csv');
  URL.createObjectURL = () => 'blob:holdings';
  URL.revokeObjectURL = () => {};
  at('list?search=Matibay&sort=business');
  await userEvent.click(await screen.findByRole('button', { name: 'CSV file' }));
  await waitFor(() =>
    expect(api.listRequests(downloadHoldings)[0]?.query).toEqual({
      search: 'Matibay',
      sort: 'business',
      format: 'csv',
      hidden: 'lines',
    }),
  );
});

test('engineering has no files page and no link to one', async () => {
  openRemote(() => holdingsRoutes({ hasFiles: false }), '/engineering', '/engineering/request/holdings/list', {
    session: engineering,
  });
  await screen.findByRole('table', { name: 'Holdings' });
  expect(screen.queryByRole('link', { name: 'Documents' })).not.toBeInTheDocument();
});

test('the register is read by barangay', async () => {
  const router = at('list');
  const field = await screen.findByLabelText('Barangay');
  const [, first] = within(field).getAllByRole('option');
  await userEvent.selectOptions(field, first?.textContent ?? '');
  await waitFor(() => expect(api.listRequests(listHoldings).at(-1)?.query['brgycode']).toMatch(/^\d{10}$/));
  expect(router.state.location.search).toContain('brgycode=');
});

test('an establishment without a pin still has its address', async () => {
  api.replyWith(getHolding, aHolding({ geo_lat: null, geo_lng: null }));
  at('location/view/SI-000114');
  expect(await screen.findByText('The owner has not placed a pin on the map.')).toBeVisible();
  expect(screen.getByText('Purok 3, Silangan')).toBeVisible();
});

test.each([
  { found: 'Balite', says: 'The pin is in Barangay Balite, but the declared barangay is Silangan.' },
  { found: null, says: 'The pin is outside the declared barangay, Silangan.' },
])('an office reads that a pin does not lie where it was declared: $says', async ({ found, says }) => {
  api.replyWith(getHolding, aHolding({ pin_elsewhere: { barangay_name: found } }));
  at('location/view/SI-000114');
  expect(await screen.findByText(says)).toBeVisible();
});

const TYPES = ['main', 'WAREHOUSE', 'stall', 'edit'];

test.each(TYPES)('the type %s shows the place, which no office moves', async (type) => {
  at(`location/${type}/SI-000114`);
  expect(await screen.findByText('Purok 3, Silangan')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('an unknown kind of holding redirects to the map', async () => {
  at('location/aerial/SI-000114');
  expect(await screen.findByRole('heading', { name: 'This location is not on record' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Matibay Hardware' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'View the map' })).toHaveAttribute(
    'href',
    '/fire/request/holdings/location/view/SI-000114',
  );
});

test('the papers of one application can be opened', async () => {
  const { document } = createRequirement();
  api.replyWith(listDocuments, { quotas: [], data: document ? [document] : [] });
  api.replyWithFile(downloadDocument, 'bytes', 'fsic-2025.jpg');
  URL.createObjectURL = () => 'blob:paper';
  HTMLAnchorElement.prototype.click = () => {};
  at('files/SI-000114/APP-2026-000211');
  const table = await screen.findByRole('table', { name: 'Documents' });
  expect(api.listRequests(listDocuments)[0]?.query['assessment_code']).toBe('APP-2026-000211');
  await userEvent.click(within(table).getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(api.listRequests(downloadDocument)).toHaveLength(1));
});
