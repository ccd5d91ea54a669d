import type { Messages } from '@ebpls/contracts';

/** The list of mails. */
export const messages = {
  'mail.not_failed': {
    en: 'This e-mail was already sent or is being sent.',
    fil: 'Naipadala na o ipinapadala na ang e-mail na ito.',
  },
} satisfies Messages;
