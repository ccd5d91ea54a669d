import { defineMessages } from '@ebpls/remote-kit';

export const { useWords } = defineMessages('session', {
  'proof.title': { en: 'Your password, please', fil: 'Ang iyong password, pakiusap' },
  'proof.text': {
    en: 'What you are about to do is important, so we make sure that it is you. For five minutes we will not ask again.',
    fil: 'Mahalaga ang gagawin mo, kaya tinitiyak naming ikaw ito. Hindi na kami magtatanong muli sa loob ng limang minuto.',
  },
  'proof.password': { en: 'Password', fil: 'Password' },
  'proof.confirm': { en: 'Go on', fil: 'Ituloy' },
  'proof.cancel': { en: 'Not now', fil: 'Huwag muna' },
  'idle.title': { en: 'Are you still there?', fil: 'Nariyan ka pa ba?' },
  'idle.text': {
    en: 'Nobody has touched this page for a while. To protect your account you will be signed out in',
    fil: 'Matagal nang walang gumagalaw sa pahinang ito. Para maprotektahan ang iyong account, masa-sign out ka sa loob ng',
  },
  'idle.drafts': {
    en: 'Drafts that were saved are there when you sign in again.',
    fil: 'Naroon pa rin ang mga na-save na draft kapag nag-sign in kang muli.',
  },
  'idle.continue': { en: 'Stay signed in', fil: 'Manatiling naka-sign in' },
  'idle.sign_out': { en: 'Sign out now', fil: 'Mag-sign out na' },
  'close.title': { en: 'Please finish and sign in again', fil: 'Pakitapos at mag-sign in muli' },
  'close.text': {
    en: 'Nobody stays signed in for longer than twelve hours. You will be signed out in',
    fil: 'Walang nananatiling naka-sign in nang higit sa labindalawang oras. Masa-sign out ka sa loob ng',
  },
  'close.understood': { en: 'I understand', fil: 'Naiintindihan ko' },
});
