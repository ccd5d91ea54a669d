import { APPLICATION_TYPES, CHECK_ANSWERS } from '@ebpls/contracts';
import * as fc from 'fast-check';

import { type AnsweredItem, checkChecklist, filterChecklistItems } from './checklist.ts';

const item: fc.Arbitrary<AnsweredItem> = fc.record({
  is_mandatory: fc.boolean(),
  answer: fc.constantFrom(null, ...CHECK_ANSWERS),
});
const items = fc.array(item, { maxLength: 40 });

test.each([
  { items: [], approve: undefined, conditions: undefined },
  { items: [{ is_mandatory: true, answer: 'COMPLIANT' }], approve: undefined, conditions: undefined },
  { items: [{ is_mandatory: true, answer: 'NOT_APPLICABLE' }], approve: undefined, conditions: undefined },
  { items: [{ is_mandatory: true, answer: null }], approve: 'checklist.open', conditions: 'checklist.open' },
  {
    items: [{ is_mandatory: true, answer: 'NOT_COMPLIANT' }],
    approve: 'checklist.not_compliant',
    conditions: undefined,
  },
  { items: [{ is_mandatory: false, answer: null }], approve: undefined, conditions: undefined },
  { items: [{ is_mandatory: false, answer: 'NOT_COMPLIANT' }], approve: undefined, conditions: undefined },
] as const)('$items may be approved: $approve, with conditions: $conditions', ({ items: given, ...said }) => {
  expect(checkChecklist(given, 'approve')).toBe(said.approve);
  expect(checkChecklist(given, 'approve_with_conditions')).toBe(said.conditions);
});

test('whatever may be approved may be approved with conditions', () => {
  fc.assert(
    fc.property(items, (given) => {
      fc.pre(checkChecklist(given, 'approve') === undefined);
      expect(checkChecklist(given, 'approve_with_conditions')).toBeUndefined();
    }),
  );
});

test('what need not be looked at never stands in the way', () => {
  fc.assert(
    fc.property(items, (given) => {
      const mandatory = given.filter(({ is_mandatory }) => is_mandatory);
      expect(checkChecklist(given, 'approve')).toBe(checkChecklist(mandatory, 'approve'));
    }),
  );
});

test('a list that was approved has no mandatory item that is open or does not comply', () => {
  fc.assert(
    fc.property(items, (given) => {
      fc.pre(checkChecklist(given, 'approve') === undefined);
      for (const { is_mandatory, answer } of given)
        expect(is_mandatory && (answer === null || answer === 'NOT_COMPLIANT')).toBe(false);
    }),
  );
});

test('an application is asked what its kind is asked, in the order of the list', () => {
  const line = fc.record({ item: fc.nat(), asked_of: fc.subarray([...APPLICATION_TYPES]) });
  fc.assert(
    fc.property(fc.array(line), fc.constantFrom(...APPLICATION_TYPES), (lines, kind) => {
      const asked = filterChecklistItems(lines, kind);
      expect(asked).toEqual(lines.filter(({ asked_of }) => asked_of.includes(kind)));
    }),
  );
});
