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
  is_on: { en: 'On since', fil: 'Bukas mula' },
  codes_left: { en: 'Recovery codes left: {count}', fil: 'Natitirang recovery code: {count}' },
  current: { en: 'Your password, to be sure that it is you', fil: 'Ang iyong password, upang matiyak na ikaw ito' },
  start: { en: 'Set it up', fil: 'Ihanda ito' },
  scan: { en: 'Scan this with your authenticator app', fil: 'I-scan ito gamit ang iyong authenticator app' },
  by_hand: { en: 'Or type this key into the app:', fil: 'O i-type ang susing ito sa app:' },
  code: { en: 'Code from the app', fil: 'Code mula sa app' },
  code_help: {
    en: 'Six digits; they change every half minute.',
    fil: 'Anim na numero; nagbabago bawat kalahating minuto.',
  },
  any_code: { en: 'Code from the app, or a recovery code', fil: 'Code mula sa app, o isang recovery code' },
  confirm: { en: 'Turn it on', fil: 'Buksan ito' },
  end: { en: 'Turn it off', fil: 'Isara ito' },
  said_on: { en: 'The sign-in now asks for a code.', fil: 'Hihingi na ng code ang pag-sign in.' },
  said_off: { en: 'The sign-in asks for the password only.', fil: 'Password na lamang ang hihingin sa pag-sign in.' },
  recovery: { en: 'Your recovery codes', fil: 'Ang iyong mga recovery code' },
  recovery_hint: {
    en: 'Each opens your account once when the phone is lost. They are not shown again: write them down or print them now.',
    fil: 'Bawat isa ay nagbubukas ng iyong account nang isang beses kapag nawala ang telepono. Hindi na ito ipapakita muli: isulat o i-print ito ngayon.',
  },
});
