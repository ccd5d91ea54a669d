import type { Company } from '@ebpls/contracts';
import { Blocker, Button, Page } from '@ebpls/ui';

import { addresses } from '../../addresses.ts';
import { ForOwner } from '../../shared/behalf/for-owner.tsx';
import { useWords } from './form.messages.ts';

/** Read-only details of a business while an application with them is with the offices. */
export function LockedForm({ company }: { readonly company: Company }) {
  const t = useWords();
  return (
    <Page
      width="form"
      title={company.company_name}
      status={<ForOwner of={company.on_behalf} />}
      breadcrumb={[
        { label: company.company_name, to: addresses.company(company.company_code) },
        { label: t('title_edit') },
      ]}
    >
      <Blocker
        tone="info"
        icon="lock"
        title={t('locked')}
        action={
          <Button kind="primary" to={addresses.company(company.company_code)}>
            {t('to_business')}
          </Button>
        }
      >
        {t('locked_why')}
      </Blocker>
    </Page>
  );
}
