import { defineMessages } from '@ebpls/remote-kit';

const texts = {
  title: { en: 'Inquiry recipients', fil: 'Mga patunguhan ng tanong' },
  subtitle: {
    en: 'The offices that an owner can ask, in the order of the list, and the desk that reads what is sent to each.',
    fil: 'Ang mga tanggapang matatanong ng may-ari, ayon sa pagkakasunod sa listahan, at ang mesang bumabasa ng ipinadadala sa bawat isa.',
  },
  number: { en: 'No.', fil: 'Blg.' },
  label: { en: 'Shown to owners', fil: 'Ipinapakita sa may-ari' },
  desk: { en: 'Read by', fil: 'Binabasa ng' },
  threads: { en: 'Inquiries there', fil: 'Mga tanong doon' },
  state: { en: 'Can be chosen', fil: 'Mapipili' },
  acts: { en: 'Actions', fil: 'Mga gawain' },
  on: { en: 'On', fil: 'Bukas' },
  off: { en: 'Off', fil: 'Sarado' },
  first: { en: 'Begins here', fil: 'Dito nagsisimula' },
  alias: { en: 'Same label as no. {number}', fil: 'Kapareho ng label ng blg. {number}' },
  change: { en: 'Change', fil: 'Baguhin' },
  switch_on: { en: 'Switch on', fil: 'Buksan' },
  switch_off: { en: 'Switch off', fil: 'Isara' },
  dialog_change: { en: 'Recipient no. {number}, {label}', fil: 'Patunguhan blg. {number}, {label}' },
  lead_change: {
    en: 'Label and desk change together. What was sent to this recipient moves to the new desk in the same act, so that no question stays where nobody of that name sits.',
    fil: 'Sabay na nagbabago ang label at ang mesa. Ang naipadala na rito ay lilipat sa bagong mesa sa iisang gawain, kaya walang tanong na maiiwan kung saan walang nakaupong may ganoong pangalan.',
  },
  save: { en: 'Save and move', fil: 'I-save at ilipat' },
  success_change: {
    en: 'The recipient was changed, and what was sent to it was moved.',
    fil: 'Nabago ang patunguhan, at nailipat ang mga naipadala rito.',
  },
  success_switch_on: {
    en: 'Owners can choose this recipient again.',
    fil: 'Mapipili na muli ng mga may-ari ang patunguhang ito.',
  },
  success_switch_off: {
    en: 'Owners can no longer choose this recipient. Its inquiries go on.',
    fil: 'Hindi na ito mapipili ng mga may-ari. Tuloy ang mga tanong na naroon.',
  },
} as const;

export const { useWords, words } = defineMessages('admin.recipients', texts);
