// Reviews of a person, with their mean rating.

import { Row, Stack, Text } from '@ebpls/ui';

import { ReviewCard } from '../../shared/social/review-card.tsx';
import { Stars } from '../../shared/social/stars.tsx';
import type { Review } from '../social.ts';
import { useWords } from '../social.messages.ts';
import * as look from './profile.module.css';

const STARS = [5, 4, 3, 2, 1] as const;

/** The mean of all ratings with one decimal; 0 without a rating. */
export function computeAverage(reviews: readonly Pick<Review, 'rating'>[]): number {
  if (reviews.length === 0) return 0;
  return Math.round((10 * reviews.reduce((sum, { rating }) => sum + rating, 0)) / reviews.length) / 10;
}

/** Reviews of others: the average, the count for each number of stars, and each text. */
export function Reviews({ reviews }: { readonly reviews: readonly Review[] }) {
  const t = useWords();
  const average = computeAverage(reviews);
  return (
    <Stack gap={6}>
      <div className={look.average}>
        <div>
          <Text as="div" size="secondary" tone="muted">
            {t('average')}
          </Text>
          <b>{average.toLocaleString('en', { minimumFractionDigits: 1 })}</b>
          <Row gap={2}>
            <Stars value={average} />
            <Text size="secondary" tone="muted">
              {t('average.of', { count: reviews.length })}
            </Text>
          </Row>
        </div>
        <dl>
          {STARS.map((star) => {
            const count = reviews.filter(({ rating }) => rating === star).length;
            return (
              <div key={star}>
                <dt>{t('star.count', { count: star })}</dt>
                <dd>
                  <meter min={0} max={reviews.length} value={count} aria-label={t('star.count', { count: star })} />
                  {count}
                </dd>
              </div>
            );
          })}
        </dl>
      </div>
      <Stack as="ul" gap={4}>
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
