import { callEndpoint } from '@ebpls/api-client';
import { uploadFiles } from '@ebpls/api-client/uploads';
import {
  getMunicipalityDetails,
  LOCAL_GOVERNMENT_NAMES,
  LOCAL_GOVERNMENTS,
  type MunicipalityDetails,
  MunicipalityInput,
  saveMunicipality,
  sendSeal,
} from '@ebpls/contracts';
import { listRefusedProblems, useRefusedFields } from '@ebpls/desk';
import { type FieldMessages, isSending, showNotice, toRefusedForm, useLocalGovernment } from '@ebpls/remote-kit';
import { checkForm } from '@ebpls/remote-kit/forms';
import { Button, FieldRow, Page, Row, Section, SelectField, Stack, TextField, useLocale } from '@ebpls/ui';
import { ErrorSummary } from '@ebpls/ui/forms';
import { useForm, useWatch } from 'react-hook-form';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useFetcher, useLoaderData } from 'react-router';

import { addresses } from '../addresses.ts';
import { useWords, words } from './set-up.messages.ts';
import { TableFileForm } from './table-file.tsx';

export function loader({ request }: LoaderFunctionArgs) {
  return callEndpoint(getMunicipalityDetails, { signal: request.signal });
}

interface SaveAnswer {
  readonly done?: true;
  readonly message?: string;
  readonly fields?: FieldMessages;
}

const MUNICIPALITY_FIELDS = [
  'government',
  'name',
  'province',
  'region',
  'zip',
  'hall',
  'website',
  'lat',
  'lng',
  'reach_km',
  'series_prefix',
] as const;
type FieldName = (typeof MUNICIPALITY_FIELDS)[number];
type MunicipalityValues = Readonly<Record<FieldName, string>>;

/** What the form begins with; a municipality without a name has no kind and no position yet either. */
function toFormValues(details: MunicipalityDetails): MunicipalityValues {
  const toValue = (name: FieldName): string => {
    const value = details[name];
    const isEntered = details.name !== '' || (typeof value === 'string' && name !== 'government');
    return isEntered ? String(value) : '';
  };
  return Object.fromEntries(MUNICIPALITY_FIELDS.map((name) => [name, toValue(name)])) as MunicipalityValues;
}

export async function action({ request }: ActionFunctionArgs): Promise<SaveAnswer> {
  const input = (await request.json()) as MunicipalityValues; // sent by the form below
  const { values, fields } = checkForm(MunicipalityInput, input);
  if (fields) return { fields };
  try {
    const { government } = await callEndpoint(saveMunicipality, { body: { ...input, government: values.government } });
    useLocalGovernment.setState({ kind: government });
    showNotice('done', words('success_save'));
    return { done: true };
  } catch (error) {
    return toRefusedForm(error);
  }
}

/** Name, address and seal of the municipality, as every page, mail and printed document shows them. */
export function Component() {
  const t = useWords();
  return (
    <Page
      title={t('municipality_title')}
      subtitle={t('municipality_subtitle')}
      width="form"
      breadcrumb={[{ label: t('back'), to: addresses.setUp }, { label: t('municipality_title') }]}
    >
      <Stack gap={8}>
        <Details />
        <Seal />
      </Stack>
    </Page>
  );
}

function Details() {
  const details = useLoaderData<typeof loader>();
  const t = useWords();
  const locale = useLocale();
  const fetcher = useFetcher<SaveAnswer>();
  const form = useForm<MunicipalityValues>({
    defaultValues: toFormValues(details),
    resolver: (values) => ({ values, errors: {} }),
  });
  const kind = useWatch({ control: form.control, name: 'government' });
  useRefusedFields(form.setError, fetcher.data?.fields, { hasSummary: true });
  const save = form.handleSubmit((values) => fetcher.submit(values, { method: 'post', encType: 'application/json' }));
  const field = (
    name: FieldName,
    options: { help?: string; optional?: boolean; width?: 'short'; readOnly?: boolean } = {},
  ) => (
    <TextField
      {...form.register(name)}
      label={t(name)}
      error={form.getFieldState(name, form.formState).error?.message}
      autoComplete="off"
      {...options}
    />
  );
  return (
    <Section title={t('municipality')} id="municipality">
      <form onSubmit={save} noValidate>
        <Stack gap={6}>
          <ErrorSummary errors={listRefusedProblems(form, fetcher.data?.fields)} />
          <SelectField
            {...form.register('government')}
            label={t('government')}
            placeholder={t('choose')}
            options={LOCAL_GOVERNMENTS.map((value) => ({ value, label: LOCAL_GOVERNMENT_NAMES[value][locale] }))}
            error={form.getFieldState('government', form.formState).error?.message}
          />
          {field('name', { help: t('name_help') })}
          {field('province', { optional: kind === 'CITY' || kind === 'METRO_MANILA_MUNICIPALITY' })}
          <FieldRow>
            {field('region', { optional: true })}
            {field('zip', { width: 'short' })}
          </FieldRow>
          {field('hall')}
          {field('website', { optional: true, help: 'https://…' })}
          <FieldRow>
            {field('lat', { help: t('place_help'), width: 'short' })}
            {field('lng', { help: t('place_help'), width: 'short' })}
          </FieldRow>
          {field('reach_km', { help: t('reach_help'), width: 'short' })}
          {field('series_prefix', {
            width: 'short',
            readOnly: details.is_prefix_used,
            help: details.is_prefix_used ? t('prefix_used') : t('prefix_help', { prefix: details.series_prefix }),
          })}
          <Row>
            <Button type="submit" kind="primary" busy={isSending(fetcher)}>
              {t('save')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Section>
  );
}

function Seal() {
  const { seal } = useLoaderData<typeof loader>();
  const t = useWords();
  return (
    <Section title={t('seal')} id="seal">
      <Stack gap={4}>
        {seal !== null && <img src={`/api/municipality/seal?of=${seal}`} alt={t('seal_alt')} width={96} height={96} />}
        <TableFileForm
          id="seal-file"
          label={t('seal_file')}
          help={t('seal_help')}
          accept="image/png,image/jpeg,image/webp"
          send={async (submission) => {
            await uploadFiles(sendSeal, submission);
            return t('success_seal');
          }}
        />
      </Stack>
    </Section>
  );
}
