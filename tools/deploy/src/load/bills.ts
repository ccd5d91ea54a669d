import { Client } from 'pg';

import { type Owner, createStaff } from './people.ts';
import { type ClearedCase, seedCases, seedMunicipality } from './seed-municipality.ts';

const CLERKS = 4; // concurrent bills, as many as four clerks make

/** A case whose order of payment is approved and unpaid. */
export interface Bill extends ClearedCase {
  readonly owner: Owner;
  /** Due today, as the API writes money. */
  readonly total: string;
}

interface Seating {
  /** Connects as the owner of the database. */
  readonly database_url: string;
  /** The front. */
  readonly url: string;
  readonly secret: string;
  readonly owners: readonly Owner[];
  /** Bills of each owner. */
  readonly each: number;
}

/** Approved orders of payment: computed by a clerk and approved by the treasurer, through the API. */
export async function createBills({ database_url, url, secret, owners, each }: Seating): Promise<Bill[]> {
  const client = new Client({ connectionString: database_url });
  await client.connect();
  try {
    await seedMunicipality(client);
    const cases = await seedCases(client, owners, each);
    const clerk = await createStaff(client, secret, { role: 'bplo', permissions: [] });
    const treasurer = await createStaff(client, secret, { role: 'admin', permissions: ['treasurer'] });
    const bills: Bill[] = [];
    const work = async (): Promise<void> => {
      for (let one = cases.pop(); one; one = cases.pop()) {
        const address = `${url}/api/assessments/${one.assessment_code}`;
        const { bill_id } = await takePayment<{ bill_id: number }>('POST', `${address}/bill`, clerk);
        await takePayment('POST', `${url}/api/bills/${bill_id}/approve`, treasurer);
        const { total } = await takePayment<{ total: string }>('GET', `${address}/due`, one.owner.token);
        bills.push({ ...one, total });
      }
    };
    await Promise.all(Array.from({ length: CLERKS }, work));
    return bills;
  } finally {
    await client.end();
  }
}

async function takePayment<T>(method: 'GET' | 'POST', url: string, token: string): Promise<T> {
  const answer = await fetch(url, { method, headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`${method} ${url} was answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as T;
}
