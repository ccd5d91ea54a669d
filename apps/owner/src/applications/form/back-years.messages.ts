import { defineMessages } from '@ebpls/remote-kit';

/** Texts about former years that were not filed, and about the first day of filing a renewal. */
export const texts = {
  title: { en: '{year} was not filed', fil: 'Hindi naisumite ang {year}' },
  why: {
    en: 'No renewal skips a year. {year} is billed with this renewal, with the surcharge and interest of that year. Enter what the business sold from January to December {sales}.',
    fil: 'Walang nilalaktawang taon ang renewal. Kasama ang {year} sa bayarin ng renewal na ito, pati ang surcharge at interes ng taong iyon. Ilagay ang benta ng negosyo mula Enero hanggang Disyembre {sales}.',
  },
  is_presumptive: {
    en: 'I have no record of the sales of {sales}',
    fil: 'Wala akong rekord ng benta noong {sales}',
  },
  is_presumptive_help: {
    en: 'The bill then takes the income that the revenue code presumes for each line of business.',
    fil: 'Gagamitin sa bayarin ang kitang ipinapalagay ng kodigo sa kita para sa bawat linya ng negosyo.',
  },
  sales: { en: 'Sales', fil: 'Benta' },
  presumptive_answer: {
    en: 'No record: as the revenue code presumes',
    fil: 'Walang rekord: ayon sa ipinapalagay ng kodigo sa kita',
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
    en: 'It may be filed from {day} on, when the year is over. Until then it is kept as a draft.',
    fil: 'Maaari itong isumite mula {day}, kapag tapos na ang taon. Hanggang doon ay nakatago ito bilang draft.',
  },
} as const;

export const { useWords } = defineMessages('owner.applications.years', texts);
