import { defineWords } from '@ebpls/remote-kit';

export const { useWords } = defineWords('session', {
  en: {
    'proof.title': 'Your password, please',
    'proof.sentence':
      'What you are about to do is important, so we make sure that it is you. For five minutes we will not ask again.',
    'proof.password': 'Password',
    'proof.confirm': 'Go on',
    'proof.cancel': 'Not now',
    'stay.title': 'Are you still there?',
    'stay.sentence': 'Nobody has touched this page for a while. To protect your account you will be signed out in',
    'stay.kept': 'Drafts that were saved are there when you sign in again.',
    'stay.stay': 'Stay signed in',
    'stay.leave': 'Sign out now',
    'close.title': 'Please finish and sign in again',
    'close.sentence': 'Nobody stays signed in for longer than twelve hours. You will be signed out in',
    'close.understood': 'I understand',
  },
  fil: {
    'proof.title': 'Ang iyong password, pakiusap',
    'proof.sentence':
      'Mahalaga ang gagawin mo, kaya tinitiyak naming ikaw ito. Hindi na kami magtatanong muli sa loob ng limang minuto.',
    'proof.password': 'Password',
    'proof.confirm': 'Ituloy',
    'proof.cancel': 'Huwag muna',
    'stay.title': 'Nariyan ka pa ba?',
    'stay.sentence':
      'Matagal nang walang gumagalaw sa pahinang ito. Para maprotektahan ang iyong account, masa-sign out ka sa loob ng',
    'stay.kept': 'Naroon pa rin ang mga na-save na draft kapag nag-sign in kang muli.',
    'stay.stay': 'Manatiling naka-sign in',
    'stay.leave': 'Mag-sign out na',
    'close.title': 'Pakitapos at mag-sign in muli',
    'close.sentence': 'Walang nananatiling naka-sign in nang higit sa labindalawang oras. Masa-sign out ka sa loob ng',
    'close.understood': 'Naiintindihan ko',
  },
});
