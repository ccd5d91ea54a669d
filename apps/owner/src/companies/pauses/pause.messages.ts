import { defineMessages } from '@ebpls/remote-kit';

/** Texts for closing a business for some days, and opening it again. */
const texts = {
  title: { en: 'Close temporarily', fil: 'Pansamantalang magsara' },
  lead: {
    en: 'You may close temporarily for repairs, a calamity or illness. Taxes and fees remain due as usual. People who check the permit will see that you are closed.',
    fil:
      'Maaari kang pansamantalang magsara para sa pagkukumpuni, kalamidad o karamdaman. Hindi nagbabago ' +
      'ang takda ng mga buwis at singil. Makikita ng magsusuri ng permit na sarado ka.',
  },
  closed_from: { en: 'First day closed', fil: 'Unang araw na sarado' },
  closed_until: { en: 'Last day closed', fil: 'Huling araw na sarado' },
  until_help: { en: 'No later than {day}.', fil: 'Hindi lalampas sa {day}.' },
  reason: { en: 'Why are you closing temporarily?', fil: 'Bakit ka pansamantalang magsasara?' },
  reason_help: {
    en: 'The licensing office and the treasurer will read your reason.',
    fil: 'Babasahin ng tanggapan ng lisensiya at ng ingat-yaman ang dahilan mo.',
  },
  declare: { en: 'Declare these dates', fil: 'Ideklara ang mga petsang ito' },
  declared: { en: 'Declared closures', fil: 'Mga idineklarang pagsasara' },
  days: { en: '{from} to {until}', fil: '{from} hanggang {until}' },
  reopened_on: { en: 'open since {day}', fil: 'bukas mula {day}' },
  DECLARED: { en: 'Upcoming', fil: 'Darating' },
  CLOSED: { en: 'Closed now', fil: 'Sarado ngayon' },
  REOPENED: { en: 'Reopened', fil: 'Bukas na muli' },
  WITHDRAWN: { en: 'Withdrawn', fil: 'Binawi' },
  reopen: { en: 'Reopen now', fil: 'Buksan na muli' },
  withdraw: { en: 'Withdraw', fil: 'Bawiin' },
  success_declared: {
    en: 'The temporary closure was declared. The licensing office and the treasurer were notified.',
    fil: 'Naideklara ang pansamantalang pagsasara. Inabisuhan ang tanggapan ng lisensiya at ang ingat-yaman.',
  },
  success_reopened: { en: 'Your business is open again.', fil: 'Bukas na muli ang negosyo mo.' },
  success_withdrawn: { en: 'The temporary closure was withdrawn.', fil: 'Binawi ang pansamantalang pagsasara.' },
} as const;

export const { useWords, words } = defineMessages('pause', texts);
