import { type Agency, parseCentavos, type CounterOrder, formatPesosText } from '@ebpls/contracts';
import { createMessageGetter } from '@ebpls/remote-kit';
import { Button, Pesos, formatPesos, Remark, Row, Stack, Text, TextField } from '@ebpls/ui';
import { AmountField, RadioField } from '@ebpls/ui/forms';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';

import { useWords } from './counter.messages.ts';
import { parseCollectForm, type CollectAnswer, type CollectSubmission } from './collect-action.ts';
import { BankFields, type TenderKind } from './tender-fields.tsx';

interface CollectFormProps {
  readonly order: CounterOrder;
  readonly busy: boolean;
  readonly answer: CollectAnswer | undefined;
  readonly onCollect: (values: CollectSubmission['values']) => void;
}

type GrantedPartial = NonNullable<CounterOrder['partial']>;

const TENDER_KINDS = ['CASH', 'CHEQUE', 'DEPOSIT'] as const;

interface ChosenInstallments {
  readonly amount: CounterOrder['total'];
  readonly agencies: readonly Agency[];
  readonly approval_id: number | undefined;
}

/** The tender and the receipts to issue; Enter takes the money. */
export function CollectForm({ order, busy, answer, onCollect }: CollectFormProps) {
  const t = useWords();
  const [kind, setKind] = useState<TenderKind>('CASH');
  const [isPaper, setPaper] = useState(false);
  const grantedPartial = order.partial?.state === 'GRANTED' ? order.partial : undefined;
  const [isPart, setPart] = useState(grantedPartial !== undefined);
  const { amount, agencies, approval_id } = getChosenInstallments(order, isPart ? grantedPartial : undefined);
  const errorAt = createMessageGetter(answer?.fields);
  const setCountedDay = useDayThatCounts();
  const choose = (nextKind: TenderKind): void => {
    if (kind === 'DEPOSIT') setCountedDay('');
    setKind(nextKind);
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!busy)
      onCollect(parseCollectForm(new FormData(event.currentTarget), { amount: formatPesosText(amount), approval_id }));
  };

  return (
    <form onSubmit={submit} noValidate aria-label={t('how')}>
      <Stack gap={5}>
        {grantedPartial && (
          <WhichField total={order.total} part={grantedPartial.amount} isPart={isPart} onChange={setPart} />
        )}
        <RadioField
          inline
          name="tender.kind"
          label={t('how')}
          value={kind}
          onChange={({ target }) => choose(toTenderKind(target.value))}
          options={TENDER_KINDS.map((value) => ({ value, label: t(value) }))}
        />
        {kind === 'CASH' ? (
          <CashFields key={amount} amount={amount} error={errorAt('tender.tendered')} />
        ) : (
          <BankFields kind={kind} errorAt={errorAt} onDeposited={setCountedDay} />
        )}
        <RadioField
          inline
          name="receipts.kind"
          label={t('receipt_kind')}
          value={isPaper ? 'AF51' : 'EOR'}
          onChange={({ target }) => setPaper(target.value === 'AF51')}
          options={(['EOR', 'AF51'] as const).map((value) => ({ value, label: t(value) }))}
        />
        {isPaper && <PaperFields agencies={agencies} next={order.next_forms} errorAt={errorAt} />}
        <CollectRefusal answer={answer} />
        <div>
          <Button type="submit" kind="primary" size="big" busy={busy}>
            {t('take_amount', { amount: formatPesos(amount) })}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

/** All that is due, or the part that a treasurer granted. */
function getChosenInstallments(order: CounterOrder, grantedPartial: GrantedPartial | undefined): ChosenInstallments {
  if (grantedPartial) return grantedPartial;
  return { amount: order.total, agencies: order.agencies.map(({ agency }) => agency), approval_id: undefined };
}

/** The address holds the day of a slip, so that the loader requests the amounts of that day. */
function useDayThatCounts(): (day: string) => void {
  const [, setParams] = useSearchParams();
  return (day) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (day === '') next.delete('deposited_on');
        else next.set('deposited_on', day);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
}

function toTenderKind(value: string): TenderKind {
  return TENDER_KINDS.find((candidate) => candidate === value) ?? 'CASH';
}

/** Message that belongs to no field. */
function CollectRefusal({ answer }: { readonly answer: CollectAnswer | undefined }) {
  if (answer?.message === undefined || Object.keys(answer.fields ?? {}).length > 0) return null;
  return (
    <div role="alert">
      <Text tone="danger" weight="bold">
        {answer.message}
      </Text>
    </div>
  );
}

interface WhichProps {
  readonly total: CounterOrder['total'];
  readonly part: CounterOrder['total'];
  readonly isPart: boolean;
  readonly onChange: (isPart: boolean) => void;
}

function WhichField({ total, part, isPart, onChange }: WhichProps) {
  const t = useWords();
  return (
    <RadioField
      name="which"
      label={t('which')}
      value={isPart ? 'part' : 'whole'}
      onChange={({ target }) => onChange(target.value === 'part')}
      options={[
        { value: 'part', label: t('part', { amount: formatPesos(part) }) },
        { value: 'whole', label: t('full_amount', { amount: formatPesos(total) }) },
      ]}
    />
  );
}

/** The change is computed while the cashier types. */
function CashFields({ amount, error }: { readonly amount: CounterOrder['total']; readonly error: string | undefined }) {
  const t = useWords();
  const [input, setInput] = useState('');
  const tenderedAmount = parseCentavos(input);
  const change =
    tenderedAmount === undefined || tenderedAmount < amount ? undefined : ((tenderedAmount - amount) as typeof amount);
  return (
    <Row align="end" gap={6}>
      <AmountField
        name="tender.tendered"
        label={t('tendered')}
        error={error}
        value={input}
        onChange={({ target }) => setInput(target.value)}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the search found the order, the money is the next thing
        autoFocus
      />
      <output aria-live="polite">
        <Text as="div" size="caption" tone="muted">
          {t('change')}
        </Text>
        {change === undefined ? (
          <Text as="div" tone="muted">
            {t('change_none')}
          </Text>
        ) : (
          <Pesos amount={change} strong />
        )}
      </output>
    </Row>
  );
}

interface PaperFieldsProps {
  readonly agencies: readonly Agency[];
  readonly next: readonly string[];
  readonly errorAt: (name: string) => string | undefined;
}

/** The cashier types the number of the form in hand; the server knows which one must come. */
function PaperFields({ agencies, next, errorAt }: PaperFieldsProps) {
  const t = useWords();
  if (next.length < agencies.length)
    return (
      <Remark tone="warning" icon="alert">
        {t('no_forms')}
      </Remark>
    );
  return (
    <Row align="start">
      {agencies.map((agency, place) => (
        <TextField
          key={agency}
          name={`receipts.numbers.${place}`}
          label={t('form_of', { agency: t(agency) })}
          help={t('form_next', { serial: next[place] ?? '' })}
          error={errorAt(`receipts.numbers.${place}`) ?? (place === 0 ? errorAt('receipts.numbers') : undefined)}
          inputMode="numeric"
          autoComplete="off"
          width="short"
          maxLength={7}
        />
      ))}
    </Row>
  );
}
