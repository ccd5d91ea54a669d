// Starts all simulated people of a drill, and compares in the end what was acknowledged with what is stored.

import type { Remains, Tally } from '../load-tally.ts';
import type { LoadTarget } from './requests.ts';
import { createBills } from './bills.ts';
import { openCounting } from './counting.ts';
import { openCrowd } from './owner-crowd.ts';
import { openSenders } from './document-senders.ts';
import { openPayers } from './paying-owners.ts';
import { createOwners } from './people.ts';

/** Size and target of the load of a drill. */
interface LoadInput {
  readonly target: LoadTarget;
  /** Connects as the owner of the database. */
  readonly database_url: string;
  /** That signs access tokens. */
  readonly secret: string;
  readonly people: number;
  /** How many of them pay and send papers as well. */
  readonly payers: number;
  /** For each payer: one is paid in about two seconds. */
  readonly bills: number;
}

interface Load {
  /** Counts since the last call. */
  readonly drain: () => Tally;
  /** Ends it and compares what was acknowledged with what is there. */
  readonly stop: () => Promise<readonly Remains[]>;
}

/** People who read, write and talk; some of them pay their bills at the gateway and send papers. */
export async function openLoad({ target, database_url, secret, people, payers, bills }: LoadInput): Promise<Load> {
  const owners = await createOwners(database_url, secret, people);
  const seatedBills = await createBills({
    database_url,
    url: target.url,
    secret,
    owners: owners.slice(0, payers),
    each: bills,
  });
  const counting = openCounting();
  const crowd = openCrowd({ target, owners, counting });
  const payingOwners = openPayers({ target, bills: seatedBills, counting });
  const billsByOwner = Map.groupBy(seatedBills, ({ owner }) => owner);
  const senders = openSenders({ target, bills: [...billsByOwner.values()].flatMap((own) => own.slice(-1)), counting });
  return {
    drain: counting.drain,
    stop: () => Promise.all([crowd.stop(), payingOwners.stop(database_url), senders.stop()]),
  };
}
