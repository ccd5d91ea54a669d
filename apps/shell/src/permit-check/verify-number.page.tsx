import { callEndpoint } from '@ebpls/api-client';
import { findPermit } from '@ebpls/contracts';
import { createMessageGetter } from '@ebpls/remote-kit';
import { checkForm } from '@ebpls/remote-kit/forms';
import { Page, Stack, Text } from '@ebpls/ui';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';

import { useWords } from './verify.messages.ts';
import { PermitVerdict } from './permit-verdict.tsx';
import { VerifyForm } from './verify-form.tsx';

export async function loader({ request }: LoaderFunctionArgs) {
  const permit_no = new URL(request.url).searchParams.get('permit_no');
  if (permit_no === null) return {};
  const { fields } = checkForm(findPermit.query, { permit_no });
  if (fields) return { fields };
  return { verification: await callEndpoint(findPermit, { query: { permit_no }, signal: request.signal }) };
}

/** Public page that checks a permit by its number. */
export function Component() {
  const t = useWords();
  const { verification, fields } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  return (
    <Page title={t('verify_title')} width="form">
      <Stack gap={8}>
        {verification && <PermitVerdict verification={verification} />}
        <Stack gap={4}>
          <Text tone="muted">{t('verify_hint')}</Text>
          <VerifyForm
            t={t}
            permit_no={search.get('permit_no') ?? undefined}
            error={createMessageGetter(fields)('permit_no')}
            isMain
          />
        </Stack>
      </Stack>
    </Page>
  );
}
