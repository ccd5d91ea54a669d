import type { Messages } from '@ebpls/contracts';

/** Messages of fees that offices found, needed by the server only. */
export const messages = {
  'proposed_fee.not_of_type': {
    en: 'Fees can be proposed only in new applications and renewals.',
    fil: 'Sa bagong aplikasyon at renewal lamang maimumungkahi ang mga singil.',
  },
  'proposed_fee.undecided': {
    en:
      'Some fees proposed by offices have not been decided yet: {codes}. Accept or reject each fee before computing ' +
      'the bill.',
    fil:
      'May mga singil na iminungkahi ng mga tanggapan na wala pang pasya: {codes}. Tanggapin o tanggihan ang bawat ' +
      'isa bago kuwentahin ang bayarin.',
  },
} satisfies Messages;
