import type { Messages } from './merge.ts';

/** A finding of fraud or of the intent to evade tax (RA 7160 s.194). */
export const messages = {
  'fraud_ground.required': { en: 'Please choose the ground.', fil: 'Pumili ng batayan.' },
  'fraud.ground.FRAUD': { en: 'Fraud', fil: 'Pandaraya' },
  'fraud.ground.INTENT_TO_EVADE': { en: 'Intent to evade payment of the tax', fil: 'Layuning umiwas sa buwis' },
  'fraud_evidence.required': {
    en: 'Please write what shows the fraud or the intent to evade.',
    fil: 'Isulat ang nagpapakita ng pandaraya o ng layuning umiwas.',
  },
  'fraud_evidence_no.required': {
    en: 'Please enter the number of the paper that proves it.',
    fil: 'Ilagay ang numero ng papel na nagpapatunay nito.',
  },
  'fraud_discovered_on.required': {
    en: 'Please enter the day of the discovery.',
    fil: 'Ilagay ang araw ng pagkatuklas.',
  },
  'fraud_years.required': {
    en: 'Please enter the years concerned, such as 2019.',
    fil: 'Ilagay ang mga taong saklaw, gaya ng 2019.',
  },
  'fraud_decision.required': { en: 'Please write the reason of the decision.', fil: 'Isulat ang dahilan ng pasya.' },
  'fraud_withdrawal.required': {
    en: 'Please write why the finding is withdrawn.',
    fil: 'Isulat kung bakit binabawi ang natuklasan.',
  },
} satisfies Messages;
