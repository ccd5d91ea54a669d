import type { Messages } from './merge.ts';

/** Refusals of a template of an office. */
export const messages = {
  'template.text_required': { en: 'Enter the text in both languages.', fil: 'Isulat ang teksto sa dalawang wika.' },
  'template.title_required': { en: 'Enter a name in both languages.', fil: 'Pangalanan ito sa dalawang wika.' },
  'template.act_required': { en: 'Choose where the template is used.', fil: 'Piliin kung saan ito gagamitin.' },
  'template.unknown_word': {
    en: 'Only the words business, owner, application, barangay and year can be used in braces.',
    fil: 'Ang mga salitang business, owner, application, barangay at year lamang ang puwede sa loob ng mga bracket.',
  },
  'template.too_many': {
    en: 'An office can have up to 30 templates.',
    fil: 'Hanggang 30 template lamang ang isang tanggapan.',
  },
} satisfies Messages;
