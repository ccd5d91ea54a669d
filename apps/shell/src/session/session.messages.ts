import { defineMessages } from '@ebpls/remote-kit';

export const { useWords } = defineMessages('session', {
  'proof.title': { en: 'Enter your password', fil: 'Ilagay ang iyong password' },
  'proof.title_code': { en: 'Enter a code from your phone', fil: 'Ilagay ang code mula sa iyong telepono' },
  'proof.text': {
    en: 'This action is important, so please confirm your identity. You will not need to confirm again for five minutes.',
    fil: 'Mahalaga ang gagawin mo, kaya kumpirmahin ang iyong pagkakakilanlan. Hindi mo na ito kailangang ulitin sa loob ng limang minuto.',
  },
  'proof.password': { en: 'Password', fil: 'Password' },
  'proof.confirm': { en: 'Continue', fil: 'Magpatuloy' },
  'proof.cancel': { en: 'Not now', fil: 'Huwag muna' },
  'idle.title': { en: 'Are you still there?', fil: 'Nariyan ka pa ba?' },
  'idle.text': {
    en: 'You have been inactive. To protect your account, you will be signed out in',
    fil: 'Matagal kang walang ginawa. Para maprotektahan ang iyong account, masa-sign out ka sa loob ng',
  },
  'idle.drafts': {
    en: 'Your saved drafts will be available when you sign in again.',
    fil: 'Naroon pa rin ang mga na-save na draft kapag nag-sign in kang muli.',
  },
  'idle.continue': { en: 'Stay signed in', fil: 'Manatiling naka-sign in' },
  'idle.sign_out': { en: 'Sign out now', fil: 'Mag-sign out na' },
  'close.title': { en: 'Please finish and sign in again', fil: 'Pakitapos at mag-sign in muli' },
  'close.text': {
    en: 'A session lasts up to twelve hours. You will be signed out in',
    fil: 'Hanggang labindalawang oras ang isang session. Masa-sign out ka sa loob ng',
  },
  'close.understood': { en: 'I understand', fil: 'Naiintindihan ko' },
});
