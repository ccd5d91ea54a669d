// Editor of the items of an office's checklist: add, change, move and remove them.

import { APPLICATION_TYPES, type ChecklistLine } from '@ebpls/contracts';
import { Button, Grid, IconButton, Row, Stack, Text, TextField } from '@ebpls/ui';
import { CheckField } from '@ebpls/ui/forms';
import { useFieldArray, useFormContext } from 'react-hook-form';

import { CheckGroup } from '../../acts/fields/check-group.tsx';
import { useMessageGetter } from '../../acts/fields/use-refused-fields.ts';
import { useWords } from './checklist.messages.ts';

export type ChecklistValues = { readonly items: readonly ChecklistLine[] };

/** A new line: most of what an office looks at, it looks at in these. The server gives it its `item`. */
const EMPTY_LINE: ChecklistLine = {
  item: '',
  text: { en: '', fil: '' },
  is_mandatory: true,
  asked_of: ['NEW', 'RENEWAL', 'AMENDMENT'],
};
const MAX_LINES = 40;

/** The editable rows of a checklist, which can be moved and removed; the input in the other rows stays. */
export function ChecklistLines() {
  const t = useWords();
  const rows = useFieldArray<ChecklistValues, 'items'>({ name: 'items' });
  const { length } = rows.fields;
  return (
    <Stack gap={6}>
      {rows.fields.map(({ id }, place) => (
        <OneLine
          key={id}
          place={place}
          onMove={{
            up: place > 0 ? () => rows.move(place, place - 1) : undefined,
            down: place < length - 1 ? () => rows.move(place, place + 1) : undefined,
            remove: length > 1 ? () => rows.remove(place) : undefined,
          }}
        />
      ))}
      {length < MAX_LINES && (
        <Row>
          <Button icon="plus" onClick={() => rows.append(EMPTY_LINE, { shouldFocus: false })}>
            {t('add')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

interface OneLineProps {
  readonly place: number;
  readonly onMove: Readonly<Record<'up' | 'down' | 'remove', (() => void) | undefined>>;
}

function OneLine({ place, onMove }: OneLineProps) {
  const t = useWords();
  const { register } = useFormContext<ChecklistValues>();
  const getMessage = useMessageGetter();
  const number = place + 1;
  const path = `items.${place}` as const;
  const problem = getMessage(`${path}.asked_of`);
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
      <legend>{t('line', { number })}</legend>
      <Stack gap={2}>
        <Grid columns={2} gap={4}>
          {(['en', 'fil'] as const).map((locale) => (
            <TextField
              key={locale}
              {...register(`${path}.text.${locale}`)}
              label={t(`text_${locale}`)}
              error={getMessage(`${path}.text.${locale}`)}
            />
          ))}
        </Grid>
        <Row gap={4}>
          <CheckField {...register(`${path}.is_mandatory`)} label={t('is_mandatory')} />
        </Row>
        <Text size="secondary" tone={problem === undefined ? 'muted' : 'danger'}>
          {problem ?? t('asked_of')}
        </Text>
        <Row gap={4}>
          <CheckGroup
            name={`${path}.asked_of`}
            options={APPLICATION_TYPES.map((kind) => ({ value: kind, label: t(kind) }))}
          />
        </Row>
        <MoveButtons number={number} onMove={onMove} />
      </Stack>
    </fieldset>
  );
}

const ICON = { up: 'chevron-up', down: 'chevron-down', remove: 'close' } as const;

function MoveButtons({ number, onMove }: { readonly number: number; readonly onMove: OneLineProps['onMove'] }) {
  const t = useWords();
  return (
    <Row gap={1}>
      {(['up', 'down', 'remove'] as const).map((way) => (
        <IconButton
          key={way}
          icon={ICON[way]}
          label={`${t(way)}: ${t('line', { number })}`}
          disabled={onMove[way] === undefined}
          onClick={() => onMove[way]?.()}
        />
      ))}
    </Row>
  );
}

/** Returns the rows in the shape of the contract's body: a new one has no item yet. */
export function toChecklistItems({ items }: ChecklistValues) {
  return items.map(({ item, text, is_mandatory, asked_of }) => ({
    ...(item !== '' && { item }),
    text,
    is_mandatory,
    asked_of,
  }));
}
