import type { Messages } from '@ebpls/contracts';

/** Texts about the payouts of the gateway to the bank, row by row of its settlement file. */
export const messages = {
  'settlement.file_again': { en: 'This very file was imported already.', fil: 'Naipasok na ang mismong file na ito.' },
  'settlement.kind': {
    en: 'Please send the gateway’s settlement file as CSV in UTF-8.',
    fil: 'Ipadala ang settlement file ng gateway bilang CSV sa UTF-8.',
  },
  'settlement.too_large': { en: 'Please send a file of 2 MB or less.', fil: 'Magpadala ng file na 2 MB o mas maliit.' },
  'settlement.columns': {
    en: 'The first line must name the columns request_id, response_id, gross, fee, net, settled_on and bank_reference.',
    fil: 'Dapat nakasulat sa unang linya ang mga hanay na request_id, response_id, gross, fee, net, settled_on at bank_reference.',
  },
  'settlement.no_rows': { en: 'This file has no rows.', fil: 'Walang mga hilera ang file na ito.' },
  'settlement.too_many_rows': {
    en: 'This file has more than 10,000 rows. Please send it in parts.',
    fil: 'Higit sa 10,000 ang hilera ng file na ito. Ipadala ito nang hati-hati.',
  },
  'settlement.row_length': {
    en: 'This row does not have as many values as there are columns.',
    fil: 'Hindi kasindami ng mga hanay ang mga nakasulat sa hilerang ito.',
  },
  'settlement.request_id': { en: 'This is not the number of a payment.', fil: 'Hindi ito numero ng bayad.' },
  'settlement.response_id': { en: 'This is not a number of the gateway.', fil: 'Hindi ito numero ng gateway.' },
  'settlement.amount': { en: 'This is not an amount like 3405.00.', fil: 'Hindi ito halagang gaya ng 3405.00.' },
  'settlement.nothing': { en: 'The amount must be more than nothing.', fil: 'Dapat higit sa wala ang halaga.' },
  'settlement.net': { en: 'Net is not gross less fee.', fil: 'Hindi tugma ang net sa gross na binawasan ng fee.' },
  'settlement.day': { en: 'This is not a day like 2026-01-20.', fil: 'Hindi ito petsang gaya ng 2026-01-20.' },
  'settlement.day_in_future': { en: 'This day is still to come.', fil: 'Hindi pa dumarating ang araw na ito.' },
  'settlement.bank_reference': {
    en: 'The bank reference is missing or longer than 60 characters.',
    fil: 'Wala ang bank reference o lampas ito sa 60 titik.',
  },
  'settlement.duplicate': {
    en: 'This payment is in the file twice.',
    fil: 'Dalawang beses nasa file ang bayad na ito.',
  },
  'settlement.settled_before': {
    en: 'This payment stands in a file that was imported before.',
    fil: 'Nasa naunang file na ang bayad na ito.',
  },
  'settlement.matched': { en: 'As we booked it.', fil: 'Tugma sa aming talaan.' },
  'settlement.problem.UNKNOWN': { en: 'We know of no such payment.', fil: 'Wala kaming alam na ganitong bayad.' },
  'settlement.problem.UNPAID': {
    en: 'We know this payment, and not that it was paid.',
    fil: 'Kilala namin ang bayad na ito, ngunit hindi na bayad na ito.',
  },
  'settlement.problem.AMOUNT': { en: 'We booked another amount.', fil: 'Ibang halaga ang naitala namin.' },
  'settlement.problem.REFERENCE': {
    en: 'The gateway’s number differs from the one that we were told.',
    fil: 'Iba ang numero ng gateway kaysa sa sinabi sa amin.',
  },
  'settlement.not_open': {
    en: 'This row is not waiting for a decision.',
    fil: 'Hindi naghihintay ng pasya ang hilerang ito.',
  },
  'settlement.cannot_accept': {
    en: 'No payment of ours stands behind this row, so it can only be closed without booking.',
    fil: 'Walang bayad sa amin ang hilerang ito, kaya maisasara lamang ito nang hindi itinatala.',
  },
  'settlement.reference_unknown': {
    en: 'No matched row of this file has this bank reference.',
    fil: 'Walang tugmang hilera ng file na ito ang may ganitong bank reference.',
  },
  'settlement.still_open': {
    en: 'Some rows are not deposited or decided yet.',
    fil: 'May mga hilerang hindi pa nadedeposito o napapasyahan.',
  },
  'settlement.closed_already': { en: 'This file is closed.', fil: 'Sarado na ang file na ito.' },
} satisfies Messages;
