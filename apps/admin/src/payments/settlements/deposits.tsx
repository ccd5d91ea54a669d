import type { SettlementDeposit, SettlementFile } from '@ebpls/contracts';
import type { ActForm } from '@ebpls/desk';
import { Button, DayText, Pesos, formatPesos, Section } from '@ebpls/ui';
import { RowCard, Table, type TableColumn } from '@ebpls/ui/lists';

import type { OfferAct } from '../gateway-acts.ts';
import { useWords } from '../payment.messages.ts';

/** Deposits of a settlement file that the bank has to receive. */
export function Deposits({
  file: { deposits, file_id },
  openForm,
}: {
  readonly file: SettlementFile;
  readonly openForm: OfferAct;
}) {
  const t = useWords();
  const table = useDeposits(file_id, openForm);
  if (deposits.length === 0) return null;
  return (
    <Section title={t('deposits')}>
      <Table caption={t('deposits')} {...table} rows={deposits} rowKey={({ bank_reference }) => bank_reference} />
    </Section>
  );
}

function useDeposits(file_id: number, openForm: OfferAct) {
  const t = useWords();
  const act = (deposit: SettlementDeposit) => <DepositAct deposit={deposit} file_id={file_id} openForm={openForm} />;
  const columns: TableColumn<SettlementDeposit>[] = [
    { key: 'reference', header: t('bank_reference'), cell: ({ bank_reference }) => bank_reference },
    { key: 'rows', header: t('rows'), align: 'end', cell: ({ rows }) => rows },
    { key: 'gross', header: t('gross'), align: 'end', cell: ({ gross }) => <Pesos amount={gross} /> },
    { key: 'fee', header: t('fee'), align: 'end', cell: ({ fee }) => <Pesos amount={fee} /> },
    { key: 'net', header: t('net'), align: 'end', cell: ({ net }) => <Pesos amount={net} /> },
    { key: 'received', header: t('deposited_on'), align: 'end', cell: act },
  ];
  return {
    columns,
    card: (deposit: SettlementDeposit) => (
      <RowCard
        title={deposit.bank_reference}
        note={`${t('rows')}: ${deposit.rows}`}
        status={act(deposit)}
        end={<Pesos amount={deposit.net} />}
      />
    ),
  };
}

function DepositAct({
  deposit: { bank_reference, net, deposited_on },
  file_id,
  openForm,
}: {
  readonly deposit: SettlementDeposit;
  readonly file_id: number;
  readonly openForm: OfferAct;
}) {
  const t = useWords();
  if (deposited_on !== null) return <DayText day={deposited_on} />;
  if (!openForm) return t('not_deposited');
  const form: ActForm = {
    act: 'deposit',
    on: file_id,
    title: t('dialog_deposit', { amount: formatPesos(net) }),
    lead: t('lead_deposit', { reference: bank_reference }),
    confirm: t('deposit'),
    fields: [
      {
        kind: 'list',
        name: 'bank_reference',
        label: t('bank_reference'),
        options: [{ value: bank_reference, label: bank_reference }],
        initialChoice: bank_reference,
      },
      { kind: 'day', name: 'deposited_on', label: t('deposited_on') },
    ],
  };
  return (
    <Button
      size="desk"
      aria-label={`${t('deposit')}: ${bank_reference}, ${formatPesos(net)}`}
      onClick={() => openForm(form)}
    >
      {t('deposit')}
    </Button>
  );
}
