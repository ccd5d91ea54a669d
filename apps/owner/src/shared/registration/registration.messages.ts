import { defineMessages } from '@ebpls/remote-kit';

/** Texts about a finished registration, on whichever page follows it. */
export const { useWords, words } = defineMessages('owner.registration', {
  similar: {
    en: 'A similar business is already registered. If it is the same business, contact the licensing office before you apply. If not, continue.',
    fil: 'May nakarehistro nang kahawig na negosyo. Kung iisa ito, makipag-ugnayan muna sa tanggapan ng lisensiya bago mag-apply. Kung hindi, magpatuloy.',
  },
  registered: {
    en: '{name} is registered. Its number is {company_code}.',
    fil: 'Nakarehistro na ang {name}. Ang numero nito ay {company_code}.',
  },
});
