import type { Messages } from '@ebpls/contracts';

/** Signing in, its second step and the first set-up. */
export const messages = {
  'email.in_use': { en: 'An account with this email already exists.', fil: 'May account na sa email na ito.' },
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
    en: 'This code is wrong or was used already. Please type the next one. If that is refused too, the clock of your phone may be wrong: let the phone set its time by itself, or type a recovery code.',
    fil: 'Mali o nagamit na ang code na ito. I-type ang kasunod. Kung tanggihan din iyon, maaaring mali ang oras ng iyong telepono: hayaang itakda ng telepono ang oras nito, o mag-type ng recovery code.',
  },
  'code.wrong': { en: 'This code is wrong or was used already.', fil: 'Mali o nagamit na ang code na ito.' },
  'code.clock_ahead': {
    en: 'The clock of your phone is about {minutes} minutes ahead, so its codes are not accepted. Let the phone set its time by itself, then type the next code.',
    fil: 'Mga {minutes} minutong mas maaga ang oras ng iyong telepono, kaya hindi tinatanggap ang mga code nito. Hayaang itakda ng telepono ang oras nito, saka i-type ang kasunod na code.',
  },
  'code.clock_behind': {
    en: 'The clock of your phone is about {minutes} minutes behind, so its codes are not accepted. Let the phone set its time by itself, then type the next code.',
    fil: 'Mga {minutes} minutong huli ang oras ng iyong telepono, kaya hindi tinatanggap ang mga code nito. Hayaang itakda ng telepono ang oras nito, saka i-type ang kasunod na code.',
  },
  'second_step.required': {
    en: 'Your work needs a sign-in with a code as well. Please set it up first.',
    fil: 'Kailangan ng iyong trabaho ang pag-sign in na may kasamang code. Ihanda muna ito.',
  },
  'second_step.mandatory': {
    en: 'The municipality requires the second step of you, so it cannot be turned off. You can move it to another phone.',
    fil: 'Kailangan ng munisipyo ang ikalawang hakbang mo, kaya hindi ito maaaring isara. Maaari mo itong ilipat sa ibang telepono.',
  },
  'second_step.none': {
    en: 'This person has no second step to reset.',
    fil: 'Walang ikalawang hakbang ang taong ito na maaaring i-reset.',
  },
  'second_step.off': { en: 'The second step is not on.', fil: 'Hindi bukas ang ikalawang hakbang.' },
  'second_step.on': { en: 'The second step is on already.', fil: 'Bukas na ang ikalawang hakbang.' },
  'second_step.not_started': {
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
