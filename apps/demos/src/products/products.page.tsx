import { formatPesosText } from '@ebpls/contracts';
import { Button, Row, Stack } from '@ebpls/ui';
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator, useSearchParams } from 'react-router';

import { saveCsv } from '../shared/csv/csv.ts';
import { useWords as useCsvWords } from '../shared/csv/csv.messages.ts';
import { ImportDialog, type ImportOutcome } from '../shared/csv/import-dialog.tsx';
import { useList, type ListRules, useLoadedRows } from '../shared/list/use-list.ts';
import { DemoPage } from '../shared/page/demo-page.tsx';
import type { Product } from '../shared/shop/shop-types.ts';
import { ActiveFilters, FILTERS } from './product-filters.tsx';
import { ProductList } from './product-list.tsx';
import { callProducts } from './products-mock.ts';
import { useWords } from './products.messages.ts';

export const shouldRevalidate = useLoadedRows();

export function loader({ request: { signal } }: LoaderFunctionArgs) {
  return callProducts<{ products: Product[] }>('/api/management/products', { signal });
}

const PRODUCT_RULES: ListRules<Product> = {
  text: ({ name }) => name,
  sorts: {
    updated: (a, b) => b.updatedAt.localeCompare(a.updatedAt),
    updated_asc: (a, b) => a.updatedAt.localeCompare(b.updatedAt),
    created: (a, b) => b.createdAt.localeCompare(a.createdAt),
    created_asc: (a, b) => a.createdAt.localeCompare(b.createdAt),
  },
  filters: FILTERS,
};
const IMPORT_COLUMNS = ['name', 'category', 'price', 'code'];

/** Page of the products demo. */
export function Component() {
  const { products } = useLoaderData<typeof loader>();
  const t = useWords();
  const { revalidate } = useRevalidator();
  const [, setParams] = useSearchParams();
  const list = useList(products, PRODUCT_RULES);
  const [isImporting, setImporting] = useState(false);
  const take = async (rows: readonly unknown[]): Promise<ImportOutcome> => {
    const outcome = await callProducts<ImportOutcome>('/api/management/products/import', { json: { rows } });
    await revalidate();
    return outcome;
  };
  const clear = (): void =>
    setParams((before) => new URLSearchParams([...before].filter(([name]) => !Object.hasOwn(FILTERS, name))));

  return (
    <DemoPage
      title={t('title')}
      width="wide"
      actions={<HeadActs matches={list.matches} onImport={() => setImporting(true)} />}
    >
      <Stack gap={4}>
        <ActiveFilters list={list} onClear={clear} />
        <ProductList list={list} all={products} />
      </Stack>
      {isImporting && <ImportDialog columns={IMPORT_COLUMNS} onImport={take} onClose={() => setImporting(false)} />}
    </DemoPage>
  );
}

interface HeadActsProps {
  readonly matches: readonly Product[];
  readonly onImport: () => void;
}

function HeadActs({ matches, onImport }: HeadActsProps) {
  const t = useWords();
  const c = useCsvWords();
  const save = (): void =>
    saveCsv('products', [
      [...IMPORT_COLUMNS, 'inventory', 'quantity'],
      ...matches.map(({ name, category, price, productCode, inventoryType, quantity }) => [
        name,
        category,
        formatPesosText(price),
        productCode,
        inventoryType,
        quantity,
      ]),
    ]);
  return (
    <Row gap={2}>
      <Button size="desk" icon="upload" onClick={onImport}>
        {c('import')}
      </Button>
      <Button size="desk" icon="download" onClick={save}>
        {c('export')}
      </Button>
      <Button size="desk" kind="primary" icon="plus" to="create">
        {t('new')}
      </Button>
    </Row>
  );
}
