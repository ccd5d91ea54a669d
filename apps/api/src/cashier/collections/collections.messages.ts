import type { Messages } from '@ebpls/contracts';

/** The report of collections and deposits. */
export const messages = {
  'collection.earlier_open': {
    en: 'Please close the collection report for {day} first.',
    fil: 'Isara muna ang ulat ng koleksiyon ng {day}.',
  },
  'collection.count_differs': {
    en: 'The cash counted is {counted}, but the cash in this report is {cash}.',
    fil: 'Ang nabilang na salapi ay {counted}, ngunit {cash} ang salapi sa ulat na ito.',
  },
  'collection.not_prepared': {
    en: 'The collecting officer has not counted the cash yet.',
    fil: 'Hindi pa binibilang ng kolektor ang salapi.',
  },
  'collection.not_own': {
    en: 'Only the collecting officer can count this cash.',
    fil: 'Ang kolektor lamang ang bumibilang ng salaping ito.',
  },
  'collection.own_close': {
    en: 'You collected this money, so another person must close the report.',
    fil: 'Ikaw ang kumolekta ng salaping ito, kaya ibang tao ang dapat magsara ng ulat.',
  },
  'collection.nothing': { en: 'There is nothing to report for this date.', fil: 'Walang iuulat sa araw na ito.' },
  'collection.too_much_cash': {
    en: 'The deposits contain more cash than was collected.',
    fil: 'Mas malaki ang salapi sa mga deposito kaysa sa nakolekta.',
  },
  'collection.cheque_removed': {
    en: 'A check was removed from these deposits. Please prepare the report again.',
    fil: 'May tsekeng inalis na sa mga depositong ito. Ihandang muli ang ulat.',
  },
  'collection.value_duplicate': {
    en: 'Enter each bill or coin denomination only once.',
    fil: 'Isang beses lamang ilagay ang bawat halaga ng salaping papel o barya.',
  },
  'collection.deposit_empty': {
    en: 'A deposit must contain cash or a check.',
    fil: 'May salapi o tseke dapat ang deposito.',
  },
  'collection.slip_used': {
    en: 'This deposit slip is already in collection report {report_no}. Enter the slip of this deposit.',
    fil: 'Nasa ulat ng koleksiyon na {report_no} na ang deposit slip na ito. Ilagay ang slip ng depositong ito.',
  },
  'collection.electronic': { en: 'Electronic', fil: 'Elektroniko' },
} satisfies Messages;
