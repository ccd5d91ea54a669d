import type { Messages } from '@ebpls/contracts';

/** Messages of the server about cases that go from one clerk to another. */
export const messages = {
  'handover.other_holder': {
    en: '{name} has this case. Only they or the head of the office can put it back.',
    fil: 'Hawak ni {name} ang kasong ito. Siya o ang pinuno lamang ng tanggapan ang makapagbabalik nito.',
  },
  'notification.clearance_handed_over': {
    en: '{name} handed {cases} cases over to you. {note}',
    fil: 'Ipinasa ni {name} sa iyo ang {cases} kaso. {note}',
  },
} satisfies Messages;
