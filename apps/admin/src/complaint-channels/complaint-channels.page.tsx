import { callEndpoint } from '@ebpls/api-client';
import { ComplaintChannelsInput, getComplaintChannels, saveComplaintChannels } from '@ebpls/contracts';
import { listRefusedProblems, useRefusedFields } from '@ebpls/desk';
import { type FieldMessages, isSending, showNotice, toRefusedForm } from '@ebpls/remote-kit';
import { checkForm } from '@ebpls/remote-kit/forms';
import { Button, Page, Row, Stack, TextField } from '@ebpls/ui';
import { ErrorSummary } from '@ebpls/ui/forms';
import { useForm } from 'react-hook-form';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useFetcher, useLoaderData } from 'react-router';

import { addresses } from '../addresses.ts';
import { useWords, words } from './channel.messages.ts';

export function loader({ request }: LoaderFunctionArgs) {
  return callEndpoint(getComplaintChannels, { signal: request.signal });
}

interface SavedChannels {
  readonly message?: string;
  readonly fields?: FieldMessages;
}

const COMPLAINT_CHANNEL_FIELDS = [
  'desk_en',
  'desk_fil',
  'hours_en',
  'hours_fil',
  'telephone',
  'email',
  'arta_email',
  'hotline',
] as const;
type ChannelValues = Readonly<Record<(typeof COMPLAINT_CHANNEL_FIELDS)[number], string>>;
const OPTIONAL: readonly (keyof ChannelValues)[] = ['telephone', 'email'];

export async function action({ request }: ActionFunctionArgs): Promise<SavedChannels> {
  const input = (await request.json()) as ChannelValues; // sent by the form below
  const { fields } = checkForm(ComplaintChannelsInput, input);
  if (fields) return { fields };
  try {
    await callEndpoint(saveComplaintChannels, { body: input });
    showNotice('done', words('saved'));
    return {};
  } catch (error) {
    return toRefusedForm(error);
  }
}

/** Form of the complaint channels that the Citizen's Charter prints. */
export function Component() {
  const channels = useLoaderData<typeof loader>();
  const t = useWords();
  const fetcher = useFetcher<SavedChannels>();
  const form = useForm<ChannelValues>({
    defaultValues: Object.fromEntries(COMPLAINT_CHANNEL_FIELDS.map((name) => [name, channels[name]])),
    resolver: (values) => ({ values, errors: {} }),
  });
  const { register, handleSubmit, getFieldState, formState } = form;
  useRefusedFields(form.setError, fetcher.data?.fields, { hasSummary: true });
  const save = handleSubmit((values) => fetcher.submit(values, { method: 'post', encType: 'application/json' }));
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      width="form"
      breadcrumb={[{ label: t('back'), to: addresses.setUp }, { label: t('title') }]}
    >
      <form onSubmit={save} noValidate>
        <Stack gap={6}>
          <ErrorSummary errors={listRefusedProblems(form, fetcher.data?.fields)} />
          {COMPLAINT_CHANNEL_FIELDS.map((name) => (
            <TextField
              key={name}
              {...register(name)}
              label={t(name)}
              error={getFieldState(name, formState).error?.message}
              optional={OPTIONAL.includes(name)}
              autoComplete="off"
            />
          ))}
          <Row>
            <Button type="submit" kind="primary" busy={isSending(fetcher)}>
              {t('save')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Page>
  );
}
