import { defineMessages } from '@ebpls/remote-kit';

/** Texts of the later audit of renewals that a rule approved. */
export const texts = {
  title: { en: 'Looked at afterwards', fil: 'Titingnan pagkatapos' },
  subtitle: {
    en: 'Applications that a rule or the law decided without a look. Compare each with what you find, and say whether it was right.',
    fil: 'Mga aplikasyong napasyahan ng tuntunin o ng batas nang walang tumingin. Ihambing ang bawat isa sa nakita mo, at sabihin kung tama.',
  },
  none: { en: 'Nothing is drawn', fil: 'Walang nabunot' },
  none_text: {
    en: 'Renewals of low risk that are approved at once are drawn here by risk and by lot.',
    fil: 'Dito nabubunot, ayon sa panganib at palabunutan, ang mga renewal na agad inaprubahan.',
  },
  business: { en: 'Business', fil: 'Negosyo' },
  application: { en: 'Application', fil: 'Aplikasyon' },
  ground: { en: 'Why', fil: 'Bakit' },
  NEAR_CEILING: { en: 'Assets near the limit of the rule', fil: 'Ari-ariang malapit sa hangganan ng tuntunin' },
  GROSS_FELL: { en: 'Gross lower than last year', fil: 'Mas mababang kita kaysa nakaraang taon' },
  APPROVED_BY_LAW: { en: 'Approved by law (RA 11032 s.10)', fil: 'Aprubado ayon sa batas (RA 11032 s.10)' },
  DECLARED_FIGURES: { en: 'Billed on declared figures', fil: 'Siningil ayon sa idineklarang halaga' },
  CLOCK_DECIDED: {
    en: 'An office’s part was approved by the clock',
    fil: 'Inaprubahan ng paglipas ng panahon ang bahagi ng tanggapan',
  },
  LOT: { en: 'Drawn by lot', fil: 'Nabunot' },
  drawn: { en: 'Drawn', fil: 'Kailan nabunot' },
  state: { en: 'State', fil: 'Katayuan' },
  OPEN: { en: 'To be looked at', fil: 'Titingnan' },
  RIGHT: { en: 'Right', fil: 'Tama' },
  WRONG: { en: 'Not right', fil: 'May mali' },
  acts: { en: 'Actions', fil: 'Mga gawain' },
  right: { en: 'Right', fil: 'Tama' },
  wrong: { en: 'Not right', fil: 'May mali' },
  dialog_RIGHT: { en: 'Was this decision right?', fil: 'Tama ba ang pasyang ito?' },
  dialog_WRONG: { en: 'What is not right?', fil: 'Ano ang mali?' },
  finding: { en: 'What you found', fil: 'Ang nakita mo' },
  success_RIGHT: { en: 'Marked as right.', fil: 'Minarkahang tama.' },
  success_WRONG: { en: 'Saved. The treasurers will be notified.', fil: 'Na-save. Aabisuhan ang mga ingat-yaman.' },
} as const;

export const { useWords, words } = defineMessages('desk.post_audit', texts);
