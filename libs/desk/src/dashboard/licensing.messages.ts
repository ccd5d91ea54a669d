import { defineMessages } from '@ebpls/remote-kit';

export const texts = {
  title: { en: 'Dashboard', fil: 'Dashboard' },
  subtitle: { en: 'Pending work of the licensing office.', fil: 'Mga nakabinbing gawain ng tanggapan ng lisensiya.' },
  open_queue: { en: 'Open the queue', fil: 'Buksan ang pila' },
  submitted: { en: 'For acceptance', fil: 'Tatanggapin' },
  submitted_hint: { en: 'filed by owners', fil: 'isinumite ng mga may-ari' },
  to_compute: { en: 'For billing', fil: 'Sisingilin' },
  to_compute_hint: { en: 'cleared by every office', fil: 'may clearance ng bawat tanggapan' },
  to_release: { en: 'For release', fil: 'Ilalabas' },
  to_release_hint: { en: 'paid', fil: 'bayad na' },
  in_clearance: { en: 'With the offices', fil: 'Nasa mga tanggapan' },
  in_clearance_hint: { en: 'deadline running', fil: 'tumatakbo ang takda' },
  urgent: { en: 'Most urgent', fil: 'Pinakaapurado' },
  urgent_hint: {
    en: 'Open applications: overdue first, then by due date.',
    fil: 'Mga bukas na aplikasyon: una ang mga lampas na, saka ang pinakamalapit ang takda.',
  },
  none: { en: 'No pending applications', fil: 'Walang nakabinbing aplikasyon' },
  none_text: { en: 'There are no open applications.', fil: 'Walang bukas na aplikasyon.' },
  NEW: { en: 'New', fil: 'Bago' },
  RENEWAL: { en: 'Renewal', fil: 'Renewal' },
  AMENDMENT: { en: 'Amendment', fil: 'Pagbabago' },
  RETIREMENT: { en: 'Retirement', fil: 'Pagsasara' },
  SPECIAL: { en: 'Temporary permit', fil: 'Pansamantalang permit' },
} as const;

export const { useWords } = defineMessages('desk.licensing', texts);
