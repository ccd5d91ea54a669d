import type { Messages } from '@ebpls/contracts';

/** Why an offer is not possible or not answered, and the mails about it. */
export const messages = {
  'transfer.to_oneself': {
    en: 'This is your own account. Please enter the e-mail of the new owner’s account.',
    fil: 'Sarili mong account ito. Ilagay ang e-mail ng account ng bagong may-ari.',
  },
  'transfer.offered_already': {
    en: 'This business is offered already. Take that offer back first.',
    fil: 'Inialok na ang negosyong ito. Bawiin muna ang alok na iyon.',
  },
  'transfer.show_cause': {
    en: 'The owner was asked to answer for this business in {sanction_no}. It can be handed over when that is decided.',
    fil: 'Pinasasagot ang may-ari para sa negosyong ito sa {sanction_no}. Maililipat ito kapag napagpasyahan na iyon.',
  },
  'transfer.is.OFFERED': { en: 'The offer still stands.', fil: 'Nakabinbin pa ang alok.' },
  'transfer.is.ACCEPTED': { en: 'The offer was accepted already.', fil: 'Tinanggap na ang alok.' },
  'transfer.is.DECLINED': { en: 'The offer was declined.', fil: 'Tinanggihan ang alok.' },
  'transfer.is.WITHDRAWN': { en: 'The offer was taken back.', fil: 'Binawi ang alok.' },
  'transfer.is.EXPIRED': { en: 'The offer has run out.', fil: 'Lumipas na ang alok.' },
  'transfer.former_open': {
    en: 'The former owner’s business {company_code} is not retired yet. Its closing has to be certified first.',
    fil: 'Hindi pa retirado ang negosyong {company_code} ng dating may-ari. Kailangan munang masertipikahan ang pagsasara nito.',
  },
  'mail.transfer_offered.subject': {
    en: '{seller_name} offers you {company_name}',
    fil: 'Inaalok sa iyo ni {seller_name} ang {company_name}',
  },
  'mail.transfer_offered.text': {
    en: '{seller_name} wants to hand the business {company_name} over to you. Please accept or decline by {expires_on}; you need an account with this e-mail.\n\n{link}\n\nIf you do not expect this, you need not do anything.',
    fil: 'Gustong ilipat sa iyo ni {seller_name} ang negosyong {company_name}. Tanggapin o tanggihan ito hanggang {expires_on}; kailangan mo ng account na may ganitong e-mail.\n\n{link}\n\nKung hindi mo ito inaasahan, wala kang kailangang gawin.',
  },
  'mail.transfer_accepted.subject': {
    en: '{company_name}: the new owner has accepted',
    fil: '{company_name}: tinanggap ng bagong may-ari',
  },
  'mail.transfer_accepted.text': {
    en: '{buyer_email} has accepted the business {company_name}. Your part is begun for you: please check it, sign it and file it.\n\n{link}',
    fil: 'Tinanggap ni {buyer_email} ang negosyong {company_name}. Nasimulan na ang iyong bahagi: suriin, lagdaan at ihain ito.\n\n{link}',
  },
  'mail.transfer_declined.subject': {
    en: '{company_name}: the offer was declined',
    fil: '{company_name}: tinanggihan ang alok',
  },
  'mail.transfer_declined.text': {
    en: '{buyer_email} has declined the business {company_name}:\n\n{remarks}\n\nNothing changes.\n\n{link}',
    fil: 'Tinanggihan ni {buyer_email} ang negosyong {company_name}:\n\n{remarks}\n\nWalang magbabago.\n\n{link}',
  },
  'mail.transfer_expired.subject': {
    en: '{company_name}: nobody answered your offer',
    fil: '{company_name}: walang sumagot sa iyong alok',
  },
  'mail.transfer_expired.text': {
    en: '{buyer_email} did not answer your offer of {company_name} in its days. Nothing changes; you may offer it again.\n\n{link}',
    fil: 'Hindi sinagot ni {buyer_email} ang alok mo ng {company_name} sa takdang panahon. Walang magbabago; maaari mo itong ialok muli.\n\n{link}',
  },
} satisfies Messages;
