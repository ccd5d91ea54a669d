// Lines of an invoice as its page and its PDF show them, from one list, so that they cannot differ.

import { type Centavos, formatDay, type Locale } from '@ebpls/contracts';
import { formatPesos } from '@ebpls/ui';

import { wordsIn as shopWordsIn } from '../shared/shop/shop.messages.ts';
import type { Invoice } from '../shared/shop/shop-types.ts';
import { wordsIn } from './invoices.messages.ts';

/** One line of the invoice. Page and PDF render the same list, so that they cannot differ. */
export type PaperLine =
  | { readonly kind: 'title' | 'shop' | 'muted' | 'heading' | 'text'; readonly text: string }
  | {
      readonly kind: 'fact' | 'columns' | 'item' | 'sum' | 'total';
      readonly text: string;
      readonly end: string;
    };

/** The fonts that every PDF reader brings have no peso sign, so page and PDF write the currency's code. */
const amountOnPaper = (amount: Centavos): string => formatPesos(amount).replace('₱', 'PHP ');

/** The invoice line by line, for the page and the PDF. */
export function toPaperLines(invoice: Invoice, locale: Locale): PaperLine[] {
  const t = wordsIn(locale);
  const s = shopWordsIn(locale);
  const { customer } = invoice;
  const sums = [
    { kind: 'sum', text: t('paper.subtotal'), end: amountOnPaper(invoice.subtotalAmount) },
    { kind: 'sum', text: t('paper.tax'), end: amountOnPaper(invoice.taxAmount) },
    { kind: 'total', text: t('paper.total'), end: amountOnPaper(invoice.totalAmount) },
  ] as const;
  const note = [
    { kind: 'heading', text: t('paper.note') },
    { kind: 'text', text: invoice.note },
  ] as const;
  return [
    { kind: 'title', text: `${t('one')} ${invoice.ref}` },
    { kind: 'shop', text: t('paper.shop') },
    { kind: 'muted', text: t('paper.address') },
    { kind: 'muted', text: t('paper.demo') },
    { kind: 'fact', text: t('paper.status'), end: s(`invoice.${invoice.status}`) },
    { kind: 'fact', text: t('paper.due'), end: formatDay(invoice.dueDate, locale) },
    { kind: 'fact', text: t('paper.issue'), end: formatDay(invoice.issueDate, locale) },
    { kind: 'fact', text: t('paper.reference'), end: invoice.ref },
    { kind: 'heading', text: t('paper.billed') },
    { kind: 'text', text: customer.name },
    { kind: 'muted', text: customer.email },
    { kind: 'muted', text: customer.address },
    { kind: 'columns', text: t('paper.description'), end: t('paper.amount') },
    ...invoice.items.map(
      ({ description, quantity, amount }) =>
        ({ kind: 'item', text: `${description} ×\u{A0}${quantity}`, end: amountOnPaper(amount) }) as const,
    ),
    ...sums,
    ...(invoice.note === '' ? [] : note),
  ];
}
