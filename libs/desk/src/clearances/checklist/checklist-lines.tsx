// Editor of the items of an office's checklist: add, change, move and remove them.

import { APPLICATION_TYPES, type ChecklistLine } from '@ebpls/contracts';
import { Button, Grid, IconButton, joinFacts, Row, Rows, Stack, Text, TextField, useLocale } from '@ebpls/ui';
import { CheckField } from '@ebpls/ui/forms';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';

import { CheckGroup } from '../../acts/fields/check-group.tsx';
import { EditableEntry } from '../../acts/fields/editable-entry.tsx';
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

/** The editable items of a checklist, each a line until it is opened; the input in the other items stays. */
export function ChecklistLines() {
  const t = useWords();
  const rows = useFieldArray<ChecklistValues, 'items'>({ name: 'items' });
  const { length } = rows.fields;
  return (
    <Stack gap={6}>
      {length > 0 && (
        <Rows label={t('page_title')}>
          {rows.fields.map(({ id }, place) => (
            <OneLine
              key={id}
              place={place}
              onRemove={length > 1 ? () => rows.remove(place) : undefined}
              onMove={{
                up: place > 0 ? () => rows.move(place, place - 1) : undefined,
                down: place < length - 1 ? () => rows.move(place, place + 1) : undefined,
              }}
            />
          ))}
        </Rows>
      )}
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
  readonly onRemove: (() => void) | undefined;
  readonly onMove: Readonly<Record<'up' | 'down', (() => void) | undefined>>;
}

const LINE_FIELDS = ['text.en', 'text.fil', 'asked_of'] as const;

function OneLine({ place, onRemove, onMove }: OneLineProps) {
  const t = useWords();
  const locale = useLocale();
  const getMessage = useMessageGetter();
  const path = `items.${place}` as const;
  const { text, is_mandatory, asked_of } = useWatch<ChecklistValues, typeof path>({ name: path });
  const label = t('line', { number: place + 1 });
  return (
    <EditableEntry
      label={label}
      title={text[locale] || label}
      note={joinFacts([...asked_of.map((kind) => t(kind)), !is_mandatory && t('optional')])}
      isNew={text.en === '' && text.fil === ''}
      hasError={LINE_FIELDS.some((field) => getMessage(`${path}.${field}`) !== undefined)}
      onRemove={onRemove}
      moveButtons={<MoveButtons label={label} onMove={onMove} />}
    >
      <ItemFields path={path} />
    </EditableEntry>
  );
}

function ItemFields({ path }: { readonly path: `items.${number}` }) {
  const t = useWords();
  const { register } = useFormContext<ChecklistValues>();
  const getMessage = useMessageGetter();
  const problem = getMessage(`${path}.asked_of`);
  return (
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
      <CheckField {...register(`${path}.is_mandatory`)} label={t('is_mandatory')} />
      <Text size="secondary" tone={problem === undefined ? 'muted' : 'danger'}>
        {problem ?? t('asked_of')}
      </Text>
      <Row gap={4}>
        <CheckGroup
          name={`${path}.asked_of`}
          options={APPLICATION_TYPES.map((kind) => ({ value: kind, label: t(kind) }))}
        />
      </Row>
    </Stack>
  );
}

function MoveButtons({ label, onMove }: { readonly label: string; readonly onMove: OneLineProps['onMove'] }) {
  const t = useWords();
  return (['up', 'down'] as const).map((way) => (
    <IconButton
      key={way}
      icon={`chevron-${way}`}
      label={`${t(way)}: ${label}`}
      disabled={onMove[way] === undefined}
      onClick={() => onMove[way]?.()}
    />
  ));
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
