import type { LineOfBusiness, RevenueCode } from '@ebpls/contracts';
import { isTaxedByUnits } from '@ebpls/rules';
import { Box, Button, Grid, NumberField, Row, SelectField, Stack, Text, useLocale } from '@ebpls/ui';
import { AmountField, CheckField } from '@ebpls/ui/forms';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';

import { LineCombo } from '../../shared/fields/line-combo.tsx';
import { useSentence } from '../../shared/fields/field-sentences.ts';
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
              {t('line_part', { place: place + 1 })}
            </Text>
            <Button size="desk" kind="quiet" icon="trash" onClick={onRemove}>
              {t('remove_line')}
            </Button>
          </Row>
        )}
        <Choice name={name} code={code} />
        {line && line.taxed_as.length > 1 && <Category name={name} line={line} code={code} />}
        {line && !isTaxedByUnits(code, line.line) && <Measure name={name} year={code.tax_year - 1} isNew={isNew} />}
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

function Measure({ name, year, isNew }: { readonly name: string; readonly year: number; readonly isNew: boolean }) {
  const { t, amount, check } = useSimulatorFields();
  const isAdded = useWatch({ name: `${name}.is_added` }) === true;
  const onCapital = isNew || isAdded;
  return (
    <>
      {!isNew && <CheckField {...check(`${name}.is_added`)} />}
      {onCapital && <AmountField {...amount(`${name}.capitalization`)} />}
      {!onCapital && (
        <Grid columns={2} gap={6}>
          <AmountField
            {...amount(`${name}.gross_non_essential`)}
            label={t('gross_non_essential', { year })}
            help={t('gross_non_essential_help')}
          />
          <AmountField
            {...amount(`${name}.gross_essential`)}
            label={t('gross_essential', { year })}
            help={t('gross_essential_help')}
            optional
          />
        </Grid>
      )}
    </>
  );
}

function Units({ name, units }: { readonly name: string; readonly units: LineOfBusiness['units'] }) {
  const { getError, count } = useSimulatorFields();
  const formatSentence = useSentence();
  return (
    <Grid columns={2} gap={6}>
      {units.map((unit) => (
        <NumberField
          key={unit}
          {...count(`${name}.units.${unit}`)}
          label={formatSentence(`explain.term.${unit}`)}
          {...getError(`${name}.units.${unit}`)}
        />
      ))}
    </Grid>
  );
}
