import type { Messages } from './merge.ts';

/** The cashier's counter: tenders, forms and red flags. */
export const messages = {
  'counter.search_required': {
    en: 'Please enter an order of payment number, a business number or a name.',
    fil: 'Ilagay ang numero ng order o negosyo, o isang pangalan.',
  },

  'tender.bank_required': { en: 'Please enter the bank name.', fil: 'Ilagay ang pangalan ng bangko.' },
  'tender.cheque_no_required': { en: 'Please enter the check number.', fil: 'Ilagay ang numero ng tseke.' },
  'tender.cheque_no_format': {
    en: 'Please enter digits only, as printed on the check.',
    fil: 'Mga numero lamang, ayon sa nakalimbag sa tseke.',
  },
  'tender.reference_required': {
    en: 'Please enter the reference number on the deposit slip.',
    fil: 'Ilagay ang reference ng deposit slip.',
  },
  'tender.bank_reference_required': {
    en: 'Please enter the bank’s reference number.',
    fil: 'Ilagay ang reference sa sariling talaan ng bangko.',
  },
  'tender.dated_on_required': { en: 'Please choose the date on the check.', fil: 'Piliin ang petsa na nasa tseke.' },
  'tender.deposited_on_required': {
    en: 'Please choose the date of the deposit.',
    fil: 'Piliin ang petsa ng deposito.',
  },

  'form.serial': {
    en: 'Please enter the printed number, up to seven digits.',
    fil: 'Ilagay ang nakalimbag na numero, hanggang pitong digit.',
  },
  'form.holder_required': { en: 'Please choose a cashier.', fil: 'Pumili ng kahera.' },
  'flag.remarks': { en: 'Please describe how this was resolved.', fil: 'Isulat kung paano ito nalutas.' },
} satisfies Messages;
