import { render, screen } from '@testing-library/react';
import * as L from 'leaflet';

import { TownMap, type TownMapProps } from './town-map.tsx';

const reference = {
  municipality: { bounds: { south: 14, west: 121, north: 14.2, east: 121.2 } },
  barangays: [{ brgycode: '001', name: 'Poblacion 1', lat: 14.1, lng: 121.1 }],
  map_tiles_url: null,
} as unknown as TownMapProps['reference']; // what the map draws of it

const shown: TownMapProps = {
  reference,
  label: 'Map of San Isidro',
  point: { lat: 14.12, lng: 121.08 },
  loading: 'One moment',
  failed: 'No map today',
};

const drawn = () => screen.findByRole('application', { name: 'Map of San Isidro' });
const pinIn = (map: HTMLElement) => map.querySelector('.leaflet-marker-icon');

test('the map names the barangays and pins the place', async () => {
  render(<TownMap {...shown} near />);
  expect(screen.getByText('One moment')).toBeVisible();
  const map = await drawn();
  expect(map).toHaveTextContent('Poblacion 1');
  expect(pinIn(map)).toBeInTheDocument();
});

test('only a map that may be changed has a pin to drag', async () => {
  const { rerender } = render(<TownMap {...shown} />);
  const map = await drawn();
  expect(pinIn(map)).not.toHaveClass('leaflet-marker-draggable');
  rerender(<TownMap {...shown} onMove={() => undefined} />);
  expect(pinIn(map)).toHaveClass('leaflet-marker-draggable');
});

test('when the map cannot be drawn, words stand in its place', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(L.Map.prototype, 'fitBounds').mockImplementation(() => {
    throw new Error('no room');
  });
  render(<TownMap {...shown} />);
  expect(await screen.findByText('No map today')).toBeVisible();
});
