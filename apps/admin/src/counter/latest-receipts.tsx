// What the cashier collected last, below the search for the next payer.

import type { CounterReceiptRow } from '@ebpls/contracts';
import { EmptyState, joinFacts, MomentText, NumberedText, Pesos, RowItem, Rows, Section, TextLink } from '@ebpls/ui';

import { addresses } from '../addresses.ts';
import { toCounterPayments } from '../shared/counter-payments.ts';
import { useWords } from './counter.messages.ts';

/** Rows that are in view below the search on a screen of 800 px. */
const MAX_PAYMENTS = 8;

/** The newest payments of this cashier with their receipts; the list of all has the acts on them. */
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
        {toCounterPayments(receipts)
          .slice(0, MAX_PAYMENTS)
          .map(({ receipt_no, receipts: own, company_name, issued_at, state, amount }) => (
            <RowItem
              key={receipt_no}
              title={company_name}
              aside={<Pesos amount={amount} />}
              note={
                <>
                  <MomentText at={issued_at} />
                  {' · '}
                  <NumberedText>
                    {joinFacts([state !== 'ISSUED' && t(state), ...own.map((receipt) => receipt.receipt_no)])}
                  </NumberedText>
                </>
              }
            />
          ))}
      </Rows>
    </Section>
  );
}
