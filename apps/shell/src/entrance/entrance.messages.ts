import { defineMessages } from '@ebpls/remote-kit';

export const { useWords, words, wordsIn } = defineMessages('entrance', {
  'login.title': { en: 'Sign in', fil: 'Mag-sign in' },
  'login.new': { en: 'New here?', fil: 'Bago rito?' },
  'login.register': { en: 'Register your business', fil: 'Irehistro ang iyong negosyo' },
  code: { en: 'Code', fil: 'Code' },
  code_help: {
    en: 'Enter the code from your authenticator app, or a recovery code.',
    fil: 'Ilagay ang code mula sa iyong authenticator app, o isang recovery code.',
  },
  'login.by_mobile': { en: 'Sign in with your mobile number', fil: 'Mag-sign in gamit ang numero ng cellphone' },
  'login.forgot': { en: 'Forgot your password?', fil: 'Nakalimutan ang password?' },
  'login.unconfirmed': {
    en: 'Did not receive the confirmation e-mail? Request a new one.',
    fil: 'Walang natanggap na e-mail? Humiling ng bago.',
  },
  'login.ready': {
    en: 'The administrator account was created. Sign in to begin.',
    fil: 'Nagawa na ang account ng tagapangasiwa. Mag-sign in para magsimula.',
  },
  'login.confirmed': {
    en: 'Your e-mail address is confirmed. Sign in to register your business.',
    fil: 'Nakumpirma na ang iyong e-mail. Mag-sign in para irehistro ang iyong negosyo.',
  },
  'login.new_password': {
    en: 'Your new password was set. You can now sign in.',
    fil: 'Naitakda na ang bago mong password. Maaari ka nang mag-sign in.',
  },
  email: { en: 'E-mail', fil: 'E-mail' },
  password: { en: 'Password', fil: 'Password' },
  firstname: { en: 'First name', fil: 'Pangalan' },
  one_name: { en: 'I have only one name', fil: 'Iisa lamang ang pangalan ko' },
  two_names: { en: 'I have a first and a last name', fil: 'May pangalan at apelyido ako' },
  lastname: { en: 'Last name', fil: 'Apelyido' },
  again: { en: 'Confirm password', fil: 'Kumpirmahin ang password' },
  not_equal: { en: 'The passwords do not match.', fil: 'Hindi magkatugma ang mga password.' },
  'register.title': { en: 'Register', fil: 'Magrehistro' },
  'register.subtitle': {
    en: 'One account for all your businesses. It takes two minutes.',
    fil: 'Isang account para sa lahat ng iyong negosyo. Dalawang minuto lang.',
  },
  'register.password_help': {
    en: 'At least {least} characters. A few words together make a good password.',
    fil: 'Hindi bababa sa {least} karakter. Mainam na password ang ilang salitang pinagsama.',
  },
  'register.terms': {
    en: 'The information I enter is true, and I agree that the municipality may use it for my permits.',
    fil: 'Totoo ang impormasyong inilalagay ko, at maaari itong gamitin ng munisipyo para sa aking mga permit.',
  },
  'register.act': { en: 'Create account', fil: 'Gumawa ng account' },
  'register.by_mobile': {
    en: 'Register with your mobile number instead',
    fil: 'Magrehistro gamit ang numero ng cellphone',
  },
  'register.existing_account': { en: 'Already registered?', fil: 'Nakarehistro na?' },
  'verification.title': { en: 'Confirm your e-mail address', fil: 'Kumpirmahin ang iyong e-mail' },
  'verification.sent': {
    en: 'We sent a link to {email}. Open it to confirm your e-mail address. You can then sign in.',
    fil:
      'Nagpadala kami ng link sa {email}. Buksan ito para makumpirma ang iyong e-mail; pagkatapos ay ' +
      'makakapag-sign in ka na.',
  },
  'verification.sent_unnamed': {
    en: 'We sent you a link when you registered. Open it to confirm your e-mail address. You can then sign in.',
    fil:
      'Nagpadala kami ng link noong nagrehistro ka. Buksan ito para makumpirma ang iyong e-mail; pagkatapos ay ' +
      'makakapag-sign in ka na.',
  },
  'verification.again': { en: 'Send the link again', fil: 'Ipadala muli ang link' },
  'verification.sent_again': {
    en: 'If this e-mail address is not yet confirmed, we have sent a new link.',
    fil: 'Kung hindi pa nakumpirma ang e-mail na ito, nagpadala na kami ng bagong link.',
  },
  'verification.none': {
    en: 'No e-mail after a few minutes? Check your spam folder, or request a new one.',
    fil: 'Wala pa ring e-mail makalipas ang ilang minuto? Tingnan ang spam folder, o humiling muli.',
  },
  'recover.title': { en: 'Forgot your password?', fil: 'Nakalimutan ang password?' },
  'recover.subtitle': {
    en: 'We will e-mail you a link to set a new password.',
    fil: 'Padadalhan ka namin ng link sa e-mail para magtakda ng bagong password.',
  },
  'recover.status': {
    en: 'See the status of an application without an account',
    fil: 'Tingnan ang lagay ng aplikasyon kahit walang account',
  },
  'recover.act': { en: 'Send the link', fil: 'Ipadala ang link' },
  'recover.sent': {
    en: 'If there is an account with this e-mail address, we have sent a link. It expires after one hour.',
    fil: 'Kung may account sa e-mail na ito, nagpadala na kami ng link. Mag-e-expire ito pagkalipas ng isang oras.',
  },
  'reset.title': { en: 'Set a new password', fil: 'Magtakda ng bagong password' },
  'reset.subtitle': { en: 'For {email}', fil: 'Para sa {email}' },
  'reset.act': { en: 'Set password', fil: 'Itakda ang password' },
  'invitation.title': { en: 'Accept the invitation', fil: 'Tanggapin ang imbitasyon' },
  'invitation.subtitle': {
    en: 'Choose a password for {email}. You will use it to sign in.',
    fil: 'Pumili ng password para sa {email}. Ito ang gagamitin mo sa pag-sign in mula ngayon.',
  },
  'invitation.act': { en: 'Set password', fil: 'Itakda ang password' },
  'invitation.no_link': {
    en: 'Please open the link in the invitation e-mail.',
    fil: 'Buksan ang link sa e-mail ng imbitasyon.',
  },
  'invitation.renewal': {
    en: 'If you already accepted the invitation, please sign in. You can reset a forgotten password on the sign-in page. If the link has expired, request a new one from the municipal hall.',
    fil: 'Kung tinanggap mo na ang imbitasyon, mag-sign in. Doon mo rin mare-reset ang nakalimutang password. Kung nag-expire na ang link, humiling ng bago sa munisipyo.',
  },
  'setup.title': { en: 'First administrator', fil: 'Unang tagapangasiwa' },
  'setup.subtitle': {
    en: 'This municipality has no users yet. You will be its first administrator. This link works only once.',
    fil: 'Wala pang user ang munisipyong ito. Ikaw ang magiging unang tagapangasiwa. Isang beses lamang gagana ang link.',
  },
  'setup.no_link': {
    en: 'This municipality has no users yet. Open the setup link shown when the system was started, or paste the part of the link after the # sign.',
    fil: 'Wala pang user ang munisipyong ito. Buksan ang setup link na ipinakita noong nagsimula ang sistema, o idikit dito ang bahagi pagkatapos ng #.',
  },
  'setup.code': { en: 'Setup code', fil: 'Setup code' },
  'setup.act': { en: 'Create administrator', fil: 'Gumawa ng tagapangasiwa' },
});
