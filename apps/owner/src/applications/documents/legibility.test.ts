import { listHints } from './legibility.ts';

const SIZE = 64;

/** Draws lines of print on paper: in focus they are black or white, out of focus they merge. */
function createPaper({ in_focus, paper }: { readonly in_focus: boolean; readonly paper: number }) {
  const data = new Uint8ClampedArray(SIZE * SIZE * 4);
  for (let y = 0; y < SIZE; y += 1)
    for (let x = 0; x < SIZE; x += 1) {
      const wave = 0.5 + 0.5 * Math.cos((2 * Math.PI * y) / 32);
      data.fill(paper * (in_focus ? Math.round(wave) : wave), 4 * (y * SIZE + x), 4 * (y * SIZE + x) + 3);
    }
  return { data, width: SIZE, height: SIZE };
}

test.each([
  ['print in focus on white paper', { in_focus: true, paper: 240 }, []],
  ['print that the hand blurred', { in_focus: false, paper: 240 }, ['blurred']],
  ['print in a dark room', { in_focus: true, paper: 120 }, ['dark']],
  ['print blurred in a dark room', { in_focus: false, paper: 60 }, ['blurred', 'dark']],
  ['nothing but black', { in_focus: true, paper: 0 }, ['blurred', 'dark']],
])('%s', (_what, paper, hints) => {
  expect(listHints(createPaper(paper))).toEqual(hints);
});
