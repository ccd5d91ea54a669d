import { type Agency, type CounterOrder, Day, formatPesosText } from '@ebpls/contracts';
import { useMessageGetter, useRefusedFields } from '@ebpls/desk';
import { Button, formatPesos, Remark, Row, Stack, Text, TextField } from '@ebpls/ui';
import { RadioField } from '@ebpls/ui/forms';
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import * as v from 'valibot';

import { useWords } from './counter.messages.ts';
import { type CollectAnswer, type CollectSubmission, type CollectValues, toCollectBody } from './collect-action.ts';
import { BankFields, CashFields } from './tender-fields.tsx';

interface CollectFormProps {
  readonly order: CounterOrder;
  readonly busy: boolean;
  readonly answer: CollectAnswer | undefined;
  readonly onCollect: (values: CollectSubmission['values']) => void;
}

type GrantedPartial = NonNullable<CounterOrder['partial']>;

const TENDER_KINDS = ['CASH', 'CHEQUE', 'DEPOSIT'] as const;

const EMPTY_VALUES: CollectValues = {
  which: 'whole',
  tender: {
    kind: 'CASH',
    tendered: '',
    bank: '',
    cheque_no: '',
    dated_on: '',
    is_managers: false,
    reference: '',
    deposited_on: '',
  },
  receipts: { kind: 'EOR', numbers: [] },
};

interface ChosenInstallments {
  readonly amount: CounterOrder['total'];
  readonly agencies: readonly Agency[];
  readonly approval_id: number | undefined;
}

/** The tender and the receipts to issue; Enter takes the money. */
export function CollectForm({ order, busy, answer, onCollect }: CollectFormProps) {
  const t = useWords();
  const grantedPartial = order.partial?.state === 'GRANTED' ? order.partial : undefined;
  const form = useForm<CollectValues, unknown, CollectSubmission['values']>({
    defaultValues: { ...EMPTY_VALUES, which: grantedPartial ? 'part' : 'whole' },
    resolver: (values) => {
      const { amount, agencies, approval_id } = getChosenInstallments(order, values.which, grantedPartial);
      const forms = order.next_forms.length < agencies.length ? 0 : agencies.length;
      return { values: toCollectBody(values, { amount: formatPesosText(amount), approval_id, forms }), errors: {} };
    },
  });
  useRefusedFields(form.setError, answer?.fields);
  const { control, register, setValue } = form;
  const [choice, kind, receiptKind] = useWatch({ control, name: ['which', 'tender.kind', 'receipts.kind'] });
  const { amount, agencies } = getChosenInstallments(order, choice, grantedPartial);
  const setCountedDay = useDayThatCounts();
  const clearDay = (): void => {
    setValue('tender.deposited_on', '');
    setCountedDay('');
  };
  const submit = form.handleSubmit((values) => {
    if (!busy) onCollect(values);
  });

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate aria-label={t('how')}>
        <Stack gap={5}>
          {grantedPartial && <WhichField total={order.total} part={grantedPartial.amount} />}
          <RadioField
            inline
            {...register('tender.kind', { onChange: () => kind === 'DEPOSIT' && clearDay() })}
            label={t('how')}
            options={TENDER_KINDS.map((value) => ({ value, label: t(value) }))}
          />
          {kind === 'CASH' ? <CashFields amount={amount} /> : <BankFields kind={kind} onDeposited={setCountedDay} />}
          <RadioField
            inline
            {...register('receipts.kind')}
            label={t('receipt_kind')}
            options={(['EOR', 'AF51'] as const).map((value) => ({ value, label: t(value) }))}
          />
          {receiptKind === 'AF51' && <PaperFields agencies={agencies} next={order.next_forms} />}
          <CollectRefusal answer={answer} />
          <div>
            <Button type="submit" kind="primary" size="big" busy={busy}>
              {t('take_amount', { amount: formatPesos(amount) })}
            </Button>
          </div>
        </Stack>
      </form>
    </FormProvider>
  );
}

/** All that is due, or the part that a treasurer granted. */
function getChosenInstallments(
  order: CounterOrder,
  choice: CollectValues['which'],
  grantedPartial: GrantedPartial | undefined,
): ChosenInstallments {
  if (grantedPartial && choice === 'part') return grantedPartial;
  return { amount: order.total, agencies: order.agencies.map(({ agency }) => agency), approval_id: undefined };
}

/** The address holds the day of a slip, so that the loader requests the amounts of that day. */
function useDayThatCounts(): (day: string) => void {
  const [, setParams] = useSearchParams();
  return (day) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (v.is(Day, day)) next.set('deposited_on', day);
        else next.delete('deposited_on');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
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
}

/** The whole or the granted part; the money for the one was not tendered for the other. */
function WhichField({ total, part }: WhichProps) {
  const t = useWords();
  const { register, setValue } = useFormContext<CollectValues>();
  return (
    <RadioField
      {...register('which', { onChange: () => setValue('tender.tendered', '') })}
      label={t('which')}
      options={[
        { value: 'part', label: t('part', { amount: formatPesos(part) }) },
        { value: 'whole', label: t('full_amount', { amount: formatPesos(total) }) },
      ]}
    />
  );
}

interface PaperFieldsProps {
  readonly agencies: readonly Agency[];
  readonly next: readonly string[];
}

/** The cashier types the number of the form in hand; the server knows which one must come. */
function PaperFields({ agencies, next }: PaperFieldsProps) {
  const t = useWords();
  const { register } = useFormContext<CollectValues>();
  const getMessage = useMessageGetter();
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
          {...register(`receipts.numbers.${place}`)}
          label={t('form_of', { agency: t(agency) })}
          help={t('form_next', { serial: next[place] ?? '' })}
          error={getMessage(`receipts.numbers.${place}`) ?? (place === 0 ? getMessage('receipts.numbers') : undefined)}
          inputMode="numeric"
          autoComplete="off"
          width="short"
          maxLength={7}
        />
      ))}
    </Row>
  );
}
