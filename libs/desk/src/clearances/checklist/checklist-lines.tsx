// Editor of the items of an office's checklist: add, change, move and remove them.

import { APPLICATION_TYPES, type ChecklistLine } from '@ebpls/contracts';
import { Button, Grid, IconButton, Row, Stack, Text, TextField } from '@ebpls/ui';
import { CheckField } from '@ebpls/ui/forms';
import { useState } from 'react';

import { useWords } from './checklist.messages.ts';

/** A row of the form in which an office edits its checklist; without `item` it is a new one. */
interface LineInForm {
  readonly id: number;
  readonly line?: ChecklistLine | undefined;
}

/** A new line: most of what an office looks at, it looks at in these. */
const EMPTY_LINE: ChecklistLine = {
  item: '',
  text: { en: '', fil: '' },
  is_mandatory: true,
  asked_of: ['NEW', 'RENEWAL', 'AMENDMENT'],
};
const MAX_LINES = 40;

interface ListLinesProps {
  readonly lines: readonly ChecklistLine[];
  readonly errorAt: (path: string) => string | undefined;
}

/** The editable rows of a checklist, which can be moved and removed; the input in the other rows stays. */
export function ChecklistLines({ lines, errorAt }: ListLinesProps) {
  const t = useWords();
  const [rows, setRows] = useState<readonly LineInForm[]>(() => lines.map((line, id) => ({ id, line })));
  const next = Math.max(-1, ...rows.map(({ id }) => id)) + 1;
  const move = (place: number, by: -1 | 1): void => {
    const movedRows = [...rows];
    movedRows.splice(place + by, 0, ...movedRows.splice(place, 1));
    setRows(movedRows);
  };
  return (
    <Stack gap={6}>
      {rows.map((one, place) => (
        <OneLine
          key={one.id}
          one={one}
          place={place}
          errorAt={errorAt}
          onMove={{
            up: place > 0 ? () => move(place, -1) : undefined,
            down: place < rows.length - 1 ? () => move(place, 1) : undefined,
            remove: rows.length > 1 ? () => setRows(rows.filter(({ id }) => id !== one.id)) : undefined,
          }}
        />
      ))}
      {rows.length < MAX_LINES && (
        <Row>
          <Button icon="plus" onClick={() => setRows([...rows, { id: next }])}>
            {t('add')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

interface OneLineProps {
  readonly one: LineInForm;
  readonly place: number;
  readonly errorAt: ListLinesProps['errorAt'];
  readonly onMove: Readonly<Record<'up' | 'down' | 'remove', (() => void) | undefined>>;
}

function OneLine({ one: { id, line }, place, errorAt, onMove }: OneLineProps) {
  const t = useWords();
  const number = place + 1;
  const { item, text, is_mandatory, asked_of } = line ?? EMPTY_LINE;
  const problem = errorAt(`items.${place}.asked_of`);
  return (
    <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
      <legend>{t('line', { number })}</legend>
      <input type="hidden" name="line" value={id} />
      <input type="hidden" name={`${id}.item`} value={item} />
      <Stack gap={2}>
        <Grid columns={2} gap={4}>
          <TextField
            name={`${id}.en`}
            label={t('text_en')}
            defaultValue={text.en}
            error={errorAt(`items.${place}.text.en`)}
          />
          <TextField
            name={`${id}.fil`}
            label={t('text_fil')}
            defaultValue={text.fil}
            error={errorAt(`items.${place}.text.fil`)}
          />
        </Grid>
        <Row gap={4}>
          <CheckField name={`${id}.is_mandatory`} label={t('is_mandatory')} defaultChecked={is_mandatory} />
        </Row>
        <Text size="secondary" tone={problem === undefined ? 'muted' : 'danger'}>
          {problem ?? t('asked_of')}
        </Text>
        <Row gap={4}>
          {APPLICATION_TYPES.map((kind) => (
            <CheckField
              key={kind}
              id={`${id}.asked_of.${kind}`}
              name={`${id}.asked_of`}
              value={kind}
              label={t(kind)}
              defaultChecked={asked_of.includes(kind)}
            />
          ))}
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

/** The rows in the order of the form, with the names of the contract's body. */
export function readLines(formData: FormData) {
  return formData.getAll('line').map((id) => {
    const item = String(formData.get(`${id}.item`) ?? '');
    return {
      ...(item !== '' && { item }),
      text: { en: formData.get(`${id}.en`) ?? '', fil: formData.get(`${id}.fil`) ?? '' },
      is_mandatory: formData.get(`${id}.is_mandatory`) !== null,
      asked_of: formData.getAll(`${id}.asked_of`),
    };
  });
}
