// What the cashier collected last, below the search for the next payer.

import type { CounterReceiptRow } from '@ebpls/contracts';
import { EmptyState, MomentText, Pesos, RowItem, Rows, Section, TextLink } from '@ebpls/ui';

import { addresses } from '../addresses.ts';
import { useWords } from './counter.messages.ts';

/** Rows that are in view below the search on a screen of 800 px. */
const MAX_RECEIPTS = 8;

/** The newest receipts of this cashier; the list of all has the acts on them. */
export function LatestReceipts({ receipts }: { readonly receipts: readonly CounterReceiptRow[] }) {
  const t = useWords();
  if (receipts.length === 0)
    return (
      <EmptyState icon="scan" title={t('ready')}>
        {t('ready_text')}
      </EmptyState>
    );
  return (
    <Section
      title={t('latest')}
      actions={<TextLink to={addresses.counterPart('receipts')}>{t('all_receipts')}</TextLink>}
    >
      <Rows label={t('latest')}>
        {receipts.slice(0, MAX_RECEIPTS).map(({ receipt_no, company_name, issued_at, state, amount }) => (
          <RowItem
            key={receipt_no}
            title={company_name}
            note={
              <>
                {receipt_no} · <MomentText at={issued_at} />
                {state !== 'ISSUED' && ` · ${t(state)}`}
              </>
            }
            end={<Pesos amount={amount} />}
          />
        ))}
      </Rows>
    </Section>
  );
}
