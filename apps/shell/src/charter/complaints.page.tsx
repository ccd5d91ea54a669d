import { callEndpoint } from '@ebpls/api-client';
import { getComplaintChannels } from '@ebpls/contracts';
import { TIME_LIMITS } from '@ebpls/rules';
import { IconButton, Page, Stack, TextLink } from '@ebpls/ui';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { useWords } from './charter.messages.ts';
import { ComplaintChannels } from './complaint-channels.tsx';

export function loader({ request: { signal } }: LoaderFunctionArgs) {
  return callEndpoint(getComplaintChannels, { signal });
}

/** Page of the complaint channels, linked from the foot of every public page. */
export function Component() {
  const channels = useLoaderData<typeof loader>();
  const t = useWords();
  return (
    <Page
      title={t('complaints')}
      subtitle={t('complaints_subtitle')}
      width="form"
      actions={<IconButton icon="print" label={t('print')} onClick={() => globalThis.print()} />}
    >
      <Stack gap={6}>
        <ComplaintChannels channels={channels} answer_days={TIME_LIMITS.answer_wd} level={2} />
        <TextLink to="/citizens-charter">{t('title')}</TextLink>
      </Stack>
    </Page>
  );
}
