import { Button, Grid, Row, Stack, Text } from '@ebpls/ui';
import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';

import { useWords } from '../../messages/desk.messages.ts';
import { useMessageGetter } from './use-refused-fields.ts';

/** Properties of a form field whose rows a person can add and remove. */
interface RepeatedRowsProps {
  readonly name: string;
  readonly minRows: 0 | 1;
  readonly maxRows: number;
  readonly emptyRow: Readonly<Record<string, string>>;
  /** On the button for one row more. */
  readonly more: string;
  /** The fields of a row; `path` is the dotted name of the row, `place` counts from 0. */
  readonly renderRow: (path: string, place: number) => ReactNode;
}

/** Rows of fields that a clerk adds and removes; the input in the other rows stays. */
export function RepeatedRows({ name, minRows, maxRows, emptyRow, more, renderRow }: RepeatedRowsProps) {
  const t = useWords();
  const rows = useFieldArray<Record<string, Record<string, string>[]>>({ name });
  const error = useMessageGetter()(name);
  return (
    <Stack gap={4}>
      {error !== undefined && (
        <Text tone="danger" size="secondary">
          {error}
        </Text>
      )}
      {rows.fields.map(({ id }, place) => (
        <Grid key={id} columns={2} gap={4}>
          {renderRow(`${name}.${place}`, place)}
        </Grid>
      ))}
      <Row>
        {rows.fields.length < maxRows && (
          <Button size="desk" icon="plus" onClick={() => rows.append({ ...emptyRow }, { shouldFocus: false })}>
            {more}
          </Button>
        )}
        {rows.fields.length > minRows && (
          <Button size="desk" kind="quiet" icon="minus" onClick={() => rows.remove(rows.fields.length - 1)}>
            {t('entry_less')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
