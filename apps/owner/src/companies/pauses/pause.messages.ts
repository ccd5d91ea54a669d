import { defineMessages } from '@ebpls/remote-kit';

/** Texts for closing a business for some days, and opening it again. */
const texts = {
  title: { en: 'Close for some days', fil: 'Magsara nang ilang araw' },
  lead: {
    en: 'For repairs, a calamity or illness. Taxes and fees fall due as before; whoever checks the permit reads that you are closed.',
    fil: 'Para sa pagkukumpuni, kalamidad o karamdaman. Gaya pa rin ng dati ang takda ng mga buwis at bayarin; mababasa ng magsusuri ng permit na sarado ka.',
  },
  closed_from: { en: 'First closed day', fil: 'Unang araw na sarado' },
  closed_until: { en: 'Last closed day', fil: 'Huling araw na sarado' },
  until_help: { en: 'Not after {day}.', fil: 'Hindi lalampas sa {day}.' },
  reason: { en: 'Why is it closed?', fil: 'Bakit sarado?' },
  reason_help: {
    en: 'The licensing office and the treasurer read it.',
    fil: 'Mababasa ito ng tanggapan ng lisensiya at ng ingat-yaman.',
  },
  declare: { en: 'Declare these days', fil: 'Ideklara ang mga araw na ito' },
  declared: { en: 'Declared days', fil: 'Mga idineklarang araw' },
  days: { en: '{from} to {until}', fil: '{from} hanggang {until}' },
  reopened_on: { en: 'open since {day}', fil: 'bukas mula {day}' },
  DECLARED: { en: 'Ahead', fil: 'Darating' },
  CLOSED: { en: 'Closed now', fil: 'Sarado ngayon' },
  REOPENED: { en: 'Open again', fil: 'Bukas na muli' },
  WITHDRAWN: { en: 'Taken back', fil: 'Binawi' },
  reopen: { en: 'Open again now', fil: 'Buksan na muli' },
  withdraw: { en: 'Take back', fil: 'Bawiin' },
  success_declared: {
    en: 'Declared. The licensing office and the treasurer are told.',
    fil: 'Naideklara. Sinabihan ang tanggapan ng lisensiya at ang ingat-yaman.',
  },
  success_reopened: { en: 'Your business is open again.', fil: 'Bukas na muli ang negosyo mo.' },
  success_withdrawn: { en: 'The closure is taken back.', fil: 'Nabawi ang pagsasara.' },
} as const;

export const { useWords, words } = defineMessages('pause', texts);
