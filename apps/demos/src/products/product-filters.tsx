// Filters of the list of products.

import { Button, Chip, Row, SelectField } from '@ebpls/ui';

import type { List, ListRules } from '../shared/list/use-list.ts';
import { CATEGORIES, type Product } from '../shared/shop/shop-types.ts';
import { useWords as useShopWords } from '../shared/shop/shop.messages.ts';
import { useWords } from './products.messages.ts';

type ProductListParams = Pick<List<Product>, 'params' | 'setParam'>;

const yes = (is: boolean, value: string): boolean => (value === 'yes') === is;

/** By the name of the parameter in the address. */
export const FILTERS: NonNullable<ListRules<Product>['filters']> = {
  category: ({ category }, value) => category === value,
  availability: ({ isAvailable }, value) => (value === 'available') === isAvailable,
  // A limited stock is a stock.
  stock: ({ inventoryType }, value) => yes(inventoryType !== 'out_of_stock', value),
  shippable: ({ isShippable }, value) => yes(isShippable, value),
};

/** The values of each filter, as lists offer them. */
function useFilters() {
  const t = useWords();
  const s = useShopWords();
  const yesOrNo = [
    { value: 'yes', label: s('yes') },
    { value: 'no', label: s('no') },
  ];
  return [
    {
      name: 'category',
      label: t('category'),
      options: CATEGORIES.map((value) => ({ value: value as string, label: t(`category.${value}`) })),
    },
    {
      name: 'availability',
      label: t('availability'),
      options: (['available', 'unavailable'] as const).map((value) => ({
        value: value as string,
        label: t(`availability.${value}`),
      })),
    },
    { name: 'stock', label: t('stock'), options: yesOrNo },
    { name: 'shippable', label: t('shippable'), options: yesOrNo },
  ];
}

export function ProductFilters({ list }: { readonly list: ProductListParams }) {
  const s = useShopWords();
  return useFilters().map(({ name, label, options }) => (
    <SelectField
      key={name}
      label={label}
      placeholder={s('every')}
      options={options}
      value={list.params.get(name) ?? ''}
      onChange={({ currentTarget: { value } }) => list.setParam(name, value)}
    />
  ));
}

/** The filters that are on; a click takes one away. */
export function ActiveFilters({ list, onClear }: { readonly list: ProductListParams; readonly onClear: () => void }) {
  const t = useWords();
  const on = useFilters().flatMap(({ name, label, options }) => {
    const option = options.find(({ value }) => value === list.params.get(name));
    return option ? [{ name, label: `${label}: ${option.label}` }] : [];
  });
  if (on.length === 0) return null;
  return (
    <section aria-label={t('filters')}>
      <Row gap={2}>
        {on.map(({ name, label }) => (
          <Chip
            key={name}
            selected
            title={t('filters.remove', { name: label })}
            onClick={() => list.setParam(name, '')}
          >
            {label} <span aria-hidden>×</span>
          </Chip>
        ))}
        <Button size="desk" kind="quiet" onClick={onClear}>
          {t('filters.clear')}
        </Button>
      </Row>
    </section>
  );
}
