import { defineMessages } from '@ebpls/remote-kit';

export const texts = {
  since_SUBMITTED: { en: 'Filed {age}', fil: 'Isinumite: {age}' },
  since_RETURNED: { en: 'Returned {age}', fil: 'Ibinalik: {age}' },
  since_FOR_PAYMENT: { en: 'Billed {age}', fil: 'Siningil: {age}' },
  since_PAID: { en: 'Paid {age}', fil: 'Binayaran: {age}' },
  since_FOR_SIGNATURE: { en: 'Released {age}', fil: 'Inilabas: {age}' },
  accept_left_one: { en: '{count} day left to accept', fil: '{count} araw para tanggapin' },
  accept_left_other: { en: '{count} days left to accept', fil: '{count} araw para tanggapin' },
  accept_today: { en: 'accept today', fil: 'dapat tanggapin ngayon' },
  accept_late_one: { en: '{count} day overdue for acceptance', fil: 'lampas nang {count} araw sa pagtanggap' },
  accept_late_other: { en: '{count} days overdue for acceptance', fil: 'lampas nang {count} araw sa pagtanggap' },
  release_left_one: { en: '{count} day left to release', fil: '{count} araw para ilabas' },
  release_left_other: { en: '{count} days left to release', fil: '{count} araw para ilabas' },
  release_today: { en: 'release today', fil: 'dapat ilabas ngayon' },
  release_late_one: { en: '{count} day overdue for release', fil: 'lampas nang {count} araw sa paglabas' },
  release_late_other: { en: '{count} days overdue for release', fil: 'lampas nang {count} araw sa paglabas' },
} as const;

export const { useWords } = defineMessages('desk.pending', texts);
