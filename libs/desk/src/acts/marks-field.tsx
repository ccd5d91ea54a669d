import { Button, Grid, Heading, Row, SelectField, Stack, Text, TextField } from '@ebpls/ui';
import { useState } from 'react';

import { useWords } from '../messages/desk.messages.ts';
import type { ActField } from './act-form.ts';

interface MarksFieldProps {
  readonly field: Extract<ActField, { kind: 'marks' }>;
  readonly errorAt: (name: string) => string | undefined;
}

const MOST_MARKS = 20;

/** Fields of the form that go back, each with the reason that its owner reads beside it; none at first. */
export function MarksField({ field: { name, label, options }, errorAt }: MarksFieldProps) {
  const t = useWords();
  const [keys, setKeys] = useState<readonly number[]>([]);
  if (options.length === 0) return null;
  return (
    <Stack gap={2}>
      <Heading level={3} size="secondary">
        {label}
      </Heading>
      <Text size="secondary" tone="muted">
        {t('marks_help')}
      </Text>
      {errorAt(name) !== undefined && (
        <Text tone="danger" size="secondary">
          {errorAt(name)}
        </Text>
      )}
      {keys.map((key, place) => (
        <Grid key={key} columns={2} gap={4}>
          <SelectField
            name={`${name}.field`}
            id={`${name}.${key}.field`}
            label={t('mark_field', { number: place + 1 })}
            placeholder={t('mark_choose')}
            options={options}
            error={errorAt(`${name}.${place}.field`)}
          />
          <TextField
            name={`${name}.reason`}
            id={`${name}.${key}.reason`}
            label={t('mark_reason', { number: place + 1 })}
            error={errorAt(`${name}.${place}.reason`)}
          />
        </Grid>
      ))}
      <Row>
        {keys.length < MOST_MARKS && (
          <Button size="desk" icon="plus" onClick={() => setKeys([...keys, (keys.at(-1) ?? 0) + 1])}>
            {t('mark_more')}
          </Button>
        )}
        {keys.length > 0 && (
          <Button size="desk" kind="quiet" icon="minus" onClick={() => setKeys(keys.slice(0, -1))}>
            {t('condition_less')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
