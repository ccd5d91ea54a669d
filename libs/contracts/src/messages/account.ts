/** A person's own account: the picture, and the password asked again. */
export const account = {
  en: {
    'avatar.name': 'There is no picture of this name.',
    'avatar.too_large': 'This picture is larger than 2 MB. Please choose a smaller one.',
    'avatar.pixels': 'Please choose a picture between 32 and 4,096 pixels on each side.',
    'email.same': 'This is your email already.',
    'email.asked_just_now': 'A link was mailed just now. Please wait five minutes before you ask for another.',
    'mail.confirm_email.subject': 'Please confirm your new email',
    'mail.confirm_email.text':
      'You asked to use this email for your account. Please sign in and confirm it with this link; it works for 24 hours.\n\n{link}\n\nIf you did not ask, you need not do anything.',
    'mail.email_changed.subject': 'The email of your account was changed',
    'mail.email_changed.text':
      'Your account has a new email from now on; letters no longer come here. If it was not you, please tell the municipal hall at once.\n\n{link}',
    'mail.link_too_old': 'The link in this mail is too old to be sent again. The person has to ask for a new one.',
    'name.signs': 'A name cannot hold line breaks or invisible signs. Please type it again.',
    'request.other_site': 'This request came from a page of another site and was not carried out.',
    'user.unconfirmed': 'This registration was not confirmed yet. To give this person a role, invite the address.',
    'password.needed': 'Please type your password again to do this.',
  },
  fil: {
    'avatar.name': 'Walang larawang may ganitong pangalan.',
    'avatar.too_large': 'Higit sa 2 MB ang larawang ito. Pumili ng mas maliit.',
    'avatar.pixels': 'Pumili ng larawang mula 32 hanggang 4,096 na pixel ang bawat gilid.',
    'email.same': 'Ito na ang iyong email.',
    'email.asked_just_now': 'Kapadadala lamang ng link. Maghintay ng limang minuto bago humingi ng isa pa.',
    'mail.confirm_email.subject': 'Pakikumpirma ang iyong bagong email',
    'mail.confirm_email.text':
      'Hiniling mong gamitin ang email na ito sa iyong account. Mag-sign in at kumpirmahin ito gamit ang link na ito; gagana ito sa loob ng 24 na oras.\n\n{link}\n\nKung hindi ka humiling, wala kang kailangang gawin.',
    'mail.email_changed.subject': 'Napalitan ang email ng iyong account',
    'mail.email_changed.text':
      'May bagong email na ang iyong account; hindi na darating dito ang mga sulat. Kung hindi ikaw ang nagpalit, ipaalam agad sa munisipyo.\n\n{link}',
    'mail.link_too_old':
      'Masyado nang luma ang link sa mail na ito para ipadalang muli. Kailangang humingi ng bago ang tao.',
    'name.signs': 'Hindi maaaring may putol ng linya o hindi nakikitang simbolo ang pangalan. Pakisulat itong muli.',
    'request.other_site': 'Galing sa pahina ng ibang site ang kahilingang ito kaya hindi ito itinuloy.',
    'user.unconfirmed':
      'Hindi pa nakukumpirma ang pagrerehistrong ito. Para bigyan ng tungkulin ang taong ito, imbitahan ang email.',
    'password.needed': 'I-type muli ang iyong password para magawa ito.',
  },
} as const;
