import { defineMessages } from '@ebpls/remote-kit';

export const texts = {
  title: { en: 'Fees charged by this office', fil: 'Mga singil ng tanggapang ito' },
  proposals: { en: 'Proposed fees', fil: 'Mga iminungkahing singil' },
  lead: {
    en: 'If no fee is proposed, the revenue code is applied to the owner’s declaration. A proposed fee is billed if the licensing office accepts it.',
    fil:
      'Kung walang mungkahi, ang kodigo sa kita ang susundin ayon sa idineklara. Sisingilin ang iminungkahi kapag ' +
      'tinanggap ng tanggapan ng lisensiya.',
  },
  none: { en: 'No proposed fees.', fil: 'Walang iminungkahing singil.' },
  propose: { en: 'Propose a fee', fil: 'Magmungkahi ng singil' },
  dialog_propose: { en: 'Propose a fee', fil: 'Magmungkahi ng singil' },
  code: { en: 'Fee', fil: 'Singil' },
  amount: { en: 'Amount in pesos', fil: 'Halaga sa piso' },
  reason: { en: 'What you measured or found', fil: 'Ang sinukat o nakita mo' },
  reason_help: { en: 'The owner will see this reason on the bill.', fil: 'Mababasa ito ng may-ari sa singil.' },
  open: { en: 'pending at the licensing office', fil: 'naghihintay sa tanggapan ng lisensiya' },
  TAKEN: { en: 'added to the bill', fil: 'idinagdag sa singil' },
  REJECTED: { en: 'rejected', fil: 'hindi tinanggap' },
  decide: { en: 'Decide', fil: 'Magpasya' },
  decide_of: { en: 'Decide: {name}', fil: 'Magpasya: {name}' },
  dialog_decide: { en: 'Accept {name} as proposed?', fil: 'Tanggapin ang {name} ayon sa mungkahi?' },
  outcome: { en: 'The fee', fil: 'Ang singil' },
  take: { en: 'Add to the bill as proposed', fil: 'Idagdag sa singil ayon sa mungkahi' },
  reject: { en: 'Keep the revenue code’s fee', fil: 'Panatilihin ang singil ayon sa kodigo sa kita' },
  reject_reason: { en: 'Reason for rejection', fil: 'Dahilan ng hindi pagtanggap' },
  save: { en: 'Save', fil: 'I-save' },
  measures: { en: 'Figures that offices record', fil: 'Mga halagang itinatala ng mga tanggapan' },
  measure_required: { en: 'required before billing', fil: 'kailangan bago singilin' },
  measure_open: { en: 'not recorded, treated as none', fil: 'hindi naitala, ituturing na wala' },
  treasury: { en: 'Treasury', fil: 'Ingat-yaman' },
  found_for: { en: '{office}, recorded by {recorder}', fil: '{office}, itinala ng {recorder}' },
  record: { en: 'Record', fil: 'Itala' },
  change: { en: 'Change', fil: 'Baguhin' },
  record_of: { en: 'Record: {name}', fil: 'Itala: {name}' },
  dialog_measure: { en: 'Record the figure', fil: 'Itala ang bilang' },
  measure_lead: {
    en: 'This figure is used to compute the bill. The owner can see it in the history of the application.',
    fil: 'Ginagamit ang bilang na ito sa pagkuwenta ng singil. Makikita ito ng may-ari sa kasaysayan ng aplikasyon.',
  },
  several_help: {
    en:
      'Enter one figure for each item, with semicolons between them, such as 5; 7.5; 3 x 10. Enter a width ' +
      'and a height as 3.5 by 1.2. Enter 0 if there is none.',
    fil:
      'Ilagay ang bilang ng bawat isa, na may tuldok-kuwit sa pagitan, gaya ng 5; 7.5; 3 x 10. Ilagay ang ' +
      'lapad at taas bilang 3.5 by 1.2. Ilagay ang 0 kung wala.',
  },
  former: {
    en: 'Filled in from {year}. Check it before you save.',
    fil: 'Mula sa {year} ang nakalagay. Suriin ito bago i-save.',
  },
  choose: { en: 'Choose', fil: 'Pumili' },
  yes: { en: 'Yes', fil: 'Oo' },
  no: { en: 'No', fil: 'Hindi' },
  success_record_measure: { en: 'The figure was recorded.', fil: 'Naitala ang bilang.' },
  success_propose_fee: {
    en: 'The proposed fee was sent to the licensing office.',
    fil: 'Naipadala ang iminungkahing singil sa tanggapan ng lisensiya.',
  },
  success_decide_fee: { en: 'The decision on the fee was saved.', fil: 'Na-save na ang pasya sa singil.' },
} as const;

export const { useWords, words } = defineMessages('desk-fees', texts);
