import type { Messages } from '@ebpls/contracts';

/** The file of the people of the offices. */
export const messages = {
  'staff.columns': {
    en: 'The first row must contain the column names: First name, Last name, Email, Office.',
    fil: 'Dapat nasa unang hilera ang mga pangalan ng hanay: First name, Last name, Email, Office.',
  },
  'staff.too_many': {
    en: 'This file has more than 100 people. Please split it.',
    fil: 'Higit sa 100 tao ang nasa file na ito. Ipadala ito nang hati-hati.',
  },
  'staff.name': { en: 'The name is missing or cannot be read.', fil: 'Walang pangalan o hindi ito mabasa.' },
  'staff.email': { en: 'This is not a valid e-mail address.', fil: 'Hindi ito wastong e-mail address.' },
  'staff.office': {
    en: 'This office, barangay or partner is not recognized.',
    fil: 'Wala ito sa mga tanggapan, barangay o katuwang dito.',
  },
  'staff.no_administrators': {
    en: 'Invite administrators one by one on the Users page. Each one must be approved by two people.',
    fil:
      'Isa-isang imbitahan ang mga tagapangasiwa sa pahina ng mga user. Dalawang tao ang dapat mag-apruba sa bawat ' +
      'isa.',
  },
  'staff.head': { en: 'Please enter yes or no.', fil: 'Isulat ang oo o hindi.' },
  'staff.language': { en: 'Please enter en or fil.', fil: 'Isulat ang en o fil.' },
  'staff.duplicate': {
    en: 'This e-mail address is listed more than once.',
    fil: 'Mahigit isang beses nasa file ang e-mail na ito.',
  },
  'staff.other_role': {
    en: 'This e-mail address belongs to an account with another role or to a closed account. Change it on the Users page.',
    fil: 'May account na may ibang tungkulin ang address na ito, o sarado na. Baguhin ito sa pahina ng mga user.',
  },
} satisfies Messages;
