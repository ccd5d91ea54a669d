import { findOffice } from './find-office.ts';

test.each([
  ['/fire/request/clearances', 'fire'],
  ['/barangay/dashboard', 'barangay'],
  ['/administrator/request/clearances', undefined],
  ['/firehouse/dashboard', undefined],
])('the desk at %s is of the office %s', (address, office) => {
  expect(findOffice(address)).toBe(office);
});
