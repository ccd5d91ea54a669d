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
] as const)(
  '$items may be approved: $approve, with conditions: $conditions',
  ({ items: checklistItems, ...expected }) => {
    expect(checkChecklist(checklistItems, 'approve')).toBe(expected.approve);
    expect(checkChecklist(checklistItems, 'approve_with_conditions')).toBe(expected.conditions);
  },
);

test('a list that may be approved may be approved with conditions', () => {
  fc.assert(
    fc.property(items, (input) => {
      fc.pre(checkChecklist(input, 'approve') === undefined);
      expect(checkChecklist(input, 'approve_with_conditions')).toBeUndefined();
    }),
  );
});

test('an optional item never blocks an approval', () => {
  fc.assert(
    fc.property(items, (input) => {
      const mandatory = input.filter(({ is_mandatory }) => is_mandatory);
      expect(checkChecklist(input, 'approve')).toBe(checkChecklist(mandatory, 'approve'));
    }),
  );
});

test('a list that was approved has no mandatory item that is open or does not comply', () => {
  fc.assert(
    fc.property(items, (input) => {
      fc.pre(checkChecklist(input, 'approve') === undefined);
      for (const { is_mandatory, answer } of input)
        expect(is_mandatory && (answer === null || answer === 'NOT_COMPLIANT')).toBe(false);
    }),
  );
});

test('an application gets the items of its kind, in the order of the list', () => {
  const line = fc.record({ item: fc.nat(), asked_of: fc.subarray([...APPLICATION_TYPES]) });
  fc.assert(
    fc.property(fc.array(line), fc.constantFrom(...APPLICATION_TYPES), (lines, kind) => {
      const kindItems = filterChecklistItems(lines, kind);
      expect(kindItems).toEqual(lines.filter(({ asked_of }) => asked_of.includes(kind)));
    }),
  );
});
