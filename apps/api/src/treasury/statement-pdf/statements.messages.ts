import type { Messages } from '@ebpls/contracts';

/** Texts of the printed statement of account. */
export const messages = {
  'statement.title': { en: 'Statement of account', fil: 'Statement of account' },
  'statement.as_of': { en: 'As of {day}', fil: 'Sa petsang {day}' },
  'statement.owner': { en: 'Owner', fil: 'May-ari' },
  'statement.business': { en: 'Business', fil: 'Negosyo' },
  'statement.address': { en: 'Address', fil: 'Lokasyon' },
  'statement.issued_to': { en: 'Issued to', fil: 'Ibinigay kay' },
  'statement.part': { en: 'Year and installment', fil: 'Taon at hulog' },
  'statement.due': { en: 'Due', fil: 'Takda' },
  'statement.tax': { en: 'Tax', fil: 'Buwis' },
  'statement.fees': { en: 'Fees', fil: 'Bayarin' },
  'statement.surcharge': { en: 'Surcharge', fil: 'Patong' },
  'statement.interest': { en: 'Interest', fil: 'Interes' },
  'statement.paid': { en: 'Paid', fil: 'Nabayaran' },
  'statement.balance': { en: 'Balance', fil: 'Natitira' },
  'statement.payments': { en: 'Receipts for payments', fil: 'Mga resibo ng nabayaran' },
  'statement.receipt': { en: 'Receipt', fil: 'Resibo' },
  'statement.paid_on': { en: 'Paid on', fil: 'Petsa ng bayad' },
  'statement.amount': { en: 'Amount', fil: 'Halaga' },
  'statement.opening': { en: 'Balance on {day}', fil: 'Natitira noong {day}' },
  'statement.billed': { en: 'Billed in this period', fil: 'Siningil sa panahong ito' },
  'statement.added': { en: 'Surcharge and interest', fil: 'Patong at interes' },
  'statement.paid_since': { en: 'Paid in this period', fil: 'Nabayaran sa panahong ito' },
  'statement.due_now': { en: 'Due now', fil: 'Dapat bayaran ngayon' },
  'statement.overdue': { en: 'of which overdue', fil: 'lampas sa takda' },
  'statement.not_yet_due': { en: 'Not yet due', fil: 'Hindi pa takda' },
  'statement.disputed': { en: 'Disputed, payment not required', fil: 'Tinututulan, hindi sinisingil' },
  'statement.pending_CHEQUE': {
    en: 'Received and pending at the bank: check {reference} of {bank} for {amount}, received on {day}.',
    fil: 'Natanggap na, hinihintay ang bangko: tsekeng {reference} ng {bank}, {amount}, tinanggap noong {day}.',
  },
  'statement.pending_DEPOSIT': {
    en: 'Received and pending at the bank: deposit {reference} at {bank} for {amount} on {day}.',
    fil: 'Natanggap na, hinihintay ang bangko: deposito na {reference} sa {bank}, {amount}, noong {day}.',
  },
  'statement.dispute_open': {
    en: '{line} has been disputed since {from}. No charges will be added to it until a decision is made.',
    fil: 'Tinututulan ang {line} mula {from}. Walang idaragdag dito hangga’t hindi napagpapasyahan.',
  },
  'statement.dispute_ended': {
    en: '{line} was disputed from {from} to {until}. Surcharge and interest are not charged for these days.',
    fil:
      'Tinutulan ang {line} mula {from} hanggang {until}. Hindi sinisingil ang patong at interes para sa mga araw na ' +
      'ito.',
  },
  'statement.credits': { en: 'Credit received, not yet applied', fil: 'Kredito, natanggap at hindi pa nailalapat' },
  'statement.valid_until': {
    en: 'These amounts will not change until {day}. After that, {more} will be added.',
    fil: 'Mananatili ang mga halagang ito hanggang {day}. Pagkatapos, madaragdagan ng {more}.',
  },
  'statement.unchanged': {
    en: 'These amounts will not increase unless a new charge is billed or another amount becomes due.',
    fil: 'Hindi na lalaki ang mga halagang ito hangga’t walang bagong singil o takdang dumarating.',
  },
  'statement.nothing_owed': {
    en: 'There is no balance due on this date.',
    fil: 'Walang natitirang babayaran sa petsang ito.',
  },
  'statement.scan': {
    en: 'Scan the code to pay the amount due.',
    fil: 'I-scan ang code para bayaran ang dapat bayaran.',
  },
  'statement.footer': {
    en: 'Amounts change after the date of this statement. A one-time surcharge is added when a due date passes, then interest for each month or part of a month. This is not a receipt.',
    fil:
      'Nagbabago ang mga halaga pagkatapos ng petsa ng statement na ito. Isang beses idinadagdag ang patong ' +
      'kapag lumampas ang takda, saka interes sa bawat buwan o bahagi ng buwan. Hindi ito resibo.',
  },
  'statement.issued': { en: 'Issued on {moment}', fil: 'Inilabas noong {moment}' },
} satisfies Messages;
