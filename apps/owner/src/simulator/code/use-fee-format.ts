import { type Centavos, type FeeRule, SCALES } from '@ebpls/contracts';
import { formatPercent } from '@ebpls/rules';
import { formatPesos } from '@ebpls/ui';

import { useSentence } from '../../shared/fields/field-sentences.ts';
import { useWords } from '../simulator.messages.ts';

type Of<Kind extends FeeRule['kind']> = Extract<FeeRule, { kind: Kind }>;

/** Hook that formats the rule of a fee as text. */
export function useFeeFormat(): (rule: FeeRule) => string {
  const t = useWords();
  const { bySize, unit, byArea, byGroup } = useFeeAmounts();
  return (rule) => {
    switch (rule.kind) {
      case 'FIXED':
        return formatPesos(rule.amount);
      case 'BY_TYPE':
        return t('by_kind', formatAmounts(rule.amounts));
      case 'PER_UNIT':
        return rule.of.map(({ unit: name, amount }) => unit(name, amount)).join('; ');
      case 'BY_AREA':
        return t('by_area', { amounts: byArea(rule) });
      case 'AREA_STEPS':
        return t('area_steps', {
          ...formatAmounts({ first: rule.first, each: rule.each, at_most: rule.at_most }),
          first_sqm: rule.first_sqm,
          each_sqm: rule.each_sqm,
        });
      case 'BY_LINE_CLASS':
        return t('by_class', formatAmounts({ low: rule.amounts.L, medium: rule.amounts.M, high: rule.amounts.H }));
      case 'BY_PERMIT_GROUP':
        return byGroup(rule);
      case 'BY_SCALE':
        return t('by_size', { amounts: bySize(rule.amounts) });
      case 'PERCENT_OF_FEES':
        return t('percent_of_fees', { rate: formatPercent(rule.rate), at_least: formatPesos(rule.at_least) });
    }
  };
}

/** Formats the amounts of a fee that has more than one. */
function useFeeAmounts() {
  const t = useWords();
  const formatSentence = useSentence();
  const formatBySize = (amounts: Of<'BY_SCALE'>['amounts']): string =>
    SCALES.map((scale) => `${t(scale)} ${formatPesos(amounts[scale])}`).join(', ');
  const formatUnit = (name: string, amount: Centavos): string =>
    t('each_unit', { amount: formatPesos(amount), unit: formatSentence(`explain.term.${name}`) });
  const formatByArea = ({ steps, above }: Of<'BY_AREA'>): string =>
    [
      ...steps.map(({ below, amount }) => t('area_below', { below, amount: formatPesos(amount) })),
      t('area_above', { amount: formatPesos(above) }),
    ].join(', ');
  const formatByGroup = ({ groups }: Of<'BY_PERMIT_GROUP'>): string =>
    groups
      .map(({ group, amounts, per_unit }) =>
        [
          t('by_group', {
            group: formatSentence(`explain.term.group.${group.toLowerCase()}`),
            amounts: formatBySize(amounts),
          }),
          per_unit && formatUnit(per_unit.unit, per_unit.amount),
        ]
          .filter(Boolean)
          .join(', '),
      )
      .join('; ');
  return { bySize: formatBySize, unit: formatUnit, byArea: formatByArea, byGroup: formatByGroup };
}

/** Formats every amount of a record. */
function formatAmounts<Key extends string>(amounts: Readonly<Record<Key, Centavos>>): Record<Key, string> {
  return Object.fromEntries(
    Object.entries<Centavos>(amounts).map(([name, amount]) => [name, formatPesos(amount)]),
  ) as Record<Key, string>;
}
