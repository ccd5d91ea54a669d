import type { Messages } from '@ebpls/contracts';

/** Messages of the server about visits: to the office, to the phone of its inspector, and to the owner. */
export const messages = {
  'visit.outcome.TAKEN': { en: 'Recorded.', fil: 'Naitala na.' },
  'visit.outcome.SECOND': {
    en: 'Another report of this visit was received first. Your report is kept but has no effect.',
    fil: 'May naunang natanggap na ulat ng pagbisitang ito. Itatago ang ulat mo ngunit wala itong babaguhin.',
  },
  'visit.outcome.STALE': {
    en: 'The visit was rescheduled, or its case was already decided. Your report is kept but has no effect. Please check the case.',
    fil: 'Inilipat o pinagpasyahan na ang pagbisita. Itatago ang ulat mo ngunit wala itong babaguhin. Suriin ang kaso.',
  },
  'visit.done': { en: 'This visit was already completed.', fil: 'Naisagawa na ang pagbisitang ito.' },
  'visit.not_open': {
    en: 'This office no longer has a scheduled visit to your business.',
    fil: 'Wala nang nakatakdang pagbisita ang tanggapang ito sa negosyo mo.',
  },
  'visit.nothing_to_print': {
    en: 'No visit is scheduled for this case, so there is no slip to print.',
    fil: 'Walang nakatakdang pagbisita sa kasong ito, kaya walang slip na ipi-print.',
  },
  'visit.not_colleague': {
    en: 'Please choose a colleague from your own office.',
    fil: 'Pumili ng taga-sarili mong tanggapan.',
  },
  'visit.own_business': {
    en: 'The inspector owns this business. Please send a colleague.',
    fil: 'Sariling negosyo ito ng inspektor. Magpadala ng ibang kasamahan.',
  },
  'visit.key_used': {
    en: 'This report was already sent for another visit. Please enter the report for this visit again.',
    fil: 'Naipadala na ang ulat na ito para sa ibang pagbisita. Isulat itong muli.',
  },
  'visit.too_many_reports': {
    en: 'Too many reports were sent for this visit. No more reports are accepted.',
    fil: 'Napakarami nang ulat ng pagbisitang ito kaya hindi na tatanggap pa.',
  },
  'visit.too_many_photos': {
    en: 'No more photos of this visit are accepted.',
    fil: 'Hindi na tatanggap pa ng larawan ng pagbisitang ito.',
  },
  'visit.requested': {
    en: 'You have already rescheduled this visit once. Please contact the office.',
    fil: 'Isang beses mo nang inilipat ang petsa ng pagbisitang ito. Makipag-ugnayan sa tanggapan.',
  },
  'visit.late_request': {
    en: 'You can reschedule a visit only until the day before it.',
    fil: 'Hanggang sa araw bago ang pagbisita ka lamang makapaglilipat.',
  },
  'visit.day_not_free': {
    en: 'The office is not available on this date. Please choose one of the listed dates.',
    fil: 'Hindi bakante ang tanggapan sa petsang ito. Pumili sa mga nakalistang petsa.',
  },
  'visit.closed_then': {
    en: 'You declared the business closed until {day}. Please choose a later date.',
    fil: 'Idineklara mong sarado ang negosyo hanggang {day}. Pumili ng mas huling petsa.',
  },
  'notification.inspection_assigned': {
    en: 'You are assigned to visit {company_name} ({inspection_no})',
    fil: 'Itinalaga kang bumisita sa {company_name} ({inspection_no})',
  },
  'notification.inspection_moved': {
    en: '{company_name}: the owner rescheduled the visit to {day}',
    fil: '{company_name}: inilipat ng may-ari ang pagbisita sa {day}',
  },
} satisfies Messages;
