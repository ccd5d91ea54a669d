import { defineMessages } from '@ebpls/remote-kit';

/** Acts on several rows of a queue at once, and what became of each. */
export const { useWords, words } = defineMessages('desk-bulk', {
  selected: { en: 'Selected', fil: 'Mga napili' },
  key_select: { en: 'Select the open case', fil: 'Piliin ang bukas na kaso' },
  key_bulk: { en: 'Act on what is selected', fil: 'Gawin sa mga napili' },
  release: { en: 'Release {count}', fil: 'Ilabas ang {count}' },
  sign: { en: 'Sign {count}', fil: 'Lagdaan ang {count}' },
  claim: { en: 'Take {count}', fil: 'Kunin ang {count}' },
  ask_release_one: { en: 'Release {count} permit?', fil: 'Ilabas ang {count} permit?' },
  ask_release_other: { en: 'Release {count} permits?', fil: 'Ilabas ang {count} permit?' },
  ask_sign_one: { en: 'Sign {count} paper?', fil: 'Lagdaan ang {count} papel?' },
  ask_sign_other: { en: 'Sign {count} papers?', fil: 'Lagdaan ang {count} papel?' },
  ask_claim_one: { en: 'Take {count} case?', fil: 'Kunin ang {count} kaso?' },
  ask_claim_other: { en: 'Take {count} cases?', fil: 'Kunin ang {count} kaso?' },
  lead_release: {
    en: 'Each permit gets its number and goes to the signatory. What cannot be released is refused alone, and you see why.',
    fil: 'Bawat permit ay may sariling numero at ipadadala sa lalagda. Ang hindi mailalabas ay tatanggihang mag-isa, at makikita mo kung bakit.',
  },
  lead_sign: {
    en: 'Each paper takes effect with your signature, and its owner is told. What you may not sign is refused alone.',
    fil: 'Magkakabisa ang bawat papel sa lagda mo, at sasabihan ang may-ari. Ang hindi mo maaaring lagdaan ay tatanggihang mag-isa.',
  },
  lead_claim: {
    en: 'They become your cases. What a colleague takes first stays with them.',
    fil: 'Magiging mga kaso mo ang mga ito. Ang maunahan ng kasamahan ay mananatili sa kanila.',
  },
  after_release: { en: '{done} of {all} released', fil: '{done} sa {all} ang nailabas' },
  after_sign: { en: '{done} of {all} signed', fil: '{done} sa {all} ang nalagdaan' },
  after_claim: { en: '{done} of {all} taken', fil: '{done} sa {all} ang nakuha' },
  counts: {
    en: '{done} of {all} are done. What is not done stays in the queue.',
    fil: '{done} sa {all} ang tapos. Nasa pila pa rin ang hindi nagawa.',
  },
  results: { en: 'What became of each', fil: 'Ang nangyari sa bawat isa' },
  outcome_done: { en: 'Done', fil: 'Tapos' },
  outcome_refused: { en: 'Refused', fil: 'Tinanggihan' },
  outcome_failed: { en: 'Failed', fil: 'Hindi gumana' },
  close: { en: 'Close', fil: 'Isara' },
});
