import type { Messages } from '@ebpls/contracts';

/** Texts of a person's own account: the picture and the repeated password. */
export const messages = {
  'avatar.too_large': {
    en: 'This picture is larger than 2 MB. Please choose a smaller one.',
    fil: 'Higit sa 2 MB ang larawang ito. Pumili ng mas maliit.',
  },
  'avatar.pixels': {
    en: 'Please choose a picture between 32 and 4,096 pixels on each side.',
    fil: 'Pumili ng larawang mula 32 hanggang 4,096 na pixel ang bawat gilid.',
  },
  'email.same': { en: 'This is your email already.', fil: 'Ito na ang iyong email.' },
  'email.requested_recently': {
    en: 'A link was mailed just now. Please wait five minutes before you ask for another.',
    fil: 'Kapadadala lamang ng link. Maghintay ng limang minuto bago humingi ng isa pa.',
  },
  'mail.confirm_email.subject': { en: 'Please confirm your new email', fil: 'Pakikumpirma ang iyong bagong email' },
  'mail.confirm_email.text': {
    en: 'You asked to use this email for your account. Please sign in and confirm it with this link; it works for 24 hours.\n\n{link}\n\nIf you did not ask, you need not do anything.',
    fil: 'Hiniling mong gamitin ang email na ito sa iyong account. Mag-sign in at kumpirmahin ito gamit ang link na ito; gagana ito sa loob ng 24 na oras.\n\n{link}\n\nKung hindi ka humiling, wala kang kailangang gawin.',
  },
  'mail.email_change_requested.subject': {
    en: 'A new email was requested for your account',
    fil: 'May humiling ng bagong email para sa iyong account',
  },
  'mail.email_change_requested.text': {
    en: 'Somebody who knows your password asked to use another email for your account. If it was you, you need not do anything: open the link that went to the new email.\n\nIf it was not you, stop it now: set a new password with this link. That cancels the request and ends all sessions of your account. Then please notify the municipal hall.\n\n{link}',
    fil: 'May taong nakaaalam ng iyong password na humiling na gumamit ng ibang email sa iyong account. Kung ikaw iyon, wala kang kailangang gawin: buksan ang link na ipinadala sa bagong email.\n\nKung hindi ikaw iyon, pigilan ito ngayon: magtakda ng bagong password gamit ang link na ito. Kakanselahin nito ang kahilingan at tatapusin ang lahat ng session ng iyong account. Pagkatapos ay ipaalam ito sa munisipyo.\n\n{link}',
  },
  'mail.email_changed.subject': {
    en: 'The email of your account was changed',
    fil: 'Napalitan ang email ng iyong account',
  },
  'mail.email_changed.text': {
    en: 'Your account has a new email from now on; letters no longer come here. If it was not you, please tell the municipal hall at once.\n\n{link}',
    fil: 'May bagong email na ang iyong account; hindi na darating dito ang mga sulat. Kung hindi ikaw ang nagpalit, ipaalam agad sa munisipyo.\n\n{link}',
  },
  'mail.link_too_old': {
    en: 'The link in this mail is too old to be sent again. The person has to ask for a new one.',
    fil: 'Masyado nang luma ang link sa mail na ito para ipadalang muli. Kailangang humingi ng bago ang tao.',
  },
  'request.other_site': {
    en: 'This request came from a page of another site and was not carried out.',
    fil: 'Galing sa pahina ng ibang site ang kahilingang ito kaya hindi ito itinuloy.',
  },
  'user.unconfirmed': {
    en: 'This registration was not confirmed yet. To give this person a role, invite the address.',
    fil: 'Hindi pa nakukumpirma ang pagrerehistrong ito. Para bigyan ng tungkulin ang taong ito, imbitahan ang email.',
  },
  'password.needed': {
    en: 'Please type your password again to do this.',
    fil: 'I-type muli ang iyong password para magawa ito.',
  },
} satisfies Messages;
