import { type ReplyBody, getReference, listMappedBusinesses, listPinClusters } from '@ebpls/contracts';
import { createReference, createUser, createFakeApi, openRemote } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { businessMapRoute } from '../../routes.ts';
import { getMapAddress, readMap, formatMapView } from './map-address.ts';

const api = createFakeApi();
const clerk = createUser({ roles: [{ id: 4, name: 'fire' }] });
const ADDRESS = '/fire/request/map';
const STORE: ReplyBody<typeof listMappedBusinesses>['data'][number] = {
  company_code: 'SI-000114',
  company_name: 'Matibay Hardware',
  state: 'ACTIVE',
  standing: 'DELINQUENT',
  barangay_name: 'Silangan',
  address: 'Purok 3, Silangan',
  pin: 'elsewhere',
  lies_in: 'Poblacion',
  is_open: true,
};

beforeEach(() => {
  api.replyWith(getReference, createReference());
  api.replyWith(listPinClusters, {
    data: [
      { lat: 13.1, lng: 123.1, count: 12, state: null, standing: null, company_code: null, company_name: null },
      {
        lat: 13.2,
        lng: 123.2,
        count: 1,
        state: 'ACTIVE',
        standing: 'DELINQUENT',
        company_code: 'SI-000114',
        company_name: 'Matibay Hardware',
      },
    ],
  });
  api.replyWith(listMappedBusinesses, {
    data: [
      STORE,
      { ...STORE, company_code: 'SI-000115', company_name: 'Ukay', pin: 'missing', lies_in: null, is_open: false },
    ],
    next_cursor: null,
    counts: { placed: 40, missing: 1, elsewhere: 1 },
  });
});

const show = (address = ADDRESS) => openRemote(() => [businessMapRoute()], '/fire', address, { session: clerk });

test('the map has marks with labels, and the list has the same rows', async () => {
  show();
  expect(await screen.findByRole('button', { name: '12 businesses: press to zoom in' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Matibay Hardware (SI-000114), Delinquent' })).toBeInTheDocument();
  const table = screen.getByRole('table', { name: 'List' });
  expect(within(table).getByText('In Poblacion')).toBeInTheDocument();
  expect(within(table).getByText('Missing')).toBeInTheDocument();
  expect(within(table).getByRole('link', { name: /Matibay/ })).toHaveAttribute(
    'href',
    '/fire/request/holdings/location/view/SI-000114',
  );
  expect(within(table).queryByRole('link', { name: /Ukay/ })).toBeNull();
});

test('state, barangay and list are in the address and narrow both', async () => {
  show(`${ADDRESS}?pin=missing&box=13,123,13.5,123.5&zoom=14&cursor=abc`);
  await userEvent.selectOptions(await screen.findByLabelText('Status'), 'DELINQUENT');
  await waitFor(() => expect(api.listRequests(listPinClusters).at(-1)?.query['standing']).toBe('DELINQUENT'));
  expect(api.listRequests(listPinClusters).at(-1)?.query).toMatchObject({ south: '13', east: '123.5', zoom: '14' });
  // Another filter starts the list from its first page.
  expect(api.listRequests(listMappedBusinesses).at(-1)?.query).toMatchObject({
    standing: 'DELINQUENT',
    pin: 'missing',
  });
  expect(api.listRequests(listMappedBusinesses).at(-1)?.query['cursor']).toBeUndefined();
});

test('a barangay has no filter by barangay', async () => {
  openRemote(() => [businessMapRoute()], '/barangay', '/barangay/request/map', {
    session: createUser({ roles: [{ id: 101, name: 'barangay-bagong-silang' }] }),
  });
  expect(await screen.findByLabelText('Status')).toBeVisible();
  expect(screen.queryByLabelText('Barangay')).toBeNull();
});

test.each(['13,123,13.5', '13,123,x,124', '99,123,13,124', ''])(
  'an invalid box shows the whole municipality: %s',
  (box) => {
    expect(readMap(new URLSearchParams({ box, zoom: '12' })).view).toBeUndefined();
  },
);

test('the box in the address stays within the world, to the metre', () => {
  expect(formatMapView({ south: -91, west: 123.1234567, north: 13, east: 200, zoom: 12 })).toEqual({
    box: '-90,123.12346,13,180',
    zoom: '12',
  });
  expect(getMapAddress(new URLSearchParams('pin=missing&cursor=a'), { cursor: 'b' })).toBe('?pin=missing&cursor=b');
});
