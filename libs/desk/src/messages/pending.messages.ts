import { defineMessages } from '@ebpls/remote-kit';

export const texts = {
  since_SUBMITTED: { en: 'Filed {age}', fil: 'Isinumite: {age}' },
  since_RETURNED: { en: 'Returned {age}', fil: 'Ibinalik: {age}' },
  since_FOR_PAYMENT: { en: 'Billed {age}', fil: 'Siningil: {age}' },
  since_PAID: { en: 'Paid {age}', fil: 'Binayaran: {age}' },
  since_FOR_SIGNATURE: { en: 'Released {age}', fil: 'Inilabas: {age}' },
} as const;

export const { useWords } = defineMessages('desk.pending', texts);
