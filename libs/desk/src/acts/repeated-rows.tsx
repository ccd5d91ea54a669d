import { Button, Grid, Row, Stack, Text } from '@ebpls/ui';
import { type ReactNode, useState } from 'react';

import { useWords } from '../messages/desk.messages.ts';

/** Properties of a form field whose rows a person can add and remove. */
interface RepeatedRowsProps {
  readonly fewest: 0 | 1;
  readonly most: number;
  /** Number of rows at first, when it is above the minimum. */
  readonly first?: number;
  /** On the button for one row more. */
  readonly more: string;
  /** Error of the rows as a whole. */
  readonly error: string | undefined;
  /** The fields of a row; `id` identifies the row until it is removed, `place` counts from 0. */
  readonly renderRow: (id: number, place: number) => ReactNode;
}

/** Rows of fields that a clerk adds and removes; the input in the other rows stays. */
export function RepeatedRows({ fewest, most, first = fewest, more, error, renderRow }: RepeatedRowsProps) {
  const t = useWords();
  const [ids, setIds] = useState<readonly number[]>(() =>
    Array.from({ length: Math.max(fewest, first) }, (_, id) => id),
  );
  return (
    <Stack gap={4}>
      {error !== undefined && (
        <Text tone="danger" size="secondary">
          {error}
        </Text>
      )}
      {ids.map((id, place) => (
        <Grid key={id} columns={2} gap={4}>
          {renderRow(id, place)}
        </Grid>
      ))}
      <Row>
        {ids.length < most && (
          <Button size="desk" icon="plus" onClick={() => setIds([...ids, (ids.at(-1) ?? -1) + 1])}>
            {more}
          </Button>
        )}
        {ids.length > fewest && (
          <Button size="desk" kind="quiet" icon="minus" onClick={() => setIds(ids.slice(0, -1))}>
            {t('condition_less')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
