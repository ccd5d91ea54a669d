import type { Messages } from '@ebpls/contracts';

/** Mails about signing in and about the address of an account. */
export const messages = {
  'mail.verify.subject': { en: 'Please confirm your e-mail address', fil: 'Pakikumpirma ang iyong e-mail' },
  'mail.verify.text': {
    en:
      'Thank you for registering on {made_at}. Please confirm your e-mail address and password with this link. The ' +
      'link expires after 24 hours.\n\n{link}\n\nIf you did not register at that time, do not use the link.',
    fil:
      'Salamat sa pagrerehistro noong {made_at}. Kumpirmahin ang iyong e-mail at password gamit ang link na ito. ' +
      'Mag-e-expire ang link pagkalipas ng 24 na oras.\n\n{link}\n\nKung hindi ikaw ang nagrehistro noon, huwag ' +
      'gamitin ang link.',
  },
  'mail.known_address.subject': { en: 'You already have an account', fil: 'May account ka na' },
  'mail.known_address.text': {
    en:
      'A registration was attempted with this e-mail address, but an account already exists. You can sign in ' +
      'here.\n\n{link}\n\nIf it was not you, ignore this e-mail.',
    fil:
      'May sumubok na magrehistro gamit ang e-mail na ito, ngunit may account na. Maaari kang mag-sign in dito.\n\n' +
      '{link}\n\nKung hindi ikaw iyon, huwag pansinin ang e-mail na ito.',
  },
  'mail.verify_again.subject': {
    en: 'Please confirm your registration of {made_at}',
    fil: 'Pakikumpirma ang pagrerehistro mo noong {made_at}',
  },
  'mail.verify_again.text': {
    en:
      'This e-mail address was registered more than once. Did you register on {made_at}? If not, do not use this ' +
      'link. Use the link in the e-mail you received when you registered, or choose “Forgot your password?” on the ' +
      'sign-in page.\n\nThe link confirms the registration of {made_at} with its password, and cancels the other ' +
      'registrations. It expires after 24 hours.\n\n{link}\n\nIf you did not register, ignore this e-mail.',
    fil:
      'Mahigit isang beses nairehistro ang e-mail na ito. Nagrehistro ka ba noong {made_at}? Kung hindi, huwag ' +
      'gamitin ang link na ito. Gamitin ang link sa e-mail na natanggap mo nang magrehistro ka, o piliin ang ' +
      '“Nakalimutan ang password?” sa pahina ng pag-sign in.\n\nKinukumpirma ng link ang pagrerehistro noong ' +
      '{made_at} at ang password nito, at kinakansela ang iba. Mag-e-expire ito pagkalipas ng 24 na oras.\n\n' +
      '{link}\n\nKung hindi ka nagrehistro, huwag pansinin ang e-mail na ito.',
  },
  'mail.invited_address.subject': {
    en: 'You have a pending invitation',
    fil: 'May nakabinbin kang imbitasyon',
  },
  'mail.invited_address.text': {
    en:
      'This e-mail address was entered on our website. The municipal hall has already invited you: please use the ' +
      'link in the invitation e-mail. If you cannot find it, or it has expired, ask the municipal hall to send it ' +
      'again.\n\n{link}\n\nIf it was not you, ignore this e-mail.',
    fil:
      'Inilagay ang e-mail na ito sa aming website. Inimbitahan ka na ng munisipyo: gamitin ang link sa e-mail ng ' +
      'imbitasyon. Kung hindi mo ito makita, o nag-expire na ito, hilingin sa munisipyo na ipadala itong muli.\n\n' +
      '{link}\n\nKung hindi ikaw iyon, huwag pansinin ang e-mail na ito.',
  },
  'mail.recover.subject': { en: 'Set a new password', fil: 'Magtakda ng bagong password' },
  'mail.recover.text': {
    en:
      'You requested a new password. Please set it with this link. The link works once and expires after one ' +
      'hour.\n\n{link}\n\nIf you did not request this, ignore this e-mail. Your password will not change.',
    fil:
      'Humiling ka ng bagong password. Itakda ito gamit ang link na ito. Isang beses lamang itong gagana at ' +
      'mag-e-expire pagkalipas ng isang oras.\n\n{link}\n\nKung hindi mo ito hiniling, huwag pansinin ang e-mail ' +
      'na ito. Hindi magbabago ang iyong password.',
  },
  'mail.password_changed.subject': { en: 'Your password was changed', fil: 'Napalitan ang iyong password' },
  'mail.password_changed.text': {
    en: 'Your account password was just changed. If it was not you, set a new password immediately.\n\n{link}',
    fil: 'Kapapalit lamang ng password ng iyong account. Kung hindi ikaw ang nagpalit, magtakda agad ng bagong password.\n\n{link}',
  },
  'mail.password_reset_number.subject': {
    en: 'Your password was changed, and your mobile number was removed',
    fil: 'Napalitan ang iyong password, at inalis ang numero ng iyong cellphone',
  },
  'mail.password_reset_number.text': {
    en:
      'Your account password was just changed with the link in our e-mail. To be safe, the mobile number {number} ' +
      'was removed from your account. If it is yours, sign in and confirm it again on your account page. If you did ' +
      'not change the password, set a new one immediately.\n\n{link}',
    fil:
      'Kapapalit lamang ng password ng iyong account gamit ang link sa e-mail namin. Bilang pag-iingat, inalis sa ' +
      'account mo ang numerong {number}. Kung sa iyo ito, mag-sign in at kumpirmahin itong muli sa pahina ng ' +
      'account. Kung hindi ikaw ang nagpalit, magtakda agad ng bagong password.\n\n{link}',
  },
  'mail.second_step_on.subject': {
    en: 'Two-step sign-in was turned on',
    fil: 'In-on ang dalawang hakbang na pag-sign in',
  },
  'mail.second_step_on.text': {
    en:
      'An authenticator app was just connected to your account. You were signed out on your other devices. ' +
      'If it was not you, please notify the municipal hall immediately. An administrator can reset ' +
      'it.\n\n{link}',
    fil:
      'Kakakonekta lamang ng authenticator app sa iyong account. Na-sign out ka sa iba mong device. Kung ' +
      'hindi ikaw iyon, ipaalam agad sa munisipyo. Maaari itong i-reset ng tagapangasiwa.\n\n{link}',
  },
  'mail.second_step_off.subject': {
    en: 'Two-step sign-in was turned off',
    fil: 'In-off ang dalawang hakbang na pag-sign in',
  },
  'mail.second_step_off.text': {
    en:
      'Two-step sign-in was just turned off for your account. If it was not you, set a new password ' +
      'immediately.\n\n{link}',
    fil:
      'Kaka-off lamang ng dalawang hakbang na pag-sign in sa iyong account. Kung hindi ikaw iyon, magtakda agad ' +
      'ng bagong password.\n\n{link}',
  },
  'mail.second_step_reset.subject': {
    en: 'Two-step sign-in was reset',
    fil: 'Ni-reset ang dalawang hakbang na pag-sign in',
  },
  'mail.second_step_reset.text': {
    en:
      'Administrators removed the authenticator app from your account because it was reported lost. Please sign in ' +
      'with your password and set it up again. If you did not report it, please notify the municipal hall ' +
      'immediately.\n\n{link}',
    fil:
      'Inalis ng mga tagapangasiwa ng munisipyo ang authenticator app sa iyong account dahil iniulat na ' +
      'nawala ito. Mag-sign in ngayon gamit ang iyong password at i-set up itong muli. Kung hindi mo ito ' +
      'iniulat, ipaalam agad sa munisipyo.\n\n{link}',
  },
  'mail.session_reuse.subject': {
    en: 'You were signed out on one device',
    fil: 'Na-sign out namin ang iyong account sa isang device',
  },
  'mail.session_reuse.text': {
    en: 'An earlier sign-in to your account was used again after it had ended. For your security, you were signed out on that device. Please sign in again. If it was not you, change your password.\n\n{link}',
    fil:
      'Muling nagamit ang isang pag-sign in sa iyong account na wala nang bisa. Para sa seguridad mo, na-sign out ' +
      'namin ang account sa device na iyon. Mag-sign in muli. Kung hindi ikaw iyon, palitan ang iyong ' +
      'password.\n\n{link}',
  },
} satisfies Messages;
