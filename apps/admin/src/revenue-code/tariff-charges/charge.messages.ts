import type { Locale } from '@ebpls/contracts';
import { defineMessages, type GetMessage, useLocalGovernment } from '@ebpls/remote-kit';

const texts = {
  charged_on: { en: 'Charged on', fil: 'Sinisingil sa' },
  a_fixed_amount: { en: 'A fixed amount', fil: 'Takdang halaga' },
  lines: { en: 'For', fil: 'Para sa' },
  every_line: { en: 'Every line of business', fil: 'Bawat uri ng negosyo' },
  when: { en: 'Applies to', fil: 'Para saan' },
  on_request: { en: 'On request', fil: 'Kapag hiniling' },
  per: { en: 'Computed for', fil: 'Kinukuwenta sa' },
  per_BUSINESS: { en: 'The business as a whole', fil: 'Buong negosyo' },
  per_LINE: { en: 'Each line of business', fil: 'Bawat uri ng negosyo' },
  per_GROUP: { en: 'Each {name}', fil: 'Bawat {name}' },
  money_of: { en: 'Collected for', fil: 'Kinokolekta para sa' },
  agency_account: { en: '{agency}, account {account}', fil: '{agency}, account {account}' },
  agency_MUNICIPAL: { en: 'The municipality', fil: 'Munisipyo' },
  agency_BARANGAY: { en: 'The barangay', fil: 'Barangay' },
  agency_BFP: { en: 'Bureau of Fire Protection', fil: 'Bureau of Fire Protection' },
  NEW: { en: 'New business', fil: 'Bagong negosyo' },
  RENEWAL: { en: 'Renewal', fil: 'Renewal' },
  RETIREMENT: { en: 'Retirement', fil: 'Pagsasara' },
  SPECIAL: { en: 'Temporary permit', fil: 'Pansamantalang permit' },
  AMENDMENT: { en: 'Amendment', fil: 'Pagbabago ng permit' },
  is_AT_LEAST: { en: '{name} is {figure} or more', fil: '{figure} o higit pa ang {name}' },
  is_ABOVE: { en: '{name} is more than {figure}', fil: 'lampas sa {figure} ang {name}' },
  is_AT_MOST: { en: '{name} is at most {figure}', fil: 'hanggang {figure} ang {name}' },
  is_BELOW: { en: '{name} is less than {figure}', fil: 'mas mababa sa {figure} ang {name}' },
  is_RANGE_UP_TO: { en: '{name} is from {figure} to {to}', fil: 'mula {figure} hanggang {to} ang {name}' },
  is_RANGE_BELOW: {
    en: '{name} is from {figure} to less than {to}',
    fil: 'mula {figure} hanggang mas mababa sa {to} ang {name}',
  },
  is_ONE_OF: { en: '{name} is {values}', fil: '{values} ang {name}' },
  is_NONE_OF: { en: '{name} is not {values}', fil: 'hindi {values} ang {name}' },
  more_values: { en: '{more} more', fil: '{more} pa' },
  is_YES_true: { en: 'the answer to “{name}” is yes', fil: 'oo ang sagot sa “{name}”' },
  is_YES_false: { en: 'the answer to “{name}” is no', fil: 'hindi ang sagot sa “{name}”' },
  is_DECLARED_true: { en: '{name} is declared', fil: 'idineklara ang {name}' },
  is_DECLARED_false: { en: '{name} is not declared', fil: 'hindi idineklara ang {name}' },
  is_FILED_BY: { en: 'the application is filed by {figure}', fil: 'inihain ang aplikasyon hanggang {figure}' },
  is_FILED_AFTER: {
    en: 'the application is filed after {figure}',
    fil: 'inihain ang aplikasyon pagkatapos ng {figure}',
  },
  is_FILED_BY_MOVED: {
    en: 'the application is filed by {figure} or, if it is not a working day, by the next one',
    fil: 'inihain ang aplikasyon hanggang {figure} o, kung hindi ito araw ng trabaho, hanggang sa kasunod',
  },
  is_FILED_AFTER_MOVED: {
    en: 'the application is filed after {figure} or, if it is not a working day, after the next one',
    fil: 'inihain ang aplikasyon pagkatapos ng {figure} o, kung hindi ito araw ng trabaho, pagkatapos ng kasunod',
  },
  subject_FILED: { en: 'Date of filing', fil: 'Petsa ng paghahain' },
  subject_MARK: { en: 'Mark of the line of business', fil: 'Tanda ng uri ng negosyo' },
  subject_TAX: { en: 'Tax row of the line of business', fil: 'Hilera ng buwis ng uri ng negosyo' },
  subject_LINE: { en: 'Line of business', fil: 'Uri ng negosyo' },
  reads_types: { en: 'It is charged for: {types}.', fil: 'Sinisingil ito sa: {types}.' },
  reads_on_request: { en: 'It is charged only on request.', fil: 'Sinisingil lamang ito kapag hiniling.' },
  reads_every_line: { en: 'It covers every line of business.', fil: 'Saklaw nito ang bawat uri ng negosyo.' },
  reads_lines: {
    en: 'It covers the lines of business for which {tests}.',
    fil: 'Saklaw nito ang mga uri ng negosyo kung {tests}.',
  },
  reads_when: { en: 'It is charged only when {tests}.', fil: 'Sinisingil lamang ito kapag {tests}.' },
  reads_on: { en: 'The amount depends on: {of}.', fil: 'Nakabatay ang halaga sa: {of}.' },
  reads_monthly: {
    en: 'The amount is for one month and is billed for the months of the year.',
    fil: 'Para sa isang buwan ang halaga, at sinisingil ito sa mga buwan ng taon.',
  },
  reads_times: { en: 'The amount is multiplied by {names}.', fil: 'Pinararami ang halaga ayon sa {names}.' },
  reads_at_most: { en: 'The maximum is {amount}.', fil: 'Hindi ito lalampas sa {amount}.' },
  reads_at_most_when: {
    en: 'It is at most {amount} when {tests}.',
    fil: 'Hindi ito lalampas sa {amount} kapag {tests}.',
  },
  reads_nothing: { en: 'Nothing is due: {reason}.', fil: 'Walang babayaran: {reason}.' },
  reads_nothing_when: {
    en: 'Nothing is due when {tests}: {reason}.',
    fil: 'Walang babayaran kapag {tests}: {reason}.',
  },
  reads_BUSINESS: {
    en: 'It is computed once for the whole business.',
    fil: 'Isang beses itong kinukuwenta para sa buong negosyo.',
  },
  reads_LINE_SUM: {
    en: 'It is computed for each line of business, and the amounts are added.',
    fil: 'Kinukuwenta ito sa bawat uri ng negosyo, at pinagsasama ang mga halaga.',
  },
  reads_LINE_HIGHEST: {
    en: 'It is computed for each line of business, and the highest amount is charged.',
    fil: 'Kinukuwenta ito sa bawat uri ng negosyo, at ang pinakamataas na halaga ang sinisingil.',
  },
  reads_GROUP_SUM: {
    en: 'It is computed once for each value of {name}, and the amounts are added.',
    fil: 'Isang beses itong kinukuwenta sa bawat halaga ng {name}, at pinagsasama ang mga halaga.',
  },
  reads_GROUP_HIGHEST: {
    en: 'It is computed once for each value of {name}, and the highest amount is charged.',
    fil: 'Isang beses itong kinukuwenta sa bawat halaga ng {name}, at ang pinakamataas na halaga ang sinisingil.',
  },
  reads_share: { en: '{share} of the amount is due.', fil: '{share} ng halaga ang babayaran.' },
  reads_share_when: {
    en: '{share} of the amount is due if {tests}.',
    fil: '{share} ng halaga ang babayaran kung {tests}.',
  },
  reads_others_share: {
    en: '{share} of each of the other amounts is added.',
    fil: 'Idinaragdag ang {share} ng bawat isa sa ibang halaga.',
  },
  reads_others_amount: {
    en: '{share} is added for each of the other amounts.',
    fil: 'Idinaragdag ang {share} para sa bawat isa sa ibang halaga.',
  },
  reads_several_share: {
    en: 'If there are several amounts, {share} of the highest amount is added.',
    fil: 'Kapag higit sa isa ang halaga, idinaragdag ang {share} ng pinakamataas na halaga.',
  },
  rate_is: { en: '{text}, that is {percent}', fil: '{text}, na katumbas ng {percent}' },
  bracket_BELOW: {
    en: '{of} from {from} to less than {to}: {amount}.',
    fil: '{of} mula {from} hanggang mas mababa sa {to}: {amount}.',
  },
  bracket_UP_TO: {
    en: '{of} above {from} and up to {to}: {amount}.',
    fil: '{of} na lampas sa {from} at hanggang {to}: {amount}.',
  },
  above_AMOUNT: { en: '{of} of {from} or more: {amount}.', fil: '{of} na {from} o higit pa: {amount}.' },
  above_RATE: {
    en: '{of} of {from} or more: {rate} of the whole amount.',
    fil: '{of} na {from} o higit pa: {rate} ng buong halaga.',
  },
  above_EXCESS: {
    en: '{of} above {from}: {amount}, and {rate} of the excess.',
    fil: '{of} na lampas sa {from}: {amount}, at {rate} ng labis.',
  },
  above_FURTHER: {
    en: '{of} above {from}: {amount}, and {each} for every additional {step} or fraction of it.',
    fil: '{of} na lampas sa {from}: {amount}, at {each} sa bawat karagdagang {step} o bahagi nito.',
  },
  part_step: {
    en: '{of} above {from} and up to {to}: {amount} for each {size} or part of it.',
    fil: '{of} na lampas sa {from} at hanggang {to}: {amount} sa bawat {size} o bahagi nito.',
  },
  part_step_above: {
    en: '{of} above {from}: {amount} for each {size} or part of it.',
    fil: '{of} na lampas sa {from}: {amount} sa bawat {size} o bahagi nito.',
  },
  part_each: {
    en: '{of} above {from} and up to {to}: {amount} for each unit.',
    fil: '{of} na lampas sa {from} at hanggang {to}: {amount} sa bawat yunit.',
  },
  part_each_above: {
    en: '{of} above {from}: {amount} for each unit.',
    fil: '{of} na lampas sa {from}: {amount} sa bawat yunit.',
  },
  floor: { en: 'The minimum is {amount}.', fil: 'Ang minimum ay {amount}.' },
  part: {
    en: '{rate} of the part of {of} from {from} to {to}.',
    fil: '{rate} ng bahagi ng {of} mula {from} hanggang {to}.',
  },
  part_above: {
    en: '{rate} of the part of {of} above {from}.',
    fil: '{rate} ng bahagi ng {of} na lampas sa {from}.',
  },
  cell: { en: '{where}: {amount}.', fil: '{where}: {amount}.' },
  cell_unit: { en: '{where}: {amount} for each unit of {of}.', fil: '{where}: {amount} sa bawat yunit ng {of}.' },
  fixed: { en: 'A fixed amount of {amount}.', fil: 'Takdang halaga na {amount}.' },
  per_unit: { en: '{amount} for each unit of {of}.', fil: '{amount} sa bawat yunit ng {of}.' },
  per_unit_free: {
    en: '{amount} for each unit of {of} above {free}.',
    fil: '{amount} sa bawat yunit ng {of} na lampas sa {free}.',
  },
  rate_of: { en: '{rate} of {of}.', fil: '{rate} ng {of}.' },
  percent_of: { en: '{rate} of these charges: {of}.', fil: '{rate} ng mga singil na ito: {of}.' },
  percent_of_own: {
    en: 'Each line of business or group pays {rate} of its own share of these charges: {of}.',
    fil: 'Nagbabayad ang bawat uri ng negosyo o grupo ng {rate} ng sariling bahagi nito sa mga singil na ito: {of}.',
  },
  closing: {
    en: 'The tax for the year on the sales up to retirement, less the tax already billed for the year.',
    fil: 'Ang buwis ng taon sa benta hanggang sa pagsasara, bawas ang buwis na nasingil na para sa taon.',
  },
} as const;

const { wordsIn } = defineMessages('admin.tariff_charge', texts);

/** Words about charges in one language; `locale` also chooses the names of the document. */
export type ChargeWords = GetMessage<typeof texts> & { readonly locale: Locale };

export function createChargeWords(locale: Locale): ChargeWords {
  return Object.assign(wordsIn(locale, useLocalGovernment.getState().kind), { locale });
}
