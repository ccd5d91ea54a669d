import { type FormMeasure, type LineOfBusiness, MAX_LINES, type RevenueCode } from '@ebpls/contracts';
import { isTaxedByUnits } from '@ebpls/rules';
import { Box, Button, Grid, NumberField, Row, SelectField, Stack, Text, useLocale } from '@ebpls/ui';
import { AmountField, ComboField } from '@ebpls/ui/forms';
import { useMemo, useState } from 'react';

import { useWords } from './estimate.messages.ts';
import { toLineOptions } from './line-options.ts';
import { MeasureFields } from './measure-fields.tsx';

interface LinesProps {
  readonly code: RevenueCode;
  readonly isNew: boolean;
  readonly firstLine: string;
  /** Returns the message of a field. */
  readonly at: (name: string) => string | undefined;
}

/** Lines of business of the estimate, each with its tax base and the units counted for its fees. */
export function EstimateLines({ code, isNew, firstLine, at }: LinesProps) {
  const t = useWords();
  const [rows, setRows] = useState<readonly LineRow[]>([{ id: 0, line: firstLine }]);
  const add = (): void => setRows([...rows, { id: (rows.at(-1)?.id ?? 0) + 1, line: '' }]);
  const choose = (id: number, line: string): void =>
    setRows(rows.map((row) => (row.id === id ? { ...row, line } : row)));
  const formMeasures = code.form_measures?.[isNew ? 'NEW' : 'RENEWAL'] ?? [];
  const isRequired = (measure: FormMeasure): boolean => rows.some(({ line }) => measure.lines.includes(line));
  return (
    <Stack gap={4}>
      <input type="hidden" name="line_count" value={rows.length} />
      {rows.map(({ id, line }, place) => (
        <EstimateLine
          key={id}
          {...{ code, isNew, at, place }}
          chosen={line}
          choose={(next) => choose(id, next)}
          measures={formMeasures.filter((measure) => measure.of === 'LINE' && measure.lines.includes(line))}
          {...(rows.length > 1 && { onRemove: () => setRows(rows.filter((row) => row.id !== id)) })}
        />
      ))}
      {rows.length < MAX_LINES && (
        <Row>
          <Button kind="quiet" icon="plus" onClick={add}>
            {t('add_line')}
          </Button>
        </Row>
      )}
      <MeasureFields
        of=""
        at={at}
        measures={formMeasures.filter((measure) => measure.of === 'BUSINESS' && isRequired(measure))}
      />
    </Stack>
  );
}

interface LineRow {
  readonly id: number;
  /** Code of the chosen line of business; empty before the choice. */
  readonly line: string;
}

interface LineProps extends Omit<LinesProps, 'firstLine'> {
  readonly place: number;
  readonly chosen: string;
  readonly choose: (line: string) => void;
  readonly measures: readonly FormMeasure[];
  readonly onRemove?: () => void;
}

function EstimateLine({ code, isNew, at, place, chosen, choose, measures, onRemove }: LineProps) {
  const t = useWords();
  const locale = useLocale();
  const lines = code.tariff_lines ?? code.lines;
  const options = useMemo(() => toLineOptions(lines, locale), [lines, locale]);
  const line = lines.find((one) => one.line === chosen);
  const name = `lines.${place}`;
  return (
    <Box look="card" pad={4}>
      <Stack gap={4}>
        {onRemove && (
          <Row justify="between">
            <Text as="strong" size="secondary">
              {t('line_no', { place: place + 1 })}
            </Text>
            <Button size="desk" kind="quiet" icon="trash" onClick={onRemove}>
              {t('remove_line', { place: place + 1 })}
            </Button>
          </Row>
        )}
        <ComboField
          name={`${name}.line`}
          label={t('line')}
          help={t('line_help')}
          noMatch={t('line_none')}
          options={options}
          value={chosen}
          onPick={choose}
          error={at(`${name}.line`)}
        />
        {line && <TaxBase {...{ line, code, isNew, at, name }} />}
        <MeasureFields of={`${name}.`} at={at} measures={measures} />
      </Stack>
    </Box>
  );
}

interface TaxBaseProps extends Pick<LinesProps, 'code' | 'isNew' | 'at'> {
  readonly line: LineOfBusiness;
  readonly name: string;
}

/** What the tax and the fees of a line are computed from: its category, capital or sales, and counted units. */
function TaxBase({ line, code, isNew, at, name }: TaxBaseProps) {
  const t = useWords();
  const locale = useLocale();
  const getCategoryName = (category: string) =>
    code.ordinance.business_tax.rows.find((row) => row.category === category)?.name[locale] ?? category;
  return (
    <>
      {line.taxed_as.length > 1 && (
        <SelectField
          name={`${name}.category`}
          label={t('category')}
          help={t('category_help')}
          placeholder="–"
          options={line.taxed_as.map(({ category }) => ({ value: category, label: getCategoryName(category) }))}
          error={at(`${name}.category`)}
        />
      )}
      {!isTaxedByUnits(code, line.line) && <Amounts {...{ isNew, at, name }} year={code.tax_year - 1} />}
      {line.units.length > 0 && (
        <Grid columns={2} gap={4}>
          {line.units.flatMap((unit) =>
            unit === 'vehicle' || unit === 'motorcycle'
              ? []
              : [
                  <NumberField
                    key={unit}
                    name={`${name}.units.${unit}`}
                    label={t(unit)}
                    defaultValue={unit.startsWith('scale_') ? '0' : ''}
                    error={at(`${name}.units.${unit}`)}
                  />,
                ],
          )}
        </Grid>
      )}
    </>
  );
}

function Amounts({ isNew, at, name, year }: Omit<TaxBaseProps, 'line' | 'code'> & { readonly year: number }) {
  const t = useWords();
  if (isNew)
    return (
      <AmountField
        key="capital"
        name={`${name}.capitalization`}
        label={t('capitalization')}
        error={at(`${name}.capitalization`)}
      />
    );
  return (
    <>
      <AmountField
        key="gross"
        name={`${name}.gross_non_essential`}
        label={t('gross_non_essential', { year })}
        help={t('gross_non_essential_help')}
        error={at(`${name}.gross_non_essential`)}
      />
      <AmountField
        key="essential"
        name={`${name}.gross_essential`}
        label={t('gross_essential', { year })}
        help={t('gross_essential_help')}
        optional
        error={at(`${name}.gross_essential`)}
      />
    </>
  );
}
