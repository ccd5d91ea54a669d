import type { Messages } from '@ebpls/contracts';

/** The file of the people of the offices. */
export const messages = {
  'staff.columns': {
    en: 'One line must name the columns: First name, Last name, Email, Office.',
    fil: 'Dapat may linyang nagpapangalan sa mga hanay: First name, Last name, Email, Office.',
  },
  'staff.too_many': {
    en: 'This file has more than 100 people. Please send it in parts.',
    fil: 'Higit sa 100 tao ang nasa file na ito. Ipadala ito nang hati-hati.',
  },
  'staff.name': { en: 'This name is missing or cannot be read.', fil: 'Walang pangalan o hindi ito mabasa.' },
  'staff.email': { en: 'This is not an email address.', fil: 'Hindi ito email address.' },
  'staff.office': {
    en: 'This is none of the offices, barangays or partners here.',
    fil: 'Wala ito sa mga tanggapan, barangay o katuwang dito.',
  },
  'staff.no_administrators': {
    en: 'Administrators are invited one by one on the page of users, for two people agree on each.',
    fil: 'Isa-isang iniimbitahan ang tagapangasiwa sa pahina ng mga user, dahil dalawang tao ang sumasang-ayon sa bawat isa.',
  },
  'staff.head': { en: 'Please write yes or no.', fil: 'Isulat ang oo o hindi.' },
  'staff.language': { en: 'Please write en or fil.', fil: 'Isulat ang en o fil.' },
  'staff.duplicate': {
    en: 'This address is in the file twice.',
    fil: 'Dalawang beses nasa file ang address na ito.',
  },
  'staff.other_role': {
    en: 'This address has an account with another role, or a closed one. Change it on the page of users.',
    fil: 'May account na may ibang tungkulin ang address na ito, o sarado na. Baguhin ito sa pahina ng mga user.',
  },
} satisfies Messages;
