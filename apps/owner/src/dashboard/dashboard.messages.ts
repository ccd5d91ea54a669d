import { defineMessages } from '@ebpls/remote-kit';

export const texts = {
  title: { en: 'Dashboard', fil: 'Dashboard' },
  greeting: { en: 'Good day, {firstname}', fil: 'Magandang araw, {firstname}' },
  businesses: { en: 'Business holdings', fil: 'Mga negosyo' },
  open: { en: 'Open applications', fil: 'Mga bukas na aplikasyon' },
  waiting: { en: 'Waiting on you', fil: 'Naghihintay sa iyo' },
  due: { en: 'Due now', fil: 'Dapat bayaran ngayon' },
  figures: { en: 'Taxes and fees in figures', fil: 'Mga numero ng buwis at bayarin' },
  applications_open: { en: 'Your applications', fil: 'Ang iyong mga aplikasyon' },
  applications_waiting: { en: 'Waiting on you', fil: 'Naghihintay sa iyo' },
  applications_hint: { en: 'Those that wait on you come first', fil: 'Nauuna ang mga naghihintay sa iyo' },
  none_title: { en: 'Start with your business', fil: 'Magsimula sa iyong negosyo' },
  none: {
    en: 'Register your place of business, then apply for its permit. Everything is kept while you type.',
    fil: 'Irehistro ang lugar ng negosyo, saka mag-apply ng permit. Itinatabi ang lahat habang nagta-type ka.',
  },
  register: { en: 'Register a business', fil: 'Magrehistro ng negosyo' },
  empty_title_open: { en: 'No application is open', fil: 'Walang bukas na aplikasyon' },
  empty_title_waiting: { en: 'Nothing waits on you', fil: 'Walang naghihintay sa iyo' },
  empty_waiting: {
    en: 'We tell you when an office needs something, or when there is something to pay.',
    fil: 'Sasabihan ka namin kapag may kailangan ang tanggapan o may dapat bayaran.',
  },
  empty_open: {
    en: 'Your permits run to the end of the year. We tell you when the renewal begins.',
    fil: 'May bisa ang mga permit mo hanggang katapusan ng taon. Sasabihan ka namin kapag nagsimula ang renewal.',
  },
  holdings: { en: 'See your businesses', fil: 'Tingnan ang mga negosyo' },
  no_role_title: { en: 'Your account has no role yet', fil: 'Wala pang tungkulin ang account mo' },
  no_role: {
    en: 'The municipal hall has to assign one before you can register a business.',
    fil: 'Kailangang bigyan ka muna ng munisipyo bago ka makapagrehistro ng negosyo.',
  },
  of: { en: '{done} of {all} clearances', fil: '{done} sa {all} clearance' },
  NEW: { en: 'New permit', fil: 'Bagong permit' },
  RENEWAL: { en: 'Renewal', fil: 'Renewal' },
  AMENDMENT: { en: 'Amendment', fil: 'Pagbabago' },
  RETIREMENT: { en: 'Closure', fil: 'Pagsasara' },
  SPECIAL: { en: 'Temporary permit', fil: 'Pansamantalang permit' },
} as const;

export const { useWords } = defineMessages('owner.dashboard', texts);
