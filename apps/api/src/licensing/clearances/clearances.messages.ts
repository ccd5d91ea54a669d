import type { Messages } from '@ebpls/contracts';

/** Messages of the server about the clearance of an office and its inspections. */
export const messages = {
  'correction.of_change': {
    en: 'An amendment or a closing is sent back as a whole: say in the remarks what is wrong.',
    fil: 'Ibinabalik nang buo ang pagbabago o pagsasara: sabihin sa puna kung ano ang mali.',
  },
  'correction.not_requested': {
    en: 'This business was not asked for “{field}”.',
    fil: 'Hindi tinanong ang negosyong ito ng “{field}”.',
  },
  'correction.not_marked': {
    en: '“{field}” was not marked by the office, so it stays as it was sent.',
    fil: 'Hindi minarkahan ng tanggapan ang “{field}”, kaya mananatili ito ayon sa ipinadala.',
  },
  'correction.answer_required': {
    en: 'Answer “{field}”, or leave it as it was and say so in the note.',
    fil: 'Sagutin ang “{field}”, o iwan ayon sa dati at sabihin ito sa tala.',
  },
  'clearance.head_only': {
    en: 'Only the head of the office may do this.',
    fil: 'Ang pinuno lamang ng tanggapan ang makagagawa nito.',
  },
  'clearance.bad_papers': {
    en: 'It cannot be cleared while these papers need a new copy: {codes}.',
    fil: 'Hindi ito mabibigyan ng clearance habang kailangan ng bagong kopya ang mga ito: {codes}.',
  },
  'clearance.original_not_seen': {
    en: 'The owner brings the original of {codes}. Mark it as seen before you clear the application.',
    fil: 'Dadalhin ng may-ari ang orihinal ng {codes}. Markahan itong nakita bago mo i-clear ang aplikasyon.',
  },
  'permit.original_not_seen': {
    en: 'The owner brings the original of {codes}. Mark it as seen before you release the permit.',
    fil: 'Dadalhin ng may-ari ang orihinal ng {codes}. Markahan itong nakita bago mo i-release ang permit.',
  },
  'original.not_brought': {
    en: 'The owner brings no original of this document to your office.',
    fil: 'Walang dadalhing orihinal ng dokumentong ito ang may-ari sa inyong tanggapan.',
  },
  'clearance.still_correcting': {
    en: 'The owner still has time to correct this.',
    fil: 'May panahon pa ang may-ari para iwasto ito.',
  },
  'condition.met': {
    en: 'The office has found this condition met.',
    fil: 'Natupad na ang kondisyong ito ayon sa tanggapan.',
  },
  'condition.answered': {
    en: 'This was answered already; the office looks at it.',
    fil: 'Nasagot na ito; sinusuri na ng tanggapan.',
  },
  'condition.not_answered': {
    en: 'The owner has not answered this condition yet.',
    fil: 'Hindi pa nasasagot ng may-ari ang kondisyong ito.',
  },
  'condition.paper': {
    en: 'Choose a paper of this business that is still here.',
    fil: 'Pumili ng papel ng negosyong ito na narito pa.',
  },
  'condition.day': {
    en: 'Please set a day from today to {latest}.',
    fil: 'Pumili ng araw mula ngayon hanggang {latest}.',
  },
  'clearance.is.PENDING': { en: 'Please take the case first.', fil: 'Kunin muna ang kaso.' },
  'clearance.is.UNDER_REVIEW': {
    en: 'This case is under review at its office.',
    fil: 'Sinusuri na ang kasong ito sa tanggapan nito.',
  },
  'clearance.is.INSPECTION_SCHEDULED': {
    en: 'A visit is planned for this case. Please record it first.',
    fil: 'May nakatakdang pagbisita sa kasong ito. Itala muna ito.',
  },
  'clearance.is.FOR_COMPLIANCE': { en: 'This case is with the owner.', fil: 'Nasa may-ari ang kasong ito.' },
  'clearance.is.APPROVED': { en: 'This case is cleared already.', fil: 'May clearance na ang kasong ito.' },
  'clearance.is.CONDITIONALLY_APPROVED': {
    en: 'This case is cleared already, with conditions.',
    fil: 'May clearance na ang kasong ito, na may mga kondisyon.',
  },
  'clearance.is.CLEARED_BY_LIST': {
    en: 'This case was decided by the fire list rule.',
    fil: 'Napasyahan na ang kasong ito ayon sa tuntunin ng listahan ng bumbero.',
  },
  'clearance.is.NOT_ISSUED_IN_TIME': {
    en: 'The time of this clearance has passed. The barangay may still issue it.',
    fil: 'Lumipas na ang panahon ng clearance na ito. Maaari pa rin itong ibigay ng barangay.',
  },
  'clearance.is.POST_AUDIT': {
    en: 'The law approved the application. This case is checked afterwards.',
    fil: 'Inaprubahan ng batas ang aplikasyon. Susuriin ang kasong ito pagkatapos.',
  },
  'clearance.is.DEEMED_APPROVED': {
    en: 'This case was approved by the passing of its legal time.',
    fil: 'Naaprubahan na ito dahil lumipas ang itinakdang panahon ng batas.',
  },
  'clearance.is.REJECTED': { en: 'This case was refused.', fil: 'Tinanggihan ang kasong ito.' },
  'clearance.is.NOT_REQUIRED': {
    en: 'This office has no part in this application.',
    fil: 'Walang bahagi ang tanggapang ito sa aplikasyon.',
  },
  'clearance.is.CANCELLED': {
    en: 'This case ended with its application.',
    fil: 'Natapos ang kasong ito kasama ng aplikasyon.',
  },
  'clearance.is.RECALLED': {
    en: 'This clearance was called back. Please take the case again.',
    fil: 'Binawi ang clearance na ito. Kunin muli ang kaso.',
  },
  'clearance.by.UNDER_REVIEW': { en: '{name} has this case.', fil: 'Hawak ni {name} ang kasong ito.' },
  'clearance.by.INSPECTION_SCHEDULED': {
    en: 'A visit is planned for this case, which {name} has. Please record it first.',
    fil: 'May nakatakdang pagbisita sa kasong ito na hawak ni {name}. Itala muna ito.',
  },
  'clearance.by.FOR_COMPLIANCE': {
    en: '{name} has this case, and it is with the owner now.',
    fil: 'Hawak ni {name} ang kasong ito, at nasa may-ari ito ngayon.',
  },
  'clearance.by.APPROVED': {
    en: '{name} cleared this case already.',
    fil: 'Nabigyan na ni {name} ng clearance ang kasong ito.',
  },
  'clearance.by.CONDITIONALLY_APPROVED': {
    en: '{name} cleared this case already, with conditions.',
    fil: 'Nabigyan na ni {name} ng clearance ang kasong ito, na may mga kondisyon.',
  },
  'clearance.by.REJECTED': { en: '{name} refused this case.', fil: 'Tinanggihan na ni {name} ang kasong ito.' },
  'inspection.too_early': { en: 'Please choose tomorrow or a later day.', fil: 'Pumili ng bukas o mas huling araw.' },
  'inspection.too_late': {
    en: 'Please choose a day up to the day on which your office is due.',
    fil: 'Pumili ng araw na hindi lalampas sa takdang araw ng tanggapan mo.',
  },
  'inspection.closed_day': {
    en: 'The offices are closed on this day.',
    fil: 'Sarado ang mga tanggapan sa araw na ito.',
  },
  'inspection.moved_twice': {
    en: 'This visit was moved twice already and cannot be moved again.',
    fil: 'Dalawang beses nang inilipat ang pagbisitang ito at hindi na maililipat pa.',
  },
  'inspection.none_planned': { en: 'No visit is planned.', fil: 'Walang nakatakdang pagbisita.' },
} satisfies Messages;
