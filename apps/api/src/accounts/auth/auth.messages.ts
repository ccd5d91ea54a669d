import type { Messages } from '@ebpls/contracts';

/** Signing in, its second step and the first set-up. */
export const messages = {
  'email.in_use': {
    en: 'An account with this e-mail address already exists.',
    fil: 'May account na sa e-mail na ito.',
  },
  'password.too_common': {
    en: 'This password is easy to guess. Please choose another.',
    fil: 'Madaling hulaan ang password na ito. Pumili ng iba.',
  },
  'password.wrong': { en: 'This is not your current password.', fil: 'Hindi ito ang kasalukuyan mong password.' },

  'signin.wrong': { en: 'Please check your email and password', fil: 'Pakisuri ang iyong e-mail at password' },
  'signin.unverified': { en: 'Please confirm your e-mail address first', fil: 'Kumpirmahin muna ang iyong e-mail' },
  'signin.mobile_code': {
    en: 'This code is incorrect, already used or expired. Please request a new one.',
    fil: 'Mali, nagamit na o nag-expire ang code na ito. Humiling ng bago.',
  },
  'signin.locked': {
    en: 'Too many attempts. Please wait {minutes} min and try again.',
    fil: 'Sobra na ang mga pagsubok. Maghintay ng {minutes} min at subukang muli.',
  },
  'signin.code': {
    en: 'Please enter the code from your authenticator app.',
    fil: 'I-type ang code mula sa iyong authenticator app.',
  },
  'signin.code_wrong': {
    en:
      'This code is wrong or was already used. Enter the next code. If that fails too, set your phone to automatic ' +
      'time, or use a recovery code.',
    fil:
      'Mali o nagamit na ang code na ito. Ilagay ang kasunod na code. Kung hindi rin iyon tanggapin, i-set ang ' +
      'telepono sa awtomatikong oras, o gumamit ng recovery code.',
  },
  'code.wrong': { en: 'This code is wrong or was already used.', fil: 'Mali o nagamit na ang code na ito.' },
  'code.clock_ahead': {
    en:
      'Your phone’s clock is about {minutes} min ahead, so its codes are not accepted. Set the phone to ' +
      'automatic time, then enter the next code.',
    fil: 'Mga {minutes} min na mas maaga ang oras ng iyong telepono, kaya hindi tinatanggap ang mga code nito. Hayaang itakda ng telepono ang oras nito, saka i-type ang kasunod na code.',
  },
  'code.clock_behind': {
    en:
      'Your phone’s clock is about {minutes} min behind, so its codes are not accepted. Set the phone to ' +
      'automatic time, then enter the next code.',
    fil: 'Mga {minutes} min na huli ang oras ng iyong telepono, kaya hindi tinatanggap ang mga code nito. Hayaang itakda ng telepono ang oras nito, saka i-type ang kasunod na code.',
  },
  'second_step.required': {
    en: 'Your role requires two-step sign-in. Please set it up first.',
    fil: 'Kailangan sa iyong tungkulin ang dalawang hakbang na pag-sign in. I-set up muna ito.',
  },
  'second_step.mandatory': {
    en: 'Your role requires two-step sign-in, so it cannot be turned off. You can move it to another phone.',
    fil:
      'Kailangan sa iyong tungkulin ang dalawang hakbang na pag-sign in, kaya hindi ito maaaring i-off. Maaari mo ' +
      'itong ilipat sa ibang telepono.',
  },
  'second_step.none': {
    en: 'This person has not set up two-step sign-in, so there is nothing to reset.',
    fil: 'Walang dalawang hakbang na pag-sign in ang taong ito na maaaring i-reset.',
  },
  'second_step.off': {
    en: 'Two-step sign-in is not turned on.',
    fil: 'Hindi naka-on ang dalawang hakbang na pag-sign in.',
  },
  'second_step.on': {
    en: 'Two-step sign-in is already turned on.',
    fil: 'Naka-on na ang dalawang hakbang na pag-sign in.',
  },
  'second_step.not_started': {
    en: 'The setup of two-step sign-in was not started, or it has ended. Please start it again.',
    fil: 'Hindi pa nasimulan o natapos na ang pag-set up ng dalawang hakbang na pag-sign in. Simulan itong muli.',
  },
  'second_step.password_short': {
    en: 'Your password must have at least {least} characters before you can turn off two-step sign-in. Please change the password first.',
    fil:
      'Dapat may hindi bababa sa {least} karakter ang password mo bago i-off ang dalawang hakbang na ' +
      'pag-sign in. Palitan muna ang password.',
  },
  'signin.browser': {
    en: 'Staff must sign in with an up-to-date browser over a secure connection (HTTPS).',
    fil: 'Dapat mag-sign in ang mga kawani sa bagong bersiyon ng browser, sa HTTPS.',
  },
  'signin.disabled': {
    en: 'This account is closed. Please contact the municipal hall.',
    fil: 'Sarado na ang account na ito. Makipag-ugnayan sa munisipyo.',
  },
  'setup_code.wrong': {
    en: 'This set-up link is wrong, was already used or has expired. Restart the system to get a new one.',
    fil: 'Mali, nagamit na o nag-expire ang set-up link na ito. I-restart ang sistema para makakuha ng bago.',
  },
  'setup.finished': {
    en: 'This municipality already has an administrator.',
    fil: 'May tagapangasiwa na ang munisipyong ito.',
  },
} satisfies Messages;
