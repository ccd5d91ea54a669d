import type { Messages } from '@ebpls/contracts';

/** Why an offer is not possible or not answered, and the mails about it. */
export const messages = {
  'transfer.to_oneself': {
    en: 'This is your own account. Please enter the e-mail address of the new owner’s account.',
    fil: 'Sarili mong account ito. Ilagay ang e-mail ng account ng bagong may-ari.',
  },
  'transfer.offered_already': {
    en: 'This business has already been offered for transfer. Withdraw that offer first.',
    fil: 'Inialok nang ilipat ang negosyong ito. Bawiin muna ang alok na iyon.',
  },
  'transfer.show_cause': {
    en:
      'The owner was ordered to show cause for this business ({sanction_no}). The business can be transferred after ' +
      'the decision.',
    fil:
      'Inutusang magpaliwanag ang may-ari para sa negosyong ito ({sanction_no}). Maililipat ang negosyo pagkatapos ' +
      'ng pasya.',
  },
  'transfer.is.OFFERED': { en: 'The offer is still open.', fil: 'Nakabinbin pa ang alok.' },
  'transfer.is.ACCEPTED': { en: 'The offer was already accepted.', fil: 'Tinanggap na ang alok.' },
  'transfer.is.DECLINED': { en: 'The offer was declined.', fil: 'Tinanggihan ang alok.' },
  'transfer.is.WITHDRAWN': { en: 'The offer was withdrawn.', fil: 'Binawi ang alok.' },
  'transfer.is.EXPIRED': { en: 'The offer has expired.', fil: 'Nag-expire na ang alok.' },
  'transfer.former_open': {
    en: 'The former owner’s business {company_code} is not retired yet. Its retirement must be certified first.',
    fil:
      'Hindi pa naisasara ang negosyong {company_code} ng dating may-ari. Kailangan munang masertipikahan ' +
      'ang pagsasara nito.',
  },
  'mail.transfer_offered.subject': {
    en: 'A business is offered to you',
    fil: 'May negosyong inaalok sa iyo',
  },
  'mail.transfer_offered.text': {
    en:
      'An account holder offers to transfer a business to you. The names below were entered by that ' +
      'person.\n\nName: “{seller_name}”\nBusiness: “{company_name}”\n\nPlease accept or decline by {expires_on}. ' +
      'You need an account with this e-mail address.\n\n{link}\n\nIf you did not expect this, ignore this e-mail.',
    fil:
      'Inaalok ng isang may account dito na ilipat sa iyo ang isang negosyo. Ang mga pangalan sa ibaba ay ayon sa ' +
      'inilagay niya.\n\nPangalan: “{seller_name}”\nNegosyo: “{company_name}”\n\nTanggapin o tanggihan ito ' +
      'hanggang {expires_on}. Kailangan mo ng account na may ganitong e-mail.\n\n{link}\n\nKung hindi mo ito ' +
      'inaasahan, huwag pansinin ang e-mail na ito.',
  },
  'mail.transfer_accepted.subject': {
    en: '{company_name}: the new owner has accepted',
    fil: '{company_name}: tinanggap ng bagong may-ari',
  },
  'mail.transfer_accepted.text': {
    en:
      'Your offer to transfer {company_name} was accepted. Your part of the transfer is ready. Please check, sign ' +
      'and file it.\n\nAccepted by: {buyer_email}\n\n{link}',
    fil:
      'Tinanggap ang alok mong ilipat ang {company_name}. Handa na ang iyong bahagi ng paglilipat. Suriin, ' +
      'lagdaan at ihain ito.\n\nTumanggap: {buyer_email}\n\n{link}',
  },
  'mail.transfer_declined.subject': {
    en: '{company_name}: the offer was declined',
    fil: '{company_name}: tinanggihan ang alok',
  },
  'mail.transfer_declined.text': {
    en:
      'Your offer to transfer {company_name} was declined. Nothing has changed.\n\nDeclined by: ' +
      '{buyer_email}\nReason given: “{remarks}”\n\n{link}',
    fil:
      'Tinanggihan ang alok mong ilipat ang {company_name}. Walang nagbago.\n\nTumanggi: {buyer_email}\nIbinigay ' +
      'na dahilan: “{remarks}”\n\n{link}',
  },
  'mail.transfer_expired.subject': {
    en: '{company_name}: your offer expired',
    fil: '{company_name}: nag-expire ang iyong alok',
  },
  'mail.transfer_expired.text': {
    en:
      'Your offer to transfer {company_name} was not answered on time. Nothing has changed. You may offer the ' +
      'business again.\n\nOffered to: {buyer_email}\n\n{link}',
    fil:
      'Hindi nasagot sa takdang panahon ang alok mong ilipat ang {company_name}. Walang nagbago. Maaari mong ' +
      'ialok muli ang negosyo.\n\nInalok kay: {buyer_email}\n\n{link}',
  },
} satisfies Messages;
