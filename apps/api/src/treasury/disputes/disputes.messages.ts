import type { Messages } from '@ebpls/contracts';

/** One line of an order of payment that its owner disputes (RA 7160 s.195). */
export const messages = {
  'dispute.disputed_already': {
    en: 'This line was disputed already ({dispute_no}). A line is disputed once; after the decision the court is the next way.',
    fil: 'Tinutulan na ang linyang ito ({dispute_no}). Isang beses lamang matututulan ang isang linya; pagkatapos ng pasya, ang hukuman ang susunod na daan.',
  },
  'dispute.earlier_year': {
    en: 'This was billed in {year}. Its time to be disputed was then.',
    fil: 'Siningil ito noong {year}. Noon ang panahon para tutulan ito.',
  },
  'dispute.others_money': {
    en: 'This is not the municipality’s money, so its treasurer cannot decide on it.',
    fil: 'Hindi ito pera ng munisipyo, kaya hindi ito mapagpapasyahan ng ingat-yaman nito.',
  },
  'dispute.too_late': {
    en: 'The last day to dispute this order was {last_day} (Republic Act 7160, section 195).',
    fil: 'Ang huling araw para tutulan ang order na ito ay {last_day} (Republic Act 7160, seksiyon 195).',
  },
  'dispute.line_paid': {
    en: 'This line is paid. What was paid wrongly is claimed back from its receipt.',
    fil: 'Bayad na ang linyang ito. Ang maling nabayaran ay binabawi mula sa resibo nito.',
  },
  'dispute.not_in_force': {
    en: 'This order of payment is not in force, so nothing of it can be disputed.',
    fil: 'Walang bisa ang order of payment na ito, kaya walang matututulan dito.',
  },
  'dispute.amount_held': {
    en: 'The amount that you hold right must be less than {amount}.',
    fil: 'Ang halagang tama para sa iyo ay dapat mas mababa sa {amount}.',
  },
  'dispute.amount_found': {
    en: 'An upheld dispute needs the right amount, less than what was billed; a rejected one has none.',
    fil: 'Kailangan ng tamang halaga ang pinagbigyang pagtutol, mas mababa sa siningil; walang halaga ang tinanggihan.',
  },
  'dispute.below_paid': {
    en: 'At least {amount} of this line was paid, so it cannot become less. What was paid too much is claimed back.',
    fil: 'Nabayaran na ang {amount} o higit pa ng linyang ito, kaya hindi na ito mapababa roon. Binabawi ang sumobrang bayad.',
  },
  'dispute.ended_already': {
    en: 'This dispute was decided or taken back already.',
    fil: 'Napagpasyahan o binawi na ang pagtutol na ito.',
  },
  'dispute.moot': {
    en: 'The order of payment of this dispute is no longer in force, so nothing is left to decide.',
    fil: 'Wala nang bisa ang order of payment ng pagtutol na ito, kaya wala nang pagpapasyahan.',
  },
  'dispute.open_on_older': {
    en: 'A line of an earlier order is disputed ({dispute_no}). It must be decided before its unpaid part can be billed again.',
    fil: 'May tinututulang linya sa naunang order ({dispute_no}). Dapat muna itong pagpasyahan bago masingil muli ang hindi pa bayad.',
  },
  'mail.dispute_filed.subject': {
    en: 'Your dispute {dispute_no} is filed',
    fil: 'Naihain ang iyong pagtutol {dispute_no}',
  },
  'mail.dispute_filed.text': {
    en: 'You disputed the line “{line}” of the order of payment of {company_name}; you hold {amount} right. Until it is decided nothing is added to this line and it is not asked for. All other lines go on: you can pay them now. The treasurer decides by {decide_by}.\n\n{link}',
    fil: 'Tinutulan mo ang linyang “{line}” ng order of payment ng {company_name}; {amount} ang tama para sa iyo. Habang hindi pa napagpapasyahan, walang idaragdag sa linyang ito at hindi ito sisingilin. Tuloy ang ibang linya: mababayaran mo na ang mga ito. Magpapasya ang ingat-yaman hanggang {decide_by}.\n\n{link}',
  },
  'mail.dispute_upheld.subject': {
    en: 'Your dispute {dispute_no} is upheld',
    fil: 'Pinagbigyan ang iyong pagtutol {dispute_no}',
  },
  'mail.dispute_upheld.text': {
    en: 'The line “{line}” of {company_name} is now {amount}. Reason: {decision}\n\n{link}',
    fil: 'Ang linyang “{line}” ng {company_name} ay {amount} na ngayon. Dahilan: {decision}\n\n{link}',
  },
  'mail.dispute_rejected.subject': {
    en: 'Your dispute {dispute_no} is rejected',
    fil: 'Tinanggihan ang iyong pagtutol {dispute_no}',
  },
  'mail.dispute_rejected.text': {
    en: 'The line “{line}” of {company_name} stays {amount}. Reason: {decision} Surcharge and interest go on from today; the days of the dispute are not charged. Within thirty days you may go to court (Republic Act 7160, section 195).\n\n{link}',
    fil: 'Nananatiling {amount} ang linyang “{line}” ng {company_name}. Dahilan: {decision} Tuloy ang patong at interes mula ngayon; hindi sinisingil ang mga araw ng pagtutol. Sa loob ng tatlumpung araw, maaari kang dumulog sa hukuman (Republic Act 7160, seksiyon 195).\n\n{link}',
  },
  'notification.dispute_to_decide': {
    en: '{company_name} disputes the line “{line}” ({dispute_no}). Decide by {decide_by}.',
    fil: 'Tinututulan ng {company_name} ang linyang “{line}” ({dispute_no}). Magpasya hanggang {decide_by}.',
  },
} satisfies Messages;
