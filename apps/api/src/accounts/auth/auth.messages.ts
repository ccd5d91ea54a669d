import type { Messages } from '@ebpls/contracts';

/** Signing in, its second step and the first set-up. */
export const messages = {
  'email.taken': { en: 'An account with this email already exists.', fil: 'May account na sa email na ito.' },
  'password.too_common': {
    en: 'This password is easy to guess. Please choose another.',
    fil: 'Madaling hulaan ang password na ito. Pumili ng iba.',
  },
  'password.wrong': { en: 'This is not your present password.', fil: 'Hindi ito ang kasalukuyan mong password.' },

  'signin.wrong': { en: 'Please check your email and password', fil: 'Pakisuri ang iyong email at password' },
  'signin.unverified': { en: 'Please confirm your email first', fil: 'Kumpirmahin muna ang iyong email' },
  'signin.locked': {
    en: 'Too many tries. Please wait {minutes} min and try again.',
    fil: 'Sobra na ang mga pagsubok. Maghintay ng {minutes} min at subukang muli.',
  },
  'signin.code': {
    en: 'Please type the code of your authenticator app.',
    fil: 'I-type ang code mula sa iyong authenticator app.',
  },
  'signin.code_wrong': {
    en: 'This code is wrong or was used already. Please type the next one.',
    fil: 'Mali o nagamit na ang code na ito. I-type ang kasunod.',
  },
  'code.wrong': { en: 'This code is wrong or was used already.', fil: 'Mali o nagamit na ang code na ito.' },
  'second_step.off': { en: 'The second step is not on.', fil: 'Hindi bukas ang ikalawang hakbang.' },
  'second_step.on': { en: 'The second step is on already.', fil: 'Bukas na ang ikalawang hakbang.' },
  'second_step.nothing_waits': {
    en: 'Please start the second step first.',
    fil: 'Simulan muna ang ikalawang hakbang.',
  },
  'second_step.password_short': {
    en: 'Without the second step a password needs {least} characters. Please change it first.',
    fil: 'Kung walang ikalawang hakbang, {least} karakter ang kailangan sa password. Palitan muna ito.',
  },
  'signin.browser': {
    en: 'Staff sign in from a browser that holds a key of its own: a current browser, over HTTPS.',
    fil: 'Ang mga kawani ay nagsa-sign in sa browser na may sariling susi: bagong bersiyon ng browser, sa HTTPS.',
  },
  'signin.disabled': {
    en: 'This account is closed. Please ask the municipal hall.',
    fil: 'Sarado na ang account na ito. Magtanong sa munisipyo.',
  },
  'setup_code.wrong': {
    en: 'This link does not open the set-up: it is wrong, was used, or is older than a day. Starting the product again prints a new one.',
    fil: 'Hindi binubuksan ng link na ito ang set-up: mali ito, nagamit na, o mahigit isang araw na. Magpapakita ng bago ang muling pagsisimula ng sistema.',
  },
  'setup.finished': {
    en: 'This municipality already has an administrator.',
    fil: 'May tagapangasiwa na ang munisipyong ito.',
  },
} satisfies Messages;
