import { type Answer, type Centavos, type getStatement, pesosText } from '@ebpls/contracts';
import type { InstallmentDue } from '@ebpls/rules';

import type { Api } from '../../http/api.ts';
import type { Actor } from '../../identity/actor.ts';
import { referenceRows } from '../../licensing/reference-rows.ts';
import { type Account, openAccounts, receiptsOf } from '../../treasury/account.ts';
import { listOrdersOfOwner } from '../../treasury/orders.queries.ts';

type StatementAnswer = Answer<typeof getStatement>;
type Company = StatementAnswer['companies'][number];

interface Asked {
  readonly company_code?: string | undefined;
  readonly as_of?: string | undefined;
}

/** The statement of account of an owner's businesses as of a day: every installment with what was billed, added by lateness, paid and left. */
export async function statementOf(api: Api, actor: Actor, { company_code, as_of = api.clock.today() }: Asked): Promise<StatementAnswer> {
  const orders = await listOrdersOfOwner(api.db, actor.account_id, company_code);
  const accounts = await openAccounts(api.db, orders, { rows: await referenceRows(api.db), day: as_of });
  const companies = [...Map.groupBy(accounts, ({ order }) => order.company_code).values()];
  return { as_of, companies: companies.map((own) => companyOf(own, as_of)) };
}

function companyOf(accounts: readonly Account[], as_of: string): Company {
  const installments = accounts.flatMap(({ due }) => due.installments);
  const owed = (chosen: (installment: InstallmentDue) => boolean) => pesosText(total(installments.filter(chosen).map((installment) => installment.owed)));
  return {
    company_code: accounts[0]?.order.company_code ?? '',
    company_name: accounts[0]?.order.company_name ?? '',
    rows: accounts.flatMap((account) => account.due.installments.map((installment) => rowOf(account, installment))),
    due_now: owed(({ has_begun }) => has_begun),
    overdue: owed(({ due }) => due < as_of),
    not_yet_due: owed(({ has_begun }) => !has_begun),
    current_assessment: accounts.find(({ order, due }) => order.state === 'APPROVED' && due.total > 0)?.order.assessment_code ?? null,
  };
}

function rowOf(account: Account, installment: InstallmentDue): Company['rows'][number] {
  const { parts, no, due, paid, owed } = installment;
  const of = (kind: 'tax' | 'fees') => pesosText(total(parts.filter((part) => (part.kind === 'TAX') === (kind === 'tax')).map(({ amount }) => amount)));
  return {
    tax_year: account.order.tax_year,
    installment_no: no,
    due_on: due,
    top_no: account.order.top_no ?? '',
    tax: of('tax'),
    fees: of('fees'),
    surcharge: pesosText(total(parts.map(({ charged_surcharge }) => charged_surcharge))),
    interest: pesosText(total(parts.map(({ charged_interest }) => charged_interest))),
    paid: pesosText(paid),
    balance: pesosText(owed),
    receipts: receiptsOf(account, installment),
  };
}

function total(amounts: readonly Centavos[]): Centavos {
  return amounts.reduce((sum, amount) => sum + amount, 0) as Centavos;
}
