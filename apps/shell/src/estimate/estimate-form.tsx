import { type EstimateField, ORG_TYPES, type RevenueCode } from '@ebpls/contracts';
import { createMessageGetter, type FieldMessages, isSending } from '@ebpls/remote-kit';
import { useEstimateWords } from '@ebpls/remote-kit/estimate-messages';
import { type EstimatedType, isFieldOnBill } from '@ebpls/rules';
import { Blocker, Button, FieldRow, Grid, NumberField, Row, Section, SelectField, Stack } from '@ebpls/ui';
import { AmountField, AreaField, CheckField, ComboField, ErrorSummary, RadioField } from '@ebpls/ui/forms';
import { useMemo, useState } from 'react';
import { Form, useActionData, useNavigation } from 'react-router';

import { EstimateLines, type LineRow } from './estimate-lines.tsx';
import type { FieldsProps } from './tax-fields.tsx';

/** Places that change what is required; the registration has further ones. */
const PLACE_TYPES = ['MAIN_OFFICE', 'HOME_BASED', 'STALL', 'FACTORY', 'WAREHOUSE', 'AMBULANT'] as const;
const ESTIMATED_TYPES = ['NEW', 'RENEWAL'] as const satisfies readonly EstimatedType[];

export interface EstimateFormProps {
  readonly code: RevenueCode;
  readonly firstLine: string;
}

/** Refusal of an estimate that its form shows. */
interface RefusedEstimate {
  readonly message?: string;
  readonly fields?: FieldMessages;
}

/** Fields of the public estimate: only what the revenue code and the list of requirements depend on. */
export function EstimateForm({ code, firstLine }: EstimateFormProps) {
  const t = useEstimateWords();
  const answer = useActionData<RefusedEstimate>();
  const { state } = useNavigation();
  const [type, setType] = useState<EstimatedType>('NEW');
  const [rows, setRows] = useState<readonly LineRow[]>([{ id: 0, line: firstLine }]);
  const at = createMessageGetter(answer?.fields);
  const problems = Object.entries(answer?.fields ?? {}).map(([field_id, [message = '']]) => ({ field_id, message }));
  const isNeeded = (field: EstimateField['field'], lines = rows.map(({ line }) => line)): boolean =>
    isFieldOnBill(code, type, { field, lines });
  return (
    <Form method="post" noValidate preventScrollReset>
      <Stack gap={6}>
        <ErrorSummary errors={problems} />
        {answer?.message && problems.length === 0 && <Blocker tone="danger" title={answer.message} />}
        <RadioField
          name="application_type"
          label={t('application_type')}
          options={ESTIMATED_TYPES.map((value) => ({ value, label: t(value) }))}
          value={type}
          onChange={({ target }) => setType(target.value === 'RENEWAL' ? 'RENEWAL' : 'NEW')}
          inline
        />
        <EstimateLines {...{ code, type, rows, setRows, at, isNeeded }} />
        <PlaceFields {...{ code, at, isNeeded }} />
        <PeopleFields {...{ at, isNeeded }} />
        <Button type="submit" kind="primary" busy={isSending({ state, data: answer })}>
          {t('compute')}
        </Button>
      </Stack>
    </Form>
  );
}

function PlaceFields({ code, at, isNeeded }: FieldsProps & Pick<EstimateFormProps, 'code'>) {
  const t = useEstimateWords();
  const barangays = useMemo(
    () => code.barangays.map(({ brgycode, name }) => ({ value: brgycode, label: name })),
    [code],
  );
  return (
    <Section level={3} title={t('place_part')}>
      <Stack gap={4}>
        <Grid columns={2} gap={4}>
          <SelectField
            name="org_type"
            label={t('org_type')}
            options={ORG_TYPES.map((value) => ({ value, label: t(value) }))}
            error={at('org_type')}
          />
          <SelectField
            name="activity_of_place"
            label={t('activity_of_place')}
            options={PLACE_TYPES.map((value) => ({ value, label: t(value) }))}
            error={at('activity_of_place')}
          />
        </Grid>
        <ComboField
          name="brgycode"
          label={t('brgycode')}
          help={t('brgycode_help')}
          options={barangays}
          error={at('brgycode')}
        />
        <AreaField name="business_area_sqm" label={t('business_area_sqm')} error={at('business_area_sqm')} />
        {isNeeded('total_assets') && (
          <AmountField
            name="total_assets"
            label={t('total_assets')}
            help={t('total_assets_help')}
            error={at('total_assets')}
          />
        )}
      </Stack>
    </Section>
  );
}

/** Short answers share a line on a phone too. */
function PeopleFields({ at, isNeeded }: FieldsProps) {
  const t = useEstimateWords();
  const vehicles = (['vehicles', 'motorcycles'] as const).filter((name) => isNeeded(name));
  return (
    <Section level={3} title={t('people_part')}>
      <Stack gap={4}>
        {[['employees_female', 'employees_male'] as const, ...(vehicles.length > 0 ? [vehicles] : [])].map((names) => (
          <FieldRow key={names.join(' ')}>
            {names.map((name) => (
              <NumberField key={name} name={name} label={t(name)} defaultValue="0" error={at(name)} />
            ))}
          </FieldRow>
        ))}
        {isNeeded('liquor_or_tobacco') && (
          <Row gap={6}>
            <CheckField name="sells_liquor" label={t('sells_liquor')} />
            <CheckField name="sells_tobacco" label={t('sells_tobacco')} />
          </Row>
        )}
      </Stack>
    </Section>
  );
}
