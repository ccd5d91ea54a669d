import type { Messages } from './merge.ts';

/** Suspending and revoking permits: refusals of the form, and the texts of the grounds. */
export const messages = {
  'place.format': {
    en: 'This location is not valid. Please choose it on the map.',
    fil: 'Hindi wasto ang lokasyong ito. Piliin ito sa mapa.',
  },
  'sanction_ground.required': { en: 'Please choose the ground for the recommendation.', fil: 'Pumili ng batayan.' },
  'sanction_finding.required': {
    en: 'Please describe what was found, where and when.',
    fil: 'Isulat kung ano ang natuklasan, saan at kailan.',
  },
  'sanction_answer.required': { en: 'Please enter your answer.', fil: 'Isulat ang sagot mo.' },
  'sanction_outcome.required': { en: 'Please choose the decision.', fil: 'Pumili ng pasya.' },
  'sanction_decision.required': {
    en: 'Please enter the reason for the decision.',
    fil: 'Isulat ang dahilan ng pasya.',
  },
  'sanction_compliance.required': {
    en: 'Please describe the corrections.',
    fil: 'Ilarawan ang mga itinama.',
  },
  'sanction_reinstatement.required': {
    en: 'Please enter the reason for reinstatement.',
    fil: 'Ilagay ang dahilan kung bakit papayagang mag-operate muli ang negosyo.',
  },
  'sanction_no.format': {
    en: 'Please enter the case number in this format: SCO-2026-000045.',
    fil: 'Ganito ang numero ng kaso: SCO-2026-000045.',
  },
  'sanction.ground.FALSE_STATEMENT': {
    en: 'False statement in the application',
    fil: 'Hindi totoong pahayag sa aplikasyon',
  },
  'sanction.ground.VIOLATION': { en: 'Violation of law or ordinance', fil: 'Paglabag sa batas o ordinansa' },
  'sanction.ground.REFUSAL_TO_PAY': {
    en: 'Refusal to pay taxes or fees',
    fil: 'Pagtangging magbayad ng buwis o bayarin',
  },
  'sanction.ground.NUISANCE': { en: 'Public nuisance', fil: 'Perwisyo sa publiko' },
  'sanction.ground.UNMET_CONDITION': {
    en: 'Condition of a clearance not met',
    fil: 'Hindi natupad na kondisyon ng clearance',
  },
  'sanction.ground.NO_PERMIT': { en: 'Operating without a permit', fil: 'Nag-ooperate nang walang permit' },
  'sanction.ground.NEGATIVE_LIST': { en: 'On the negative list', fil: 'Nasa negatibong listahan' },
} satisfies Messages;
