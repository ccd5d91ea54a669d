import type { Messages } from './merge.ts';

/** Roles and permissions of an account. */
export const messages = {
  'roles.too_many': { en: 'Please give ten roles at most.', fil: 'Hanggang sampung tungkulin lamang.' },
  'roles.duplicate': { en: 'Each role can be given once.', fil: 'Isang beses lamang maibibigay ang bawat tungkulin.' },
  'permissions.duplicate': {
    en: 'Each permission can be given once.',
    fil: 'Isang beses lamang maibibigay ang bawat pahintulot.',
  },
} satisfies Messages;
