import type { Messages } from '@ebpls/contracts';

/** Texts for the administrator about accounts. */
export const messages = {
  'role.admin': { en: 'Administration', fil: 'Tagapangasiwa' },
  'role.user': { en: 'Business owner', fil: 'May-ari ng negosyo' },
  'role.affiliate': { en: 'Affiliate', fil: 'Kaakibat' },
  'roles.unknown': { en: 'This role does not exist.', fil: 'Walang ganitong tungkulin.' },
  'permissions.unfit': {
    en: 'Only an administrator can be a treasurer, cashier or signatory. Only office staff can be head of an office.',
    fil:
      'Tagapangasiwa lamang ang maaaring maging ingat-yaman, kahera o lumalagda. Taga-tanggapan lamang ang maaaring ' +
      'maging pinuno ng tanggapan.',
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
