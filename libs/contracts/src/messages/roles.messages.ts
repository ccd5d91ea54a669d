import type { Messages } from './merge.ts';

/** Roles and permissions of an account. */
export const messages = {
  'roles.too_many': { en: 'You can assign up to ten roles.', fil: 'Hanggang sampung tungkulin lamang.' },
  'roles.duplicate': {
    en: 'Each role can be assigned only once.',
    fil: 'Isang beses lamang maibibigay ang bawat tungkulin.',
  },
  'permissions.duplicate': {
    en: 'Each permission can be assigned only once.',
    fil: 'Isang beses lamang maibibigay ang bawat pahintulot.',
  },
} satisfies Messages;
