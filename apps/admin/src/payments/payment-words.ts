import { defineWords } from '@ebpls/remote-kit';

export const texts = {
  en: {
    title: 'Payments',
    subtitle: 'Every payment that was tried through the gateway.',
    search: 'Business, order or attempt number',
    started: 'Started',
    business: 'Business',
    method: 'Method',
    state: 'Status',
    all_states: 'Every status',
    receipts: 'Receipts',
    amount: 'Amount',
    none: 'No payment was tried yet',
    none_text: 'Attempts appear here as soon as an owner goes to the payment page.',
  },
  fil: {
    title: 'Mga Bayad',
    subtitle: 'Bawat bayad na sinubukan sa gateway.',
    search: 'Negosyo, order o numero ng pagsubok',
    started: 'Sinimulan',
    business: 'Negosyo',
    method: 'Paraan',
    state: 'Kalagayan',
    all_states: 'Lahat ng kalagayan',
    receipts: 'Mga resibo',
    amount: 'Halaga',
    none: 'Wala pang sinubukang bayad',
    none_text: 'Lalabas dito ang mga pagsubok kapag pumunta ang may-ari sa pahina ng bayaran.',
  },
} as const;

export const { useWords } = defineWords('admin.payments', texts);
