import type { Company } from '@ebpls/contracts';
import { Blocker, Button, formatPesos } from '@ebpls/ui';

import { addresses } from '../../addresses.ts';
import { WithSignal } from '../../shared/amount-offline.tsx';
import { useWords } from '../application.messages.ts';

/** What a business owes today, shown before its closure or change is signed: the debt stays whatever is signed. */
export function StillOwed({
  company,
}: {
  readonly company: Pick<Company, 'company_code' | 'company_name' | 'due_now'>;
}) {
  const t = useWords();
  const { company_code, company_name, due_now } = company;
  if (due_now === 0) return null;
  return (
    <WithSignal>
      <Blocker
        tone="warning"
        title={t('still_owed', { amount: formatPesos(due_now), company_name })}
        action={<Button to={addresses.statement(company_code)}>{t('still_owed_pay')}</Button>}
      >
        {t('still_owed_more')}
      </Blocker>
    </WithSignal>
  );
}
