import { defineMessages } from '@ebpls/remote-kit';

/** Why a business may be registered already. */
const texts = {
  similar: {
    en: 'A business like this is registered already. Compare before you accept:',
    fil: 'May nakarehistro nang negosyong kahawig nito. Ihambing bago tanggapin:',
  },
  NAME: { en: 'similar name', fil: 'kahawig na pangalan' },
  TIN: { en: 'same TIN, another owner', fil: 'parehong TIN, ibang may-ari' },
  MOBILE: { en: 'same mobile number, another owner', fil: 'parehong cellphone, ibang may-ari' },
  ADDRESS: { en: 'same address, another owner', fil: 'parehong tirahan, ibang may-ari' },
} as const;

export const { useWords } = defineMessages('desk.similar', texts);
