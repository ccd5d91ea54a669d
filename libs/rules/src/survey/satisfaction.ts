/** How often each rating was given; `responses` counts all of them, also those for which a question does not apply. */
export interface RatingCounts {
  readonly strongly_agree: number;
  readonly agree: number;
  readonly neither: number;
  readonly disagree: number;
  readonly strongly_disagree: number;
  readonly not_applicable: number;
  readonly responses: number;
}

const NO_RATINGS: RatingCounts = {
  strongly_agree: 0,
  agree: 0,
  neither: 0,
  disagree: 0,
  strongly_disagree: 0,
  not_applicable: 0,
  responses: 0,
};

/** The ratings of several questions as one. */
export function sumRatings(ratings: readonly RatingCounts[]): RatingCounts {
  return ratings.reduce(
    (sum, each) => ({
      strongly_agree: sum.strongly_agree + each.strongly_agree,
      agree: sum.agree + each.agree,
      neither: sum.neither + each.neither,
      disagree: sum.disagree + each.disagree,
      strongly_disagree: sum.strongly_disagree + each.strongly_disagree,
      not_applicable: sum.not_applicable + each.not_applicable,
      responses: sum.responses + each.responses,
    }),
    NO_RATINGS,
  );
}

/**
 * The score of ARTA Memorandum Circular 2022-05 in per cent with two decimals, half up: strongly agree and agree, of
 * all responses but "not applicable". Undefined where nobody rated.
 */
export function computeSatisfaction(counts: RatingCounts): string | undefined {
  const ratedCount = counts.responses - counts.not_applicable;
  if (ratedCount <= 0) return undefined;
  const hundredths = Math.floor(((counts.strongly_agree + counts.agree) * 20_000 + ratedCount) / (2 * ratedCount));
  return (hundredths / 100).toFixed(2);
}
