import { defineMessages } from '@ebpls/remote-kit';

export const texts = {
  title: { en: 'Tax and fee summary', fil: 'Buod ng buwis at singil' },
  subtitle: {
    en: 'What your businesses paid over the years, and what is due next.',
    fil: 'Ang binayaran ng iyong mga negosyo sa mga nagdaang taon, at ang susunod na singil.',
  },
  back: { en: 'Dashboard', fil: 'Dashboard' },
  paid: { en: 'Paid in {year}', fil: 'Nabayaran noong {year}' },
  due: { en: 'Due now', fil: 'Dapat bayaran ngayon' },
  next: { en: 'Next due date', fil: 'Susunod na takdang petsa' },
  permits_one: { en: 'Valid permit', fil: 'Permit na may bisa' },
  permits_other: { en: 'Valid permits', fil: 'Mga permit na may bisa' },
  tax: { en: 'Business tax', fil: 'Buwis sa negosyo' },
  fees: { en: 'Fees', fil: 'Mga singil' },
  fire: { en: 'Fire code fees', fil: 'Singil sa fire code' },
  barangay: { en: 'Barangay', fil: 'Barangay' },
  late: { en: 'Surcharge and interest', fil: 'Patong at interes' },
  years: { en: 'By year', fil: 'Bawat taon' },
  'years.summary': { en: 'Total paid since {year}: {amount}.', fil: '{amount} ang kabuuan mula {year}.' },
  'years.late': {
    en: 'Total paid since {year}: {amount}, including {late} for late payment.',
    fil: '{amount} ang kabuuan mula {year}; {late} rito ay dahil sa pagkahuli.',
  },
  months: { en: 'By month', fil: 'Bawat buwan' },
  'months.summary': {
    en: 'Paid so far this year: {amount}. Paid in all of last year: {before}.',
    fil: '{amount} ngayong taon hanggang sa petsang ito, {before} sa buong nakaraang taon.',
  },
  shares: { en: 'Payments by type in {year}', fil: 'Mga bayad ayon sa uri noong {year}' },
  'shares.summary': { en: '{amount} in total.', fil: '{amount} ang kabuuan.' },
  companies: { en: 'By business in {year}', fil: 'Bawat negosyo noong {year}' },
  'companies.summary': { en: '{name} paid the highest amount.', fil: 'Pinakamalaki ang binayaran ng {name}.' },
  dues: { en: 'Due and upcoming payments', fil: 'Dapat bayaran ngayon at sa susunod' },
  'dues.none': { en: 'Nothing to pay', fil: 'Wala nang babayaran' },
  'dues.none_more': {
    en: 'Approved orders of payment are listed here with their due dates.',
    fil: 'Nakalista rito ang mga aprubadong order of payment at ang takdang petsa ng bawat isa.',
  },
  'dues.by': { en: 'by {day}', fil: 'hanggang {day}' },
  'dues.over': { en: 'was due on {day}', fil: 'takda noong {day}' },
  latest: { en: 'Latest payments', fil: 'Mga pinakabagong bayad' },
  'latest.all': { en: 'Payment history', fil: 'Kasaysayan ng bayad' },
  'latest.none': { en: 'You have not paid anything here yet', fil: 'Wala ka pang nabayaran dito' },
} as const;

export const { useWords } = defineMessages('owner-figures', texts);
