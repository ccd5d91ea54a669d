import type { Messages } from '@ebpls/contracts';

/** What happens next with an application, for a person without a sign-in: no name and no amount. */
export const messages = {
  'status_check.next.SUBMITTED': {
    en: 'The licensing office will check that the application is complete.',
    fil: 'Sinusuri ng tanggapan ng lisensiya kung kumpleto ang aplikasyon.',
  },
  'status_check.next.RETURNED': {
    en: 'The owner must correct the application and submit it again. Sign in, or bring this number to the counter.',
    fil: 'Itatama ng may-ari ang aplikasyon at isusumite muli. Mag-sign in, o dalhin ang numerong ito sa window.',
  },
  'status_check.next.ACCEPTED': {
    en: 'The application will be sent to the offices.',
    fil: 'Ipapadala ang aplikasyon sa mga tanggapan.',
  },
  'status_check.next.IN_CLEARANCE': {
    en: 'The offices listed here are reviewing the application.',
    fil: 'Sinusuri ng mga nakalistang tanggapan ang aplikasyon.',
  },
  'status_check.next.ANSWER_OFFICE': {
    en: 'An office needs a reply from the owner. Sign in, or bring this number to the counter.',
    fil: 'May tanggapang nangangailangan ng sagot ng may-ari. Mag-sign in, o dalhin ang numerong ito sa window.',
  },
  'status_check.next.CLEARED': {
    en: 'The licensing office will compute the bill.',
    fil: 'Kinukuwenta ng tanggapan ng lisensiya ang singil.',
  },
  'status_check.next.ASSESSED': {
    en: 'The treasurer will review and approve the bill.',
    fil: 'Aaprubahan ng ingat-yaman ang singil.',
  },
  'status_check.next.FOR_PAYMENT': {
    en: 'The owner must pay the bill. Sign in, or bring this number to the counter.',
    fil: 'Magbabayad ang may-ari. Mag-sign in, o dalhin ang numerong ito sa window.',
  },
  'status_check.next.PAID': {
    en: 'The licensing office will release the permit for signature.',
    fil: 'Ilalabas ng tanggapan ng lisensiya ang permit para lagdaan.',
  },
  'status_check.next.FOR_SIGNATURE': {
    en: 'The permit is awaiting signature.',
    fil: 'Naghihintay ng lagda ang permit.',
  },
  'status_check.next.ISSUED': {
    en: 'The document has been issued. Sign in to download it, or request a printed copy at the counter.',
    fil: 'Naibigay na ang dokumento. Mag-sign in para i-download ito, o humingi ng naka-print sa window.',
  },
  'status_check.next.REJECTED': {
    en: 'The application was refused. The owner may appeal. Sign in to read the reasons.',
    fil: 'Tinanggihan ang aplikasyon. Maaaring umapela ang may-ari: mag-sign in para basahin ang dahilan.',
  },
  'status_check.next.WITHDRAWN': {
    en: 'The owner withdrew the application. A new one may be filed.',
    fil: 'Binawi ng may-ari ang aplikasyon. Maaaring maghain ng bago.',
  },
  'status_check.next.LAPSED': {
    en: 'The application was not completed in time. A new one may be filed.',
    fil: 'Hindi natapos sa takdang panahon ang aplikasyon. Maaaring maghain ng bago.',
  },
  'status_check.next.CANCELLED': {
    en: 'The application was cancelled. Contact the licensing office.',
    fil: 'Kinansela ang aplikasyon. Makipag-ugnayan sa tanggapan ng lisensiya.',
  },
} satisfies Messages;
