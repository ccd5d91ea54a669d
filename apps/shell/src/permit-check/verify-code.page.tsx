import { callEndpoint } from '@ebpls/api-client';
import { normalisePermitNo, type Verification, verifyPermit } from '@ebpls/contracts';
import { Button, Page, Stack } from '@ebpls/ui';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';

import { useWords } from './verify.messages.ts';
import { PermitVerdict } from './permit-verdict.tsx';

/** Target of the QR code of a permit: anyone may check whether it is genuine. A typed number is checked as a number. */
export function loader({ params, request }: LoaderFunctionArgs) {
  const { token = '' } = params;
  const permit_no = normalisePermitNo(token);
  if (permit_no !== undefined) return redirect(`/permits/verify?${new URLSearchParams({ permit_no })}`);
  return callEndpoint(verifyPermit, { params: { token }, signal: request.signal });
}

export function Component() {
  const t = useWords();
  const verification = useLoaderData<Verification>();
  return (
    <Page title={t('verify_title')} width="form">
      <Stack gap={8} align="start">
        <PermitVerdict verification={verification} />
        <Button to="/permits/verify">{t('another')}</Button>
      </Stack>
    </Page>
  );
}
