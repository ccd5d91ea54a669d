import { defineMessages } from '@ebpls/remote-kit';

export const texts = {
  title: { en: 'Dashboard', fil: 'Dashboard' },
  subtitle: { en: 'What waits for the licensing office.', fil: 'Ang naghihintay sa tanggapan ng lisensiya.' },
  appeals: { en: 'Appeals', fil: 'Mga apela' },
  sanctions: { en: 'Suspensions', fil: 'Mga suspensiyon' },
  open_queue: { en: 'Open the queue', fil: 'Buksan ang pila' },
  submitted: { en: 'To accept', fil: 'Tatanggapin' },
  submitted_hint: { en: 'filed by owners', fil: 'isinumite ng mga may-ari' },
  to_compute: { en: 'To bill', fil: 'Sisingilin' },
  to_compute_hint: { en: 'cleared by every office', fil: 'na-clear ng bawat tanggapan' },
  to_release: { en: 'To release', fil: 'Ilalabas' },
  to_release_hint: { en: 'paid', fil: 'bayad na' },
  in_clearance: { en: 'With the offices', fil: 'Nasa mga tanggapan' },
  in_clearance_hint: { en: 'the clock runs', fil: 'tumatakbo ang oras' },
  urgent: { en: 'Most urgent', fil: 'Pinakaapurado' },
  urgent_hint: {
    en: 'Open applications: late ones first, then what is due first.',
    fil: 'Mga bukas na aplikasyon: una ang mga lampas na, saka ang pinakamalapit ang takda.',
  },
  none: { en: 'Nothing waits', fil: 'Walang naghihintay' },
  none_text: { en: 'No application is open.', fil: 'Walang bukas na aplikasyon.' },
  NEW: { en: 'New', fil: 'Bago' },
  RENEWAL: { en: 'Renewal', fil: 'Renewal' },
  AMENDMENT: { en: 'Amendment', fil: 'Pagbabago' },
  RETIREMENT: { en: 'Closing', fil: 'Pagsasara' },
  SPECIAL: { en: 'Temporary permit', fil: 'Pansamantalang permit' },
} as const;

export const { useWords } = defineMessages('desk.licensing', texts);
