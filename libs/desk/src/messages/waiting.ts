import { defineWords } from '@ebpls/remote-kit';

export const texts = {
  en: {
    since_SUBMITTED: 'Filed {{age}}',
    since_RETURNED: 'Returned {{age}}',
    since_FOR_PAYMENT: 'Billed {{age}}',
    since_PAID: 'Paid {{age}}',
    since_FOR_SIGNATURE: 'Released {{age}}',
    accept_left_one: '{{count}} day to accept',
    accept_left_other: '{{count}} days to accept',
    accept_today: 'to be accepted today',
    accept_late_one: '{{count}} day late to accept',
    accept_late_other: '{{count}} days late to accept',
    release_left_one: '{{count}} day to release',
    release_left_other: '{{count}} days to release',
    release_today: 'to be released today',
    release_late_one: '{{count}} day late to release',
    release_late_other: '{{count}} days late to release',
  },
  fil: {
    since_SUBMITTED: 'Isinumite: {{age}}',
    since_RETURNED: 'Ibinalik: {{age}}',
    since_FOR_PAYMENT: 'Siningil: {{age}}',
    since_PAID: 'Binayaran: {{age}}',
    since_FOR_SIGNATURE: 'Inilabas: {{age}}',
    accept_left_one: '{{count}} araw para tanggapin',
    accept_left_other: '{{count}} araw para tanggapin',
    accept_today: 'dapat tanggapin ngayon',
    accept_late_one: 'lampas nang {{count}} araw sa pagtanggap',
    accept_late_other: 'lampas nang {{count}} araw sa pagtanggap',
    release_left_one: '{{count}} araw para ilabas',
    release_left_other: '{{count}} araw para ilabas',
    release_today: 'dapat ilabas ngayon',
    release_late_one: 'lampas nang {{count}} araw sa paglabas',
    release_late_other: 'lampas nang {{count}} araw sa paglabas',
  },
} as const;

export const { useWords } = defineWords('desk.waiting', texts);
