import { defineMessages } from '@ebpls/remote-kit';

/** Why a business may be registered already. */
const texts = {
  similar: {
    en: 'A similar business is already registered. Compare before you accept:',
    fil: 'May nakarehistro nang negosyong kahawig nito. Ihambing bago tanggapin:',
  },
  NAME: { en: 'similar name', fil: 'kahawig na pangalan' },
  TIN: { en: 'same TIN, different owner', fil: 'parehong TIN, ibang may-ari' },
  MOBILE: { en: 'same mobile number, different owner', fil: 'parehong numero ng cellphone, ibang may-ari' },
  ADDRESS: { en: 'same address, different owner', fil: 'parehong address, ibang may-ari' },
} as const;

export const { useWords } = defineMessages('desk.similar', texts);
