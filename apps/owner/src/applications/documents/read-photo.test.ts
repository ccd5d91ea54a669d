import { computeFittedSize, readPhoto } from './read-photo.ts';

test.each([
  { photo: 'a wide one', width: 4000, height: 3000, fitted: { width: 2000, height: 1500 } },
  { photo: 'a tall one', width: 3000, height: 4000, fitted: { width: 1500, height: 2000 } },
  { photo: 'a small one', width: 800, height: 600, fitted: { width: 800, height: 600 } },
])('$photo keeps its proportions and never grows', ({ width, height, fitted }) => {
  expect(computeFittedSize({ width, height }, 2_000)).toEqual(fitted);
});

test('a file that this browser cannot read as a picture is sent unchanged', async () => {
  const photo = new File(['x'.padEnd(700_000, ' ')], 'lease.jpg', { type: 'image/jpeg' });
  expect(await readPhoto(photo)).toMatchObject({ file: photo, thumbnail: undefined, hints: [] });
});
