import { callEndpoint } from '@ebpls/api-client';
import { uploadFiles } from '@ebpls/api-client/uploads';
import { getMunicipalityDetails, MunicipalityInput, saveMunicipality, sendSeal } from '@ebpls/contracts';
import { listRefusedProblems, useRefusedFields } from '@ebpls/desk';
import { type FieldMessages, isSending, showNotice, toRefusedForm } from '@ebpls/remote-kit';
import { checkForm } from '@ebpls/remote-kit/forms';
import { Button, FieldRow, Page, Row, Section, Stack, TextField } from '@ebpls/ui';
import { ErrorSummary } from '@ebpls/ui/forms';
import { useForm } from 'react-hook-form';
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

export async function action({ request }: ActionFunctionArgs): Promise<SaveAnswer> {
  const input = (await request.json()) as MunicipalityValues; // sent by the form below
  const { fields } = checkForm(MunicipalityInput, input);
  if (fields) return { fields };
  try {
    await callEndpoint(saveMunicipality, { body: input });
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
  const fetcher = useFetcher<SaveAnswer>();
  const isNamed = details.name !== '';
  const form = useForm<MunicipalityValues>({
    // A municipality without a name has no position yet either.
    defaultValues: Object.fromEntries(
      MUNICIPALITY_FIELDS.map((name) => [
        name,
        isNamed || typeof details[name] === 'string' ? String(details[name]) : '',
      ]),
    ),
    resolver: (values) => ({ values, errors: {} }),
  });
  useRefusedFields(form.setError, fetcher.data?.fields, { hasSummary: true });
  const save = form.handleSubmit((values) => fetcher.submit(values, { method: 'post', encType: 'application/json' }));
  const field = (
    name: FieldName,
    more: { help?: string; optional?: boolean; width?: 'short'; readOnly?: boolean } = {},
  ) => (
    <TextField
      {...form.register(name)}
      label={t(name)}
      error={form.getFieldState(name, form.formState).error?.message}
      autoComplete="off"
      {...more}
    />
  );
  return (
    <Section title={t('municipality')} id="municipality">
      <form onSubmit={save} noValidate>
        <Stack gap={6}>
          <ErrorSummary errors={listRefusedProblems(form, fetcher.data?.fields)} />
          {field('name', { help: t('name_help') })}
          {field('province')}
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
