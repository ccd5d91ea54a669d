import { toCode } from './read-code.ts';

const OURS = 'https://permits.sanisidro.test';

test.each([
  ['k1.MP-2026-00045.20261231.c2ln', 'k1.MP-2026-00045.20261231.c2ln'],
  ['  k1.MP-2026-00045.20261231.c2ln \n', 'k1.MP-2026-00045.20261231.c2ln'],
  ['mp-2026-00045', 'mp-2026-00045'],
  [`${OURS}/permits/verify/k1.MP-2026-00045.20261231.c2ln`, 'k1.MP-2026-00045.20261231.c2ln'],
  [`${OURS}/permits/verify/k1.MP%2D2026.1.s/`, 'k1.MP-2026.1.s'],
  [`${OURS}/permits/verify?permit_no=MP-2026-00045`, 'MP-2026-00045'],
  [OURS, ''],
  ['https://evil.example/permits/verify/k1.MP-2026.1.s', 'https://evil.example/permits/verify/k1.MP-2026.1.s'],
])('of what was scanned or typed, %s, the code is %s', (scannedText, code) => {
  expect(toCode(scannedText, OURS)).toBe(code);
});
