import type { Messages } from '@ebpls/contracts';

/** Texts of refund claims on paid money (RA 7160 s.196). */
export const messages = {
  'refund.more_than_left': {
    en: 'Of this receipt {amount} may still be claimed back.',
    fil: 'Sa resibong ito, {amount} na lamang ang maaari pang bawiin.',
  },
  'refund.more_than_claimed': { en: 'Only {amount} was claimed.', fil: '{amount} lamang ang hiniling.' },
  'refund.too_late': {
    en: 'This was paid on {paid_on}. The law gives two years to claim it back (Republic Act 7160, section 196); the last day was {last_day}.',
    fil: 'Binayaran ito noong {paid_on}. Dalawang taon ang ibinibigay ng batas para bawiin ito (Republic Act 7160, seksiyon 196); ang huling araw ay {last_day}.',
  },
  'refund.open_already': {
    en: 'The claim {refund_no} of this receipt is still open.',
    fil: 'Bukas pa ang claim na {refund_no} para sa resibong ito.',
  },
  'refund.nothing_left': {
    en: 'All of this receipt was given back.',
    fil: 'Naibalik na ang lahat ng nasa resibong ito.',
  },
  'refund.receipt_reversed': {
    en: 'This receipt was cancelled or reversed, so nothing of it can be given back.',
    fil: 'Kinansela o binaligtad ang resibong ito, kaya wala nang maibabalik mula rito.',
  },
  'refund.pending_at_bank': {
    en: 'The bank has not confirmed this payment yet. Nothing can be given back before.',
    fil: 'Hindi pa kinukumpirma ng bangko ang bayad na ito. Walang maibabalik bago iyon.',
  },
  'refund.nothing_due': {
    en: 'The evaluation found nothing due, so the claim can only be denied.',
    fil: 'Walang natuklasang dapat ibalik, kaya maaari lamang tanggihan ang claim.',
  },
  'refund.evaluated_already': {
    en: 'This claim was evaluated already, so nothing can be added to it.',
    fil: 'Nasuri na ang claim na ito, kaya wala nang maidaragdag dito.',
  },
  'refund.not_gateway': {
    en: 'This receipt was not paid through the gateway, or the gateway gave money of this payment back before. Please choose another way.',
    fil: 'Hindi sa gateway binayaran ang resibong ito, o may naibalik na ang gateway mula sa bayad na ito. Pumili ng ibang paraan.',
  },
  'refund.voucher_used': {
    en: 'This voucher number stands on another refund.',
    fil: 'Nasa ibang refund na ang numero ng voucher na ito.',
  },
  'refund.is.CLAIMED': { en: 'This claim is not evaluated yet.', fil: 'Hindi pa nasusuri ang claim na ito.' },
  'refund.is.EVALUATED': { en: 'This claim was evaluated already.', fil: 'Nasuri na ang claim na ito.' },
  'refund.is.APPROVED': { en: 'This claim was approved already.', fil: 'Naaprubahan na ang claim na ito.' },
  'refund.is.DENIED': { en: 'This claim was denied.', fil: 'Tinanggihan ang claim na ito.' },
  'refund.is.REFUNDING': {
    en: 'The gateway is giving this money back.',
    fil: 'Ibinabalik na ng gateway ang perang ito.',
  },
  'refund.is.CREDITED': {
    en: 'This money is a credit of the business already.',
    fil: 'Kredito na ng negosyo ang perang ito.',
  },
  'refund.is.REFUNDED': { en: 'This money was given back already.', fil: 'Naibalik na ang perang ito.' },
  'refund.explanation.CLAIMED': {
    en: 'The Municipal Treasurer evaluates this claim by {due_on}.',
    fil: 'Susuriin ng Ingat-yamang Bayan ang claim na ito hanggang {due_on}.',
  },
  'refund.explanation.LATE': {
    en: 'This claim should have been evaluated by {due_on}. It is marked as late at the treasury.',
    fil: 'Dapat ay nasuri na ang claim na ito noong {due_on}. Nakamarka itong huli sa ingat-yaman.',
  },
  'refund.explanation.EVALUATED': {
    en: 'The claim was evaluated. Another person of the treasury decides on it.',
    fil: 'Nasuri na ang claim. Ibang tao sa ingat-yaman ang magpapasya.',
  },
  'refund.explanation.APPROVED': {
    en: '{amount} is approved. It becomes a credit for the next order of payment, or it is paid out.',
    fil: 'Naaprubahan ang {amount}. Magiging kredito ito sa susunod na order of payment, o ibabayad.',
  },
  'refund.explanation.DENIED': { en: 'The claim was denied: {decision}', fil: 'Tinanggihan ang claim: {decision}' },
  'refund.way.gcash': { en: 'GCash', fil: 'GCash' },
  'refund.way.card': { en: 'your card', fil: 'iyong card' },
  'refund.explanation.REFUNDING': {
    en: '{amount} is approved and on its way back through {way}.',
    fil: 'Naaprubahan ang {amount} at pabalik na sa pamamagitan ng {way}.',
  },
  'refund.explanation.CREDITED': {
    en: '{amount} is a credit of the business. The next order of payment uses it.',
    fil: 'Kredito na ng negosyo ang {amount}. Gagamitin ito ng susunod na order of payment.',
  },
  'refund.explanation.SENT_BACK': {
    en: '{amount} was given back through {way}.',
    fil: 'Naibalik ang {amount} sa pamamagitan ng {way}.',
  },
  'refund.explanation.CHEQUE': {
    en: '{amount} was paid out by cheque {voucher_no}.',
    fil: 'Ibinayad ang {amount} sa tsekeng {voucher_no}.',
  },
  'refund.explanation.CASH': {
    en: '{amount} was paid out by cash voucher {voucher_no}.',
    fil: 'Ibinayad ang {amount} sa cash voucher na {voucher_no}.',
  },
  'refund.gateway_refused': {
    en: 'The gateway did not give this money back. Please choose another way.',
    fil: 'Hindi ibinalik ng gateway ang perang ito. Pumili ng ibang paraan.',
  },
  'receipt.refunded': {
    en: 'Money of this payment was approved to be given back, so its receipts can no longer be undone.',
    fil: 'Naaprubahan nang ibalik ang pera ng bayad na ito, kaya hindi na maaaring bawiin ang mga resibo nito.',
  },

  'notification.refund_to_evaluate': {
    en: '{refund_no}: {amount} is claimed back, evaluate by {due_on}',
    fil: '{refund_no}: {amount} ang hinihinging ibalik, suriin hanggang {due_on}',
  },
  'notification.refund_to_decide': {
    en: '{refund_no}: {found} was found due and waits for a decision',
    fil: '{refund_no}: {found} ang nakitang dapat ibalik at naghihintay ng pasya',
  },
  'mail.refund_filed.subject': {
    en: '{refund_no}: we have your claim for {amount}',
    fil: '{refund_no}: natanggap namin ang iyong claim na {amount}',
  },
  'mail.refund_filed.text': {
    en: 'Your claim to have {amount} of receipt {receipt_no} back is written down for {company_name}. The Municipal Treasurer evaluates it by {due_on}.\n\n{link}',
    fil: 'Naitala para sa {company_name} ang iyong claim na maibalik ang {amount} ng resibong {receipt_no}. Susuriin ito ng Ingat-yamang Bayan hanggang {due_on}.\n\n{link}',
  },
  'mail.refund_evaluated.subject': {
    en: '{refund_no}: your claim was evaluated',
    fil: '{refund_no}: nasuri na ang iyong claim',
  },
  'mail.refund_evaluated.text': {
    en: 'Of the {amount} that you claimed back for {company_name}, the treasury found {found} due:\n\n{finding}\n\nAnother person of the treasury decides on it. We write to you then.\n\n{link}',
    fil: 'Sa {amount} na hiniling mong maibalik para sa {company_name}, nakita ng ingat-yaman na {found} ang dapat ibalik:\n\n{finding}\n\nIbang tao sa ingat-yaman ang magpapasya. Susulatan ka namin pagkatapos.\n\n{link}',
  },
  'mail.refund_approved.subject': {
    en: '{refund_no}: {found} is approved',
    fil: '{refund_no}: naaprubahan ang {found}',
  },
  'mail.refund_approved.text': {
    en: 'Your claim for {company_name} is approved with {found}:\n\n{decision}\n\n{link}',
    fil: 'Naaprubahan ang iyong claim para sa {company_name} sa halagang {found}:\n\n{decision}\n\n{link}',
  },
  'mail.refund_denied.subject': {
    en: '{refund_no}: your claim was denied',
    fil: '{refund_no}: tinanggihan ang iyong claim',
  },
  'mail.refund_denied.text': {
    en: 'Your claim to have {amount} of receipt {receipt_no} back for {company_name} was denied:\n\n{decision}\n\nIf you see it otherwise, please bring your papers to the Municipal Treasurer.\n\n{link}',
    fil: 'Tinanggihan ang iyong claim na maibalik ang {amount} ng resibong {receipt_no} para sa {company_name}:\n\n{decision}\n\nKung iba ang alam mo, dalhin ang iyong mga papel sa Ingat-yamang Bayan.\n\n{link}',
  },
  'mail.refund_credited.subject': {
    en: '{refund_no}: {found} is your credit now',
    fil: '{refund_no}: kredito mo na ang {found}',
  },
  'mail.refund_credited.text': {
    en: 'We keep {found} as a credit of {company_name}. Your next order of payment uses it.\n\n{link}',
    fil: 'Iniingatan namin ang {found} bilang kredito ng {company_name}. Gagamitin ito ng susunod mong order of payment.\n\n{link}',
  },
  'mail.refund_paid_out.subject': {
    en: '{refund_no}: {found} is paid out',
    fil: '{refund_no}: ibinayad na ang {found}',
  },
  'mail.refund_paid_out.text': {
    en: 'The treasury paid out {found} of {company_name}, voucher {voucher_no}.\n\n{link}',
    fil: 'Ibinayad ng ingat-yaman ang {found} ng {company_name}, voucher {voucher_no}.\n\n{link}',
  },
  'mail.refund_sent_back.subject': {
    en: '{refund_no}: {found} was given back through {way}',
    fil: '{refund_no}: naibalik ang {found} sa pamamagitan ng {way}',
  },
  'mail.refund_sent_back.text': {
    en: 'The gateway confirmed that {found} of {company_name} was given back to you. It may take some days until you see it.\n\n{link}',
    fil: 'Kinumpirma ng gateway na naibalik sa iyo ang {found} ng {company_name}. Maaaring ilang araw bago mo ito makita.\n\n{link}',
  },
  'mail.refund_asked_back.subject': {
    en: '{refund_no}: {found} is on its way back to you',
    fil: '{refund_no}: pabalik na sa iyo ang {found}',
  },
  'mail.refund_asked_back.text': {
    en: 'The gateway was asked to give {found} of {company_name} back to you through {way}. We write to you when it confirms.\n\n{link}',
    fil: 'Hiniling sa gateway na ibalik sa iyo ang {found} ng {company_name} sa pamamagitan ng {way}. Susulatan ka namin kapag kinumpirma nito.\n\n{link}',
  },
} satisfies Messages;
