import { defineMessages } from '@ebpls/remote-kit';

export const { useWords, words } = defineMessages('admin.holidays', {
  title: { en: 'Holidays', fil: 'Mga pista' },
  subtitle: {
    en: 'Days on which the offices are closed. Every limit in working days is counted by this list.',
    fil: 'Mga araw na sarado ang mga tanggapan. Sa listahang ito binibilang ang bawat taning sa araw ng trabaho.',
  },
  back: { en: 'Set-up', fil: 'Set-up' },
  year: { en: 'Year', fil: 'Taon' },
  days: { en: 'Days of {year}', fil: 'Mga araw ng {year}' },
  count: { en: 'Days in the list: {count}', fil: 'Mga araw sa listahan: {count}' },
  proposed: {
    en: '{year} has no list yet. These are the national days that the law itself gives; nothing is kept until you save.',
    fil: 'Wala pang listahan ang {year}. Ito ang mga pambansang araw na nasa batas mismo; walang itinatago hangga’t hindi mo sine-save.',
  },
  proposed_more: {
    en: 'Add what the proclamation sets: Eid’l Fitr, Eid’l Adha, the lunar new year, days that are moved, and your own feasts.',
    fil: 'Idagdag ang itinatakda ng proklamasyon: Eid’l Fitr, Eid’l Adha, bagong taong lunar, mga inilipat na araw, at ang sarili ninyong pista.',
  },
  day: { en: 'Day', fil: 'Araw' },
  name: { en: 'Name', fil: 'Tawag' },
  kind: { en: 'Kind', fil: 'Uri' },
  REGULAR: { en: 'Regular holiday', fil: 'Regular na pista opisyal' },
  SPECIAL_NON_WORKING: { en: 'Special non-working day', fil: 'Espesyal na araw na walang pasok' },
  LOCAL: { en: 'Local holiday', fil: 'Lokal na pista' },
  SPECIAL_WORKING: { en: 'Special working day (offices open)', fil: 'Espesyal na araw na may pasok (bukas)' },
  row: { en: 'Day {number}', fil: 'Araw {number}' },
  add: { en: 'Add a day', fil: 'Magdagdag ng araw' },
  remove: { en: 'Remove: {day}', fil: 'Alisin: {day}' },
  check: { en: 'Show what changes', fil: 'Ipakita ang magbabago' },
  effect: { en: 'What changes', fil: 'Ang magbabago' },
  effect_none: {
    en: 'No running clock ends on another day.',
    fil: 'Walang tumatakbong taning na lilipat ng araw.',
  },
  effect_some: {
    en: 'Running clocks that end later: {later}. That end earlier: {earlier}. Each keeps its working days.',
    fil: 'Mga tumatakbong taning na matatapos nang mas huli: {later}. Nang mas maaga: {earlier}. Pareho ang bilang ng araw ng trabaho ng bawat isa.',
  },
  effect_stays: {
    en: 'What was printed, promised to an owner or decided stays as it is.',
    fil: 'Mananatili ang naipalimbag, naipangako sa may-ari o napagpasyahan na.',
  },
  whole: { en: 'whole application', fil: 'buong aplikasyon' },
  more: { en: 'and {count} more', fil: 'at {count} pa' },
  save: { en: 'Save the list of {year}', fil: 'I-save ang listahan ng {year}' },
  success_save: { en: 'The list of {year} is kept.', fil: 'Naitago na ang listahan ng {year}.' },
});
