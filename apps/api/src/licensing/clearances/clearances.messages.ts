import type { Messages } from '@ebpls/contracts';

/** Messages of the server about the clearance of an office and its inspections. */
export const messages = {
  'correction.of_change': {
    en: 'An amendment or retirement can be returned only as a whole. Explain in the remarks what is wrong.',
    fil: 'Maibabalik lamang nang buo ang pagbabago o pagsasara. Ipaliwanag sa puna kung ano ang mali.',
  },
  'correction.not_requested': {
    en: '“{field}” does not apply to this business.',
    fil: 'Hindi para sa negosyong ito ang “{field}”.',
  },
  'correction.not_marked': {
    en: 'The office did not mark “{field}” for correction, so it cannot be changed.',
    fil: 'Hindi minarkahan ng tanggapan ang “{field}”, kaya mananatili ito ayon sa ipinadala.',
  },
  'correction.answer_required': {
    en: 'Answer “{field}”, or leave it unchanged and explain why in the note.',
    fil: 'Sagutin ang “{field}”, o iwan ayon sa dati at sabihin ito sa tala.',
  },
  'correction.unchanged': {
    en: 'Your reply changes nothing. Please correct a marked answer, or explain in the note why it stays the same.',
    fil: 'Walang binago ang sagot mo. Itama ang minarkahang sagot, o ipaliwanag sa tala kung bakit hindi ito magbabago.',
  },
  'clearance.head_only': {
    en: 'Only the head of office can do this.',
    fil: 'Ang pinuno lamang ng tanggapan ang makagagawa nito.',
  },
  'clearance.bad_papers': {
    en: 'The application cannot be cleared while these documents need a new copy: {codes}.',
    fil:
      'Hindi mabibigyan ng clearance ang aplikasyon habang kailangan ng bagong kopya ang mga dokumentong ' +
      'ito: {codes}.',
  },
  'clearance.original_not_seen': {
    en: 'The owner will bring the original of {codes}. Mark it as seen before you clear the application.',
    fil: 'Dadalhin ng may-ari ang orihinal ng {codes}. Markahan itong nakita bago mo i-clear ang aplikasyon.',
  },
  'permit.original_not_seen': {
    en: 'The owner will bring the original of {codes}. Mark it as seen before you release the permit.',
    fil: 'Dadalhin ng may-ari ang orihinal ng {codes}. Markahan itong nakita bago mo ilabas ang permit.',
  },
  'original.not_brought': {
    en: 'The owner will not bring the original of this document to your office, so it cannot be marked as seen.',
    fil: 'Hindi dadalhin ng may-ari sa tanggapan mo ang orihinal ng dokumentong ito, kaya hindi ito mamamarkahang nakita.',
  },
  'clearance.still_correcting': {
    en: 'The owner still has time to correct this.',
    fil: 'May panahon pa ang may-ari para iwasto ito.',
  },
  'condition.met': {
    en: 'The office has already confirmed this condition.',
    fil: 'Kinumpirma na ng tanggapan ang kondisyong ito.',
  },
  'condition.answered': {
    en: 'The reply to this condition was already sent and is under review.',
    fil: 'Naipadala na ang sagot sa kondisyong ito, at sinusuri na ito ng tanggapan.',
  },
  'condition.not_answered': {
    en: 'The owner has not replied to this condition yet.',
    fil: 'Hindi pa nasasagot ng may-ari ang kondisyong ito.',
  },
  'condition.paper': {
    en: 'Choose a document on file for this business.',
    fil: 'Pumili ng dokumentong nasa talaan ng negosyong ito.',
  },
  'condition.day': {
    en: 'Please set a date from today to {latest}.',
    fil: 'Pumili ng petsa mula ngayon hanggang {latest}.',
  },
  'clearance.is.PENDING': { en: 'Please assign the case to yourself first.', fil: 'Italaga muna sa iyo ang kaso.' },
  'clearance.is.UNDER_REVIEW': {
    en: 'This case is under review by its office.',
    fil: 'Sinusuri na ang kasong ito sa tanggapan nito.',
  },
  'clearance.is.INSPECTION_SCHEDULED': {
    en: 'A visit is scheduled for this case. Please record the visit first.',
    fil: 'May nakatakdang pagbisita sa kasong ito. Itala muna ito.',
  },
  'clearance.is.FOR_COMPLIANCE': {
    en: 'This case was returned to the owner and is awaiting a reply.',
    fil: 'Ibinalik ang kasong ito sa may-ari at hinihintay ang sagot niya.',
  },
  'clearance.is.APPROVED': { en: 'This case is already cleared.', fil: 'May clearance na ang kasong ito.' },
  'clearance.is.CONDITIONALLY_APPROVED': {
    en: 'This case is already cleared, with conditions.',
    fil: 'May clearance na ang kasong ito, na may mga kondisyon.',
  },
  'clearance.is.CLEARED_BY_LIST': {
    en: 'This case was cleared based on the list of the Bureau of Fire Protection (BFP).',
    fil: 'Nabigyan na ng clearance ang kasong ito ayon sa listahan ng BFP.',
  },
  'clearance.is.NOT_ISSUED_IN_TIME': {
    en: 'The deadline of this clearance has passed. The barangay may still issue it.',
    fil: 'Lumipas na ang panahon ng clearance na ito. Maaari pa rin itong ibigay ng barangay.',
  },
  'clearance.is.POST_AUDIT': {
    en: 'The application was deemed approved by law. This case is for post-audit.',
    fil: 'Itinuring nang aprubado ng batas ang aplikasyon. Para sa post-audit ang kasong ito.',
  },
  'clearance.is.DEEMED_APPROVED': {
    en: 'This case was deemed approved because its legal deadline passed.',
    fil: 'Itinuring na aprubado ang kasong ito dahil lumipas ang itinakdang panahon ng batas.',
  },
  'clearance.is.REJECTED': { en: 'This case was refused.', fil: 'Tinanggihan ang kasong ito.' },
  'clearance.is.NOT_REQUIRED': {
    en: 'The clearance of this office is not required for this application.',
    fil: 'Hindi kailangan sa aplikasyong ito ang clearance ng tanggapang ito.',
  },
  'clearance.is.CANCELLED': {
    en: 'This case was closed together with its application.',
    fil: 'Isinara ang kasong ito kasabay ng aplikasyon.',
  },
  'clearance.is.RECALLED': {
    en: 'This clearance was recalled. Please assign the case to yourself again.',
    fil: 'Binawi ang clearance na ito. Italaga muli sa iyo ang kaso.',
  },
  'clearance.by.UNDER_REVIEW': { en: '{name} is handling this case.', fil: 'Hawak ni {name} ang kasong ito.' },
  'clearance.by.INSPECTION_SCHEDULED': {
    en: '{name} is handling this case and has scheduled a visit. Please record the visit first.',
    fil: 'May nakatakdang pagbisita sa kasong ito na hawak ni {name}. Itala muna ito.',
  },
  'clearance.by.FOR_COMPLIANCE': {
    en: '{name} is handling this case. It was returned to the owner and is awaiting a reply.',
    fil: 'Hawak ni {name} ang kasong ito. Ibinalik ito sa may-ari at hinihintay ang sagot niya.',
  },
  'clearance.by.APPROVED': {
    en: '{name} has already cleared this case.',
    fil: 'Nabigyan na ni {name} ng clearance ang kasong ito.',
  },
  'clearance.by.CONDITIONALLY_APPROVED': {
    en: '{name} has already cleared this case, with conditions.',
    fil: 'Nabigyan na ni {name} ng clearance ang kasong ito, na may mga kondisyon.',
  },
  'clearance.by.REJECTED': { en: '{name} refused this case.', fil: 'Tinanggihan na ni {name} ang kasong ito.' },
  'inspection.too_early': { en: 'Please choose tomorrow or a later date.', fil: 'Pumili ng bukas o mas huling petsa.' },
  'inspection.too_late': {
    en: 'Please choose a date on or before your office’s due date.',
    fil: 'Pumili ng petsang hindi lalampas sa takda ng tanggapan mo.',
  },
  'inspection.closed_day': {
    en: 'The offices are closed on this date.',
    fil: 'Sarado ang mga tanggapan sa araw na ito.',
  },
  'inspection.moved_twice': {
    en: 'This visit was already rescheduled twice and cannot be rescheduled again.',
    fil: 'Dalawang beses nang inilipat ang pagbisitang ito at hindi na maililipat pa.',
  },
  'inspection.none_planned': { en: 'No visit is scheduled.', fil: 'Walang nakatakdang pagbisita.' },
} satisfies Messages;
