/**
 * Mails that every part of the product may send: `mail.<template>.subject` and `.text`. A line that is only `{link}`
 * becomes a button.
 */
export const mails = {
  en: {
    'mail.greeting': 'Good day, {firstname}!',
    'mail.greeting_to_all': 'Good day!',
    'mail.farewell': 'Business Permits and Licensing Office\nMunicipality of {municipality}',
    'mail.button': 'Open the page',
    'mail.verify.subject': 'Please confirm your email',
    'mail.verify.text':
      'Thank you for registering. Please confirm your email with this link; it works for 24 hours.\n\n{link}\n\nIf you did not register, you need not do anything.',
    'mail.known_address.subject': 'You already have an account',
    'mail.known_address.text':
      'Someone, perhaps you, tried to register with this email, but an account already exists. You can sign in here.\n\n{link}\n\nIf it was not you, you need not do anything.',
    'mail.verify_again.subject': 'Please confirm your email',
    'mail.verify_again.text':
      'Someone, perhaps you, registered with this email once more. The first registration counts: this link confirms it, with the password that was chosen then; it works for 24 hours.\n\n{link}\n\nIf the first registration was not yours, or you forgot its password, do not use this link. Choose “Forgot your password?” on the sign-in page instead: it lets you set a password of your own.\n\nIf you did not register, you need not do anything.',
    'mail.invited_address.subject': 'An invitation waits for you',
    'mail.invited_address.text':
      'Someone, perhaps you, entered this email on our pages. The municipal hall has invited you already: please use the link in the invitation that we mailed to you. If you cannot find it, or it is too old, please ask the municipal hall to send it again.\n\n{link}\n\nIf it was not you, you need not do anything.',
    'mail.recover.subject': 'Set a new password',
    'mail.recover.text':
      'You asked for a new password. Please set it with this link; it works once, for one hour.\n\n{link}\n\nIf you did not ask, you need not do anything; your password stays as it is.',
    'mail.password_changed.subject': 'Your password was changed',
    'mail.password_changed.text':
      'The password of your account was changed just now. If it was not you, please set a new password at once.\n\n{link}',
    'mail.session_reuse.subject': 'We ended a session of your account',
    'mail.session_reuse.text':
      'An old sign-in of your account was used a second time, so we ended that session to be safe. Please sign in again; if you do not know about it, please change your password.\n\n{link}',
  },
  fil: {
    'mail.greeting': 'Magandang araw, {firstname}!',
    'mail.greeting_to_all': 'Magandang araw!',
    'mail.farewell': 'Business Permits and Licensing Office\nBayan ng {municipality}',
    'mail.button': 'Buksan ang pahina',
    'mail.verify.subject': 'Pakikumpirma ang iyong email',
    'mail.verify.text':
      'Salamat sa pagrerehistro. Kumpirmahin ang iyong email gamit ang link na ito; gagana ito sa loob ng 24 na oras.\n\n{link}\n\nKung hindi ikaw ang nagrehistro, wala kang kailangang gawin.',
    'mail.known_address.subject': 'May account ka na',
    'mail.known_address.text':
      'May sumubok, marahil ikaw, na magrehistro gamit ang email na ito, ngunit may account na. Maaari kang mag-sign in dito.\n\n{link}\n\nKung hindi ikaw iyon, wala kang kailangang gawin.',
    'mail.verify_again.subject': 'Pakikumpirma ang iyong email',
    'mail.verify_again.text':
      'May muling nagrehistro, marahil ikaw, gamit ang email na ito. Ang unang pagrerehistro ang may bisa: kinukumpirma ito ng link na ito, kasama ang password na pinili noon; gagana ito sa loob ng 24 na oras.\n\n{link}\n\nKung hindi sa iyo ang unang pagrerehistro, o nakalimutan mo ang password nito, huwag gamitin ang link na ito. Sa halip, piliin ang “Nakalimutan ang password?” sa pahina ng pag-sign in para makapagtakda ka ng sarili mong password.\n\nKung hindi ka nagrehistro, wala kang kailangang gawin.',
    'mail.invited_address.subject': 'May naghihintay na imbitasyon para sa iyo',
    'mail.invited_address.text':
      'May naglagay, marahil ikaw, ng email na ito sa aming mga pahina. Inimbitahan ka na ng munisipyo: gamitin ang link sa imbitasyong ipinadala namin sa iyo. Kung hindi mo ito makita, o luma na ito, hilingin sa munisipyo na ipadala itong muli.\n\n{link}\n\nKung hindi ikaw iyon, wala kang kailangang gawin.',
    'mail.recover.subject': 'Magtakda ng bagong password',
    'mail.recover.text':
      'Humingi ka ng bagong password. Itakda ito gamit ang link na ito; isang beses lamang itong gagana, sa loob ng isang oras.\n\n{link}\n\nKung hindi ka humingi, wala kang kailangang gawin; mananatili ang iyong password.',
    'mail.password_changed.subject': 'Napalitan ang iyong password',
    'mail.password_changed.text':
      'Kapapalit lamang ng password ng iyong account. Kung hindi ikaw ang nagpalit, magtakda agad ng bagong password.\n\n{link}',
    'mail.session_reuse.subject': 'Tinapos namin ang isang session ng iyong account',
    'mail.session_reuse.text':
      'Muling nagamit ang isang lumang pag-sign in sa iyong account, kaya tinapos namin ang session na iyon para makasiguro. Mag-sign in muli; kung wala kang alam dito, palitan ang iyong password.\n\n{link}',
  },
} as const;
