import type { Messages } from '@ebpls/contracts';

/** Messages of fees that offices found, needed by the server only. */
export const messages = {
  'proposed_fee.not_of_type': {
    en: 'Fees are found in new applications and renewals only.',
    fil: 'Sa bagong aplikasyon at renewal lamang natutuklasan ang mga singil.',
  },
  'proposed_fee.undecided': {
    en: 'Offices found fees that are not decided yet ({codes}). Take or reject each before the bill is computed.',
    fil: 'May mga singil na natuklasan ng mga tanggapan na hindi pa napagpapasyahan ({codes}). Tanggapin o tanggihan ang bawat isa bago kuwentahin ang bayarin.',
  },
} satisfies Messages;
