// Form fields of a tax, a fee or another subject of the revenue code.

import type { SectionName } from '@ebpls/contracts';
import { Button, Grid, NumberField, Row, Section, Stack, TextField, useLocale } from '@ebpls/ui';
import { AmountField, CheckField, DateField } from '@ebpls/ui/forms';
import { memo } from 'react';
import {
  type FieldError,
  type FieldErrors,
  get,
  useFieldArray,
  useFormContext,
  useFormState,
  useWatch,
} from 'react-hook-form';

import { useWords } from '../code.messages.ts';
import { type CodeFigure, type CodeLine, getMatter, type Ladder, type Matter } from './list-matters.ts';
import { countTyped } from './put-figure.ts';

interface MatterFieldsProps {
  readonly section: SectionName;
  readonly matter: Matter;
}

function isSame(one: MatterFieldsProps, other: MatterFieldsProps): boolean {
  return one.matter.source === other.matter.source && one.matter.path === other.matter.path;
}

/**
 * The editable fields of a tax, a fee or another matter of the code. A page has hundreds of fields: a keystroke in one
 * matter renders that one only.
 */
export const MatterFields = memo(WatchedFields, isSame);

/** Names of rows are values too, so that the titles follow what is typed. */
function WatchedFields({ section, matter: { path } }: MatterFieldsProps) {
  const locale = useLocale();
  const source: unknown = useWatch({ name: path });
  const { title, figures, ladders } = getMatter({ section, path, source, locale });
  return (
    <Section level={3} title={title}>
      <Stack gap={6}>
        {figures.length > 0 && (
          <Grid columns={3} gap={4}>
            {figures.map((figure) => (
              <FigureField key={figure.path} figure={figure} />
            ))}
          </Grid>
        )}
        {ladders.map((ladder) => (
          <LadderFields key={ladder.path} ladder={ladder} of={title} />
        ))}
      </Stack>
    </Section>
  );
}

function LadderFields({ ladder, of }: { readonly ladder: Ladder; readonly of: string }) {
  const t = useWords();
  const rows = useFieldArray({ name: ladder.path });
  const grows = ladder.blank !== undefined;
  return (
    <Stack gap={4}>
      {rows.fields.map(({ id }, index) => (
        <LineFields key={id} line={ladder.lines[index]} {...(grows && { onRemove: () => rows.remove(index) })} />
      ))}
      {grows && (
        <Row>
          <Button
            size="desk"
            icon="plus"
            aria-label={t('add_line', { name: lowerFirst(ladder.title), of })}
            onClick={() => rows.append(ladder.blank, { shouldFocus: false })}
          >
            {t('add', { name: lowerFirst(ladder.title) })}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

interface LineFieldsProps {
  /** Absent until the values of an added line are watched too. */
  readonly line: CodeLine | undefined;
  readonly onRemove?: () => void;
}

function LineFields({ line, onRemove }: LineFieldsProps) {
  const t = useWords();
  if (line === undefined) return null;
  return (
    <Row align="end" gap={4}>
      {line.figures.map((figure) => (
        <FigureField key={figure.path} figure={figure} line={line} />
      ))}
      {onRemove && (
        <Button
          size="desk"
          kind="quiet"
          icon="minus"
          aria-label={t('drop_line', { name: line.name })}
          onClick={onRemove}
        >
          {t('drop')}
        </Button>
      )}
    </Row>
  );
}

interface FigureFieldProps {
  readonly figure: CodeFigure;
  readonly line?: CodeLine;
}

function useFigureField({ figure: { path, label, kind }, line }: FigureFieldProps) {
  const { register } = useFormContext();
  const { errors } = useFormState({ name: path, exact: true });
  return {
    ...register(path, kind === 'count' || kind === 'area' ? { setValueAs: countTyped } : {}),
    id: path,
    label: line ? `${line.name}, ${lowerFirst(label)}` : label,
    error: getErrorMessage(errors, path),
  };
}

function FigureField(props: FigureFieldProps) {
  const field = useFigureField(props);
  switch (props.figure.kind) {
    case 'flag':
      return <CheckField {...field} />;
    case 'money':
      return <AmountField {...field} />;
    case 'area':
      return <NumberField {...field} after={<span aria-hidden>m²</span>} />;
    case 'count':
      return <NumberField {...field} />;
    case 'day':
      return <DateField {...field} />;
    case 'rate':
      return (
        <TextField {...field} inputMode="decimal" width="short" autoComplete="off" after={<span aria-hidden>%</span>} />
      );
    case 'text':
      return <TextField {...field} autoComplete="off" />;
  }
}

function getErrorMessage(errors: FieldErrors, path: string): string | undefined {
  const error = get(errors, path) as FieldError | undefined;
  return error?.message;
}

function lowerFirst(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}
