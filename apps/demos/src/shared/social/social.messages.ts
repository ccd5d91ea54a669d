import { defineMessages } from '@ebpls/remote-kit';

export const { useWords } = defineMessages('demos-social-acts', {
  like: { en: 'Like {name}', fil: 'I-like ang {name}' },
  likes_one: { en: '{count} like', fil: '{count} like' },
  likes_other: { en: '{count} likes', fil: '{count} like' },
  share: { en: 'Share', fil: 'Ibahagi' },
  'share.name': { en: 'Share {name}', fil: 'Ibahagi ang {name}' },
  copied: { en: 'The link was copied.', fil: 'Nakopya na ang link.' },
  not_copied: {
    en: 'This browser does not allow copying.',
    fil: 'Hindi pinapayagan ng browser na ito ang pagkopya.',
  },
  stars: { en: '{count} of 5 stars', fil: '{count} sa 5 bituin' },
});
