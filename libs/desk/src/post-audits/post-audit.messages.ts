import { defineMessages } from '@ebpls/remote-kit';

/** Renewals that a rule approved, looked at afterwards. */
export const texts = {
  title: { en: 'Looked at afterwards', fil: 'Titingnan pagkatapos' },
  subtitle: {
    en: 'Renewals that the revenue code approved without a look. Compare each with what you find, and say whether it was right.',
    fil: 'Mga renewal na inaprubahan ng revenue code nang walang tumingin. Ihambing ang bawat isa sa nakita mo, at sabihin kung tama.',
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
  LOT: { en: 'Drawn by lot', fil: 'Nabunot' },
  drawn: { en: 'Drawn', fil: 'Kailan nabunot' },
  state: { en: 'State', fil: 'Katayuan' },
  OPEN: { en: 'To be looked at', fil: 'Titingnan' },
  RIGHT: { en: 'Right', fil: 'Tama' },
  WRONG: { en: 'Not right', fil: 'May mali' },
  acts: { en: 'Actions', fil: 'Mga gawain' },
  right: { en: 'Right', fil: 'Tama' },
  wrong: { en: 'Not right', fil: 'May mali' },
  ask_RIGHT: { en: 'Was this renewal right?', fil: 'Tama ba ang renewal na ito?' },
  ask_WRONG: { en: 'What is not right?', fil: 'Ano ang mali?' },
  finding: { en: 'What you found', fil: 'Ang nakita mo' },
  said_RIGHT: { en: 'Marked as right.', fil: 'Minarkahang tama.' },
  said_WRONG: { en: 'Marked. The treasurers are told.', fil: 'Minarkahan. Naipaalam sa mga ingat-yaman.' },
} as const;

export const { useWords, words } = defineMessages('desk.post_audit', texts);
