import type { Messages } from './merge.ts';

/** A finding of fraud or of the intent to evade tax (RA 7160 s.194). */
export const messages = {
  'fraud_ground.required': { en: 'Please choose the ground of the finding.', fil: 'Pumili ng batayan ng natuklasan.' },
  'fraud.ground.FRAUD': { en: 'Fraud', fil: 'Pandaraya' },
  'fraud.ground.INTENT_TO_EVADE': { en: 'Intent to evade payment of the tax', fil: 'Layuning umiwas sa buwis' },
  'fraud_evidence.required': {
    en: 'Please describe the evidence of fraud or intent to evade.',
    fil: 'Ilarawan ang patunay ng pandaraya o ng layuning umiwas.',
  },
  'fraud_evidence_no.required': {
    en: 'Please enter the number of the supporting document.',
    fil: 'Ilagay ang numero ng dokumentong nagpapatunay nito.',
  },
  'fraud_discovered_on.required': {
    en: 'Please enter the date of discovery.',
    fil: 'Ilagay ang petsa ng pagkatuklas.',
  },
  'fraud_years.required': {
    en: 'Please enter the years concerned, such as 2019.',
    fil: 'Ilagay ang mga taon na saklaw, gaya ng 2019.',
  },
  'fraud_decision.required': { en: 'Please enter the reason for the decision.', fil: 'Isulat ang dahilan ng pasya.' },
  'fraud_withdrawal.required': {
    en: 'Please enter the reason for withdrawal.',
    fil: 'Isulat kung bakit binabawi ang natuklasan.',
  },
} satisfies Messages;
