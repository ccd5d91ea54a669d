import { defineMessages } from '@ebpls/remote-kit';

export const { useWords, words } = defineMessages('admin.holidays', {
  title: { en: 'Holidays', fil: 'Mga pista' },
  subtitle: {
    en: 'Days the offices are closed. All working-day limits are counted with this list.',
    fil: 'Mga araw na sarado ang mga tanggapan. Sa listahang ito binibilang ang bawat taning sa araw ng trabaho.',
  },
  back: { en: 'Set-up', fil: 'Set-up' },
  year: { en: 'Year', fil: 'Taon' },
  days: { en: 'Holidays of {year}', fil: 'Mga pista ng {year}' },
  count: { en: 'Holidays listed: {count}', fil: 'Mga nakalistang pista: {count}' },
  proposed: {
    en: '{year} has no list yet. These are the national holidays set by law; nothing is saved until you save.',
    fil: 'Wala pang listahan ang {year}. Ito ang mga pambansang araw na nasa batas mismo; walang itinatago hangga’t hindi mo sine-save.',
  },
  proposed_more: {
    en:
      'Add what the proclamation sets: Eid’l Fitr, Eid’l Adha, the lunar new year, moved holidays and local ' +
      'holidays.',
    fil:
      'Idagdag ang itinatakda ng proklamasyon: Eid’l Fitr, Eid’l Adha, bagong taong lunar, mga inilipat na pista, ' +
      'at mga lokal na pista.',
  },
  day: { en: 'Date', fil: 'Petsa' },
  name: { en: 'Name', fil: 'Tawag' },
  kind: { en: 'Kind', fil: 'Uri' },
  REGULAR: { en: 'Regular holiday', fil: 'Regular na pista opisyal' },
  SPECIAL_NON_WORKING: { en: 'Special non-working day', fil: 'Espesyal na araw na walang pasok' },
  LOCAL: { en: 'Local holiday', fil: 'Lokal na pista' },
  SPECIAL_WORKING: { en: 'Special working day (offices open)', fil: 'Espesyal na araw na may pasok (bukas)' },
  row: { en: 'Holiday {number}', fil: 'Pista {number}' },
  add: { en: 'Add a holiday', fil: 'Magdagdag ng pista' },
  remove: { en: 'Remove: {day}', fil: 'Alisin: {day}' },
  check: { en: 'Preview changes', fil: 'Ipakita ang magbabago' },
  effect: { en: 'Changes', fil: 'Ang magbabago' },
  effect_none: {
    en: 'No running deadline changes.',
    fil: 'Walang tumatakbong taning na magbabago.',
  },
  effect_some: {
    en: 'Running deadlines that end later: {later}. Earlier: {earlier}. Each keeps its working days.',
    fil: 'Mga tumatakbong taning na matatapos nang mas huli: {later}. Nang mas maaga: {earlier}. Pareho ang bilang ng araw ng trabaho ng bawat isa.',
  },
  effect_stays: {
    en: 'Printed dates, dates given to owners and decisions do not change.',
    fil: 'Mananatili ang naipalimbag, naipangako sa may-ari o napagpasyahan na.',
  },
  whole: { en: 'whole application', fil: 'buong aplikasyon' },
  more: { en: 'and {count} more', fil: 'at {count} pa' },
  save: { en: 'Save the {year} list', fil: 'I-save ang listahan ng {year}' },
  success_save: { en: 'The {year} list was saved.', fil: 'Naitago na ang listahan ng {year}.' },
});
