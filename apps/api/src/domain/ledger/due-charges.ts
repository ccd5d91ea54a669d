// Lists the installments that a payment made now settles.

import { type ReplyBody, type getCurrentDue, type Locale, formatPesosText } from '@ebpls/contracts';
import { type InstallmentDue, sortPayableInstallments } from '@ebpls/rules';

import { isMessageKey, getMessageText } from '../../platform/messages/catalogue.ts';
import type { BillAccount } from './bill-account.ts';
import { formatAccountInstallmentName } from './rule-sentences.ts';

type DueCharge = ReplyBody<typeof getCurrentDue>['charges'][number];

const PARTS_BY_MODE = { ANNUAL: 'YEAR', SEMI_ANNUAL: 'HALF', QUARTERLY: 'QUARTER' } as const;
const PLURAL_KEYS = { YEAR: 'years', HALF: 'halves', QUARTER: 'quarters' } as const;

/**
 * Installments that a payment made now settles, the longest due first; none when nothing is due. Amounts with
 * penalties.
 */
export function listCurrentCharges(account: BillAccount, locale: Locale): DueCharge[] {
  return sortPayableInstallments(account.due.installments.filter(({ is_asked }) => is_asked)).map((installment) =>
    toDueCharge(account, installment, locale),
  );
}

/** Every unpaid installment in the order of law, later ones included, and whether it is billed now. */
export function listPaymentChoices(
  account: BillAccount,
  locale: Locale,
): (DueCharge & { readonly is_chosen: boolean })[] {
  return sortPayableInstallments(account.due.installments).map((installment) => ({
    ...toDueCharge(account, installment, locale),
    is_chosen: installment.is_asked,
  }));
}

function toDueCharge(account: BillAccount, { no, due, payable }: InstallmentDue, locale: Locale): DueCharge {
  const { order, items } = account;
  const carriedItem = items.find((item) => item.no === no && item.of_year !== null);
  const own = new Set(items.filter(({ of_year }) => of_year === null).map((item) => item.no));
  const mode = carriedItem ? (carriedItem.of_mode ?? 'ANNUAL') : own.size === 1 ? 'ANNUAL' : order.payment_mode;
  return {
    no,
    name: formatAccountInstallmentName(account, no, locale),
    part: PARTS_BY_MODE[mode],
    year: carriedItem?.of_year ?? order.tax_year,
    due_on: due,
    is_overdue: due < account.due.as_of,
    total: formatPesosText(payable),
  };
}

/**
 * Title of a payment made now: `Second quarter, 2026`, `Three quarters of 2026`, `4 installments, 2025 to 2026`; else
 * the next installment.
 */
export function formatDueTitle(account: BillAccount, locale: Locale): string {
  const charges = listCurrentCharges(account, locale);
  const [only, second] = charges;
  if (only === undefined) return formatNextName(account, locale);
  return second === undefined ? only.name : formatSeveralTitles(charges, locale);
}

function formatSeveralTitles(charges: readonly DueCharge[], locale: Locale): string {
  const years = charges.map(({ year }) => year);
  const [first, last] = [Math.min(...years), Math.max(...years)];
  const parts = new Set(charges.map(({ part }) => part));
  const [part = 'YEAR'] = parts;
  const key = `due.${PLURAL_KEYS[part]}_${charges.length}`;
  if (first === last && parts.size === 1 && isMessageKey(key)) return getMessageText(key, { year: first }, locale);
  return getMessageText('due.of_several_years', { count: charges.length, first, last }, locale);
}

/** Name of the installment that is paid next, or of the last one when all are paid. */
function formatNextName(account: BillAccount, locale: Locale): string {
  const isOwn = ({ no }: InstallmentDue) => account.items.some((item) => item.no === no && item.of_year === null);
  const own = account.due.installments.filter(isOwn);
  const next = own.find(({ payable }) => payable > 0) ?? own.at(-1);
  return formatAccountInstallmentName(account, next?.no ?? 1, locale);
}
