// Form of one example business: its line and what it declares.

import type { TariffMeasure, TariffType } from '@ebpls/contracts/tariff';
import type { OpenTariff } from '@ebpls/rules/tariff';
import { Button, Row, SelectField, Stack, TextField, useLocale } from '@ebpls/ui';

import { type ExampleBusiness, fillExample, listExampleMeasures } from './compute-example.ts';
import { useWords } from './example.messages.ts';

interface ExampleFormProps {
  readonly open: OpenTariff;
  readonly type: TariffType;
  readonly place: number;
  readonly business: ExampleBusiness;
  readonly onChange: (next: ExampleBusiness) => void;
  readonly onClose: () => void;
}

/** The bill changes while the form is filled in; another line brings its own measures. */
export function ExampleForm({ open, type, place, business, onChange, onClose }: ExampleFormProps) {
  const t = useWords();
  const locale = useLocale();
  return (
    <Stack gap={3}>
      <SelectField
        label={t('line')}
        name={`example-${place}-line`}
        value={business.line}
        options={open.tariff.lines.map(({ code, name }) => ({ value: code, label: name[locale] }))}
        onChange={({ target }) => onChange(fillExample(open, { line: target.value, place, type }))}
      />
      {listExampleMeasures(open, business.line, type).map((measure) => (
        <ExampleMeasure
          key={measure.code}
          id={`example-${place}-${measure.code}`}
          measure={measure}
          value={business.measures[measure.code] ?? ''}
          onChange={(text) => onChange({ ...business, measures: { ...business.measures, [measure.code]: text } })}
        />
      ))}
      <Row>
        <Button size="desk" onClick={onClose}>
          {t('close')}
        </Button>
      </Row>
    </Stack>
  );
}

interface ExampleMeasureProps {
  readonly id: string;
  readonly measure: TariffMeasure;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

function ExampleMeasure({ id, measure: { name, kind, values }, value, onChange }: ExampleMeasureProps) {
  const t = useWords();
  const locale = useLocale();
  const field = { id, name: id, label: name[locale], value };
  if (kind !== 'CHOICE' && kind !== 'YES_NO')
    return (
      <TextField {...field} inputMode="decimal" autoComplete="off" onChange={({ target }) => onChange(target.value)} />
    );
  const options =
    kind === 'CHOICE'
      ? (values ?? []).map((each) => ({ value: each.code, label: each.name[locale] }))
      : [
          { value: '', label: t('no') },
          { value: 'yes', label: t('yes') },
        ];
  return <SelectField {...field} options={options} onChange={({ target }) => onChange(target.value)} />;
}
