import { formatAge } from '@ebpls/contracts';
import { Avatar, useLocale, VisuallyHidden } from '@ebpls/ui';
import { useState } from 'react';
import { LuBellOff } from 'react-icons/lu';

import { useWords } from './chat.messages.ts';
import * as look from './contact-face.module.css';
import type { Contact, Presence } from './mock/contacts.ts';

const AVATAR_SIZES = { small: 36, medium: 36, large: 64 } as const;

export interface ContactFaceProps {
  readonly contact: Contact;
  readonly size?: 'small' | 'medium' | 'large';
}

/** A contact by initials, with the presence at the corner; a blocked contact shows none. */
export function ContactFace({ contact, size = 'small' }: ContactFaceProps) {
  return (
    <span className={look.face}>
      <Avatar name={contact.name} size={AVATAR_SIZES[size]} />
      {!contact.isBlocked && <PresenceDot presence={contact.activity} size={size} />}
    </span>
  );
}

/** Presence of a contact: a colour and a shape, with a word for screen readers. */
function PresenceDot({ presence, size }: { readonly presence: Presence; readonly size: 'small' | 'medium' | 'large' }) {
  const t = useWords();
  return (
    <span title={t(presence)} className={`${look[presence]} ${look[size]}`}>
      <VisuallyHidden>{t(presence)}</VisuallyHidden>
    </span>
  );
}

/** Mark of a muted conversation, whose messages trigger no notification. */
export function MutedMark({ size }: { readonly size: 14 | 20 }) {
  const t = useWords();
  return (
    <span title={t('muted')}>
      <LuBellOff size={size} aria-hidden />
      <VisuallyHidden>{t('muted')}</VisuallyHidden>
    </span>
  );
}

/** `Away, active 25 min ago`. */
export function Activity({ contact }: { readonly contact: Contact }) {
  const t = useWords();
  const locale = useLocale();
  const [now] = useState(() => Date.now());
  const minutes = Math.floor((now - Date.parse(contact.lastActivity)) / 60_000);
  if (contact.activity === 'online') return <>{t('online')}</>;
  return (
    <>
      {t(contact.activity)}, {t('active', { age: formatAge(minutes, locale) })}
    </>
  );
}
