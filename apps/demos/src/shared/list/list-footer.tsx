import { Button, Row, SelectField, Text } from '@ebpls/ui';

import { useWords } from '../page/demos.messages.ts';
import { type List, PAGE_SIZES } from './use-list.ts';

const LIST_SIZES = PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }));

/** Foot of a list: the shown rows, the page size, and links to the previous and the next page. */
export function ListFooter({ list }: { readonly list: List<unknown> }) {
  const t = useWords();
  const { page, pages, size, count } = list;
  const from = count === 0 ? 0 : (page - 1) * size + 1;
  return (
    <Row gap={4} align="end" justify="between">
      <Row gap={3} align="end">
        <SelectField
          label={t('rows')}
          width="short"
          options={LIST_SIZES}
          value={String(size)}
          onChange={({ currentTarget }) => list.setParam('rows', currentTarget.value)}
        />
        <output dir="auto">
          <Text as="span" tone="muted" size="secondary">
            {t('range', { from, to: Math.min(page * size, count), count })}
          </Text>
        </output>
      </Row>
      <Row gap={3}>
        <Button size="desk" icon="chevron-left" disabled={page === 1} onClick={() => list.turnTo(page - 1)}>
          {t('page.before')}
        </Button>
        <Button size="desk" disabled={page === pages} onClick={() => list.turnTo(page + 1)}>
          {t('page.after')}
        </Button>
      </Row>
    </Row>
  );
}
