// Form fields of a tax, a fee or another subject of the revenue code.

import { Button, Grid, NumberField, Row, Section, Stack, TextField } from '@ebpls/ui';
import { AmountField, CheckField, DateField } from '@ebpls/ui/forms';

import { memo } from 'react';

import { useWords } from '../code.messages.ts';
import { countTyped } from './put-figure.ts';
import type { CodeFigure, Ladder, CodeLine, Matter } from './list-matters.ts';

/** Context of the fields of a section: how a value is set, the refused fields, and how lists grow and shrink. */
export interface Editing {
  readonly put: (path: string, value: unknown) => void;
  readonly add: (ladder: Ladder) => void;
  readonly drop: (ladder: Ladder, index: number) => void;
  readonly errorAt: (path: string) => string | undefined;
}

interface MatterFieldsProps {
  readonly matter: Matter;
  readonly editing: Editing;
}

function isSame(one: MatterFieldsProps, other: MatterFieldsProps): boolean {
  return (
    one.matter.source === other.matter.source &&
    one.matter.title === other.matter.title &&
    one.editing === other.editing
  );
}

/**
 * The editable fields of a tax, a fee or another matter of the code. A page has hundreds of fields: a keystroke in one
 * matter renders that one only.
 */
export const MatterFields = memo(DrawnFields, isSame);

function DrawnFields({ matter: { title, figures, ladders }, editing }: MatterFieldsProps) {
  return (
    <Section level={3} title={title}>
      <Stack gap={6}>
        {figures.length > 0 && (
          <Grid columns={3} gap={4}>
            {figures.map((figure) => (
              <FigureField key={figure.path} figure={figure} of={title} editing={editing} />
            ))}
          </Grid>
        )}
        {ladders.map((ladder) => (
          <LadderFields key={ladder.path} ladder={ladder} of={title} editing={editing} />
        ))}
      </Stack>
    </Section>
  );
}

function LadderFields({
  ladder,
  of,
  editing,
}: {
  readonly ladder: Ladder;
  readonly of: string;
  readonly editing: Editing;
}) {
  const t = useWords();
  const grows = ladder.blank !== undefined;
  return (
    <Stack gap={4}>
      {ladder.lines.map((line, index) => (
        <Row key={line.path} align="end" gap={4}>
          {line.figures.map((figure) => (
            <FigureField key={figure.path} figure={figure} of={of} line={line} editing={editing} />
          ))}
          {grows && (
            <Button
              size="desk"
              kind="quiet"
              icon="minus"
              aria-label={t('drop_line', { name: line.name })}
              onClick={() => editing.drop(ladder, index)}
            >
              {t('drop')}
            </Button>
          )}
        </Row>
      ))}
      {grows && (
        <Row>
          <Button
            size="desk"
            icon="plus"
            aria-label={t('add_line', { name: lowerFirst(ladder.title), of })}
            onClick={() => editing.add(ladder)}
          >
            {t('add', { name: lowerFirst(ladder.title) })}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

interface FigureFieldProps {
  readonly figure: CodeFigure;
  readonly of: string;
  readonly line?: CodeLine;
  readonly editing: Editing;
}

function FigureField({ figure: { path, label, kind, value }, line, editing: { put, errorAt } }: FigureFieldProps) {
  const wording = {
    id: path,
    name: path,
    label: line ? `${line.name}, ${lowerFirst(label)}` : label,
    error: errorAt(path),
  };
  if (kind === 'flag')
    return <CheckField {...wording} checked={value === true} onChange={({ target }) => put(path, target.checked)} />;
  const text = { ...wording, value: String(value ?? '') };
  switch (kind) {
    case 'money':
      return <AmountField {...text} onChange={({ target }) => put(path, target.value)} />;
    case 'area':
      return (
        <NumberField
          {...text}
          after={<span aria-hidden>m²</span>}
          onChange={({ target }) => put(path, countTyped(target.value))}
        />
      );
    case 'count':
      return <NumberField {...text} onChange={({ target }) => put(path, countTyped(target.value))} />;
    case 'day':
      return <DateField {...text} onChange={({ target }) => put(path, target.value)} />;
    case 'rate':
      return (
        <TextField
          {...text}
          inputMode="decimal"
          width="short"
          autoComplete="off"
          after={<span aria-hidden>%</span>}
          onChange={({ target }) => put(path, target.value)}
        />
      );
    case 'text':
      return <TextField {...text} autoComplete="off" onChange={({ target }) => put(path, target.value)} />;
  }
}

function lowerFirst(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}
