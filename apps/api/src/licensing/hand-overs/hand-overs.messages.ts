import type { Messages } from '@ebpls/contracts';

/** Messages of the server about cases that go from one clerk to another. */
export const messages = {
  'handover.other_holder': {
    en: '{name} is handling this case. Only they or the head of office can return it to the queue.',
    fil: 'Hawak ni {name} ang kasong ito. Siya o ang pinuno lamang ng tanggapan ang makapagbabalik nito.',
  },
  'notification.clearance_handed_over': {
    en: '{name} reassigned cases to you ({cases}). {note}',
    fil: 'Nagpasa si {name} ng mga kaso sa iyo ({cases}). {note}',
  },
} satisfies Messages;
