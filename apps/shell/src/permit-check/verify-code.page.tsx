import { callEndpoint } from '@ebpls/api-client';
import { verifyPermit } from '@ebpls/contracts';
import { Button, Page, Stack } from '@ebpls/ui';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { useWords } from './verify.messages.ts';
import { PermitVerdict } from './permit-verdict.tsx';

/** Target of the QR code of a permit: anyone may check whether it is genuine. */
export function loader({ params, request }: LoaderFunctionArgs) {
  return callEndpoint(verifyPermit, { params: { token: params['token'] ?? '' }, signal: request.signal });
}

export function Component() {
  const t = useWords();
  const verification = useLoaderData<typeof loader>();
  return (
    <Page title={t('verify_title')} width="form">
      <Stack gap={8} align="start">
        <PermitVerdict verification={verification} />
        <Button to="/permits/verify">{t('another')}</Button>
      </Stack>
    </Page>
  );
}
