import { isBlockedPassword } from './blocked-passwords.ts';
import { checkNewPassword, hashPassword, isPassword, getMinPasswordLength } from './password.ts';

test.each([
  'password',
  'Password123',
  'p@ssw0rd!',
  'qwertyuiop',
  '12345678',
  '87654321',
  'aaaaaaaa',
  'abcabcabcabc',
  'SanIsidro2026',
  'ebpls-2026',
  'IloveYou143',
  'letmeinletmein',
  'juandelacruz1',
])('%s is a first guess and refused', (password) => {
  expect(isBlockedPassword(password, [])).toBe(true);
});

test.each([
  'tatlong kabayo sa palengke',
  'correct horse battery',
  'maliwanag ang buwan',
  'Xk9#vLq2',
  'mahal kong kapitbahay',
])('%s is accepted', (password) => {
  expect(isBlockedPassword(password, ['Nena', 'Reyes'])).toBe(false);
});

test('the own name with a number is refused', () => {
  expect(isBlockedPassword('reyes1987', ['Nena', 'Reyes'])).toBe(true);
});

test('characters are counted as people see them', () => {
  expect(() => checkNewPassword('ñañañañ', getMinPasswordLength('user', false), [])).toThrow(
    expect.objectContaining({ fields: { password: 'password.too_short' } }),
  );
});

test('a password is right for its own digest only, and never without one', async () => {
  const digest = await hashPassword('tatlong kabayo');
  expect(digest).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(
    await Promise.all([
      isPassword('tatlong kabayo', digest),
      isPassword('apat na kabayo', digest),
      isPassword('nobody has this password', undefined),
    ]),
  ).toEqual([true, false, false]);
});

test('two Unicode forms of one letter are one password', async () => {
  expect(await isPassword('mun\u0303oz sa palengke', await hashPassword('mu\u00f1oz sa palengke'))).toBe(true);
});

test('a peak of sign-ins is answered completely', async () => {
  const digest = await hashPassword('tatlong kabayo');
  expect(await Promise.all(Array.from({ length: 9 }, () => isPassword('tatlong kabayo', digest)))).toEqual(
    Array.from({ length: 9 }, () => true),
  );
});
