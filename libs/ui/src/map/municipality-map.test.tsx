import type { StreetMap } from '@ebpls/contracts';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import * as L from 'leaflet';

import { MunicipalityMap, type MunicipalityMapProps } from './municipality-map.tsx';

const reference = {
  municipality: { bounds: { south: 14, west: 121, north: 14.2, east: 121.2 } },
  barangays: [
    {
      brgycode: '001',
      name: 'Poblacion 1',
      lat: 14.1,
      lng: 121.1,
      shape: [
        [
          [121, 14],
          [121.2, 14],
          [121.1, 14.2],
        ],
      ],
    },
  ],
  map_tiles_url: null,
} as unknown as MunicipalityMapProps['reference']; // what the map draws of it

const mapProps: MunicipalityMapProps = {
  reference,
  label: 'Map of San Isidro',
  point: { lat: 14.12, lng: 121.08 },
  loading: 'One moment',
  failed: 'No map today',
};

const findMap = () => screen.findByRole('application', { name: 'Map of San Isidro' });
const pinIn = (map: HTMLElement) => map.querySelector('.leaflet-marker-icon');

test('the map names the barangays and pins the place', async () => {
  render(<MunicipalityMap {...mapProps} near />);
  expect(screen.getByText('One moment')).toBeVisible();
  const map = await findMap();
  expect(map).toHaveTextContent('Poblacion 1');
  expect(pinIn(map)).toBeInTheDocument();
});

test('a map that opens near its pin keeps the view while the pin is moved', async () => {
  const setView = jest.spyOn(L.Map.prototype, 'setView');
  const { rerender } = render(<MunicipalityMap {...mapProps} near onMove={() => undefined} />);
  await findMap();
  await waitFor(() => expect(setView).toHaveBeenCalledWith(expect.anything(), 13, expect.anything()));
  const countNearViews = () => setView.mock.calls.filter(([, , options]) => options?.animate === false).length;
  const views = countNearViews();
  rerender(<MunicipalityMap {...mapProps} point={{ lat: 14.121, lng: 121.081 }} near onMove={() => undefined} />);
  expect(countNearViews()).toBe(views);
  setView.mockRestore();
});

test('only a map that may be changed has a pin to drag', async () => {
  const { rerender } = render(<MunicipalityMap {...mapProps} />);
  const map = await findMap();
  expect(pinIn(map)).not.toHaveClass('leaflet-marker-draggable');
  rerender(<MunicipalityMap {...mapProps} onMove={() => undefined} />);
  expect(pinIn(map)).toHaveClass('leaflet-marker-draggable');
});

test('arrows move the pin of a map that may be changed, and put it where there is none', async () => {
  const moves: { lat: number; lng: number }[] = [];
  const { rerender } = render(<MunicipalityMap {...mapProps} onMove={(to) => moves.push(to)} />);
  const map = await findMap();
  fireEvent.keyDown(map, { key: 'ArrowUp' });
  fireEvent.keyDown(map, { key: 'ArrowRight', shiftKey: true });
  expect(moves[0]?.lat).toBeGreaterThan(14.12);
  expect(moves[1]?.lng).toBeGreaterThan(121.08);
  rerender(<MunicipalityMap {...mapProps} point={undefined} onMove={(to) => moves.push(to)} />);
  fireEvent.keyDown(map, { key: 'ArrowLeft' });
  expect(moves).toHaveLength(3);
  rerender(<MunicipalityMap {...mapProps} />);
  fireEvent.keyDown(map, { key: 'ArrowLeft' });
  expect(moves).toHaveLength(3);
});

test('the shape of the declared barangay is marked', async () => {
  const { rerender } = render(<MunicipalityMap {...mapProps} />);
  const map = await findMap();
  const before = map.querySelectorAll('path').length;
  rerender(<MunicipalityMap {...mapProps} brgycode="001" />);
  await waitFor(() => expect(map.querySelectorAll('path')).toHaveLength(before + 2));
});

const STREETS: StreetMap = {
  attribution: '© <b>mappers</b>',
  streets: [
    {
      kind: 'road',
      name: 'Quezon Road',
      line: [
        [121, 14],
        [121.2, 14.2],
      ],
    },
    {
      kind: 'path',
      line: [
        [121, 14.1],
        [121.2, 14.1],
      ],
    },
  ],
};

test('streets are drawn below the barangays, with whose work they are', async () => {
  render(<MunicipalityMap {...mapProps} loadStreets={() => Promise.resolve(STREETS)} />);
  const map = await findMap();
  await waitFor(() => expect(map.querySelectorAll('.leaflet-streets-pane path')).toHaveLength(3));
  expect(map.querySelector('.leaflet-control-attribution')).toHaveTextContent('© bmappers/b');
});

test.each([
  ['come to nothing', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['do not exist', () => Promise.resolve(null)],
])('the barangays stay when the streets %s', async (_, loadStreets) => {
  render(<MunicipalityMap {...mapProps} loadStreets={loadStreets} />);
  const map = await findMap();
  await act(() => loadStreets().catch(() => null));
  expect(map).toHaveTextContent('Poblacion 1');
  expect(map.querySelector('.leaflet-streets-pane path')).toBeNull();
  expect(map.querySelector('.leaflet-control-attribution')).toBeEmptyDOMElement();
});

test('a name that would lie on another one is left out, and a barangay yields to none', async () => {
  const [barangay] = mapProps.reference.barangays;
  const barangays = ['Poblacion 1', 'Poblacion 2', 'Poblacion 3'].map((name) => ({ ...barangay, name }));
  render(
    <MunicipalityMap {...mapProps} reference={{ ...mapProps.reference, barangays } as typeof mapProps.reference} />,
  );
  const map = await findMap();
  expect(map).toHaveTextContent('Poblacion 1');
  expect(map).toHaveTextContent('Poblacion 2'); // On the other side of its dot.
  expect(map).not.toHaveTextContent('Poblacion 3');
});

test('when the map cannot be drawn, a text is in its place', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(L.Map.prototype, 'fitBounds').mockImplementation(() => {
    throw new Error('no room');
  });
  render(<MunicipalityMap {...mapProps} />);
  expect(await screen.findByText('No map today')).toBeVisible();
});
