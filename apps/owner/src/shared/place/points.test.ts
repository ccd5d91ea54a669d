import { isInside, parsePoint, findPoint } from './points.ts';

test.each([
  { lat: '15.52', lng: '120.95', point: { lat: 15.52, lng: 120.95 } },
  { lat: ' 15,52 ', lng: '120.95', point: { lat: 15.52, lng: 120.95 } },
  { lat: '15.123456789', lng: '120', point: { lat: 15.123457, lng: 120 } },
  { lat: '', lng: '120', point: undefined },
  { lat: 'north', lng: '120', point: undefined },
  { lat: '91', lng: '120', point: undefined },
])('typed $lat and $lng are a point only when both are valid coordinates', ({ lat, lng, point }) => {
  expect(parsePoint(lat, lng)).toEqual(point);
});

test('a point on the border belongs to the municipality', () => {
  const bounds = { south: 15.4, west: 120.8, north: 15.6, east: 121 };
  expect(isInside({ lat: 15.4, lng: 121 }, bounds)).toBe(true);
  expect(isInside({ lat: 15.39, lng: 121 }, bounds)).toBe(false);
});

test('a draft without a pin has no point', () => {
  expect(findPoint({ geo_lat: null, geo_lng: 120 })).toBeUndefined();
});
