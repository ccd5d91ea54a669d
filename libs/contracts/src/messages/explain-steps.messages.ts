import type { Messages } from './merge.ts';

/** How a line of a bill was computed, step by step, and what would change it. */
export const messages = {
  'explain.step.charge': { en: '{sentence}', fil: '{sentence}' },
  'explain.step.amount': { en: '₱{amount}', fil: '₱{amount}' },
  'explain.step.times': { en: '{times} × ₱{amount} = ₱{result}', fil: '{times} × ₱{amount} = ₱{result}' },
  'explain.step.rate': { en: '₱{amount} × {rate}% = ₱{result}', fil: '₱{amount} × {rate}% = ₱{result}' },
  'explain.step.times_rate': {
    en: '{times} × ₱{amount} × {rate}% = ₱{result}',
    fil: '{times} × ₱{amount} × {rate}% = ₱{result}',
  },
  'explain.step.less': { en: 'less ₱{amount}', fil: 'bawas ang ₱{amount}' },
  'explain.step.sum': { en: 'Total ₱{result}', fil: 'Kabuuan ₱{result}' },
  'explain.step.at_most': { en: 'Not more than ₱{at_most}', fil: 'Hindi lalampas sa ₱{at_most}' },
  'explain.step.share': { en: '{share}% of this is ₱{result}', fil: '{share}% nito ay ₱{result}' },
  'explain.step.exact': {
    en: 'The result is ₱{amount}; no rounding needed',
    fil: '₱{amount} ang resulta; hindi kailangang i-round',
  },
  'explain.step.rounded': {
    en: 'Rounded to the nearest centavo: ₱{amount}',
    fil: 'Ni-round sa pinakamalapit na sentimo: ₱{amount}',
  },
  'explain.step.rounded_each': {
    en: 'Each line is rounded to the nearest centavo: ₱{amount}',
    fil: 'Nira-round sa pinakamalapit na sentimo ang bawat linya: ₱{amount}',
  },
  'explain.step.at_least': { en: 'Not less than ₱{at_least}', fil: 'Hindi bababa sa ₱{at_least}' },
  'explain.step.nothing': { en: 'No charge: ₱{amount}', fil: 'Walang singil: ₱{amount}' },
  'explain.step.part': {
    en: 'Of this, ₱{part} is for this payment',
    fil: 'Mula rito, ₱{part} ang para sa bayad na ito',
  },
  'explain.changes.nothing': { en: 'Nothing you declare', fil: 'Wala sa mga idinedeklara mo' },
  'explain.changes.application_type': { en: 'the type of application', fil: 'ang uri ng aplikasyon' },
  'explain.changes.brgycode': { en: 'the barangay', fil: 'ang barangay' },
  'explain.changes.business_area_sqm': { en: 'the floor area', fil: 'ang sukat ng palapag' },
  'explain.changes.capitalization': { en: 'the capital', fil: 'ang puhunan' },
  'explain.changes.closure_date': {
    en: 'the dates of retirement and filing',
    fil: 'ang petsa ng pagsasara at ng pagsumite',
  },
  'explain.changes.date_started': { en: 'the date the business starts', fil: 'ang petsa ng pagsisimula ng negosyo' },
  'explain.changes.employee': { en: 'the number of employees', fil: 'ang bilang ng empleyado' },
  'explain.changes.employees': { en: 'the number of employees', fil: 'ang bilang ng empleyado' },
  'explain.changes.exemptions': { en: 'a claim for exemption', fil: 'ang hinihinging eksempsiyon' },
  'explain.changes.fees': { en: 'the fees of the municipality', fil: 'ang mga bayarin sa munisipyo' },
  'explain.changes.fuel_nozzle': { en: 'the number of fuel nozzles', fil: 'ang bilang ng nozzle ng gasolina' },
  'explain.changes.gross': { en: 'last year’s gross sales', fil: 'ang kabuuang benta ng nakaraang taon' },
  'explain.changes.gross_current_year': { en: 'this year’s gross sales', fil: 'ang kabuuang benta ngayong taon' },
  'explain.changes.lines': { en: 'the lines of business', fil: 'ang mga uri ng negosyo' },
  'explain.changes.motorcycle': {
    en: 'the number of delivery motorcycles',
    fil: 'ang bilang ng motorsiklong pang-deliver',
  },
  'explain.changes.org_type': { en: 'the form of organization', fil: 'ang uri ng organisasyon' },
  'explain.changes.page': { en: 'the number of pages', fil: 'ang bilang ng pahina' },
  'explain.changes.paid': { en: 'earlier payments', fil: 'ang mga naibayad na' },
  'explain.changes.peddler': { en: 'the number of peddlers', fil: 'ang bilang ng naglalako' },
  'explain.changes.scale_30': { en: 'the number of scales up to 30 kg', fil: 'ang bilang ng timbangan hanggang 30 kg' },
  'explain.changes.scale_300': {
    en: 'the number of scales up to 300 kg',
    fil: 'ang bilang ng timbangan hanggang 300 kg',
  },
  'explain.changes.scale_over_300': {
    en: 'the number of scales over 300 kg',
    fil: 'ang bilang ng timbangan na higit sa 300 kg',
  },
  'explain.changes.sells_liquor': { en: 'selling liquor or tobacco', fil: 'ang pagtitinda ng alak o sigarilyo' },
  'explain.changes.total_assets': { en: 'the total assets', fil: 'ang kabuuang ari-arian' },
  'explain.changes.units': { en: 'the number of units', fil: 'ang bilang ng mga yunit' },
  'explain.changes.vehicle': {
    en: 'the number of delivery vans and trucks',
    fil: 'ang bilang ng van at trak na pang-deliver',
  },
} satisfies Messages;
