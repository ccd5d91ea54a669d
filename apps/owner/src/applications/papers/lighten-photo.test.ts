import { fittedSize, lightenPhoto } from './lighten-photo.ts';

test.each([
  { photo: 'a wide one', width: 4000, height: 3000, fitted: { width: 2000, height: 1500 } },
  { photo: 'a tall one', width: 3000, height: 4000, fitted: { width: 1500, height: 2000 } },
  { photo: 'a small one', width: 800, height: 600, fitted: { width: 800, height: 600 } },
])('$photo keeps its proportions and never grows', ({ width, height, fitted }) => {
  expect(fittedSize(width, height)).toEqual(fitted);
});

test('a PDF is never touched', async () => {
  const paper = new File(['%PDF'.padEnd(700_000, ' ')], 'lease.pdf', { type: 'application/pdf' });
  await expect(lightenPhoto(paper)).resolves.toBe(paper);
});
