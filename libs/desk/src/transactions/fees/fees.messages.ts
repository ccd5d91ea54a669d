import { defineMessages } from '@ebpls/remote-kit';

export const texts = {
  title: { en: 'Fees of this office', fil: 'Mga singil ng tanggapang ito' },
  proposals: { en: 'Fees that offices found', fil: 'Mga singil na natuklasan ng mga tanggapan' },
  lead: {
    en: 'Without a finding the revenue code decides by what was declared. What you found goes on the bill when the licensing office takes it.',
    fil: 'Kung walang natuklasan, ang revenue code ang magpapasya ayon sa idineklara. Isasama sa bayarin ang natuklasan ninyo kapag tinanggap ng licensing office.',
  },
  none: { en: 'Nothing was found yet.', fil: 'Wala pang natuklasan.' },
  propose: { en: 'Propose a fee', fil: 'Magmungkahi ng singil' },
  dialog_propose: { en: 'What did you find the fee to be?', fil: 'Magkano ang natuklasan ninyong singil?' },
  code: { en: 'Fee', fil: 'Singil' },
  amount: { en: 'Amount in pesos', fil: 'Halaga sa piso' },
  reason: { en: 'What you measured or saw', fil: 'Ang sinukat o nakita ninyo' },
  reason_help: { en: 'The owner reads it on the bill.', fil: 'Mababasa ito ng may-ari sa bayarin.' },
  open: { en: 'waits for the licensing office', fil: 'naghihintay sa licensing office' },
  TAKEN: { en: 'goes on the bill', fil: 'isasama sa bayarin' },
  REJECTED: { en: 'not taken', fil: 'hindi tinanggap' },
  decide: { en: 'Decide', fil: 'Magpasya' },
  decide_of: { en: 'Decide: {name}', fil: 'Magpasya: {name}' },
  dialog_decide: { en: 'Take {name} as found?', fil: 'Tanggapin ang natuklasang {name}?' },
  outcome: { en: 'The fee', fil: 'Ang singil' },
  take: { en: 'Goes on the bill as found', fil: 'Isasama sa bayarin gaya ng natuklasan' },
  reject: { en: 'Stays as the revenue code has it', fil: 'Mananatili ayon sa revenue code' },
  reject_reason: { en: 'Why it is not taken', fil: 'Bakit hindi tinanggap' },
  save: { en: 'Save', fil: 'I-save' },
  success_propose_fee: {
    en: 'The licensing office has what you found.',
    fil: 'Nasa licensing office na ang natuklasan ninyo.',
  },
  success_decide_fee: { en: 'The decision on the fee is saved.', fil: 'Na-save na ang pasya sa singil.' },
} as const;

export const { useWords, words } = defineMessages('desk-fees', texts);
