import type { Messages } from '@ebpls/contracts';

/** Of a clerk and a citizen at the counter. */
export const messages = {
  'walk_in.not_found': {
    en: 'No account has exactly this. Please check it with the citizen, or make an account in their name.',
    fil: 'Walang account na may eksaktong ganito. Tiyakin ito sa mamamayan, o gumawa ng account sa kanyang pangalan.',
  },
  'walk_in.several': {
    en: 'Several accounts have this. Please ask the citizen for the e-mail of the account.',
    fil: 'Maraming account ang may ganito. Hingin sa mamamayan ang e-mail ng account.',
  },
  'walk_in.has_account': {
    en: 'This e-mail has an account. Please find it by the e-mail.',
    fil: 'May account na ang e-mail na ito. Hanapin ito gamit ang e-mail.',
  },
  'walk_in.oneself': {
    en: 'Nobody files for themselves at the counter. Please ask another clerk.',
    fil: 'Walang naghahain para sa sarili sa window. Magpatulong sa ibang kawani.',
  },
  'mail.walk_in_opened.subject': {
    en: 'The licensing office files for you at the counter',
    fil: 'Naghahain para sa iyo ang tanggapan ng lisensya sa window',
  },
  'mail.walk_in_opened.text': {
    en: '{clerk_name} of the licensing office began to file for you at the counter ({walk_in_no}). What is filed in your name is written to you.\n\nIf you are not at the municipal hall, please tell the licensing office at once.\n\n{link}',
    fil: 'Sinimulan ni {clerk_name} ng tanggapan ng lisensya ang paghahain para sa iyo sa window ({walk_in_no}). Isusulat sa iyo ang bawat ihahain sa iyong pangalan.\n\nKung wala ka sa munisipyo, sabihin agad ito sa tanggapan ng lisensya.\n\n{link}',
  },
} satisfies Messages;
