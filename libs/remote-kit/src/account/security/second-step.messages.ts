import { defineMessages } from '../../define-messages.ts';

export const { useWords, words } = defineMessages('account-second-step', {
  title: { en: 'Two-step sign-in', fil: 'Dalawang hakbang na pag-sign in' },
  hint_off: {
    en: 'After you turn this on, sign-in will require your password and a code from an authenticator app on your phone.',
    fil: 'Kapag in-on mo ito, kakailanganin sa pag-sign in ang password at code mula sa authenticator app sa iyong telepono.',
  },
  hint_on: {
    en: 'Sign-in requires a code from your authenticator app.',
    fil: 'Kailangan sa pag-sign in ang code mula sa iyong authenticator app.',
  },
  is_required: {
    en: 'Your role requires two-step sign-in, so it cannot be turned off.',
    fil: 'Kailangan sa iyong tungkulin ang dalawang hakbang na pag-sign in, kaya hindi ito maaaring i-off.',
  },
  required_lead: {
    en: 'Your role requires two-step sign-in. Connect an authenticator app on your phone once, then continue.',
    fil:
      'Kailangan sa iyong tungkulin ang dalawang hakbang na pag-sign in. Ikonekta nang isang beses ang isang ' +
      'authenticator app sa iyong telepono, saka magpatuloy.',
  },
  any_app: {
    en: 'You can use any authenticator app, such as Google Authenticator, Microsoft Authenticator or Aegis. Set the phone to automatic time, or the codes may be wrong.',
    fil: 'Maaari ang anumang authenticator app, gaya ng Google Authenticator, Microsoft Authenticator o Aegis. I-set ang telepono sa awtomatikong oras, kung hindi ay maaaring mali ang mga code.',
  },
  no_phone: {
    en: 'If you have no phone, contact the municipality’s administrator.',
    fil: 'Kung wala kang telepono, makipag-ugnayan sa tagapangasiwa ng munisipyo.',
  },
  administrator_no_phone: {
    en: 'If you have no phone, contact another administrator. If there is none, the server operator can appoint one with the command npm run administrators.',
    fil:
      'Kung wala kang telepono, makipag-ugnayan sa ibang tagapangasiwa. Kung walang iba, makapagtatalaga ' +
      'ng isa ang nagpapatakbo ng server gamit ang command na npm run administrators.',
  },
  lost: {
    en: 'Lost your phone? Sign in with a recovery code and connect another phone. If you have no recovery codes, two administrators can reset your two-step sign-in.',
    fil: 'Nawala ba ang telepono? Mag-sign in gamit ang recovery code at magkabit ng ibang telepono. Kung walang recovery code, mare-reset ng dalawang tagapangasiwa ang iyong dalawang hakbang na pag-sign in.',
  },
  move: { en: 'Use another phone', fil: 'Gumamit ng ibang telepono' },
  move_hint: {
    en:
      'Use this to connect another phone or get new recovery codes. The current phone and codes work until you ' +
      'confirm the new ones.',
    fil:
      'Gamitin ito para ikonekta ang ibang telepono o kumuha ng mga bagong recovery code. Gagana ang kasalukuyang ' +
      'telepono at mga code hanggang makumpirma mo ang bago.',
  },
  confirm_move: { en: 'Use this phone', fil: 'Gamitin ang teleponong ito' },
  continue: { en: 'I have saved the codes. Continue', fil: 'Naitago ko na ang mga code. Magpatuloy' },
  sign_out: { en: 'Sign out', fil: 'Mag-sign out' },
  is_on: { en: 'On since', fil: 'Naka-on mula' },
  codes_left: { en: 'Recovery codes left: {count}', fil: 'Natitirang recovery code: {count}' },
  current: {
    en: 'Your password, to confirm your identity',
    fil: 'Ang iyong password, para kumpirmahin ang pagkakakilanlan mo',
  },
  start: { en: 'Set up', fil: 'I-set up' },
  scan: {
    en: 'Scan this QR code with your authenticator app',
    fil: 'I-scan ang QR code na ito gamit ang iyong authenticator app',
  },
  manual_key: { en: 'Or enter this key in the app:', fil: 'O i-type ang key na ito sa app:' },
  code: { en: 'Code from the app', fil: 'Code mula sa app' },
  code_help: {
    en: 'The code has six digits and changes every 30 seconds.',
    fil: 'May anim na numero ang code at nagbabago bawat 30 segundo.',
  },
  any_code: { en: 'Code from the app, or a recovery code', fil: 'Code mula sa app, o isang recovery code' },
  confirm: { en: 'Turn on', fil: 'I-on' },
  end: { en: 'Turn off', fil: 'I-off' },
  success_on: { en: 'Two-step sign-in is on.', fil: 'Naka-on na ang dalawang hakbang na pag-sign in.' },
  success_off: {
    en: 'Two-step sign-in is off.',
    fil: 'Naka-off na ang dalawang hakbang na pag-sign in.',
  },
  recovery: { en: 'Your recovery codes', fil: 'Ang iyong mga recovery code' },
  recovery_hint: {
    en: 'If you lose your phone, you can use each code once. The codes will not be shown again. Write them down or print them now.',
    fil: 'Gamitin ang bawat code nang isang beses kung mawala ang telepono. Hindi na ipapakita muli ang mga code. Isulat o i-print ang mga ito ngayon.',
  },
});
