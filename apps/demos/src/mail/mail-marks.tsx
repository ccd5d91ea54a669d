// Star, importance and labels of a mail in the demo.

import type { IconType } from 'react-icons';
import { LuBookmark, LuStar } from 'react-icons/lu';

import * as look from './mail-marks.module.css';
import { useWords } from './mail.messages.ts';
import { CUSTOM_LABELS, type Mail } from './mock/mails.ts';
import type { MailActs } from './use-mail-acts.ts';

interface SignButtonProps {
  readonly label: string;
  readonly icon: IconType;
  readonly isPressed?: boolean;
  readonly onClick: () => void;
}

/** An act with an icon that the UI library does not have. */
export function SignButton({ label, icon: Sign, isPressed, onClick }: SignButtonProps) {
  return (
    <button
      type="button"
      className={look.sign}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      onClick={onClick}
    >
      <Sign size={18} aria-hidden />
    </button>
  );
}

/** Star and importance, each switched by its button. */
export function MailMarks({ mail, acts }: { readonly mail: Mail; readonly acts: MailActs }) {
  const t = useWords();
  const subject = mail.subject || t('no_subject');
  return (
    <span className={look.marks}>
      <SignButton
        label={t('star', { subject })}
        icon={LuStar}
        isPressed={mail.isStarred}
        onClick={() => void acts.mark([mail], { isStarred: !mail.isStarred })}
      />
      <SignButton
        label={t('mark_important', { subject })}
        icon={LuBookmark}
        isPressed={mail.isImportant}
        onClick={() => void acts.mark([mail], { isImportant: !mail.isImportant })}
      />
    </span>
  );
}

/** The custom labels of a mail, by word and colour. */
export function LabelChips({ mail }: { readonly mail: Mail }) {
  const t = useWords();
  return CUSTOM_LABELS.filter((label) => mail.labelIds.includes(label)).map((label) => (
    <span key={label} className={`${look.chip} ${look[label]}`}>
      {t(label)}
    </span>
  ));
}
