import { defineMessages } from '@ebpls/remote-kit';

/** Texts of the later audit of renewals that a rule approved. */
export const texts = {
  title: { en: 'Post-audit', fil: 'Post-audit' },
  subtitle: {
    en: 'Applications approved automatically or by law, without review. Compare each application with what you find, and record the result.',
    fil: 'Mga aplikasyong awtomatikong inaprubahan o inaprubahan ng batas, nang walang pagsusuri. Ihambing ang bawat isa sa nakita mo, at itala ang resulta.',
  },
  none: { en: 'No applications selected', fil: 'Walang napiling aplikasyon' },
  none_text: {
    en: 'Low-risk renewals that were approved immediately are selected by risk and at random, and listed here.',
    fil: 'Nakalista rito ang mga renewal na mababa ang panganib at agad na inaprubahan. Pinipili ang mga ito ayon sa panganib at nang random.',
  },
  business: { en: 'Business', fil: 'Negosyo' },
  application: { en: 'Application', fil: 'Aplikasyon' },
  ground: { en: 'Reason', fil: 'Dahilan' },
  NEAR_CEILING: {
    en: 'Assets near the limit for immediate approval',
    fil: 'Ari-ariang malapit sa hangganan ng agarang pag-apruba',
  },
  GROSS_FELL: { en: 'Sales lower than last year', fil: 'Mas mababang benta kaysa noong nakaraang taon' },
  APPROVED_BY_LAW: { en: 'Approved by law (RA 11032, Sec. 10)', fil: 'Aprubado ayon sa batas (RA 11032, Sek. 10)' },
  DECLARED_FIGURES: { en: 'Billed based on declared figures', fil: 'Siningil ayon sa idineklarang halaga' },
  CLOCK_DECIDED: {
    en: 'A clearance was approved because the office’s deadline had passed',
    fil: 'Naaprubahan ang clearance dahil lumipas ang takda ng tanggapan',
  },
  LOT: { en: 'Randomly selected', fil: 'Random na napili' },
  drawn: { en: 'Selected', fil: 'Petsa ng pagpili' },
  state: { en: 'Status', fil: 'Katayuan' },
  OPEN: { en: 'For review', fil: 'Susuriin' },
  RIGHT: { en: 'Correct', fil: 'Tama' },
  WRONG: { en: 'Incorrect', fil: 'May mali' },
  acts: { en: 'Actions', fil: 'Mga gawain' },
  right: { en: 'Correct', fil: 'Tama' },
  wrong: { en: 'Incorrect', fil: 'May mali' },
  dialog_RIGHT: { en: 'Was this decision correct?', fil: 'Tama ba ang pasyang ito?' },
  dialog_WRONG: { en: 'What is incorrect?', fil: 'Ano ang mali?' },
  finding: { en: 'Findings', fil: 'Mga nakita' },
  success_RIGHT: { en: 'The decision was marked as correct.', fil: 'Minarkahang tama ang pasya.' },
  success_WRONG: {
    en: 'The result was saved. The treasury officers will be notified.',
    fil: 'Na-save ang resulta. Aabisuhan ang mga opisyal ng ingat-yaman.',
  },
} as const;

export const { useWords, words } = defineMessages('desk.post_audit', texts);
