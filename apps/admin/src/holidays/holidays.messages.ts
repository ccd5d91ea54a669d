import { defineMessages } from '@ebpls/remote-kit';

export const { useWords, words } = defineMessages('admin.holidays', {
  title: { en: 'Holidays', fil: 'Mga pista opisyal' },
  subtitle: {
    en: 'Days when the offices are closed, and special working days when they are open. All deadlines in working days are computed using this list.',
    fil:
      'Mga araw na sarado ang mga tanggapan, at mga espesyal na araw na may pasok. Batay sa listahang ito ' +
      'ang lahat ng takda na binibilang sa mga araw ng trabaho.',
  },
  back: { en: 'Set-up', fil: 'Set-up' },
  year: { en: 'Year', fil: 'Taon' },
  days: { en: 'Holidays of {year}', fil: 'Mga pista opisyal ng {year}' },
  closed_one: { en: 'Offices closed: {count} day', fil: 'Sarado ang mga tanggapan: {count} araw' },
  closed_other: { en: 'Offices closed: {count} days', fil: 'Sarado ang mga tanggapan: {count} araw' },
  open_one: { en: 'Offices open: {count} special working day', fil: 'Bukas: {count} espesyal na araw na may pasok' },
  open_other: {
    en: 'Offices open: {count} special working days',
    fil: 'Bukas: {count} espesyal na araw na may pasok',
  },
  proposed: {
    en: 'There is no list for {year} yet. These are the national holidays set by law. They are not saved until you save the list.',
    fil:
      'Wala pang listahan ang {year}. Ito ang mga pambansang araw na nasa batas mismo. Hindi pa naka-save ' +
      'ang mga ito hangga’t hindi mo sine-save ang listahan.',
  },
  proposed_more: {
    en: 'Add the holidays set by proclamation: Eid’l Fitr, Eid’l Adha, the Lunar New Year, moved holidays and local holidays.',
    fil:
      'Idagdag ang mga pista opisyal na itinatakda ng proklamasyon: Eid’l Fitr, Eid’l Adha, bagong taong lunar, mga ' +
      'inilipat na pista, at mga lokal na pista opisyal.',
  },
  day: { en: 'Date', fil: 'Petsa' },
  name: { en: 'Name', fil: 'Pangalan' },
  kind: { en: 'Type', fil: 'Uri' },
  REGULAR: { en: 'Regular holiday', fil: 'Regular na pista opisyal' },
  SPECIAL_NON_WORKING: { en: 'Special non-working day', fil: 'Espesyal na araw na walang pasok' },
  LOCAL: { en: 'Local holiday', fil: 'Lokal na pista opisyal' },
  SPECIAL_WORKING: { en: 'Special working day (offices open)', fil: 'Espesyal na araw na may pasok (bukas)' },
  row: { en: 'Holiday {number}', fil: 'Pista opisyal {number}' },
  add: { en: 'Add a holiday', fil: 'Magdagdag ng pista opisyal' },
  check: { en: 'Preview changes', fil: 'Ipakita ang magbabago' },
  effect: { en: 'Changes', fil: 'Ang magbabago' },
  effect_none: {
    en: 'No current deadlines will change.',
    fil: 'Walang kasalukuyang takda na magbabago.',
  },
  effect_some: {
    en: 'Deadlines that will move to a later date: {later}. Deadlines that will move to an earlier date: {earlier}. The number of working days will not change.',
    fil:
      'Mga takdang lilipat sa mas huling petsa: {later}. Mga takdang lilipat sa mas maagang petsa: ' +
      '{earlier}. Hindi magbabago ang bilang ng araw ng trabaho.',
  },
  effect_stays: {
    en: 'Dates already printed or given to owners, and decisions already made, will not change.',
    fil: 'Hindi magbabago ang mga petsang nakalimbag o naibigay na sa mga may-ari, at ang mga pasyang nagawa na.',
  },
  whole: { en: 'whole application', fil: 'buong aplikasyon' },
  more: { en: 'and {count} more', fil: 'at {count} pa' },
  save: { en: 'Save the {year} list', fil: 'I-save ang listahan ng {year}' },
  success_save: {
    en: 'The list of holidays for {year} was saved.',
    fil: 'Na-save na ang listahan ng mga pista opisyal ng {year}.',
  },
});
