import type { Messages } from '@ebpls/contracts';

/**
 * Mails that every part of the product may send: `mail.<template>.subject` and `.text`. A line that is only `{link}`
 * becomes a button.
 */
export const messages = {
  'mail.greeting': { en: 'Good day, {firstname}!', fil: 'Magandang araw, {firstname}!' },
  'mail.greeting_to_all': { en: 'Good day!', fil: 'Magandang araw!' },
  'mail.farewell': {
    en: 'Business Permits and Licensing Office\nMunicipality of {municipality}',
    fil: 'Business Permits and Licensing Office\nBayan ng {municipality}',
  },
  'mail.button': { en: 'Open the page', fil: 'Buksan ang pahina' },
} satisfies Messages;
