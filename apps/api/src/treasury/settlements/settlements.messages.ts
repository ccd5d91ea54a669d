import type { Messages } from '@ebpls/contracts';

/** Texts about the payouts of the gateway to the bank, row by row of its settlement file. */
export const messages = {
  'settlement.file_again': { en: 'This file was already imported.', fil: 'Naipasok na ang mismong file na ito.' },
  'settlement.kind': {
    en: 'Please upload the gateway’s settlement file as CSV in UTF-8.',
    fil: 'I-upload ang settlement file ng gateway bilang CSV sa UTF-8.',
  },
  'settlement.too_large': {
    en: 'Please upload a file of 2 MB or less.',
    fil: 'Mag-upload ng file na 2 MB o mas maliit.',
  },
  'settlement.columns': {
    en: 'The first row must contain the column names request_id, response_id, gross, fee, net, settled_on and bank_reference.',
    fil: 'Dapat nakasulat sa unang linya ang mga hanay na request_id, response_id, gross, fee, net, settled_on at bank_reference.',
  },
  'settlement.no_rows': { en: 'This file has no rows.', fil: 'Walang mga hilera ang file na ito.' },
  'settlement.too_many_rows': {
    en: 'This file has more than 10,000 rows. Please split it.',
    fil: 'Higit sa 10,000 ang hilera ng file na ito. Ipadala ito nang hati-hati.',
  },
  'settlement.row_length': {
    en: 'The number of values in this row does not match the number of columns.',
    fil: 'Hindi tugma ang bilang ng mga halaga sa hilerang ito sa bilang ng mga hanay.',
  },
  'settlement.request_id': { en: 'This is not a valid payment number.', fil: 'Hindi ito numero ng bayad.' },
  'settlement.response_id': {
    en: 'This is not a valid gateway reference number.',
    fil: 'Hindi ito numero ng gateway.',
  },
  'settlement.amount': {
    en: 'The amount must be in this format: 3405.00.',
    fil: 'Dapat ganito ang anyo ng halaga: 3405.00.',
  },
  'settlement.nothing': { en: 'The amount must be more than zero.', fil: 'Dapat mas mataas sa 0 ang halaga.' },
  'settlement.net': {
    en: 'The net amount does not equal the gross amount minus the fee.',
    fil: 'Hindi tugma ang net sa gross na binawasan ng fee.',
  },
  'settlement.day': {
    en: 'The date must be in this format: 2026-01-20.',
    fil: 'Dapat ganito ang anyo ng petsa: 2026-01-20.',
  },
  'settlement.day_in_future': { en: 'This date is in the future.', fil: 'Hindi pa dumarating ang petsang ito.' },
  'settlement.bank_reference': {
    en: 'The bank reference is missing or longer than 60 characters.',
    fil: 'Wala ang bank reference o lampas ito sa 60 titik.',
  },
  'settlement.duplicate': {
    en: 'This payment is listed twice in the file.',
    fil: 'Dalawang beses nasa file ang bayad na ito.',
  },
  'settlement.settled_before': {
    en: 'This payment is in a file that was already imported.',
    fil: 'Nasa naunang file na ang bayad na ito.',
  },
  'settlement.matched': { en: 'Matches our records.', fil: 'Tugma sa aming talaan.' },
  'settlement.problem.UNKNOWN': {
    en: 'We have no record of this payment.',
    fil: 'Wala sa aming talaan ang bayad na ito.',
  },
  'settlement.problem.UNPAID': {
    en: 'This payment is in our records but is not recorded as paid.',
    fil: 'Nasa aming talaan ang bayad na ito, ngunit hindi bilang bayad na.',
  },
  'settlement.problem.AMOUNT': { en: 'Our records show a different amount.', fil: 'Ibang halaga ang naitala namin.' },
  'settlement.problem.REFERENCE': {
    en: 'The gateway’s reference number differs from our records.',
    fil: 'Iba ang numero ng gateway kaysa sa aming talaan.',
  },
  'settlement.not_open': {
    en: 'This row is not awaiting a decision.',
    fil: 'Hindi naghihintay ng pasya ang hilerang ito.',
  },
  'settlement.cannot_accept': {
    en: 'We have no record of a payment for this row, so the row can only be closed without posting.',
    fil: 'Wala kaming rekord ng bayad para sa hilerang ito, kaya maisasara lamang ito nang hindi itinatala.',
  },
  'settlement.reference_unknown': {
    en: 'No matched row in this file has this bank reference.',
    fil: 'Walang tugmang hilera ng file na ito ang may ganitong bank reference.',
  },
  'settlement.still_open': {
    en: 'Some rows have not been deposited or are still awaiting a decision.',
    fil: 'May mga hilerang hindi pa nadedeposito o napagpapasyahan.',
  },
  'settlement.closed_already': { en: 'This settlement file is already closed.', fil: 'Sarado na ang file na ito.' },
} satisfies Messages;
