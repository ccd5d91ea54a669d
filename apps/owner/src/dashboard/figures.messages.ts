import { defineMessages } from '@ebpls/remote-kit';

export const texts = {
  title: { en: 'Taxes and fees in figures', fil: 'Mga numero ng buwis at bayarin' },
  subtitle: {
    en: 'What your businesses paid over the years, and what falls due next.',
    fil: 'Ang binayaran ng iyong mga negosyo sa mga nagdaang taon, at ang susunod na bayarin.',
  },
  back: { en: 'Dashboard', fil: 'Dashboard' },
  paid: { en: 'Paid in {year}', fil: 'Nabayaran noong {year}' },
  due: { en: 'Due now', fil: 'Dapat bayaran ngayon' },
  next: { en: 'Next due day', fil: 'Susunod na takdang araw' },
  permits: { en: 'Permits in force', fil: 'Mga permit na may bisa' },
  tax: { en: 'Business tax', fil: 'Buwis sa negosyo' },
  fees: { en: 'Fees', fil: 'Mga bayarin' },
  fire: { en: 'Fire code fees', fil: 'Bayarin sa fire code' },
  barangay: { en: 'Barangay', fil: 'Barangay' },
  late: { en: 'Surcharge and interest', fil: 'Multa at interes' },
  years: { en: 'By year', fil: 'Bawat taon' },
  'years.summary': { en: '{amount} in all since {year}.', fil: '{amount} ang kabuuan mula {year}.' },
  'years.late': {
    en: '{amount} in all since {year}, {late} of it for being late.',
    fil: '{amount} ang kabuuan mula {year}; {late} rito ay dahil sa pagkahuli.',
  },
  months: { en: 'By month', fil: 'Bawat buwan' },
  'months.summary': {
    en: '{amount} so far this year, {before} in the whole of last year.',
    fil: '{amount} sa taong ito sa ngayon, {before} sa buong nakaraang taon.',
  },
  shares: { en: 'What it was for in {year}', fil: 'Para saan noong {year}' },
  'shares.summary': { en: '{amount} in all.', fil: '{amount} ang kabuuan.' },
  companies: { en: 'By business in {year}', fil: 'Bawat negosyo noong {year}' },
  'companies.summary': { en: '{name} paid the most.', fil: 'Pinakamalaki ang binayaran ng {name}.' },
  dues: { en: 'What falls due', fil: 'Mga susunod na bayarin' },
  'dues.none': { en: 'Nothing is left to pay', fil: 'Wala nang babayaran' },
  'dues.none_more': {
    en: 'Orders of payment that are approved stand here with their due days.',
    fil: 'Makikita rito ang mga aprubadong order of payment at ang takdang araw ng bawat isa.',
  },
  'dues.by': { en: 'by {day}', fil: 'hanggang {day}' },
  'dues.over': { en: 'was due {day}', fil: 'takda noong {day}' },
  latest: { en: 'Latest payments', fil: 'Mga huling bayad' },
  'latest.all': { en: 'Payment history', fil: 'Kasaysayan ng bayad' },
  'latest.none': { en: 'You have paid nothing here yet', fil: 'Wala ka pang nabayaran dito' },
} as const;

export const { useWords } = defineMessages('owner-figures', texts);
