// Checks after a drill that every payment which the gateway took is in the database once, with its receipts.

import { Client } from 'pg';

import type { Remains } from '../load-tally.ts';

/** Payments in the database after a drill, to compare with those that were acknowledged. */
interface Books {
  readonly payments: readonly {
    readonly request_id: string;
    readonly bill_id: number;
    /** Centavos, as of its receipts: one for each agency that the payment has money for. */
    readonly amount: number;
    readonly receipts: number;
  }[];
  /** Money that arrived and fits no bill, for the treasurer to refund. */
  readonly set_aside: number;
}

/** Connects as the owner of the database. */
export async function readBooks(database_url: string): Promise<Books> {
  const client = new Client({ connectionString: database_url });
  await client.connect();
  try {
    const { rows } = await client.query<{ books: Books }>(`
      select jsonb_build_object(
        'set_aside', (select count(*) from payment_exception),
        'payments', coalesce((
          select jsonb_agg(jsonb_build_object(
            'request_id', p.request_id, 'bill_id', p.bill_id, 'amount', p.amount,
            'receipts', (select coalesce(sum(r.amount), 0) from receipt r where r.payment_id = p.payment_id)
          )) from payment p
        ), '[]')
      ) as books`);
    const [row] = rows;
    if (!row) throw new Error('the books cannot be read');
    return row.books;
  } finally {
    await client.end();
  }
}

/**
 * Lost is what the gateway took and has no payment or no receipts over all of it; there twice is a bill that was paid
 * twice, a payment with receipts over more than itself, and money set aside.
 */
export function compareBooks(takenPayments: readonly string[], { payments, set_aside }: Books): Remains {
  const receiptedPayments = new Set(
    payments.filter(({ amount, receipts }) => receipts >= amount).map(({ request_id }) => request_id),
  );
  const bills = new Set(payments.map(({ bill_id }) => bill_id));
  const above = payments.filter(({ amount, receipts }) => receipts > amount);
  return {
    of: 'payments',
    acknowledged: takenPayments.length,
    lost: takenPayments.filter((request_id) => !receiptedPayments.has(request_id)).length,
    doubled: payments.length - bills.size + above.length + set_aside,
  };
}
