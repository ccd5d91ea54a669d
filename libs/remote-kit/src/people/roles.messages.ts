import { defineMessages } from '../define-messages.ts';

export const { useWords } = defineMessages('roles', {
  user: { en: 'Business owner', fil: 'May-ari ng negosyo' },
  none: { en: 'No role yet', fil: 'Wala pang tungkulin' },
  admin: { en: 'Administrator', fil: 'Tagapangasiwa' },
  affiliate: { en: 'Affiliate', fil: 'Kaakibat' },
});
