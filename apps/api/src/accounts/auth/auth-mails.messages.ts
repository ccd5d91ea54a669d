import type { Messages } from '@ebpls/contracts';

/** Mails about signing in and about the address of an account. */
export const messages = {
  'mail.verify.subject': { en: 'Please confirm your email', fil: 'Pakikumpirma ang iyong email' },
  'mail.verify.text': {
    en: 'Thank you for registering on {made_at}. Please confirm your email with this link, which confirms the password that was chosen then; it works for 24 hours.\n\n{link}\n\nIf you did not register then, do not use the link.',
    fil: 'Salamat sa pagrerehistro noong {made_at}. Kumpirmahin ang iyong email gamit ang link na ito, na nagkukumpirma sa password na pinili noon; gagana ito sa loob ng 24 na oras.\n\n{link}\n\nKung hindi ikaw ang nagrehistro noon, huwag gamitin ang link.',
  },
  'mail.known_address.subject': { en: 'You already have an account', fil: 'May account ka na' },
  'mail.known_address.text': {
    en: 'Someone, perhaps you, tried to register with this email, but an account already exists. You can sign in here.\n\n{link}\n\nIf it was not you, you need not do anything.',
    fil: 'May sumubok, marahil ikaw, na magrehistro gamit ang email na ito, ngunit may account na. Maaari kang mag-sign in dito.\n\n{link}\n\nKung hindi ikaw iyon, wala kang kailangang gawin.',
  },
  'mail.verify_again.subject': {
    en: 'Please confirm your registration of {made_at}',
    fil: 'Pakikumpirma ang pagrerehistro mo noong {made_at}',
  },
  'mail.verify_again.text': {
    en: 'This email was registered more than once, perhaps by somebody else. Did you register on {made_at}? If not, do not use this link: use the one in the e-mail that came when you registered, or choose “Forgot your password?” on the sign-in page to set a password of your own.\n\nThe link confirms the registration of {made_at} with the password that was chosen then, and ends the other registrations; it works for 24 hours.\n\n{link}\n\nIf you did not register, you need not do anything.',
    fil: 'Mahigit isang beses nairehistro ang email na ito, marahil ng ibang tao. Nagrehistro ka ba noong {made_at}? Kung hindi, huwag gamitin ang link na ito: gamitin ang nasa email na dumating nang magrehistro ka, o piliin ang “Nakalimutan ang password?” sa pahina ng pag-sign in para makapagtakda ng sarili mong password.\n\nKinukumpirma ng link ang pagrerehistro noong {made_at}, kasama ang password na pinili noon, at tinatapos ang iba pang pagrerehistro; gagana ito sa loob ng 24 na oras.\n\n{link}\n\nKung hindi ka nagrehistro, wala kang kailangang gawin.',
  },
  'mail.invited_address.subject': {
    en: 'An invitation waits for you',
    fil: 'May naghihintay na imbitasyon para sa iyo',
  },
  'mail.invited_address.text': {
    en: 'Someone, perhaps you, entered this email on our pages. The municipal hall has invited you already: please use the link in the invitation that we mailed to you. If you cannot find it, or it is too old, please ask the municipal hall to send it again.\n\n{link}\n\nIf it was not you, you need not do anything.',
    fil: 'May naglagay, marahil ikaw, ng email na ito sa aming mga pahina. Inimbitahan ka na ng munisipyo: gamitin ang link sa imbitasyong ipinadala namin sa iyo. Kung hindi mo ito makita, o luma na ito, hilingin sa munisipyo na ipadala itong muli.\n\n{link}\n\nKung hindi ikaw iyon, wala kang kailangang gawin.',
  },
  'mail.recover.subject': { en: 'Set a new password', fil: 'Magtakda ng bagong password' },
  'mail.recover.text': {
    en: 'You asked for a new password. Please set it with this link; it works once, for one hour.\n\n{link}\n\nIf you did not ask, you need not do anything; your password stays as it is.',
    fil: 'Humingi ka ng bagong password. Itakda ito gamit ang link na ito; isang beses lamang itong gagana, sa loob ng isang oras.\n\n{link}\n\nKung hindi ka humingi, wala kang kailangang gawin; mananatili ang iyong password.',
  },
  'mail.password_changed.subject': { en: 'Your password was changed', fil: 'Napalitan ang iyong password' },
  'mail.password_changed.text': {
    en: 'The password of your account was changed just now. If it was not you, please set a new password at once.\n\n{link}',
    fil: 'Kapapalit lamang ng password ng iyong account. Kung hindi ikaw ang nagpalit, magtakda agad ng bagong password.\n\n{link}',
  },
  'mail.second_step_on.subject': {
    en: 'Your account now asks for a code at the sign-in',
    fil: 'Humihingi na ng code ang pag-sign in sa iyong account',
  },
  'mail.second_step_on.text': {
    en: 'An authenticator app was connected to your account just now; other sessions have ended. If it was not you, please tell the municipal hall at once: an administrator can reset it.\n\n{link}',
    fil: 'May authenticator app na ikinabit ngayon lang sa iyong account; natapos ang ibang session. Kung hindi ikaw iyon, ipaalam agad sa munisipyo: mare-reset ito ng tagapangasiwa.\n\n{link}',
  },
  'mail.second_step_off.subject': {
    en: 'Your account no longer asks for a code at the sign-in',
    fil: 'Hindi na humihingi ng code ang pag-sign in sa iyong account',
  },
  'mail.second_step_off.text': {
    en: 'The second step of your sign-in was turned off just now. If it was not you, please set a new password at once.\n\n{link}',
    fil: 'Isinara ngayon lang ang ikalawang hakbang ng iyong pag-sign in. Kung hindi ikaw iyon, magtakda agad ng bagong password.\n\n{link}',
  },
  'mail.second_step_reset.subject': {
    en: 'The second step of your account was reset',
    fil: 'Na-reset ang ikalawang hakbang ng iyong account',
  },
  'mail.second_step_reset.text': {
    en: 'Administrators of the municipality have removed the authenticator app from your account, because it was reported as lost. Please sign in with your password now and set it up again. If you did not report it, please tell the municipal hall at once.\n\n{link}',
    fil: 'Inalis ng mga tagapangasiwa ng munisipyo ang authenticator app sa iyong account dahil naiulat itong nawala. Mag-sign in ngayon gamit ang iyong password at ihanda itong muli. Kung hindi mo ito iniulat, ipaalam agad sa munisipyo.\n\n{link}',
  },
  'mail.session_reuse.subject': {
    en: 'We ended a session of your account',
    fil: 'Tinapos namin ang isang session ng iyong account',
  },
  'mail.session_reuse.text': {
    en: 'An old sign-in of your account was used a second time, so we ended that session to be safe. Please sign in again; if you do not know about it, please change your password.\n\n{link}',
    fil: 'Muling nagamit ang isang lumang pag-sign in sa iyong account, kaya tinapos namin ang session na iyon para makasiguro. Mag-sign in muli; kung wala kang alam dito, palitan ang iyong password.\n\n{link}',
  },
} satisfies Messages;
