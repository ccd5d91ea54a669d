/** A person's own account: the picture, and the password asked again. */
export const account = {
  en: {
    'avatar.name': 'There is no picture of this name.',
    'avatar.kind': 'Please choose a picture in JPEG, PNG or WebP.',
    'avatar.too_large': 'This picture is larger than 2 MB. Please choose a smaller one.',
    'avatar.pixels': 'Please choose a picture between 32 and 4,096 pixels on each side.',
    'avatar.not_plain': 'This file is not a plain picture. Please open it, save it as a new JPEG or PNG and send that.',
    'email.same': 'This is your email already.',
    'email.asked_just_now': 'A link was mailed just now. Please wait five minutes before you ask for another.',
    'mail.confirm_email.subject': 'Please confirm your new email',
    'mail.confirm_email.text':
      'You asked to use this email for your account. Please sign in and confirm it with this link; it works for 24 hours.\n\n{link}\n\nIf you did not ask, you need not do anything.',
    'mail.email_changed.subject': 'The email of your account was changed',
    'mail.email_changed.text':
      'Your account has a new email from now on; letters no longer come here. If it was not you, please tell the municipal hall at once.\n\n{link}',
    'password.needed': 'Please type your password again to do this.',
  },
  fil: {
    'avatar.name': 'Walang larawang may ganitong pangalan.',
    'avatar.kind': 'Pumili ng larawang JPEG, PNG o WebP.',
    'avatar.too_large': 'Higit sa 2 MB ang larawang ito. Pumili ng mas maliit.',
    'avatar.pixels': 'Pumili ng larawang mula 32 hanggang 4,096 na pixel ang bawat gilid.',
    'avatar.not_plain':
      'Hindi karaniwang larawan ang file na ito. Buksan ito, i-save bilang bagong JPEG o PNG, at iyon ang ipadala.',
    'email.same': 'Ito na ang iyong email.',
    'email.asked_just_now': 'Kapadadala lamang ng link. Maghintay ng limang minuto bago humingi ng isa pa.',
    'mail.confirm_email.subject': 'Pakikumpirma ang iyong bagong email',
    'mail.confirm_email.text':
      'Hiniling mong gamitin ang email na ito sa iyong account. Mag-sign in at kumpirmahin ito gamit ang link na ito; gagana ito sa loob ng 24 na oras.\n\n{link}\n\nKung hindi ka humiling, wala kang kailangang gawin.',
    'mail.email_changed.subject': 'Napalitan ang email ng iyong account',
    'mail.email_changed.text':
      'May bagong email na ang iyong account; hindi na darating dito ang mga sulat. Kung hindi ikaw ang nagpalit, ipaalam agad sa munisipyo.\n\n{link}',
    'password.needed': 'I-type muli ang iyong password para magawa ito.',
  },
} as const;
