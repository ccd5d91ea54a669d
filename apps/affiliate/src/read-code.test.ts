import { codeIn } from './read-code.ts';

test.each([
  ['k1.MP-2026-00045.20261231.c2ln', 'k1.MP-2026-00045.20261231.c2ln'],
  ['  k1.MP-2026-00045.20261231.c2ln \n', 'k1.MP-2026-00045.20261231.c2ln'],
  ['https://permits.sanisidro.test/permits/verify/k1.MP-2026-00045.20261231.c2ln', 'k1.MP-2026-00045.20261231.c2ln'],
  ['https://permits.sanisidro.test/permits/verify/k1.MP%2D2026.1.s/', 'k1.MP-2026.1.s'],
  ['https://permits.sanisidro.test', ''],
])('of what the scanner read, %s, the code is %s', (scanned, code) => {
  expect(codeIn(scanned)).toBe(code);
});
