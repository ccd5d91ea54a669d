import type { Messages } from '@ebpls/contracts';

/** Texts of refund claims on paid money (RA 7160 s.196). */
export const messages = {
  'refund.more_than_left': {
    en: 'Only {amount} of this receipt can still be refunded.',
    fil: 'Sa resibong ito, {amount} na lamang ang maaari pang i-refund.',
  },
  'refund.more_than_claimed': { en: 'Only {amount} was requested.', fil: '{amount} lamang ang hiniling.' },
  'refund.too_late': {
    en: 'This payment was made on {paid_on}. The law allows two years to request a refund (Republic Act 7160, section 196). The deadline was {last_day}.',
    fil:
      'Binayaran ito noong {paid_on}. Dalawang taon ang ibinibigay ng batas para humiling ng refund (Republic Act ' +
      '7160, seksiyon 196). Ang takda ay {last_day}.',
  },
  'refund.open_already': {
    en: 'Refund request {refund_no} for this receipt is still open.',
    fil: 'Bukas pa ang hiling na refund {refund_no} para sa resibong ito.',
  },
  'refund.nothing_left': {
    en: 'This receipt was refunded in full.',
    fil: 'Na-refund nang buo ang resibong ito.',
  },
  'refund.receipt_reversed': {
    en: 'This receipt was cancelled or reversed, so it cannot be refunded.',
    fil: 'Kinansela o binaligtad ang resibong ito, kaya hindi na ito mare-refund.',
  },
  'refund.pending_at_bank': {
    en: 'The bank has not confirmed this payment yet, so it cannot be refunded.',
    fil: 'Hindi pa kinukumpirma ng bangko ang bayad na ito, kaya hindi pa ito mare-refund.',
  },
  'refund.nothing_due': {
    en: 'The evaluation found nothing to refund, so the request can only be denied.',
    fil: 'Walang nakitang dapat i-refund sa pagsusuri, kaya maaari lamang tanggihan ang hiling.',
  },
  'refund.evaluated_already': {
    en: 'This request was already evaluated, so nothing can be added to it.',
    fil: 'Nasuri na ang hiling na ito, kaya wala nang maidaragdag dito.',
  },
  'refund.not_gateway': {
    en:
      'This receipt was not paid through the gateway, or the gateway already refunded part of it. Please choose ' +
      'another method.',
    fil:
      'Hindi sa gateway binayaran ang resibong ito, o may na-refund na ang gateway mula rito. Pumili ng ibang ' +
      'paraan.',
  },
  'refund.voucher_used': {
    en: 'Another refund already has this voucher number.',
    fil: 'Nasa ibang refund na ang numero ng voucher na ito.',
  },
  'refund.is.CLAIMED': { en: 'This request has not been evaluated yet.', fil: 'Hindi pa nasusuri ang hiling na ito.' },
  'refund.is.EVALUATED': { en: 'This request was already evaluated.', fil: 'Nasuri na ang hiling na ito.' },
  'refund.is.APPROVED': { en: 'This request was already approved.', fil: 'Naaprubahan na ang hiling na ito.' },
  'refund.is.DENIED': { en: 'This request was denied.', fil: 'Tinanggihan ang hiling na ito.' },
  'refund.is.REFUNDING': {
    en: 'The gateway is refunding this payment.',
    fil: 'Nire-refund na ng gateway ang bayad na ito.',
  },
  'refund.is.CREDITED': {
    en: 'This amount was already credited to the business.',
    fil: 'Naikredito na sa negosyo ang halagang ito.',
  },
  'refund.is.REFUNDED': { en: 'This amount was already refunded.', fil: 'Na-refund na ang halagang ito.' },
  'refund.explanation.CLAIMED': {
    en: 'The Municipal Treasurer will evaluate this request by {due_on}.',
    fil: 'Susuriin ng Ingat-yamang Bayan ang hiling na ito hanggang {due_on}.',
  },
  'refund.explanation.LATE': {
    en: 'This request was due for evaluation by {due_on}. The treasury has recorded it as late.',
    fil: 'Dapat ay nasuri na ang hiling na ito noong {due_on}. Nakamarka itong huli sa ingat-yaman.',
  },
  'refund.explanation.EVALUATED': {
    en: 'The request was evaluated. A second treasury officer will decide on it.',
    fil: 'Nasuri na ang hiling. Ikalawang opisyal ng ingat-yaman ang magpapasya.',
  },
  'refund.explanation.TO_DECIDE': {
    en: 'The request was evaluated. You decide whether the refund is approved.',
    fil: 'Nasuri na ang hiling. Ikaw ang magpapasya kung aaprubahan ang refund.',
  },
  'refund.explanation.APPROVED': {
    en: 'A refund of {amount} was approved. It will be credited to the next order of payment or paid out.',
    fil: 'Naaprubahan ang refund na {amount}. Ikekredito ito sa susunod na order of payment, o ibibigay nang cash o tseke.',
  },
  'refund.explanation.DENIED': { en: 'The request was denied: {decision}', fil: 'Tinanggihan ang hiling: {decision}' },
  'refund.way.gcash': { en: 'GCash', fil: 'GCash' },
  'refund.way.card': { en: 'your card', fil: 'iyong card' },
  'refund.explanation.REFUNDING': {
    en: 'A refund of {amount} was approved. The amount is being refunded through {way}.',
    fil: 'Naaprubahan ang refund na {amount}. Nire-refund na ang halaga sa pamamagitan ng {way}.',
  },
  'refund.explanation.CREDITED': {
    en: '{amount} was credited to the business. It will be applied to the next order of payment.',
    fil: 'Ikinredito ang {amount} sa negosyo. Ilalapat ito sa susunod na order of payment.',
  },
  'refund.explanation.SENT_BACK': {
    en: '{amount} was refunded through {way}.',
    fil: 'Na-refund ang {amount} sa pamamagitan ng {way}.',
  },
  'refund.explanation.CHEQUE': {
    en: '{amount} was paid out by check {voucher_no}.',
    fil: 'Ibinigay ang {amount} sa tsekeng {voucher_no}.',
  },
  'refund.explanation.CASH': {
    en: '{amount} was paid out by cash voucher {voucher_no}.',
    fil: 'Ibinigay ang {amount} sa cash voucher na {voucher_no}.',
  },
  'refund.gateway_refused': {
    en: 'The gateway did not refund this payment. Please choose another method.',
    fil: 'Hindi ni-refund ng gateway ang bayad na ito. Pumili ng ibang paraan.',
  },
  'receipt.refunded': {
    en: 'A refund of this payment was approved, so its receipts can no longer be reversed.',
    fil: 'Naaprubahan na ang refund ng bayad na ito, kaya hindi na mababaligtad ang mga resibo nito.',
  },

  'notification.refund_to_evaluate': {
    en: '{refund_no}: refund of {amount} requested, evaluate by {due_on}',
    fil: '{refund_no}: hiniling ang refund na {amount}, suriin hanggang {due_on}',
  },
  'notification.refund_to_decide': {
    en: '{refund_no}: refund of {found}, pending your decision',
    fil: '{refund_no}: refund na {found}, naghihintay ng pasya mo',
  },
  'mail.refund_filed.subject': {
    en: '{refund_no}: we received your refund request for {amount}',
    fil: '{refund_no}: natanggap namin ang iyong hiling na refund na {amount}',
  },
  'mail.refund_filed.text': {
    en:
      'We received your request for a refund of {amount} from receipt {receipt_no} for {company_name}. The Municipal ' +
      'Treasurer will evaluate it by {due_on}.\n\n{link}',
    fil:
      'Natanggap namin ang iyong hiling na refund na {amount} ng resibong {receipt_no} para sa {company_name}. ' +
      'Susuriin ito ng Ingat-yamang Bayan hanggang {due_on}.\n\n{link}',
  },
  'mail.refund_evaluated.subject': {
    en: '{refund_no}: your refund request was evaluated',
    fil: '{refund_no}: nasuri na ang iyong hiling na refund',
  },
  'mail.refund_evaluated.text': {
    en: 'You requested {amount} for {company_name}. The treasury found that {found} should be refunded:\n\n{finding}\n\nA second treasury officer will decide, and we will notify you.\n\n{link}',
    fil:
      'Humiling ka ng {amount} para sa {company_name}. Nakita ng ingat-yaman na {found} ang ire-refund:\n\n' +
      '{finding}\n\nIkalawang opisyal ng ingat-yaman ang magpapasya, at aabisuhan ka namin.\n\n{link}',
  },
  'mail.refund_approved.subject': {
    en: '{refund_no}: a refund of {found} was approved',
    fil: '{refund_no}: naaprubahan ang refund na {found}',
  },
  'mail.refund_approved.text': {
    en: 'Your refund request for {company_name} was approved for {found}:\n\n{decision}\n\n{link}',
    fil: 'Naaprubahan ang iyong hiling na refund para sa {company_name} sa halagang {found}:\n\n{decision}\n\n{link}',
  },
  'mail.refund_denied.subject': {
    en: '{refund_no}: your refund request was denied',
    fil: '{refund_no}: tinanggihan ang iyong hiling na refund',
  },
  'mail.refund_denied.text': {
    en:
      'Your request for a refund of {amount} from receipt {receipt_no} for {company_name} was denied:\n\n' +
      '{decision}\n\nIf you disagree, please bring your documents to the Municipal Treasurer.\n\n{link}',
    fil:
      'Tinanggihan ang iyong hiling na refund na {amount} ng resibong {receipt_no} para sa {company_name}:\n\n' +
      '{decision}\n\nKung hindi ka sang-ayon, dalhin ang iyong mga dokumento sa Ingat-yamang Bayan.\n\n{link}',
  },
  'mail.refund_credited.subject': {
    en: '{refund_no}: {found} was credited to your business',
    fil: '{refund_no}: ikinredito ang {found} sa iyong negosyo',
  },
  'mail.refund_credited.text': {
    en: '{found} was credited to {company_name}. It will be applied to your next order of payment.\n\n{link}',
    fil: 'Ikinredito ang {found} sa {company_name}. Ilalapat ito sa susunod mong order of payment.\n\n{link}',
  },
  'mail.refund_paid_out.subject': {
    en: '{refund_no}: {found} was paid out',
    fil: '{refund_no}: ibinigay na ang {found}',
  },
  'mail.refund_paid_out.text': {
    en: 'The treasury paid out the refund of {found} for {company_name}, voucher {voucher_no}.\n\n{link}',
    fil: 'Ibinigay na ng ingat-yaman ang refund na {found} para sa {company_name}, voucher {voucher_no}.\n\n{link}',
  },
  'mail.refund_sent_back.subject': {
    en: '{refund_no}: {found} was refunded through {way}',
    fil: '{refund_no}: na-refund ang {found} sa pamamagitan ng {way}',
  },
  'mail.refund_sent_back.text': {
    en: 'The gateway confirmed the refund of {found} for {company_name}. It may take a few days to appear.\n\n{link}',
    fil:
      'Kinumpirma ng gateway ang refund na {found} para sa {company_name}. Maaaring ilang araw bago ito lumitaw.\n' +
      '\n{link}',
  },
  'mail.refund_asked_back.subject': {
    en: '{refund_no}: {found} is being refunded to you',
    fil: '{refund_no}: nire-refund na sa iyo ang {found}',
  },
  'mail.refund_asked_back.text': {
    en:
      'We sent the refund of {found} for {company_name} through {way}. We will notify you when the gateway ' +
      'confirms it.\n\n{link}',
    fil:
      'Ipinadala na namin ang refund na {found} para sa {company_name} sa pamamagitan ng {way}. Aabisuhan ka namin ' +
      'kapag kinumpirma ito ng gateway.\n\n{link}',
  },
} satisfies Messages;
