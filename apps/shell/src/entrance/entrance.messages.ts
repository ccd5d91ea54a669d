import { defineMessages } from '@ebpls/remote-kit';

export const { useWords, words, wordsIn } = defineMessages('entrance', {
  'login.title': { en: 'Sign in', fil: 'Mag-sign in' },
  'login.new': { en: 'New here?', fil: 'Bago rito?' },
  'login.register': { en: 'Register your business', fil: 'Irehistro ang iyong negosyo' },
  code: { en: 'Code', fil: 'Code' },
  code_help: {
    en: 'From your authenticator app, or a recovery code.',
    fil: 'Mula sa iyong authenticator app, o isang recovery code.',
  },
  'login.forgot': { en: 'Forgot your password?', fil: 'Nakalimutan ang password?' },
  'login.unconfirmed': {
    en: 'No confirmation mail? Ask for it again.',
    fil: 'Walang natanggap na email? Humingi ulit.',
  },
  'login.ready': {
    en: 'The administrator is created. Sign in to begin.',
    fil: 'Nagawa na ang tagapangasiwa. Mag-sign in para magsimula.',
  },
  'login.new_password': {
    en: 'Your new password is set. Sign in with it.',
    fil: 'Naitakda na ang bago mong password. Gamitin ito sa pag-sign in.',
  },
  email: { en: 'Email', fil: 'Email' },
  password: { en: 'Password', fil: 'Password' },
  firstname: { en: 'First name', fil: 'Pangalan' },
  one_name: { en: 'I have only one name', fil: 'Iisa lamang ang pangalan ko' },
  two_names: { en: 'I have a first and a last name', fil: 'May pangalan at apelyido ako' },
  lastname: { en: 'Last name', fil: 'Apelyido' },
  again: { en: 'Password again', fil: 'Ulitin ang password' },
  not_equal: { en: 'The two passwords are not the same.', fil: 'Hindi magkapareho ang dalawang password.' },
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
    en: 'What I enter is true, and the municipality may use it for my permits.',
    fil: 'Totoo ang inilalagay ko, at maaari itong gamitin ng munisipyo para sa aking mga permit.',
  },
  'register.act': { en: 'Create account', fil: 'Gumawa ng account' },
  'register.existing_account': { en: 'Already registered?', fil: 'Nakarehistro na?' },
  'verification.title': { en: 'Confirm your email', fil: 'Kumpirmahin ang iyong email' },
  'verification.sent': {
    en: 'We sent a link to {email}. Open it to confirm your email; then you can sign in.',
    fil: 'Nagpadala kami ng link sa {email}. Buksan ito para makumpirma ang iyong email; pagkatapos ay makakapag-sign in ka na.',
  },
  'verification.sent_unnamed': {
    en: 'We sent you a link when you registered. Open it to confirm your email; then you can sign in.',
    fil: 'Nagpadala kami ng link noong nagrehistro ka. Buksan ito para makumpirma ang iyong email; pagkatapos ay makakapag-sign in ka na.',
  },
  'verification.done': { en: 'Your email is confirmed', fil: 'Nakumpirma na ang iyong email' },
  'verification.done_text': {
    en: 'You can sign in as {email} now.',
    fil: 'Maaari ka nang mag-sign in bilang {email}.',
  },
  'verification.again': { en: 'Send the link again', fil: 'Ipadala muli ang link' },
  'verification.sent_again': {
    en: 'If this email waits for confirmation, a new link is on its way.',
    fil: 'Kung naghihintay ng kumpirmasyon ang email na ito, parating na ang bagong link.',
  },
  'verification.none': {
    en: 'No mail after a few minutes? Look into the spam folder, or ask for it again.',
    fil: 'Wala pa ring email makalipas ang ilang minuto? Tingnan ang spam folder, o humingi ulit.',
  },
  'recover.title': { en: 'Forgot your password', fil: 'Nakalimutan ang password' },
  'recover.subtitle': {
    en: 'We send a link to your email. With it you set a new password.',
    fil: 'Magpapadala kami ng link sa iyong email. Doon ka magtatakda ng bagong password.',
  },
  'recover.act': { en: 'Send the link', fil: 'Ipadala ang link' },
  'recover.sent': {
    en: 'If there is an account with this email, a link is on its way. It works for one hour.',
    fil: 'Kung may account sa email na ito, parating na ang link. Gagana ito sa loob ng isang oras.',
  },
  'reset.title': { en: 'Set a new password', fil: 'Magtakda ng bagong password' },
  'reset.subtitle': { en: 'For {email}', fil: 'Para sa {email}' },
  'reset.act': { en: 'Set password', fil: 'Itakda ang password' },
  'invitation.title': { en: 'Accept the invitation', fil: 'Tanggapin ang imbitasyon' },
  'invitation.subtitle': {
    en: 'Choose a password for {email}. You sign in with it from now on.',
    fil: 'Pumili ng password para sa {email}. Ito ang gagamitin mo sa pag-sign in mula ngayon.',
  },
  'invitation.act': { en: 'Set password', fil: 'Itakda ang password' },
  'invitation.no_link': {
    en: 'Please open the link in the invitation that was mailed to you.',
    fil: 'Buksan ang link sa imbitasyong ipinadala sa iyo.',
  },
  'invitation.renewal': {
    en: 'If you accepted the invitation already, sign in; a forgotten password is set anew there. If the link is too old, ask the municipal hall for a new one.',
    fil: 'Kung tinanggap mo na ang imbitasyon, mag-sign in; doon din magtatakda ng bagong password kung nakalimutan ito. Kung luma na ang link, humingi ng bago sa munisipyo.',
  },
  'setup.title': { en: 'First administrator', fil: 'Unang tagapangasiwa' },
  'setup.subtitle': {
    en: 'This municipality is empty. You become its first administrator, and this link works no more.',
    fil: 'Wala pang laman ang munisipyong ito. Ikaw ang magiging unang tagapangasiwa, at hindi na gagana ang link na ito.',
  },
  'setup.no_link': {
    en: 'This municipality is empty. Please open the link that was printed when the product started, or paste what stands in it behind the #.',
    fil: 'Wala pang laman ang munisipyong ito. Buksan ang link na ipinakita noong nagsimula ang sistema, o idikit dito ang nasa likod ng # nito.',
  },
  'setup.code': { en: 'Setup code', fil: 'Setup code' },
  'setup.act': { en: 'Create administrator', fil: 'Gawin ang tagapangasiwa' },
});
