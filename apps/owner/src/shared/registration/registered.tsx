import type { Company } from '@ebpls/contracts';
import { Blocker, Stack } from '@ebpls/ui';
import { useSearchParams } from 'react-router';

import { useWords } from './registration.messages.ts';

/** Parameter by which a registration leads to the application; its value says whether a similar business exists. */
export const REGISTERED_PARAMETER = 'registered';

/** What the registration that led here has done; nothing on any other way to the page. */
export function Registered({ company: { company_code, company_name } }: { readonly company: Company }) {
  const t = useWords();
  const result = useSearchParams()[0].get(REGISTERED_PARAMETER);
  if (result === null) return null;
  return (
    <Stack gap={4}>
      <output>
        <Blocker tone="success" title={t('registered', { name: company_name, company_code })} />
      </output>
      {result === 'similar' && <Blocker tone="warning" title={t('similar')} />}
    </Stack>
  );
}
