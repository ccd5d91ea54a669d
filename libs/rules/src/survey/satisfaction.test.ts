import { computeSatisfaction, sumRatings } from './satisfaction.ts';

const counts = (
  strongly_agree: number,
  agree: number,
  overrides: { neither?: number; not_applicable?: number } = {},
) => {
  const { neither = 0, not_applicable = 0 } = overrides;
  const responses = strongly_agree + agree + neither + not_applicable;
  return { strongly_agree, agree, neither, disagree: 0, strongly_disagree: 0, not_applicable, responses };
};

test('the score is agreement in all responses but those for which a question does not apply', () => {
  expect(computeSatisfaction(counts(1, 1, { neither: 1, not_applicable: 1 }))).toBe('66.67');
  expect(computeSatisfaction(counts(0, 1, { neither: 2 }))).toBe('33.33');
  expect(computeSatisfaction(counts(3, 0))).toBe('100.00');
  expect(computeSatisfaction(counts(0, 0, { neither: 2 }))).toBe('0.00');
});

test('where nobody rated there is no score', () => {
  expect(computeSatisfaction(counts(0, 0))).toBeUndefined();
  expect(computeSatisfaction(counts(0, 0, { not_applicable: 4 }))).toBeUndefined();
});

test('the overall score weighs every rating alike, not every question', () => {
  expect(computeSatisfaction(sumRatings([counts(3, 0), counts(0, 0, { neither: 1, not_applicable: 2 })]))).toBe(
    '75.00',
  );
});
