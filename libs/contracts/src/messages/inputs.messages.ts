import type { Messages } from './merge.ts';

/** Messages of a form about a typed text that it cannot read. */
export const messages = {
  'money.unreadable': {
    en: '“{typed}” is not a valid amount. Enter an amount like 80,000 or 80,000.50.',
    fil: 'Hindi halaga ang “{typed}”. Isulat ito nang gaya ng 80,000 o 80,000.50.',
  },
  'money.negative': {
    en: '“{typed}” is less than zero. Enter 0 or more.',
    fil: 'Mas mababa sa 0 ang “{typed}”. Maglagay ng 0 o higit pa.',
  },
  'money.decimals': {
    en: '“{typed}” has more than two decimals. Enter an amount like 80,000.50.',
    fil: 'Higit sa dalawa ang desimal ng “{typed}”. Isulat ito nang gaya ng 80,000.50.',
  },
  'money.commas': {
    en: 'The commas in “{typed}” are in the wrong place. Enter an amount like 80,000 or 80000.',
    fil: 'Mali ang lugar ng kuwit sa “{typed}”. Isulat ito nang gaya ng 80,000 o 80000.',
  },
  'area.unreadable': {
    en: '“{typed}” is not a valid area. Enter the area in square meters, like 24 or 24.5.',
    fil: 'Hindi sukat ang “{typed}”. Isulat ang metro kuwadrado, gaya ng 24 o 24.5.',
  },
  'count.unreadable': {
    en: '“{typed}” is not a whole number. Enter a whole number, for example 3.',
    fil: 'Hindi buong bilang ang “{typed}”. Isulat ito nang gaya ng 3.',
  },
  'tin.unreadable': {
    en: '“{typed}” is not a valid TIN. A TIN has only digits, like 123-456-789-000.',
    fil: 'Hindi TIN ang “{typed}”. Puro numero ang TIN, gaya ng 123-456-789-000.',
  },
  'tin.digits': {
    en: '“{typed}” has the wrong number of digits: {count}. A TIN has 9 digits, or 12 to 14 with the branch code.',
    fil:
      'Mali ang bilang ng numero ng “{typed}”: {count}. Ang TIN ay may 9, o 12 hanggang 14 kasama ang ' +
      'branch code.',
  },
  'mobile.unreadable': {
    en: '“{typed}” is not a valid mobile number. Enter a number like 0917 123 4567.',
    fil: 'Hindi numero ng cellphone ang “{typed}”. Isulat ito nang gaya ng 0917 123 4567.',
  },
  'mobile.digits': {
    en: '“{typed}” has the wrong number of digits: {count}. A mobile number has 11 digits and begins with 09.',
    fil: 'Mali ang bilang ng numero ng “{typed}”: {count}. Ang numero ng cellphone ay may 11 at nagsisimula sa 09.',
  },
} satisfies Messages;
