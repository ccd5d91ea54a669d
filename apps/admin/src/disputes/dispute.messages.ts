import { defineMessages } from '@ebpls/remote-kit';

/** Lines of orders of payment that owners dispute, decided by the treasurer. */
export const texts = {
  title: { en: 'Disputed lines', fil: 'Mga tinututulang linya' },
  subtitle: {
    en: 'Lines of an order of payment that owners dispute. No surcharge or interest is added to a disputed line until you decide (Republic Act 7160, section 195).',
    fil: 'Mga linya ng order of payment na tinututulan ng mga may-ari. Walang patong o interes na idinaragdag hangga’t hindi ka nagpapasya (Republic Act 7160, seksiyon 195).',
  },
  search: { en: 'Dispute, business or order', fil: 'Pagtutol, negosyo o order' },
  which: { en: 'Filter', fil: 'Filter' },
  pending: { en: 'Pending', fil: 'Naghihintay' },
  closed: { en: 'Closed', fil: 'Tapos na' },
  none: { en: 'No pending disputes', fil: 'Walang nakabinbing pagtutol' },
  none_text: {
    en: 'Disputed lines appear here with the due date of the decision.',
    fil: 'Lalabas dito ang mga tinutulang linya kasama ang takdang petsa ng pasya.',
  },
  closed_none: { en: 'No closed disputes', fil: 'Wala pang natapos na pagtutol' },
  number: { en: 'Dispute', fil: 'Pagtutol' },
  business: { en: 'Business', fil: 'Negosyo' },
  line: { en: 'Line', fil: 'Linya' },
  state: { en: 'Status', fil: 'Katayuan' },
  by: { en: 'Decide by', fil: 'Magpasya hanggang' },
  billed: { en: 'Billed', fil: 'Siningil' },
  held: { en: 'Correct amount according to the owner', fil: 'Tamang halaga ayon sa may-ari' },
  held_column: { en: 'Owner’s amount', fil: 'Halaga ng may-ari' },
  right_amount: { en: 'Correct amount', fil: 'Tamang halaga' },
  owner: { en: 'Disputed by', fil: 'Tumututol' },
  order: { en: 'Order of payment', fil: 'Order of payment' },
  billed_reason: { en: 'Reason for billing', fil: 'Dahilan ng singil' },
  reason: { en: 'Reason for the dispute', fil: 'Dahilan ng pagtutol' },
  decision: { en: 'Reason for the decision', fil: 'Dahilan ng pasya' },
  frozen: { en: 'Surcharge and interest paused', fil: 'Walang patong at interes' },
  late: { en: 'Late', fil: 'Huli' },
  moot: { en: 'Order no longer valid', fil: 'Wala nang bisa ang order' },
  OPEN: { en: 'For decision', fil: 'Pagpapasyahan' },
  UPHELD: { en: 'Upheld', fil: 'Pinagbigyan' },
  REJECTED: { en: 'Rejected', fil: 'Tinanggihan' },
  WITHDRAWN: { en: 'Withdrawn', fil: 'Binawi' },
  uphold: { en: 'Uphold', fil: 'Pagbigyan' },
  reject: { en: 'Reject', fil: 'Tanggihan' },
  dialog_uphold: { en: 'Uphold the dispute?', fil: 'Pagbigyan ang pagtutol?' },
  dialog_reject: { en: 'Reject the dispute?', fil: 'Tanggihan ang pagtutol?' },
  lead_uphold: {
    en: 'The line was billed at {billed}. It will be changed to the amount you enter. Amounts already paid cannot be reduced here.',
    fil:
      '{billed} ang siningil sa linya. Papalitan ito ng halagang isusulat mo. Hindi mababawasan dito ang ' +
      'nabayaran na.',
  },
  lead_reject: {
    en:
      'The line remains as billed. Surcharge and interest resume today. Neither is charged for the days of ' +
      'the dispute.',
    fil:
      'Mananatili ang linya gaya ng siningil. Tuloy ang patong at interes mula ngayon. Hindi sinisingil ' +
      'ang mga ito para sa mga araw ng pagtutol.',
  },
  success_uphold: { en: 'The dispute was upheld.', fil: 'Pinagbigyan ang pagtutol.' },
  success_reject: { en: 'The dispute was rejected.', fil: 'Tinanggihan ang pagtutol.' },
} as const;

export const { useWords, words } = defineMessages('admin.disputes', texts);
