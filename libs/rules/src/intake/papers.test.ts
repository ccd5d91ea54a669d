import { APPLICATION_TYPES, DOCUMENT_STATES } from '@ebpls/contracts';
import * as fc from 'fast-check';

import { requirements } from '../../test/san-isidro.ts';
import { isGoodPaper, isOffered, type KeptPaper, findPaper, type PaperCase } from './papers.ts';

const STORED_PAPER: KeptPaper = {
  state: 'PENDING_REVIEW',
  sent_on: '2026-01-12',
  valid_from: null,
  valid_until: null,
  is_own: false,
};
const NEW_SHOP: PaperCase = { application_type: 'NEW', tax_year: 2026, day: '2026-02-01' };
const NEXT_YEAR: PaperCase = { application_type: 'RENEWAL', tax_year: 2027, day: '2027-01-08' };

function findRequirement(code: string) {
  const requirement = requirements.find((each) => each.code === code);
  if (!requirement) throw new Error(code);
  return requirement;
}

test.each([
  ['a sketch of the place, for another application', 'R08', {}, NEW_SHOP, true],
  ['a sketch of the place that an office found unfit', 'R08', { state: 'INVALID' }, NEW_SHOP, false],
  ['an ID that holds until the day itself', 'R06', { valid_until: '2026-02-01' }, NEW_SHOP, true],
  ['an ID that ended the day before', 'R06', { valid_until: '2026-01-31' }, NEW_SHOP, false],
  ['an insurance that begins tomorrow', 'R10', { valid_from: '2026-02-02' }, NEW_SHOP, false],
  ['an ID without a day, in the year for which it was sent', 'R06', {}, NEW_SHOP, true],
  ['a water test without a day, in the next year', 'R12', {}, NEXT_YEAR, false],
  ['a water test that holds into the next year', 'R12', { valid_until: '2027-03-01' }, NEXT_YEAR, true],
  ['last year’s basis of tax', 'R02', {}, NEXT_YEAR, false],
  ['a basis of tax that was sent in October', 'R02', { sent_on: '2026-10-01' }, NEXT_YEAR, true],
  ['the deed of an earlier sale', 'R30', { state: 'VALID' }, { ...NEW_SHOP, application_type: 'AMENDMENT' }, false],
  ['the lease of the place that is left', 'R04', {}, { ...NEW_SHOP, application_type: 'AMENDMENT' }, false],
  ['the registration that has ended', 'R01', { sent_on: '2026-12-01' }, NEXT_YEAR, false],
  ['a registration that holds', 'R01', { valid_until: '2031-01-01' }, NEXT_YEAR, true],
] as [string, string, Partial<KeptPaper>, PaperCase, boolean][])(
  '%s: offered or not',
  (_, code, paper, of, isOfferedPaper) => {
    expect(isOffered({ ...STORED_PAPER, ...paper }, findRequirement(code), of)).toBe(isOfferedPaper);
  },
);

test('the newest paper takes the place of those before it, unless it has ended', () => {
  const first = { ...STORED_PAPER, valid_until: '2026-12-31' };
  const renewedPaper = { ...STORED_PAPER, valid_until: '2028-12-31' };
  const endedPaper = { ...STORED_PAPER, is_own: true, valid_until: '2026-01-31' };
  expect(findPaper([renewedPaper, first], findRequirement('R06'), NEW_SHOP)).toBe(renewedPaper);
  expect(findPaper([endedPaper, first], findRequirement('R06'), NEW_SHOP)).toBe(first);
  expect(findPaper([endedPaper], findRequirement('R06'), NEW_SHOP)).toBe(endedPaper);
});

test('a copy that an office sent back stays in sight until a new one takes its place', () => {
  const returnedPaper = { ...STORED_PAPER, is_own: true, state: 'REQUIRES_RESUBMISSION' as const };
  expect(findPaper([returnedPaper, STORED_PAPER], findRequirement('R08'), NEW_SHOP)).toBe(returnedPaper);
  expect(findPaper([{ ...returnedPaper, is_own: false }, STORED_PAPER], findRequirement('R08'), NEW_SHOP)).toBe(
    STORED_PAPER,
  );
});

const day = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const paper: fc.Arbitrary<KeptPaper> = fc.record({
  state: fc.constantFrom(...DOCUMENT_STATES),
  sent_on: day,
  valid_from: fc.option(day),
  valid_until: fc.option(day),
  is_own: fc.boolean(),
});

test('a paper that has ended never meets a requirement, and never precedes one that has not', () => {
  const cases = fc.record({
    application_type: fc.constantFrom(...APPLICATION_TYPES),
    tax_year: fc.integer({ min: 2024, max: 2028 }),
    day,
  });
  fc.assert(
    fc.property(fc.array(paper), fc.constantFrom(...requirements), cases, (papers, requirement, of) => {
      const foundPaper = findPaper(papers, requirement, of);
      const has_ended = (each: KeptPaper): boolean => each.valid_until !== null && each.valid_until < of.day;
      const has_lasting = papers.some((each) => each.is_own && !has_ended(each));
      const is_met = foundPaper !== undefined && isGoodPaper(foundPaper, of.day);
      const isEndedOnly = foundPaper !== undefined && has_ended(foundPaper);
      expect(is_met && isEndedOnly).toBe(false);
      expect(isEndedOnly && (!foundPaper.is_own || has_lasting)).toBe(false);
      expect(foundPaper === undefined || foundPaper.is_own || is_met).toBe(true);
    }),
  );
});
