import type { Messages } from '@ebpls/contracts';

/** A temporary closure: reasons why it cannot be declared, and texts of its notifications. */
export const messages = {
  'pause.no_permit': {
    en: 'Only an open business with a permit in force can be closed for a time.',
    fil: 'Negosyong bukas at may permit na may bisa lamang ang maisasara nang pansamantala.',
  },
  'pause.in_past': { en: 'The first day is in the past.', fil: 'Lumipas na ang unang araw.' },
  'pause.ends_before': {
    en: 'The last day is before the first one.',
    fil: 'Mas nauna ang huling araw kaysa sa unang araw.',
  },
  'pause.beyond_permit': {
    en: 'A temporary closure ends with the permit of the year, on {day}.',
    fil: 'Natatapos ang pansamantalang pagsasara kasabay ng permit ng taon, sa {day}.',
  },
  'pause.bills_unpaid': {
    en: 'Something is overdue. Please pay first: {orders}.',
    fil: 'May lampas na sa takda. Bayaran muna: {orders}.',
  },
  'pause.visit_planned': {
    en: 'An office visits on {day}. Please keep that day open, or ask the office for another one.',
    fil: 'May bibisitang tanggapan sa {day}. Panatilihing bukas ang araw na iyon, o humingi sa tanggapan ng ibang araw.',
  },
  'pause.overlaps': {
    en: 'From {from} to {until} it is declared closed already.',
    fil: 'Nakadeklara nang sarado mula {from} hanggang {until}.',
  },
  'pause.too_many': {
    en: 'So many closures were declared this year that the licensing office has to be asked.',
    fil: 'Napakarami nang deklaradong pagsasara ngayong taon; magtanong sa tanggapan ng lisensiya.',
  },
  'pause.ended': { en: 'This closure has ended already.', fil: 'Tapos na ang pagsasarang ito.' },
  'notification.business_paused': {
    en: '{company_name} is closed from {closed_from} to {closed_until}: {reason}',
    fil: 'Sarado ang {company_name} mula {closed_from} hanggang {closed_until}: {reason}',
  },
  'notification.business_reopened': {
    en: '{company_name} is open again',
    fil: 'Bukas na muli ang {company_name}',
  },
  'notification.business_pause_withdrawn': {
    en: '{company_name} does not close from {closed_from} to {closed_until} after all',
    fil: 'Hindi na magsasara ang {company_name} mula {closed_from} hanggang {closed_until}',
  },
  'mail.business_paused.subject': {
    en: '{company_name} is declared closed for some days',
    fil: 'Idineklarang sarado nang ilang araw ang {company_name}',
  },
  'mail.business_paused.text': {
    en: '{company_name} is declared closed from {closed_from} to {closed_until}: {reason}\n\nThe permit check says so on these days. Taxes and fees fall due as before. If this was not you, open it again here and change your password.\n\n{link}',
    fil: 'Idineklarang sarado ang {company_name} mula {closed_from} hanggang {closed_until}: {reason}\n\nSasabihin ito ng pagsusuri ng permit sa mga araw na iyon. Gaya pa rin ng dati ang takda ng mga buwis at bayarin. Kung hindi ikaw ang gumawa nito, buksan itong muli rito at palitan ang password mo.\n\n{link}',
  },
  'mail.business_reopened.subject': { en: '{company_name} is open again', fil: 'Bukas na muli ang {company_name}' },
  'mail.business_reopened.text': {
    en: 'The temporary closure of {company_name} has ended. The permit check says again that the permit is in force.\n\n{link}',
    fil: 'Tapos na ang pansamantalang pagsasara ng {company_name}. Sinasabi na muli ng pagsusuri ng permit na may bisa ang permit.\n\n{link}',
  },
  'mail.business_pause_withdrawn.subject': {
    en: '{company_name} does not close after all',
    fil: 'Hindi na magsasara ang {company_name}',
  },
  'mail.business_pause_withdrawn.text': {
    en: 'The closure of {company_name} from {closed_from} to {closed_until} was taken back before it began.\n\n{link}',
    fil: 'Binawi ang pagsasara ng {company_name} mula {closed_from} hanggang {closed_until} bago ito nagsimula.\n\n{link}',
  },
} satisfies Messages;
