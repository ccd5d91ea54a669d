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
  'email.same': { en: 'This is already your e-mail address.', fil: 'Ito na ang iyong e-mail.' },
  'password.needs_email': {
    en: 'Please add an e-mail address first. You will sign in with it and your password.',
    fil: 'Magdagdag muna ng e-mail. Iyon at ang password ang gagamitin mo sa pag-sign in.',
  },
  'user.no_password': {
    en:
      'This person signs in with a mobile number only. Staff need an e-mail address and a password, so the person ' +
      'must first add both to their account.',
    fil:
      'Numero ng cellphone lamang ang gamit ng taong ito sa pag-sign in. Kailangan ng kawani ang e-mail at ' +
      'password, kaya magdagdag muna siya ng mga ito sa kaniyang account.',
  },
  'email.requested_recently': {
    en: 'A link was just sent. Please wait five minutes before requesting another.',
    fil: 'Kapadadala lamang ng link. Maghintay ng limang minuto bago humingi ng isa pa.',
  },
  'mail.confirm_email.subject': {
    en: 'Please confirm your new e-mail address',
    fil: 'Pakikumpirma ang iyong bagong e-mail',
  },
  'mail.confirm_email.text': {
    en:
      'You entered this e-mail address for your account. Please sign in and confirm it with this link. The link ' +
      'expires after 24 hours.\n\n{link}\n\nIf you did not do this, ignore this e-mail.',
    fil:
      'Inilagay mo ang e-mail na ito para sa iyong account. Mag-sign in at kumpirmahin ito gamit ang link na ito. ' +
      'Mag-e-expire ang link pagkalipas ng 24 na oras.\n\n{link}\n\nKung hindi ikaw ang gumawa nito, huwag ' +
      'pansinin ang e-mail na ito.',
  },
  'mail.email_change_requested.subject': {
    en: 'A new e-mail address was requested for your account',
    fil: 'May humiling ng bagong e-mail para sa iyong account',
  },
  'mail.email_change_requested.text': {
    en: 'Someone used your password to request a new e-mail address for your account. If it was you, open the link sent to the new address.\n\nIf it was not you, set a new password with this link now. This cancels the request and signs you out on all devices. Then please notify the municipal hall.\n\n{link}',
    fil: 'May gumamit ng password mo para humiling ng bagong e-mail sa iyong account. Kung ikaw iyon, buksan ang link na ipinadala sa bagong e-mail.\n\nKung hindi ikaw iyon, magtakda na ng bagong password gamit ang link na ito. Kakanselahin nito ang kahilingan at masa-sign out ka sa lahat ng device. Pagkatapos ay ipaalam ito sa munisipyo.\n\n{link}',
  },
  'mail.email_changed.subject': {
    en: 'Your account’s e-mail address was changed',
    fil: 'Napalitan ang e-mail ng iyong account',
  },
  'mail.email_changed.text': {
    en:
      'Your account now uses a new e-mail address. We will no longer send e-mails here. If you did not make this ' +
      'change, please notify the municipal hall immediately.\n\n{link}',
    fil:
      'May bagong e-mail na ang iyong account. Hindi na kami magpapadala ng e-mail dito. Kung hindi ikaw ang ' +
      'nagpalit, ipaalam agad sa munisipyo.\n\n{link}',
  },
  'mail.link_too_old': {
    en: 'The link in this e-mail has expired and cannot be sent again. The recipient must request a new one.',
    fil:
      'Nag-expire na ang link sa e-mail na ito kaya hindi na maipadadalang muli. Kailangang humiling ng bago ang ' +
      'tatanggap.',
  },
  'request.other_site': {
    en: 'This request came from another website and was not carried out.',
    fil: 'Galing sa pahina ng ibang site ang kahilingang ito kaya hindi ito itinuloy.',
  },
  'user.unconfirmed': {
    en: 'This registration has not been confirmed yet. To assign a role, send an invitation to this e-mail address.',
    fil:
      'Hindi pa nakukumpirma ang pagrerehistrong ito. Para magbigay ng tungkulin, padalhan ng imbitasyon ang e-mail ' +
      'na ito.',
  },
  'password.needed': {
    en: 'Please enter your password again to continue.',
    fil: 'I-type muli ang iyong password para magawa ito.',
  },
} satisfies Messages;
