import { VisuallyHidden } from '@ebpls/ui';
import { LuStar } from 'react-icons/lu';

import * as look from './social-acts.module.css';
import { useWords } from './social.messages.ts';

const FIVE = [1, 2, 3, 4, 5] as const;

/** A rating out of five, with a text for readers who cannot see the stars. */
export function Stars({ value }: { readonly value: number }) {
  const t = useWords();
  return (
    <span className={look.stars}>
      <VisuallyHidden>{t('stars', { count: value })}</VisuallyHidden>
      {FIVE.map((star) => (
        <LuStar key={star} size={16} aria-hidden className={star <= Math.round(value) ? look.on : undefined} />
      ))}
    </span>
  );
}
