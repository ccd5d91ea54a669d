import { defineMessages } from '@ebpls/remote-kit';

export const texts = {
  title: { en: 'Dashboard', fil: 'Dashboard' },
  greeting: { en: 'Good day, {firstname}', fil: 'Magandang araw, {firstname}' },
  businesses_one: { en: 'Business holding', fil: 'Negosyo' },
  businesses_other: { en: 'Business holdings', fil: 'Mga negosyo' },
  open_one: { en: 'Open application', fil: 'Bukas na aplikasyon' },
  open_other: { en: 'Open applications', fil: 'Mga bukas na aplikasyon' },
  waiting_one: { en: 'Application that needs payment or a reply', fil: 'Aplikasyong babayaran o sasagutin' },
  waiting_other: { en: 'Applications that need payment or a reply', fil: 'Mga aplikasyong babayaran o sasagutin' },
  due: { en: 'Due now', fil: 'Dapat bayaran ngayon' },
  figures: { en: 'Tax and fee summary', fil: 'Buod ng buwis at singil' },
  applications_open: { en: 'Your applications', fil: 'Ang iyong mga aplikasyon' },
  applications_waiting: { en: 'Need payment or a reply', fil: 'Babayaran o sasagutin' },
  applications_hint: {
    en: 'Applications that need payment or a reply are listed first',
    fil: 'Nauuna ang mga aplikasyong babayaran o sasagutin',
  },
  none_title: { en: 'Start with your business', fil: 'Magsimula sa iyong negosyo' },
  none: {
    en: 'Register your place of business, then apply for its permit. Your answers are saved as you type.',
    fil: 'Irehistro ang lugar ng negosyo, saka mag-apply ng permit. Sine-save ang mga sagot mo habang nagta-type.',
  },
  register: { en: 'Register a business', fil: 'Magrehistro ng negosyo' },
  empty_title_open: { en: 'You have no open application', fil: 'Walang bukas na aplikasyon' },
  empty_title_waiting: { en: 'No action needed', fil: 'Walang kailangang gawin' },
  empty_waiting: {
    en: 'We will notify you when an office needs something or a payment is due.',
    fil: 'Aabisuhan ka namin kapag may kailangan ang tanggapan o may dapat bayaran.',
  },
  empty_open: {
    en: 'Your permits are valid until the end of the year. We will notify you when renewal starts.',
    fil: 'May bisa ang mga permit mo hanggang katapusan ng taon. Aabisuhan ka namin kapag nagsimula ang renewal.',
  },
  holdings: { en: 'View your businesses', fil: 'Tingnan ang mga negosyo' },
  no_role_title: { en: 'Your account has no role yet', fil: 'Wala pang tungkulin ang account mo' },
  no_role: {
    en: 'The municipal hall must assign a role to your account before you can register a business.',
    fil: 'Kailangang bigyan muna ng munisipyo ng tungkulin ang account mo bago ka makapagrehistro ng negosyo.',
  },
  by: { en: 'by {day}', fil: 'hanggang {day}' },
  was_due: { en: 'was due {day}', fil: 'takda noong {day}' },
  filed: { en: 'filed {day}', fil: 'isinumite {day}' },
  not_filed: { en: 'not filed', fil: 'hindi pa naisusumite' },
  of: { en: '{done} of {all} clearances', fil: '{done} sa {all} clearance' },
  NEW: { en: 'New permit', fil: 'Bagong permit' },
  RENEWAL: { en: 'Renewal', fil: 'Renewal' },
  AMENDMENT: { en: 'Amendment', fil: 'Pagbabago' },
  RETIREMENT: { en: 'Retirement', fil: 'Pagsasara' },
  SPECIAL: { en: 'Temporary permit', fil: 'Pansamantalang permit' },
} as const;

export const { useWords } = defineMessages('owner.dashboard', texts);
