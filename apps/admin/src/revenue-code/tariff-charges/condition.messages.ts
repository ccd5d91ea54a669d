import { defineMessages } from '@ebpls/remote-kit';

const texts = {
  title: { en: 'Conditions and basis of the charge', fil: 'Mga kondisyon at batayan ng singil' },
  condition: { en: 'Condition {number}', fil: 'Kondisyon {number}' },
  add: { en: 'Add a condition about', fil: 'Magdagdag ng kondisyon tungkol sa' },
  choose: { en: 'Search and choose', fil: 'Maghanap at pumili' },
  remove: { en: 'Remove condition {number}', fil: 'Alisin ang kondisyon {number}' },
  subject: { en: 'What is compared', fil: 'Ang ikukumpara' },
  operator: { en: 'Comparison', fil: 'Paghahambing' },
  AT_LEAST: { en: 'is at least', fil: 'ay hindi bababa sa' },
  ABOVE: { en: 'is more than', fil: 'ay lampas sa' },
  AT_MOST: { en: 'is at most', fil: 'ay hanggang' },
  BELOW: { en: 'is less than', fil: 'ay mas mababa sa' },
  RANGE_UP_TO: { en: 'is from … to …', fil: 'ay mula … hanggang …' },
  RANGE_BELOW: { en: 'is from … to less than …', fil: 'ay mula … hanggang mas mababa sa …' },
  FILED_BY: { en: 'is on or before', fil: 'ay hanggang' },
  FILED_AFTER: { en: 'is after', fil: 'ay pagkatapos ng' },
  FILED_BY_MOVED: {
    en: 'is on or before (or the next working day)',
    fil: 'ay hanggang (o sa susunod na araw ng trabaho)',
  },
  FILED_AFTER_MOVED: {
    en: 'is after (or after the next working day)',
    fil: 'ay pagkatapos ng (o ng susunod na araw ng trabaho)',
  },
  day: { en: 'Month and day, such as 01-20', fil: 'Buwan at araw, gaya ng 01-20' },
  ONE_OF: { en: 'is one of', fil: 'ay isa sa' },
  NONE_OF: { en: 'is none of', fil: 'ay wala sa' },
  YES_true: { en: 'is yes', fil: 'ay oo' },
  YES_false: { en: 'is no', fil: 'ay hindi' },
  DECLARED_true: { en: 'is declared', fil: 'ay idineklara' },
  DECLARED_false: { en: 'is not declared', fil: 'ay hindi idineklara' },
  figure: { en: 'Figure', fil: 'Bilang' },
  from: { en: 'From', fil: 'Mula' },
  to: { en: 'To', fil: 'Hanggang' },
  values: { en: 'Values', fil: 'Mga halaga' },
  add_value: { en: 'Search and add', fil: 'Maghanap at magdagdag' },
  remove_value: { en: 'Remove {name}', fil: 'Alisin ang {name}' },
  per: { en: 'Computed for', fil: 'Kinukuwenta sa' },
  per_BUSINESS: { en: 'The business as a whole', fil: 'Buong negosyo' },
  per_LINE: { en: 'Each line of business', fil: 'Bawat uri ng negosyo' },
  per_GROUP: { en: 'Each {name}', fil: 'Bawat {name}' },
  combine: { en: 'If there are several amounts', fil: 'Kapag higit sa isa ang halaga' },
  SUM: { en: 'The amounts are added', fil: 'Pinagsasama ang mga halaga' },
  HIGHEST: { en: 'The highest amount is charged', fil: 'Ang pinakamataas na halaga ang sinisingil' },
  charged_on: { en: 'The amount depends on', fil: 'Nakabatay ang halaga sa' },
  charged_on_part: { en: 'Part {number} of the amount depends on', fil: 'Nakabatay ang bahagi {number} ng halaga sa' },
  charged_on_help: {
    en: 'If you choose several figures, they are added together.',
    fil: 'Kapag higit sa isa ang pinili, pinagsasama ang mga ito.',
  },
  per_unit: {
    en: 'Each amount of the table is for one unit of',
    fil: 'Ang bawat halaga sa talahanayan ay sa isang yunit ng',
  },
  per_unit_help: {
    en: 'If none is chosen, the amount is charged once.',
    fil: 'Kapag walang pinili, isang beses sisingilin ang halaga.',
  },
  side: { en: 'Table side {number}', fil: 'Gilid {number} ng talahanayan' },
  side_CLASSIFICATION: { en: 'Values of: {name}', fil: 'Mga halaga ng: {name}' },
  side_CHOICE: { en: 'Values of: {name}', fil: 'Mga halaga ng: {name}' },
  side_RANGES: { en: 'Ranges of: {name}', fil: 'Mga saklaw ng: {name}' },
  add_side: { en: 'Add a side to the table', fil: 'Magdagdag ng gilid sa talahanayan' },
  remove_side: { en: 'Remove side {number}', fil: 'Alisin ang gilid {number}' },
  sides_help: {
    en:
      'A new side repeats the amounts for each of its values. If you remove a side, the amounts of its ' +
      'first value are kept.',
    fil:
      'Inuulit ng bagong gilid ang mga halaga sa bawat halaga nito. Kapag nag-alis ka ng gilid, mananatili ' +
      'ang mga halagang nasa una nito.',
  },
  too_many_cells: {
    en: 'The table would have {count} amounts. A table has at most {most}.',
    fil: 'Magkakaroon ng {count} halaga ang talahanayan. Hanggang {most} lamang ang isang talahanayan.',
  },
} as const;

export const { useWords } = defineMessages('admin.tariff_conditions', texts);
