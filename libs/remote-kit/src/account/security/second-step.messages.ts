import { defineMessages } from '../../define-messages.ts';

export const { useWords, words } = defineMessages('account-second-step', {
  title: { en: 'Sign in with a code as well', fil: 'Mag-sign in nang may kasamang code' },
  hint_off: {
    en: 'Besides the password, the sign-in then asks for a code from an authenticator app on your phone.',
    fil: 'Bukod sa password, hihingi ang pag-sign in ng code mula sa authenticator app sa iyong telepono.',
  },
  hint_on: {
    en: 'The sign-in asks for a code from your authenticator app.',
    fil: 'Humihingi ang pag-sign in ng code mula sa iyong authenticator app.',
  },
  is_required: {
    en: 'The municipality requires this of your work, so it cannot be turned off.',
    fil: 'Kailangan ito ng munisipyo para sa iyong trabaho, kaya hindi ito maaaring isara.',
  },
  required_lead: {
    en: 'Your work needs more than a password. Connect an authenticator app on your phone once; then you continue to your work.',
    fil: 'Higit sa password ang kailangan ng iyong trabaho. Magkabit ng authenticator app sa iyong telepono nang isang beses; pagkatapos ay magpapatuloy ka sa iyong trabaho.',
  },
  any_app: {
    en: 'Any authenticator app will do, for example Google Authenticator, Microsoft Authenticator or Aegis. Let the phone set its time by itself: a wrong clock makes wrong codes.',
    fil: 'Maaari ang anumang authenticator app, halimbawa Google Authenticator, Microsoft Authenticator o Aegis. Hayaang itakda ng telepono ang oras nito: mali ang mga code kung mali ang oras.',
  },
  no_phone: {
    en: 'Without a phone, please ask the administrator of the municipality.',
    fil: 'Kung walang telepono, magtanong sa tagapangasiwa ng munisipyo.',
  },
  administrator_no_phone: {
    en: 'Without a phone, please ask another administrator. If there is none, whoever runs the server can appoint one with the command npm run administrators.',
    fil: 'Kung walang telepono, magtanong sa ibang tagapangasiwa. Kung wala, makapagtatalaga ng isa ang nagpapatakbo ng server gamit ang command na npm run administrators.',
  },
  lost: {
    en: 'Is the phone lost? Sign in with a recovery code and move the step to another phone. Without recovery codes, two administrators can reset it.',
    fil: 'Nawala ba ang telepono? Mag-sign in gamit ang recovery code at ilipat ang hakbang sa ibang telepono. Kung walang recovery code, mare-reset ito ng dalawang tagapangasiwa.',
  },
  move: { en: 'Move it to another phone', fil: 'Ilipat sa ibang telepono' },
  move_hint: {
    en: 'Another phone, or new recovery codes: the present phone and its codes hold until the next one has shown its first code.',
    fil: 'Ibang telepono, o mga bagong recovery code: gagana ang kasalukuyang telepono at mga code nito hanggang maipakita ng kasunod ang unang code.',
  },
  confirm_move: { en: 'Use this phone', fil: 'Gamitin ang teleponong ito' },
  continue: { en: 'I have kept the codes. Continue', fil: 'Naitago ko na ang mga code. Magpatuloy' },
  sign_out: { en: 'Sign out', fil: 'Mag-sign out' },
  is_on: { en: 'On since', fil: 'Bukas mula' },
  codes_left: { en: 'Recovery codes left: {count}', fil: 'Natitirang recovery code: {count}' },
  current: { en: 'Your password, to be sure that it is you', fil: 'Ang iyong password, upang matiyak na ikaw ito' },
  start: { en: 'Set it up', fil: 'Ihanda ito' },
  scan: { en: 'Scan this with your authenticator app', fil: 'I-scan ito gamit ang iyong authenticator app' },
  manual_key: { en: 'Or type this key into the app:', fil: 'O i-type ang susing ito sa app:' },
  code: { en: 'Code from the app', fil: 'Code mula sa app' },
  code_help: {
    en: 'Six digits; they change every half minute.',
    fil: 'Anim na numero; nagbabago bawat kalahating minuto.',
  },
  any_code: { en: 'Code from the app, or a recovery code', fil: 'Code mula sa app, o isang recovery code' },
  confirm: { en: 'Turn it on', fil: 'Buksan ito' },
  end: { en: 'Turn it off', fil: 'Isara ito' },
  success_on: { en: 'The sign-in now asks for a code.', fil: 'Hihingi na ng code ang pag-sign in.' },
  success_off: {
    en: 'The sign-in asks for the password only.',
    fil: 'Password na lamang ang hihingin sa pag-sign in.',
  },
  recovery: { en: 'Your recovery codes', fil: 'Ang iyong mga recovery code' },
  recovery_hint: {
    en: 'Each opens your account once when the phone is lost. They are not shown again: write them down or print them now.',
    fil: 'Bawat isa ay nagbubukas ng iyong account nang isang beses kapag nawala ang telepono. Hindi na ito ipapakita muli: isulat o i-print ito ngayon.',
  },
});
