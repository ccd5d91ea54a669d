import { defineMessages } from '@ebpls/remote-kit';

/** Texts about former years that were not filed, and about the first day of filing a renewal. */
export const texts = {
  title: { en: 'No application was filed for {year}', fil: 'Walang aplikasyong naisumite para sa {year}' },
  why: {
    en: 'A renewal must also cover any year that was skipped. {year} will be billed together with this renewal, including surcharge and interest. Enter your sales from January to December {sales}.',
    fil: 'Dapat saklaw ng renewal ang bawat taon. Kasama ang {year} sa singil ng renewal na ito, pati ang patong at interes nito. Ilagay ang benta mo mula Enero hanggang Disyembre {sales}.',
  },
  is_presumptive: { en: 'I have no sales records for {sales}', fil: 'Wala akong rekord ng benta noong {sales}' },
  is_presumptive_help: {
    en: 'The bill will then be based on the presumed minimum sales in the revenue code for each line of business.',
    fil: 'Ibabatay ang singil sa ipinapalagay na minimum na benta sa kodigo sa kita para sa bawat uri ng negosyo.',
  },
  sales: { en: 'Sales', fil: 'Benta' },
  presumptive_answer: {
    en: 'No record: use the presumed sales in the revenue code',
    fil: 'Walang rekord: gamitin ang ipinapalagay na benta sa kodigo sa kita',
  },
  of_year: { en: 'For {year}: {label}', fil: 'Para sa {year}: {label}' },
  line_and_year: { en: '{name}, {year}', fil: '{name}, {year}' },
  billed_with_one: {
    en: 'No application was filed for {years}. That year will be billed with this renewal.',
    fil: 'Walang inihaing aplikasyon para sa {years}. Kasama ito sa singil ng renewal na ito.',
  },
  billed_with_other: {
    en: 'No applications were filed for {years}. Those years will be billed with this renewal.',
    fil: 'Walang inihaing aplikasyon para sa {years}. Kasama ang mga ito sa singil ng renewal na ito.',
  },
  valid_until: { en: 'Valid until {until}.', fil: 'May bisa hanggang {until}.' },
  valid_days_one: {
    en: 'Valid until {until} (1 day left).',
    fil: 'May bisa hanggang {until}, 1 araw na lang.',
  },
  valid_days_other: {
    en: 'Valid until {until} ({count} days left).',
    fil: 'May bisa hanggang {until}, {count} araw na lang.',
  },
  valid_later: {
    en: 'Valid from {from} to {until}. It does not cover earlier dates.',
    fil: 'May bisa mula {from} hanggang {until}. Hindi nito saklaw ang mga araw bago nito.',
  },
  renews: {
    en: 'For the next year, renew and pay between {from} and {until}.',
    fil: 'Para sa susunod na taon, mag-renew at magbayad mula {from} hanggang {until}.',
  },
  files_from: {
    en: 'You can submit this application from {day}, after the year ends. Until then, it will remain saved as a draft.',
    fil: 'Maaaring isumite ang aplikasyong ito mula {day}, kapag tapos na ang taon. Hanggang doon ay naka-save ito bilang draft.',
  },
} as const;

export const { useWords } = defineMessages('owner.applications.years', texts);
