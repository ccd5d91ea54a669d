import { defineMessages } from '@ebpls/remote-kit';

/** Texts about former years that were not filed, and about the first day of filing a renewal. */
export const texts = {
  title: { en: '{year} was not filed', fil: 'Hindi naisumite ang {year}' },
  why: {
    en: 'A renewal must cover every year. {year} is billed with this renewal, with its surcharge and interest. Enter your sales from January to December {sales}.',
    fil: 'Dapat saklaw ng renewal ang bawat taon. Kasama ang {year} sa singil ng renewal na ito, pati ang patong at interes nito. Ilagay ang benta mo mula Enero hanggang Disyembre {sales}.',
  },
  is_presumptive: {
    en: 'I have no record of the sales of {sales}',
    fil: 'Wala akong rekord ng benta noong {sales}',
  },
  is_presumptive_help: {
    en: 'The bill then uses the minimum sales that the revenue code assumes for each line of business.',
    fil: 'Gagamitin sa singil ang minimum na benta na itinakda ng kodigo sa kita para sa bawat uri ng negosyo.',
  },
  sales: { en: 'Sales', fil: 'Benta' },
  presumptive_answer: {
    en: 'No record: use the amount assumed by the revenue code',
    fil: 'Walang rekord: gamitin ang halagang itinakda ng kodigo sa kita',
  },
  of_year: { en: 'For {year}: {label}', fil: 'Para sa {year}: {label}' },
  line_and_year: { en: '{name}, {year}', fil: '{name}, {year}' },
  billed_with_one: {
    en: '{years} was not filed: it is billed with this renewal.',
    fil: 'Hindi naisumite ang {years}: kasama ito sa bayarin ng renewal na ito.',
  },
  billed_with_other: {
    en: '{years} were not filed: they are billed with this renewal.',
    fil: 'Hindi naisumite ang {years}: kasama ang mga ito sa bayarin ng renewal na ito.',
  },
  files_from: {
    en: 'You can submit it from {day}, after the year ends. Until then it is saved as a draft.',
    fil: 'Maaari itong isumite mula {day}, kapag tapos na ang taon. Hanggang doon ay nakatago ito bilang draft.',
  },
} as const;

export const { useWords } = defineMessages('owner.applications.years', texts);
