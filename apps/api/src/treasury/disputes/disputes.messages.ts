import type { Messages } from '@ebpls/contracts';

/** One line of an order of payment that its owner disputes (RA 7160 s.195). */
export const messages = {
  'dispute.disputed_already': {
    en:
      'This line was already disputed ({dispute_no}). A line can be disputed only once. After the decision, you may ' +
      'go to court.',
    fil:
      'Tinutulan na ang linyang ito ({dispute_no}). Isang beses lamang matututulan ang isang linya. Pagkatapos ng ' +
      'pasya, maaari kang dumulog sa hukuman.',
  },
  'dispute.earlier_year': {
    en: 'This line was billed in {year} and can no longer be disputed.',
    fil: 'Siningil ang linyang ito noong {year} at hindi na matututulan.',
  },
  'dispute.others_money': {
    en: 'The amount on this line is not municipal revenue, so the Municipal Treasurer cannot decide a dispute about it.',
    fil: 'Hindi pera ng munisipyo ang halaga ng linyang ito, kaya hindi ito mapagpapasyahan ng ingat-yaman nito.',
  },
  'dispute.too_late': {
    en: 'The last day to dispute this order was {last_day} (Republic Act 7160, section 195).',
    fil: 'Ang huling araw para tutulan ang order na ito ay {last_day} (Republic Act 7160, seksiyon 195).',
  },
  'dispute.line_paid': {
    en: 'This line has been paid. Request a refund from its receipt.',
    fil: 'Bayad na ang linyang ito. Humiling ng refund mula sa resibo nito.',
  },
  'dispute.not_in_force': {
    en: 'This order of payment is not valid, so it cannot be disputed.',
    fil: 'Walang bisa ang order of payment na ito, kaya walang matututulan dito.',
  },
  'dispute.amount_held': {
    en: 'The correct amount must be less than {amount}.',
    fil: 'Ang tamang halaga ay dapat mas mababa sa {amount}.',
  },
  'dispute.amount_found': {
    en: 'If you uphold the dispute, enter the correct amount, which must be less than the billed amount. If you reject it, leave the amount blank.',
    fil:
      'Kung pinagbigyan ang pagtutol, ilagay ang tamang halaga, mas mababa sa siningil. Kung tinanggihan, iwang ' +
      'blangko ang halaga.',
  },
  'dispute.below_paid': {
    en: 'At least {amount} of this line was already paid, so the correct amount cannot be lower. Any overpayment must be claimed as a refund.',
    fil: 'Nabayaran na ang {amount} o higit pa ng linyang ito, kaya hindi maaaring mas mababa ang tamang halaga. Hilingin bilang refund ang anumang sobrang bayad.',
  },
  'dispute.ended_already': {
    en: 'This dispute was already decided or withdrawn.',
    fil: 'Napagpasyahan o binawi na ang pagtutol na ito.',
  },
  'dispute.moot': {
    en: 'The disputed order of payment is no longer valid, so there is nothing to decide.',
    fil: 'Wala nang bisa ang order of payment ng pagtutol na ito, kaya wala nang pagpapasyahan.',
  },
  'dispute.open_on_older': {
    en:
      'A line of an earlier order of payment is disputed ({dispute_no}). The dispute must be decided before the ' +
      'unpaid balance can be billed again.',
    fil:
      'May tinututulang linya sa naunang order ({dispute_no}). Dapat munang pagpasyahan ang pagtutol bago ' +
      'masingil muli ang hindi pa bayad.',
  },
  'mail.dispute_filed.subject': {
    en: 'Your dispute {dispute_no} was filed',
    fil: 'Naihain ang iyong pagtutol {dispute_no}',
  },
  'mail.dispute_filed.text': {
    en:
      'You disputed the line “{line}” of the order of payment of {company_name}. You state that the correct amount ' +
      'is {amount}. Until the dispute is decided, nothing will be added to this line and you do not need to pay it. ' +
      'Please pay all other lines on time. The treasurer will decide by {decide_by}.\n\n{link}',
    fil:
      'Tinutulan mo ang linyang “{line}” ng order of payment ng {company_name}. Ayon sa iyo, {amount} ang tamang ' +
      'halaga. Habang wala pang pasya, walang idaragdag sa linyang ito at hindi mo ito kailangang bayaran. Bayaran ' +
      'ang ibang linya sa takda. Magpapasya ang ingat-yaman hanggang {decide_by}.\n\n{link}',
  },
  'mail.dispute_upheld.subject': {
    en: 'Your dispute {dispute_no} was upheld',
    fil: 'Pinagbigyan ang iyong pagtutol {dispute_no}',
  },
  'mail.dispute_upheld.text': {
    en: 'The amount of the line “{line}” for {company_name} is now {amount}. Reason: {decision}\n\n{link}',
    fil: '{amount} na ngayon ang halaga ng linyang “{line}” ng {company_name}. Dahilan: {decision}\n\n{link}',
  },
  'mail.dispute_rejected.subject': {
    en: 'Your dispute {dispute_no} was rejected',
    fil: 'Tinanggihan ang iyong pagtutol {dispute_no}',
  },
  'mail.dispute_rejected.text': {
    en:
      'The amount of the line “{line}” for {company_name} is still {amount}.\n\nReason: {decision}\n\nSurcharge ' +
      'and interest resume today. They are not charged for the days of the dispute. You may go to court within thirty ' +
      'days (Republic Act 7160, section 195).\n\n{link}',
    fil:
      'Nananatiling {amount} ang linyang “{line}” ng {company_name}.\n\nDahilan: {decision}\n\nTuloy ang ' +
      'patong at interes mula ngayon. Hindi sisingilin ang mga ito para sa mga araw ng pagtutol. Sa loob ng tatlumpung ' +
      'araw, maaari kang dumulog sa hukuman (Republic Act 7160, seksiyon 195).\n\n{link}',
  },
  'notification.dispute_to_decide': {
    en: '{company_name} disputes the line “{line}” ({dispute_no}). Decide on the dispute by {decide_by}.',
    fil: 'Tinututulan ng {company_name} ang linyang “{line}” ({dispute_no}). Magpasya hanggang {decide_by}.',
  },
} satisfies Messages;
