import type { Messages } from '@ebpls/contracts';

/** Texts for proving a mobile number. */
export const messages = {
  'mobile.code_wrong': { en: 'This code is incorrect.', fil: 'Mali ang code na ito.' },
  'mobile.code_expired': {
    en: 'This code has expired or was entered incorrectly too many times. Please request a new one.',
    fil: 'Nag-expire na ang code na ito, o masyadong maraming beses na namali. Humiling ng bago.',
  },
  'mobile.taken': {
    en: 'This number is already used to sign in to another account. Remove it from that account first, or contact the municipal hall.',
    fil: 'May ibang account na gumagamit ng numerong ito. Alisin muna roon, o makipag-ugnayan sa munisipyo.',
  },
  'mail.mobile_confirmed.subject': {
    en: 'A mobile number was confirmed for your account',
    fil: 'May nakumpirmang numero ng cellphone para sa iyong account',
  },
  'mail.mobile_confirmed.text': {
    en:
      'Dear {firstname},\n\nThe mobile number {number} was confirmed for your account. If you own a business, you ' +
      'can now sign in with this number and a code, without your password.\n\n{link}\n\nIf you did not do this, ' +
      'sign in, remove the number on your account page, and set a new password. Then please notify the municipal ' +
      'hall.',
    fil:
      'Mahal na {firstname},\n\nNakumpirma ang numero ng cellphone na {number} para sa account mo. Kung may-ari ' +
      'ka ng negosyo, makakapag-sign in ka gamit ang numerong ito at isang code, nang walang ' +
      'password.\n\n{link}\n\nKung hindi ikaw ito, mag-sign in, alisin ang numero sa pahina ng account, at ' +
      'magtakda ng bagong password. Pagkatapos ay ipaalam ito sa munisipyo.',
  },
  'mobile.only_way': {
    en: 'You sign in with this number only. Add an e-mail address and set a password before you remove it.',
    fil: 'Ito lamang ang paraan mo ng pag-sign in. Magdagdag ng e-mail at magtakda ng password bago ito alisin.',
  },
  'proof.code_wrong': {
    en: 'This code is incorrect, already used or expired. Please request a new one.',
    fil: 'Mali, nagamit na o nag-expire ang code na ito. Humiling ng bago.',
  },
  'proof.by_password': {
    en: 'Your account has a password. Please enter it instead of a code.',
    fil: 'May password ang iyong account. Iyon ang ilagay sa halip na code.',
  },
  'mobile.none': { en: 'No mobile number is on file yet.', fil: 'Wala pang numero ng cellphone.' },
} satisfies Messages;
