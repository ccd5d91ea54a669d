import { defineWords } from '@ebpls/remote-kit';

const texts = {
  en: {
    title: 'Inquiry recipients',
    subtitle:
      'The offices that an owner can ask, in the order of the list, and the desk that reads what is sent to each.',
    number: 'No.',
    label: 'Shown to owners',
    desk: 'Read by',
    threads: 'Inquiries there',
    state: 'Can be chosen',
    acts: 'Actions',
    on: 'On',
    off: 'Off',
    first: 'Begins here',
    alias: 'Same label as no. {{number}}',
    change: 'Change',
    switch_on: 'Switch on',
    switch_off: 'Switch off',
    ask_change: 'Recipient no. {{number}}, {{label}}',
    lead_change:
      'Label and desk change together. What was sent to this recipient moves to the new desk in the same act, so that no question stays where nobody of that name sits.',
    save: 'Save and move',
    said_change: 'The recipient was changed, and what was sent to it was moved.',
    said_switch_on: 'Owners can choose this recipient again.',
    said_switch_off: 'Owners can no longer choose this recipient. Its inquiries go on.',
  },
  fil: {
    title: 'Mga patunguhan ng tanong',
    subtitle:
      'Ang mga tanggapang matatanong ng may-ari, ayon sa pagkakasunod sa listahan, at ang mesang bumabasa ng ipinadadala sa bawat isa.',
    number: 'Blg.',
    label: 'Ipinapakita sa may-ari',
    desk: 'Binabasa ng',
    threads: 'Mga tanong doon',
    state: 'Mapipili',
    acts: 'Mga gawain',
    on: 'Bukas',
    off: 'Sarado',
    first: 'Dito nagsisimula',
    alias: 'Kapareho ng label ng blg. {{number}}',
    change: 'Baguhin',
    switch_on: 'Buksan',
    switch_off: 'Isara',
    ask_change: 'Patunguhan blg. {{number}}, {{label}}',
    lead_change:
      'Sabay na nagbabago ang label at ang mesa. Ang naipadala na rito ay lilipat sa bagong mesa sa iisang gawain, kaya walang tanong na maiiwan kung saan walang nakaupong may ganoong pangalan.',
    save: 'I-save at ilipat',
    said_change: 'Nabago ang patunguhan, at nailipat ang mga naipadala rito.',
    said_switch_on: 'Mapipili na muli ng mga may-ari ang patunguhang ito.',
    said_switch_off: 'Hindi na ito mapipili ng mga may-ari. Tuloy ang mga tanong na naroon.',
  },
} as const;

export const { useWords, words } = defineWords('admin.recipients', texts);
