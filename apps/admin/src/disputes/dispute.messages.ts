import { defineMessages } from '@ebpls/remote-kit';

/** Lines of orders of payment that owners dispute, decided by the treasurer. */
export const texts = {
  title: { en: 'Disputed lines', fil: 'Mga tinututulang linya' },
  subtitle: {
    en: 'Lines of orders of payment that owners dispute. No surcharge or interest is added to them until you decide (Republic Act 7160, section 195).',
    fil: 'Mga linya ng order of payment na tinututulan ng mga may-ari. Walang patong o interes na idinaragdag hangga’t hindi ka nagpapasya (Republic Act 7160, seksiyon 195).',
  },
  search: { en: 'Dispute, business or order', fil: 'Pagtutol, negosyo o order' },
  which: { en: 'Which disputes', fil: 'Aling mga pagtutol' },
  pending: { en: 'Waiting', fil: 'Naghihintay' },
  closed: { en: 'Closed', fil: 'Tapos na' },
  none: { en: 'No dispute waits', fil: 'Walang naghihintay na pagtutol' },
  none_text: {
    en: 'A disputed line appears here with the day by which it is decided.',
    fil: 'Lalabas dito ang tinutulang linya kasama ang araw kung kailan ito dapat pagpasyahan.',
  },
  closed_none: { en: 'No dispute is closed', fil: 'Wala pang natapos na pagtutol' },
  number: { en: 'Dispute', fil: 'Pagtutol' },
  business: { en: 'Business', fil: 'Negosyo' },
  line: { en: 'Line', fil: 'Linya' },
  state: { en: 'Status', fil: 'Katayuan' },
  by: { en: 'Decide by', fil: 'Magpasya hanggang' },
  billed: { en: 'Billed', fil: 'Siningil' },
  held: { en: 'Held right', fil: 'Tama sa may-ari' },
  right_amount: { en: 'Found right', fil: 'Natuklasang tama' },
  owner: { en: 'Disputed by', fil: 'Tumututol' },
  order: { en: 'Order of payment', fil: 'Order of payment' },
  billed_reason: { en: 'Billed because', fil: 'Dahilan ng singil' },
  reason: { en: 'Disputed because', fil: 'Dahilan ng pagtutol' },
  decision: { en: 'Reason of the decision', fil: 'Dahilan ng pasya' },
  frozen: { en: 'Nothing added from, to', fil: 'Walang idinagdag mula, hanggang' },
  late: { en: 'Late', fil: 'Huli' },
  moot: { en: 'Order ended', fil: 'Wala nang order' },
  OPEN: { en: 'To be decided', fil: 'Pagpapasyahan' },
  UPHELD: { en: 'Upheld', fil: 'Pinagbigyan' },
  REJECTED: { en: 'Rejected', fil: 'Tinanggihan' },
  WITHDRAWN: { en: 'Taken back', fil: 'Binawi' },
  uphold: { en: 'Uphold', fil: 'Pagbigyan' },
  reject: { en: 'Reject', fil: 'Tanggihan' },
  dialog_uphold: { en: 'Uphold the dispute?', fil: 'Pagbigyan ang pagtutol?' },
  dialog_reject: { en: 'Reject the dispute?', fil: 'Tanggihan ang pagtutol?' },
  lead_uphold: {
    en: 'The line becomes the amount that you write; it was billed at {billed}. What was paid on it already cannot be taken off here.',
    fil: 'Magiging halagang isusulat mo ang linya; {billed} ang siningil. Hindi maaalis dito ang nabayaran na.',
  },
  lead_reject: {
    en: 'The line stays as billed. Surcharge and interest go on from today; the days of the dispute are not charged.',
    fil: 'Mananatili ang linya gaya ng siningil. Tuloy ang patong at interes mula ngayon; hindi sinisingil ang mga araw ng pagtutol.',
  },
  success_uphold: { en: 'The dispute is upheld.', fil: 'Pinagbigyan ang pagtutol.' },
  success_reject: { en: 'The dispute is rejected.', fil: 'Tinanggihan ang pagtutol.' },
} as const;

export const { useWords, words } = defineMessages('admin.disputes', texts);
