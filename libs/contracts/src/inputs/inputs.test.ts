import { type Arbitrary, assert, boolean, constantFrom, integer, property, string, stringMatching } from 'fast-check';

import { isMessageKey } from '../messages/catalogue.ts';
import { type Centavos, parseCentavos, formatPesosText } from '../shared/primitives.ts';
import { normaliseAmount } from './amount.ts';
import { normaliseArea } from './area.ts';
import { toInputProblem } from './input-problem.ts';
import { normaliseMobile, normalisePermitNo, normaliseTin } from './numbers.ts';

test.each([
  ['₱80,000', '80,000.00'],
  ['P80,000', '80,000.00'],
  ['Php 80,000.00', '80,000.00'],
  ['80k', '80,000.00'],
  ['1.25 M', '1,250,000.00'],
  ['0.5k', '500.00'],
  ['80,000.00', '80,000.00'],
  ['80 000', '80,000.00'],
  ['80000.5', '80,000.50'],
  ['80000 pesos', '80,000.00'],
  ['0', '0.00'],
  ['007', '7.00'],
  ['19.99', '19.99'],
])('the amount %p is read as %s', (text, normal) => expect(normaliseAmount(text)).toBe(normal));

test.each(['', '₱', 'k', '80,00', '8,0000', '80.005', '-5', '80k5', '1.2.3', 'eighty', '99999999999999', '1e5'])(
  '%p is no amount',
  (text) => expect(normaliseAmount(text)).toBeUndefined(),
);

const centavos = integer({ min: 0, max: 999_999_999_999_999 }) as Arbitrary<Centavos>;
const sign = constantFrom('', '₱', 'P', 'p ', 'Php ', 'PHP');

test('every amount comes back as itself however it is written, and is what the wire reads', () => {
  assert(
    property(centavos, sign, boolean(), (amount, before, has_commas) => {
      const plain = formatPesosText(amount);
      const normal = normaliseAmount(plain) ?? '';
      expect(normaliseAmount(`${before}${has_commas ? normal : plain}`)).toBe(normal);
      expect(parseCentavos(normal)).toBe(amount);
    }),
  );
});

test('k and M move the point exactly, without floats', () => {
  assert(
    property(integer({ min: 0, max: 9_999_999 }), (thousandths) => {
      const text = `${Math.floor(thousandths / 1000)}.${String(thousandths % 1000).padStart(3, '0')}`;
      expect(parseCentavos(normaliseAmount(`${text}k`) ?? '')).toBe(thousandths * 100);
      expect(parseCentavos(normaliseAmount(`${text}M`) ?? '')).toBe(thousandths * 100_000);
    }),
  );
});

test.each([normaliseAmount, normaliseArea, normaliseTin, normaliseMobile, normalisePermitNo])(
  '%p leaves its own form as it is and never throws',
  (normal) => {
    assert(
      property(string({ maxLength: 200 }), (text) => {
        const normalText = normal(text);
        expect(normalText === undefined ? undefined : normal(normalText)).toBe(normalText);
      }),
      { numRuns: 500 },
    );
  },
);

test.each([
  ['24 sqm', '24'],
  ['24 m2', '24'],
  ['24.5 sq. m.', '24.5'],
  ['1,200 m²', '1200'],
  ['24.50', '24.5'],
  ['60 square meters', '60'],
])('the area %p is read as %s', (text, normal) => expect(normaliseArea(text)).toBe(normal));

test.each(['', 'sqm', '24 ft', '24x5', '-3', '2,4'])('%p is no area', (text) =>
  expect(normaliseArea(text)).toBeUndefined(),
);

test.each([
  ['123456789', '123-456-789'],
  ['123 456 789 000', '123-456-789-000'],
  ['TIN 123-456-789-00000', '123-456-789-00000'],
  ['12345678900000', '123-456-789-00000'],
])('the TIN %p is read as %s', (text, normal) => expect(normaliseTin(text)).toBe(normal));

test.each(['', '12345678', '1234567890', '123456789000001', '12345678A'])('%p is no TIN', (text) =>
  expect(normaliseTin(text)).toBeUndefined(),
);

test.each(['09171234567', '+63 917 123 4567', '0917-123-4567', '639171234567', '917 123 4567', '(0917) 123.4567'])(
  'the mobile number %p is read',
  (text) => expect(normaliseMobile(text)).toBe('0917 123 4567'),
);

test.each(['', '0917123456', '091712345678', '028123456', '+1 917 123 4567'])('%p is no mobile number', (text) =>
  expect(normaliseMobile(text)).toBeUndefined(),
);

test('the normal forms are what the strict schemas accept', () => {
  assert(
    property(stringMatching(/^\d{9}(?:\d{3,5})?$/), stringMatching(/^9\d{9}$/), (tin, mobile) => {
      expect(normaliseTin(tin)).toMatch(/^\d{3}-\d{3}-\d{3}(-\d{3,5})?$/);
      expect(normaliseMobile(mobile)?.replaceAll(' ', '')).toMatch(/^09\d{9}$/);
    }),
  );
});

test.each([
  ['money.format', '80,00', 'money.commas'],
  ['money.format', '80.005', 'money.decimals'],
  ['money.format', '-5', 'money.negative'],
  ['money.format', 'eighty', 'money.unreadable'],
  ['tin.format', '12345', 'tin.digits'],
  ['tin.format', 'none', 'tin.unreadable'],
  ['day.format', '1980--05', 'day.incomplete'],
  ['day.format', '1980-02-31', 'day.unknown'],
  ['mobile.format', '0917', 'mobile.digits'],
  ['area.required', 'big', 'area.unreadable'],
  ['count.required', 'two', 'count.unreadable'],
  ['count.required', '', 'count.required'],
  ['street.required', 'x', 'street.required'],
])('what refuses with %s says for %p: %s', (key, text, message) => {
  expect(toInputProblem(key, text).key).toBe(message);
  expect(isMessageKey(message)).toBe(true);
});

test.each([
  ['mp 2026 45', 'MP-2026-00045'],
  ['MP202600045', 'MP-2026-00045'],
  [' mp–2026–00045-a1 ', 'MP-2026-00045-A1'],
  ['cr.2026.00003', 'CR-2026-00003'],
  ['MP-26-00045', undefined],
  ['k1.MP-2026-00045.1.sig', undefined],
])('the permit number %s is %s', (text, number) => expect(normalisePermitNo(text)).toBe(number));
