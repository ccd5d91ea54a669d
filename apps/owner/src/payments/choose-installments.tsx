// Field for the installments that the owner pays now.

import type { CurrentDue } from '@ebpls/contracts';
import { dayWritten, Pesos, Row, Section, Stack, Text, useLocale } from '@ebpls/ui';
import { CheckField } from '@ebpls/ui/forms';
import { useNavigate, useNavigation } from 'react-router';

import { useWords } from './payment.messages.ts';

/** Formats the installments of the shown amount for an address. */
export function formatChosen({ choices }: Pick<CurrentDue, 'choices'>): string {
  return choices
    .filter(({ is_chosen }) => is_chosen)
    .map(({ no }) => no)
    .join(',');
}

/**
 * Every unpaid part of the order, oldest first. Choosing one chooses all before it, and omitting one omits all after
 * it: no other choice is lawful. The address has the choice and the server computes the amount.
 */
export function ChooseInstallments({ due: { choices } }: { readonly due: CurrentDue }) {
  const t = useWords();
  const locale = useLocale();
  const navigate = useNavigate();
  const pendingSearch = useNavigation().location?.search;
  if (choices.length < 2) return null;
  const pendingChoice = pendingSearch === undefined ? null : new URLSearchParams(pendingSearch).get('installments');
  const chosenInstallments = pendingChoice === null ? formatChosen({ choices }).split(',') : pendingChoice.split(',');
  const choose = (count: number): void => {
    const wantedInstallments = choices.slice(0, Math.max(1, count)).map(({ no }) => no);
    void navigate(`?installments=${wantedInstallments.join(',')}`, { replace: true, preventScrollReset: true });
  };
  return (
    <Section level={2} title={t('choose')}>
      <Stack gap={3}>
        <Text tone="muted" size="secondary">
          {t('choose_hint')}
        </Text>
        <div>
          {choices.map(({ no, name, due_on, is_overdue, total }, place) => (
            <CheckField
              key={no}
              name={`installment-${no}`}
              label={
                <Row justify="between" wrap={false}>
                  <span>{name}</span>
                  <Pesos amount={total} strong />
                </Row>
              }
              help={t(is_overdue ? 'charge_overdue' : 'part_due', { day: dayWritten(due_on, locale) })}
              checked={chosenInstallments.includes(String(no))}
              onChange={({ target }) => choose(target.checked ? place + 1 : place)}
            />
          ))}
        </div>
      </Stack>
    </Section>
  );
}
