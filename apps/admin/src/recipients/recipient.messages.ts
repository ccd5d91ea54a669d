import { defineMessages } from '@ebpls/remote-kit';

const texts = {
  title: { en: 'Inquiry recipients', fil: 'Mga tatanggap ng tanong' },
  subtitle: {
    en:
      'Recipients that owners can choose for an inquiry, in the order shown to owners, and the office that ' +
      'reads the inquiries.',
    fil:
      'Ang mga tatanggap na mapipili ng may-ari para sa tanong, ayon sa pagkakasunod sa listahan, at ang ' +
      'tanggapang bumabasa nito.',
  },
  number: { en: 'No.', fil: 'Blg.' },
  label: { en: 'Label shown to owners', fil: 'Label na ipinapakita sa may-ari' },
  desk: { en: 'Office that reads the inquiries', fil: 'Tanggapang bumabasa ng mga tanong' },
  threads: { en: 'Inquiries', fil: 'Mga tanong' },
  state: { en: 'Available', fil: 'Mapipili' },
  acts: { en: 'Actions', fil: 'Mga gawain' },
  on: { en: 'On', fil: 'Bukas' },
  off: { en: 'Off', fil: 'Sarado' },
  first: { en: 'Default', fil: 'Dito nagsisimula' },
  alias: { en: 'Same label as no. {number}', fil: 'Kapareho ng label ng blg. {number}' },
  change: { en: 'Change', fil: 'Baguhin' },
  switch_on: { en: 'Turn on', fil: 'Buksan' },
  switch_off: { en: 'Turn off', fil: 'Isara' },
  dialog_change: { en: 'Recipient no. {number}, {label}', fil: 'Tatanggap blg. {number}, {label}' },
  lead_change: {
    en:
      'The label and the office change together. Existing inquiries will move to the new office, so that ' +
      'none is left unread.',
    fil:
      'Sabay na nagbabago ang label at ang tanggapan. Ililipat sa bagong tanggapan ang mga umiiral na ' +
      'tanong, kaya walang maiiwang hindi nababasa.',
  },
  save: { en: 'Save and move', fil: 'I-save at ilipat' },
  success_change: {
    en: 'The recipient was changed and its inquiries were moved.',
    fil: 'Nabago ang tatanggap, at nailipat ang mga naipadalang tanong.',
  },
  success_switch_on: {
    en: 'Owners can choose this recipient again.',
    fil: 'Mapipili na muli ng mga may-ari ang tatanggap na ito.',
  },
  success_switch_off: {
    en: 'Owners can no longer choose this recipient. Open inquiries are not affected.',
    fil: 'Hindi na mapipili ng mga may-ari ang tatanggap na ito. Tuloy ang mga bukas na tanong.',
  },
} as const;

export const { useWords, words } = defineMessages('admin.recipients', texts);
