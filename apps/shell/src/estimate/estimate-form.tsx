import { ORG_TYPES, type RevenueCode } from '@ebpls/contracts';
import { createMessageGetter, type FieldMessages, isSending } from '@ebpls/remote-kit';
import { Blocker, Button, FieldRow, Grid, NumberField, Row, SelectField, Stack } from '@ebpls/ui';
import { AmountField, AreaField, CheckField, ComboField, ErrorSummary, RadioField } from '@ebpls/ui/forms';
import { useMemo, useState } from 'react';
import { Form, useActionData, useNavigation } from 'react-router';

import { EstimateLines } from './estimate-lines.tsx';
import { useWords } from './estimate.messages.ts';

/** Places that change what is required; the registration has further ones. */
const PLACE_TYPES = ['MAIN_OFFICE', 'HOME_BASED', 'STALL', 'FACTORY', 'WAREHOUSE', 'AMBULANT'] as const;
const COUNTS = [
  ['employees_female', 'employees_male'],
  ['vehicles', 'motorcycles'],
] as const;
const ESTIMATED_TYPES = ['NEW', 'RENEWAL'] as const;

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
  const t = useWords();
  const answer = useActionData<RefusedEstimate>();
  const { state } = useNavigation();
  const [kind, setKind] = useState<string>('NEW');
  const at = createMessageGetter(answer?.fields);
  const problems = Object.entries(answer?.fields ?? {}).map(([field_id, [message = '']]) => ({ field_id, message }));
  return (
    <Form method="post" noValidate preventScrollReset>
      <Stack gap={4}>
        <ErrorSummary errors={problems} />
        {answer?.message && problems.length === 0 && <Blocker tone="danger" title={answer.message} />}
        <RadioField
          name="application_type"
          label={t('application_type')}
          options={ESTIMATED_TYPES.map((value) => ({ value, label: t(value) }))}
          value={kind}
          onChange={({ target }) => setKind(target.value)}
          inline
        />
        <EstimateLines code={code} isNew={kind === 'NEW'} firstLine={firstLine} at={at} />
        <PlaceFields code={code} at={at} />
        <CountFields at={at} />
        <Button type="submit" kind="primary" busy={isSending({ state, data: answer })}>
          {t('compute')}
        </Button>
      </Stack>
    </Form>
  );
}

interface FieldsProps {
  readonly at: (name: string) => string | undefined;
}

function PlaceFields({ code, at }: FieldsProps & Pick<EstimateFormProps, 'code'>) {
  const t = useWords();
  const barangays = useMemo(
    () => code.barangays.map(({ brgycode, name }) => ({ value: brgycode, label: name })),
    [code],
  );
  return (
    <>
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
    </>
  );
}

/** Short answers share a line on a phone too. */
function CountFields({ at }: FieldsProps) {
  const t = useWords();
  return (
    <>
      <AmountField
        name="total_assets"
        label={t('total_assets')}
        help={t('total_assets_help')}
        error={at('total_assets')}
      />
      {COUNTS.map((names) => (
        <FieldRow key={names[0]}>
          {names.map((name) => (
            <NumberField key={name} name={name} label={t(name)} defaultValue="0" error={at(name)} />
          ))}
        </FieldRow>
      ))}
      <Row gap={6}>
        <CheckField name="sells_liquor" label={t('sells_liquor')} />
        <CheckField name="sells_tobacco" label={t('sells_tobacco')} />
      </Row>
    </>
  );
}
