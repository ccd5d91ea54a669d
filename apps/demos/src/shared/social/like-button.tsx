import { VisuallyHidden } from '@ebpls/ui';
import { LuHeart } from 'react-icons/lu';

import * as look from './social-acts.module.css';
import { useWords } from './social.messages.ts';

export interface LikeButtonProps {
  readonly name: string; // Name of the liked item; read aloud.
  readonly isLiked: boolean;
  readonly count: number;
  readonly isBusy?: boolean;
  readonly onToggle: () => void;
}

/** Button that likes or unlikes an item, with the number of likes. */
export function LikeButton({ name, isLiked, count, isBusy = false, onToggle }: LikeButtonProps) {
  const t = useWords();
  return (
    <button
      type="button"
      className={look.act}
      aria-pressed={isLiked}
      aria-disabled={isBusy || undefined}
      title={t('like', { name })}
      onClick={() => !isBusy && onToggle()}
    >
      <LuHeart aria-hidden size={20} />
      <span aria-hidden>{count}</span>
      <VisuallyHidden>
        {t('like', { name })}, {t('likes', { count })}
      </VisuallyHidden>
    </button>
  );
}
