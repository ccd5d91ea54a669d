import { defineMessages } from '@ebpls/remote-kit';

/** Texts of the public estimate beside those that it has in common with the owner's: documents, offices, registration. */
export const texts = {
  lead_public: {
    en: 'You will also see the required documents and the offices involved. You do not need an account.',
    fil: 'Makikita mo rin ang mga kailangang dokumento at ang mga tanggapan. Hindi kailangan ng account.',
  },
  due_now: { en: 'Due when you apply: {amount}', fil: 'Babayaran sa pag-apply: {amount}' },
  documents: { en: 'Documents that you upload', fil: 'Mga dokumentong ia-upload mo' },
  checked_by: { en: 'Checked by {offices}', fil: 'Sinusuri ng {offices}' },
  optional: { en: 'Optional', fil: 'Opsyonal' },
  no_documents: {
    en: 'No document is required for a business with no changes.',
    fil: 'Walang kailangang dokumento kung walang nagbago sa negosyo.',
  },
  offices: { en: 'Offices that clear the application', fil: 'Mga tanggapang nagki-clear ng aplikasyon' },
  offices_hint: {
    en: 'All of these offices receive the application at the same time. You do not need to visit each office.',
    fil:
      'Sabay-sabay na natatanggap ng mga tanggapang ito ang aplikasyon. Hindi mo kailangang puntahan ang ' +
      'bawat isa.',
  },
  register: { en: 'Register this business', fil: 'Irehistro ang negosyong ito' },
  register_note: {
    en: 'If you sign in on this device within a day, your figures will be filled in for you.',
    fil: 'Nakalagay na ang mga halagang ito kapag nag-sign in ka sa device na ito sa loob ng isang araw.',
  },
  renew: { en: 'Sign in to renew', fil: 'Mag-sign in para mag-renew' },
  your_businesses: { en: 'Open your businesses', fil: 'Buksan ang mga negosyo mo' },
} as const;

export const { useWords } = defineMessages('public-estimate', texts);
