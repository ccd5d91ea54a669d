import { callEndpoint } from '@ebpls/api-client';
import { ComplaintChannelsInput, getComplaintChannels, saveComplaintChannels } from '@ebpls/contracts';
import { type FieldMessages, isSending, createMessageGetter, showNotice, toRefusedForm } from '@ebpls/remote-kit';
import { checkForm } from '@ebpls/remote-kit/forms';
import { Button, Page, Row, Stack, TextField } from '@ebpls/ui';
import { ErrorSummary } from '@ebpls/ui/forms';
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
const OPTIONAL: readonly (typeof COMPLAINT_CHANNEL_FIELDS)[number][] = ['telephone', 'email'];

export async function action({ request }: ActionFunctionArgs): Promise<SavedChannels> {
  const form = await request.formData();
  const input = Object.fromEntries(
    COMPLAINT_CHANNEL_FIELDS.map((name) => [name, String(form.get(name) ?? '')]),
  ) as Record<(typeof COMPLAINT_CHANNEL_FIELDS)[number], string>;
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
  const errorAt = createMessageGetter(fetcher.data?.fields);
  const problems = Object.entries(fetcher.data?.fields ?? {}).map(([field_id, [message = '']]) => ({
    field_id,
    message,
  }));
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      width="form"
      breadcrumb={[{ label: t('back'), to: addresses.setUp }, { label: t('title') }]}
    >
      <fetcher.Form method="post" noValidate>
        <Stack gap={6}>
          <ErrorSummary errors={problems} />
          {COMPLAINT_CHANNEL_FIELDS.map((name) => (
            <TextField
              key={name}
              name={name}
              label={t(name)}
              defaultValue={channels[name]}
              error={errorAt(name)}
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
      </fetcher.Form>
    </Page>
  );
}
