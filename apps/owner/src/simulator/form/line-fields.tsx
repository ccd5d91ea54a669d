import type { LineOfBusiness, RevenueCode } from '@ebpls/contracts';
import { isFieldOnBill, isTaxedByUnits } from '@ebpls/rules';
import { Box, Button, Grid, NumberField, Row, SelectField, Stack, Text, useLocale } from '@ebpls/ui';
import { AmountField, CheckField } from '@ebpls/ui/forms';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';

import { LineCombo } from '../../shared/fields/line-combo.tsx';
import { useSimulatorFields } from './simulator-fields.ts';

interface LineFieldsProps {
  readonly place: number;
  readonly code: RevenueCode;
  readonly isNew: boolean;
  readonly onRemove?: () => void; // Only where there are several lines, which are then numbered.
}

/** Fields of one line of business in the tax simulator: its code, its tax base, and the units counted for its fees. */
export function LineFields({ place, code, isNew, onRemove }: LineFieldsProps) {
  const { t } = useSimulatorFields();
  const name = `lines.${place}`;
  const chosenCode: unknown = useWatch({ name: `${name}.line` });
  const line = code.lines.find((one) => one.line === chosenCode);
  return (
    <Box look="card" pad={4}>
      <Stack gap={6}>
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
        <Choice name={name} code={code} />
        {line && line.taxed_as.length > 1 && <Category name={name} line={line} code={code} />}
        {line && !isTaxedByUnits(code, line.line) && <Measure {...{ name, line, code, isNew }} />}
        {line && line.units.length > 0 && <Units name={name} units={line.units} />}
      </Stack>
    </Box>
  );
}

function Choice({ name, code }: { readonly name: string; readonly code: RevenueCode }) {
  const { t, getError } = useSimulatorFields();
  const locale = useLocale();
  const lines = useMemo(() => code.lines.map((line) => toSearchedLine(line, locale)), [code, locale]);
  return (
    <LineCombo
      name={`${name}.line`}
      lines={lines}
      label={t('line')}
      help={t('line_help')}
      noMatch={t('line_none')}
      error={getError(`${name}.line`).error}
    />
  );
}

/** A line in the reader's language, found by its name in the other one too. */
function toSearchedLine({ line, name, psic, synonyms }: LineOfBusiness, locale: 'en' | 'fil') {
  const inOtherLanguage = locale === 'en' ? name.fil : name.en;
  return { line, name: name[locale], psic, synonyms: [...synonyms, inOtherLanguage] };
}

/** A line of two categories is entered once for each (domain reference 4.7, rule 6). */
function Category({
  name,
  line,
  code,
}: {
  readonly name: string;
  readonly line: LineOfBusiness;
  readonly code: RevenueCode;
}) {
  const { t, text } = useSimulatorFields();
  const locale = useLocale();
  const getName = (category: string): string =>
    code.ordinance.business_tax.rows.find((row) => row.category === category)?.name[locale] ?? category;
  return (
    <SelectField
      {...text(`${name}.category`)}
      help={t('category_help')}
      placeholder="–"
      options={line.taxed_as.map(({ category }) => ({ value: category, label: getName(category) }))}
    />
  );
}

interface MeasureProps {
  readonly name: string;
  readonly line: LineOfBusiness;
  readonly code: RevenueCode;
  readonly isNew: boolean;
}

/** The capital of a new line, or the sales of the year before. */
function Measure({ name, line, code, isNew }: MeasureProps) {
  const { amount, check } = useSimulatorFields();
  const isAdded = useWatch({ name: `${name}.is_added` }) === true;
  const isDivided = isFieldOnBill(code, 'RENEWAL', { field: 'gross_essential', lines: [line.line] });
  return (
    <>
      {!isNew && <CheckField {...check(`${name}.is_added`)} />}
      {isNew || isAdded ? (
        <AmountField {...amount(`${name}.capitalization`)} />
      ) : (
        <Sales name={name} year={code.tax_year - 1} isDivided={isDivided} />
      )}
    </>
  );
}

interface SalesProps {
  readonly name: string;
  readonly year: number;
  /** A part of the sales is taxed at a lower rate. */
  readonly isDivided: boolean;
}

function Sales({ name, year, isDivided }: SalesProps) {
  const { t, amount } = useSimulatorFields();
  const kind = isDivided ? 'gross_non_essential' : 'gross';
  return (
    <Grid columns={2} gap={6}>
      <AmountField {...amount(`${name}.gross_non_essential`)} label={t(kind, { year })} help={t(`${kind}_help`)} />
      {isDivided && (
        <AmountField
          {...amount(`${name}.gross_essential`)}
          label={t('gross_essential', { year })}
          help={t('gross_essential_help')}
          optional
        />
      )}
    </Grid>
  );
}

/** Counted units of a line; delivery vehicles belong to the business and are counted there. */
function Units({ name, units }: { readonly name: string; readonly units: LineOfBusiness['units'] }) {
  const { getError, count } = useSimulatorFields();
  return (
    <Grid columns={2} gap={6}>
      {units
        .filter((unit) => unit !== 'vehicle' && unit !== 'motorcycle')
        .map((unit) => (
          <NumberField key={unit} {...count(`${name}.units.${unit}`)} {...getError(`${name}.units.${unit}`)} />
        ))}
    </Grid>
  );
}
