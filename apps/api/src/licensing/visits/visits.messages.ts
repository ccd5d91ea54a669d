import type { Messages } from '@ebpls/contracts';

/** Messages of the server about visits: to the office, to the phone of its inspector, and to the owner. */
export const messages = {
  'visit.outcome.TAKEN': { en: 'Recorded.', fil: 'Naitala na.' },
  'visit.outcome.SECOND': {
    en: 'Another report of this visit was there first. Yours is kept beside it and changes nothing.',
    fil: 'May naunang ulat ng pagbisitang ito. Itinago ang sa iyo katabi niyon at wala itong binabago.',
  },
  'visit.outcome.STALE': {
    en: 'The visit was moved or decided meanwhile. Your report is kept and changes nothing; look at the case.',
    fil: 'Inilipat o pinasyahan na ang pagbisita. Itinago ang ulat mo at wala itong binabago; tingnan ang kaso.',
  },
  'visit.done': { en: 'This visit was made already.', fil: 'Naisagawa na ang pagbisitang ito.' },
  'visit.not_open': {
    en: 'This office has no visit planned any more.',
    fil: 'Wala nang nakatakdang pagbisita ang tanggapang ito.',
  },
  'visit.nothing_to_print': {
    en: 'No visit is planned for this case, so there is no slip to print.',
    fil: 'Walang nakatakdang pagbisita sa kasong ito, kaya walang slip na ipi-print.',
  },
  'visit.not_colleague': {
    en: 'Please choose somebody of your own office.',
    fil: 'Pumili ng taga-sarili mong tanggapan.',
  },
  'visit.own_business': {
    en: 'This is their own business. Please send a colleague.',
    fil: 'Sarili nilang negosyo ito. Magpadala ng ibang kasamahan.',
  },
  'visit.key_used': {
    en: 'This was sent for another visit. Please write the report anew.',
    fil: 'Naipadala na ito para sa ibang pagbisita. Isulat muli ang ulat.',
  },
  'visit.too_many_reports': {
    en: 'So many reports of this visit were sent that no more are taken.',
    fil: 'Napakarami nang ulat ng pagbisitang ito kaya hindi na tatanggap pa.',
  },
  'visit.too_many_photos': {
    en: 'No more photos of this visit are taken.',
    fil: 'Hindi na tatanggap pa ng larawan ng pagbisitang ito.',
  },
  'visit.requested': {
    en: 'You asked for another day once already. Please write to the office.',
    fil: 'Minsan ka nang humingi ng ibang araw. Sumulat sa tanggapan.',
  },
  'visit.late_request': {
    en: 'Another day can be asked for until the day before the visit.',
    fil: 'Hanggang sa araw bago ang pagbisita maaaring humingi ng ibang araw.',
  },
  'visit.day_not_free': {
    en: 'The office cannot come on this day. Please choose one of the days that are offered.',
    fil: 'Hindi makakapunta ang tanggapan sa araw na ito. Pumili sa mga araw na iniaalok.',
  },
  'visit.closed_then': {
    en: 'You declared the business closed until {day}.',
    fil: 'Idineklara mong sarado ang negosyo hanggang {day}.',
  },
  'notification.inspection_assigned': {
    en: 'You are to visit {company_name} ({inspection_no})',
    fil: 'Ikaw ang bibisita sa {company_name} ({inspection_no})',
  },
  'notification.inspection_moved': {
    en: '{company_name}: the owner asked for another day of the visit, {day}',
    fil: '{company_name}: humingi ang may-ari ng ibang araw ng pagbisita, {day}',
  },
} satisfies Messages;
