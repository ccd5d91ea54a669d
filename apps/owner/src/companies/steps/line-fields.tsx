import { type Reference, UNIT_KEYS } from '@ebpls/contracts';
import { Button, Grid, NumberField, Section, Stack, Text, TextField } from '@ebpls/ui';
import { RadioField } from '@ebpls/ui/forms';
import { useWatch } from 'react-hook-form';

import { useFields } from '../../shared/fields/form-fields.ts';
import { LineCombo } from '../../shared/fields/line-combo.tsx';
import { useWords } from '../form/form.messages.ts';

interface LineFieldsProps {
  readonly place: number;
  readonly reference: Reference;
  readonly onPrincipal: () => void;
  readonly onRemove?: () => void;
  readonly listError: string | undefined; // Error of the list as a whole; shown at its first line.
}

/** One line of business: its code, its products, and the units counted for its fees. */
export function LineFields({ place, reference, onPrincipal, onRemove, listError }: LineFieldsProps) {
  const t = useWords();
  const { text, getError } = useFields();
  const name = `lines.${place}`;
  const code: unknown = useWatch({ name: `${name}.line` });
  const is_principal: unknown = useWatch({ name: `${name}.is_principal` });
  const chosenLine = reference.lines.find(({ line }) => line === code);
  const problem = getError(`${name}.line`).error ?? listError;

  return (
    <Section
      title={t('line_part', { place: place + 1 })}
      level={3}
      actions={
        onRemove && (
          <Button size="desk" kind="quiet" icon="trash" onClick={onRemove}>
            {t('remove_line')}
          </Button>
        )
      }
    >
      <Stack gap={6}>
        <LineCombo
          name={`${name}.line`}
          lines={reference.lines}
          label={t('line')}
          help={t('line_help')}
          noMatch={t('line_none')}
          error={problem}
        />
        <TextField {...text(`${name}.products`)} label={t('products')} optional />
        {chosenLine && <Units name={name} units={chosenLine.units} />}
        {chosenLine?.papers && (
          <Text tone="muted" size="secondary">
            {t('papers', { papers: chosenLine.papers })}
          </Text>
        )}
        {(onRemove || is_principal !== true) && (
          <RadioField
            label={t('principal_mark')}
            name={`principal.${place}`}
            value={is_principal === true ? 'yes' : 'no'}
            onChange={onPrincipal}
            options={[{ value: 'yes', label: t('is_principal') }]}
          />
        )}
      </Stack>
    </Section>
  );
}

function Units({ name, units }: { readonly name: string; readonly units: readonly string[] }) {
  const t = useWords();
  const { count } = useFields();
  const countedUnits = UNIT_KEYS.filter((unit) => units.includes(unit));
  if (countedUnits.length === 0) return null;
  return (
    <Grid columns={2} gap={6}>
      {countedUnits.map((unit) => (
        <NumberField key={unit} {...count(`${name}.units.${unit}`)} label={t(unit)} optional />
      ))}
    </Grid>
  );
}
