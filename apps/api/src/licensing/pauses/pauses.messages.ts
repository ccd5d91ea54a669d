import type { Messages } from '@ebpls/contracts';

/** A temporary closure: reasons why it cannot be declared, and texts of its notifications. */
export const messages = {
  'pause.no_permit': {
    en: 'Only an open business with a valid permit can be closed temporarily.',
    fil: 'Negosyong bukas at may permit na may bisa lamang ang maisasara nang pansamantala.',
  },
  'pause.in_past': { en: 'The first day cannot be in the past.', fil: 'Hindi maaaring nakalipas na ang unang araw.' },
  'pause.ends_before': {
    en: 'The end date cannot be before the start date.',
    fil: 'Mas nauna ang huling araw kaysa sa unang araw.',
  },
  'pause.beyond_permit': {
    en: 'A temporary closure must end by {day}, when the annual permit expires.',
    fil: 'Dapat matapos ang pansamantalang pagsasara hanggang {day}, kapag nag-expire ang taunang permit.',
  },
  'pause.bills_unpaid': {
    en: 'Please first pay the overdue amounts on these orders of payment: {orders}.',
    fil: 'Bayaran muna ang mga halagang lampas na sa takda sa mga order of payment na ito: {orders}.',
  },
  'pause.visit_planned': {
    en: 'A visit by an office is scheduled on {day}. Please stay open on that date, or ask the office to reschedule.',
    fil: 'May bibisitang tanggapan sa {day}. Panatilihing bukas ang araw na iyon, o humingi sa tanggapan ng ibang araw.',
  },
  'pause.overlaps': {
    en: 'The business is already declared closed from {from} to {until}.',
    fil: 'Nakadeklara nang sarado ang negosyo mula {from} hanggang {until}.',
  },
  'pause.too_many': {
    en: 'You have declared too many temporary closures this year. Please contact the licensing office.',
    fil:
      'Napakarami nang deklaradong pansamantalang pagsasara ngayong taon. Makipag-ugnayan sa tanggapan ng ' +
      'lisensiya.',
  },
  'pause.ended': {
    en: 'This temporary closure has already ended.',
    fil: 'Tapos na ang pansamantalang pagsasarang ito.',
  },
  'notification.business_paused': {
    en: '{company_name} is closed from {closed_from} to {closed_until}: {reason}',
    fil: 'Sarado ang {company_name} mula {closed_from} hanggang {closed_until}: {reason}',
  },
  'notification.business_reopened': {
    en: '{company_name} is open again',
    fil: 'Bukas na muli ang {company_name}',
  },
  'notification.business_pause_withdrawn': {
    en: '{company_name}: temporary closure from {closed_from} to {closed_until} withdrawn',
    fil: '{company_name}: binawi ang pansamantalang pagsasara mula {closed_from} hanggang {closed_until}',
  },
  'mail.business_paused.subject': {
    en: '{company_name} is temporarily closed',
    fil: 'Pansamantalang sarado ang {company_name}',
  },
  'mail.business_paused.text': {
    en:
      '{company_name} was declared closed from {closed_from} to {closed_until}: {reason}\n\nThe permit check will ' +
      'show this on these dates. Taxes and fees remain due as usual. If you did not declare this, reopen the ' +
      'business here and change your password.\n\n{link}',
    fil:
      'Idineklarang sarado ang {company_name} mula {closed_from} hanggang {closed_until}: {reason}\n\nIpakikita ' +
      'ito ng pagsusuri ng permit sa mga petsang iyon. Hindi nagbabago ang takda ng mga buwis at bayarin. Kung ' +
      'hindi ikaw ang nagdeklara nito, buksan muli ang negosyo rito at palitan ang password mo.\n\n{link}',
  },
  'mail.business_reopened.subject': { en: '{company_name} is open again', fil: 'Bukas na muli ang {company_name}' },
  'mail.business_reopened.text': {
    en: 'The temporary closure of {company_name} has ended. The permit check shows the permit as valid again.\n\n{link}',
    fil: 'Tapos na ang pansamantalang pagsasara ng {company_name}. Lumalabas na muling may bisa ang permit sa pagsusuri nito.\n\n{link}',
  },
  'mail.business_pause_withdrawn.subject': {
    en: '{company_name}: temporary closure withdrawn',
    fil: '{company_name}: binawi ang pansamantalang pagsasara',
  },
  'mail.business_pause_withdrawn.text': {
    en:
      'The temporary closure of {company_name} from {closed_from} to {closed_until} was withdrawn before ' +
      'it began.\n\n{link}',
    fil:
      'Binawi ang pansamantalang pagsasara ng {company_name} mula {closed_from} hanggang {closed_until} ' +
      'bago ito nagsimula.\n\n{link}',
  },
} satisfies Messages;
