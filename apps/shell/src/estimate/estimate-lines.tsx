import { type FormMeasure, MAX_LINES } from '@ebpls/contracts';
import { useEstimateWords } from '@ebpls/remote-kit/estimate-messages';
import { Box, Button, Row, Section, Stack, Text, useLocale } from '@ebpls/ui';
import { CheckField, ComboField } from '@ebpls/ui/forms';
import { useMemo } from 'react';

import { toLineOptions } from './line-options.ts';
import { MeasureFields } from './measure-fields.tsx';
import { type CodeProps, TaxFields } from './tax-fields.tsx';

export interface LineRow {
  readonly id: number;
  /** Code of the chosen line of business; empty before the choice. */
  readonly line: string;
}

interface LinesProps extends CodeProps {
  readonly rows: readonly LineRow[];
  readonly setRows: (rows: readonly LineRow[]) => void;
}

/** Lines of business of the estimate, each with its tax base and the units counted for its fees. */
export function EstimateLines({ rows, setRows, ...props }: LinesProps) {
  const t = useEstimateWords();
  const { code, type, at } = props;
  const add = (): void => setRows([...rows, { id: (rows.at(-1)?.id ?? 0) + 1, line: '' }]);
  const choose = (id: number, line: string): void =>
    setRows(rows.map((row) => (row.id === id ? { ...row, line } : row)));
  const formMeasures = code.form_measures?.[type] ?? [];
  const isRequired = (measure: FormMeasure): boolean => rows.some(({ line }) => measure.lines.includes(line));
  return (
    <Section level={3} title={t('lines_part')}>
      <Stack gap={4}>
        <input type="hidden" name="line_count" value={rows.length} />
        {rows.map(({ id, line }, place) => (
          <EstimateLine
            key={id}
            {...{ ...props, place }}
            chosenMode={line}
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
        {type === 'RENEWAL' && (
          <CheckField
            name="zero_gross_affidavit"
            label={t('zero_gross_affidavit', { year: code.tax_year - 1 })}
            help={t('zero_gross_affidavit_help')}
          />
        )}
        <MeasureFields
          of=""
          at={at}
          measures={formMeasures.filter((measure) => measure.of === 'BUSINESS' && isRequired(measure))}
        />
      </Stack>
    </Section>
  );
}

interface LineProps extends CodeProps {
  readonly place: number;
  readonly chosenMode: string;
  readonly choose: (line: string) => void;
  readonly measures: readonly FormMeasure[];
  readonly onRemove?: () => void;
}

function EstimateLine({ place, chosenMode, choose, measures, onRemove, ...props }: LineProps) {
  const t = useEstimateWords();
  const locale = useLocale();
  const { code, at } = props;
  const lines = code.tariff_lines ?? code.lines;
  const options = useMemo(() => toLineOptions(lines, locale), [lines, locale]);
  const line = lines.find((one) => one.line === chosenMode);
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
          value={chosenMode}
          onPick={choose}
          error={at(`${name}.line`)}
        />
        {line && <TaxFields {...props} {...{ line, name }} />}
        <MeasureFields of={`${name}.`} at={at} measures={measures} />
      </Stack>
    </Box>
  );
}
