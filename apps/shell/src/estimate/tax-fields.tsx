import type { EstimateField, LineOfBusiness, RevenueCode } from '@ebpls/contracts';
import { useEstimateWords } from '@ebpls/remote-kit/estimate-messages';
import { type EstimatedType, isTaxedByUnits } from '@ebpls/rules';
import { Grid, NumberField, SelectField, useLocale } from '@ebpls/ui';
import { AmountField, CheckField } from '@ebpls/ui/forms';
import { useState } from 'react';

export interface FieldsProps {
  /** Returns the message of a field. */
  readonly at: (name: string) => string | undefined;
  /** Whether the revenue code computes with a field, for the chosen lines of business or for those given. */
  readonly isNeeded: (field: EstimateField['field'], lines?: string[]) => boolean;
}

export interface CodeProps extends FieldsProps {
  readonly code: RevenueCode;
  readonly type: EstimatedType;
}

interface TaxFieldsProps extends CodeProps {
  readonly line: LineOfBusiness;
  readonly name: string;
}

/** What the tax and the fees of a line are computed from: its category, capital or sales, and counted units. */
export function TaxFields(props: TaxFieldsProps) {
  const { line, code, at, name } = props;
  const t = useEstimateWords();
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
      {!isTaxedByUnits(code, line.line) && <Amounts {...props} />}
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

/** The capital of a new line, or the sales of the year before; the part of essential goods where it is taxed less. */
function Amounts({ type, line, name, at, isNeeded, code }: TaxFieldsProps) {
  const t = useEstimateWords();
  const [isAdded, setAdded] = useState(false);
  const lineCodes = [line.line];
  const isOnCapital = type === 'NEW' || isAdded;
  const year = code.tax_year - 1;
  return (
    <>
      {type === 'RENEWAL' && (
        <CheckField
          name={`${name}.is_added`}
          label={t('is_added')}
          checked={isAdded}
          onChange={({ target }) => setAdded(target.checked)}
        />
      )}
      {isOnCapital && isNeeded('capitalization', lineCodes) && (
        <AmountField
          key="capital"
          name={`${name}.capitalization`}
          label={t('capitalization')}
          error={at(`${name}.capitalization`)}
        />
      )}
      {!isOnCapital && (isNeeded('gross', lineCodes) || isNeeded('gross_essential', lineCodes)) && (
        <Sales {...{ name, at, year }} isDivided={isNeeded('gross_essential', lineCodes)} />
      )}
    </>
  );
}

interface SalesProps extends Pick<FieldsProps, 'at'> {
  readonly name: string;
  readonly year: number;
  /** A part of the sales is taxed at a lower rate. */
  readonly isDivided: boolean;
}

function Sales({ name, at, year, isDivided }: SalesProps) {
  const t = useEstimateWords();
  const kind = isDivided ? 'gross_non_essential' : 'gross';
  return (
    <>
      <AmountField
        key="gross"
        name={`${name}.gross_non_essential`}
        label={t(kind, { year })}
        help={t(`${kind}_help`)}
        error={at(`${name}.gross_non_essential`)}
      />
      {isDivided && (
        <AmountField
          key="essential"
          name={`${name}.gross_essential`}
          label={t('gross_essential', { year })}
          help={t('gross_essential_help')}
          optional
          error={at(`${name}.gross_essential`)}
        />
      )}
    </>
  );
}
