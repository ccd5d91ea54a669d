import type { Messages } from '@ebpls/contracts';

/** The list of mails. */
export const messages = {
  'mail.not_failed': {
    en: 'This mail was sent, or is on its way.',
    fil: 'Naipadala na ang mail na ito, o papunta na.',
  },
} satisfies Messages;
