import type { Messages } from '@ebpls/contracts';

/** Texts for the administrator about accounts. */
export const messages = {
  'role.admin': { en: 'Administration', fil: 'Tagapangasiwa' },
  'role.user': { en: 'Business owner', fil: 'May-ari ng negosyo' },
  'role.affiliate': { en: 'Affiliate', fil: 'Kaanib' },
  'roles.unknown': { en: 'This role does not exist.', fil: 'Walang ganitong tungkulin.' },
  'permissions.unfit': {
    en: 'Treasurer, cashier and signatory are for administrators; head of office is for office staff.',
    fil: 'Para sa tagapangasiwa ang ingat-yaman, kahera at lumalagda; para sa taga-tanggapan ang pinuno ng tanggapan.',
  },
  'user.self': {
    en: 'You cannot change your own account here. Another administrator must change it.',
    fil: 'Hindi mo mababago rito ang sarili mong account. Ibang tagapangasiwa ang dapat gumawa nito.',
  },
  'user.active_already': {
    en: 'This person has already set a password.',
    fil: 'Nakapagtakda na ng password ang taong ito.',
  },
  'user.closed': {
    en: 'This account is closed. Please reopen it first.',
    fil: 'Sarado ang account na ito. Buksan muna ito.',
  },
} satisfies Messages;
