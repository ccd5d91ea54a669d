import type { BusinessState } from '@ebpls/contracts';
import { applicationDueOn } from '@ebpls/rules';

import * as acts from './acts.ts';
import type { Filed, Story } from './acts.ts';
import * as clearances from './clearances.ts';
import { payDue } from './gateway.ts';
import { expireBill, move } from './finish.ts';

/** How one sample business reaches the state that the demonstration shows (domain reference 8.5). */
interface Scenario {
  /** Working days before today on which the application is filed; absent: in the first days of January. */
  readonly days_ago?: number;
  /** `draft`: kept unfinished; `none`: no application this year. By default it is filed. */
  readonly files?: 'draft' | 'none';
  readonly tell?: (story: Story, filed: Filed) => Promise<void>;
  /** What rows say of the business when all is told. */
  readonly business?: BusinessState;
}

async function toCleared(story: Story, filed: Filed): Promise<void> {
  await toClearance(story, filed);
  await clearances.clear(story, filed);
}

async function toTheBill(story: Story, filed: Filed): Promise<string> {
  await toCleared(story, filed);
  story.diary.sleep();
  return acts.compute(story, filed);
}

async function toClearance(story: Story, filed: Filed): Promise<void> {
  story.diary.sleep();
  await acts.accept(story, filed);
}

async function toTheLastThree(story: Story, filed: Filed): Promise<void> {
  await toClearance(story, filed);
  await clearances.clear(story, filed, ['fire', 'rhu', 'engineering']);
}

async function toPayment(story: Story, filed: Filed): Promise<void> {
  await acts.approve(story, await toTheBill(story, filed));
}

/** The whole life of an application: cleared, billed, paid once, signed. */
async function issue(story: Story, filed: Filed): Promise<void> {
  await toPayment(story, filed);
  await payAndSign(story, filed);
}

async function payAndSign(story: Story, filed: Filed): Promise<void> {
  await payDue(story, filed);
  story.diary.sleep();
  await acts.sign(story, await acts.release(story, filed));
}

const returnedBy =
  (office: string, remarks: string, papers: readonly string[]) =>
  async (story: Story, filed: Filed): Promise<void> => {
    await toClearance(story, filed);
    await clearances.clear(story, filed, [office]);
    await clearances.returnWithRemarks(story, filed, { office, remarks, papers });
  };

export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  issued: { tell: issue },
  issued_first_quarter: { tell: issue },
  issued_all_quarters: { tell: issue },
  issued_rhu_conditional: {
    tell: async (story, filed) => {
      await toClearance(story, filed);
      await clearances.clearWithConditions(story, filed, {
        office: 'rhu',
        condition: 'Renew the health cards of three kitchen workers.',
        failed: { item: 'I04', remark: 'The cards of three kitchen workers ended in December.' },
      });
      await clearances.clear(story, filed);
      story.diary.sleep();
      await acts.approve(story, await acts.compute(story, filed));
      await payAndSign(story, filed);
    },
  },
  draft: { days_ago: 1, files: 'draft' },
  submitted: { days_ago: 0 },
  accepted: {
    days_ago: 1,
    tell: (story, filed) => {
      const due_on = applicationDueOn(story.diary.day(), 'SIMPLE', story.holidays);
      return move(story, filed, { act: 'accept', as: 'system', params: { due_on } });
    },
  },
  returned: {
    days_ago: 3,
    tell: async (story, filed) =>
      acts.returnWhole(story, filed, {
        remarks: 'The sworn statement of gross sales has no signature. Send it again, signed.',
        papers: ['R02'],
      }),
  },
  in_clearance: { days_ago: 3, tell: toTheLastThree },
  in_clearance_taken_first: {
    days_ago: 3,
    tell: async (story, filed) => {
      await toTheLastThree(story, filed);
      await clearances.take(story, filed, 'fire');
    },
  },
  in_clearance_technical: {
    days_ago: 10,
    tell: async (story, filed) => {
      await toClearance(story, filed);
      await clearances.clear(story, filed, ['fire', 'menro', 'rhu']);
    },
  },
  returned_by_mpdo: {
    days_ago: 4,
    tell: returnedBy(
      'mpdo',
      'The bar is within 200 metres of a school. Write the measured distance from gate to gate.',
      [],
    ),
  },
  returned_by_mao: { days_ago: 4, tell: returnedBy('mao', 'The FPA licence expired. Send the renewed one.', ['R23']) },
  returned_by_menro: {
    days_ago: 5,
    tell: returnedBy(
      'menro',
      'The environmental compliance certificate covers fewer heads than declared. Send the amended one.',
      ['R14'],
    ),
  },
  fire_inspection_failed: {
    days_ago: 6,
    tell: async (story, filed) => {
      await toClearance(story, filed);
      await clearances.clear(story, filed, ['fire']);
      await clearances.inspect(story, filed, {
        office: 'fire',
        inspectors: 'FO2 Liza Marasigan',
        findings: 'No second exit. Solvents stand open beside the spray booth.',
      });
    },
  },
  rhu_inspection_set: {
    days_ago: 2,
    tell: async (story, filed) => {
      await toClearance(story, filed);
      await clearances.clear(story, filed, ['rhu']);
      await clearances.inspect(story, filed, { office: 'rhu', inspectors: 'Sanitary Inspector Nilo Abad' });
    },
  },
  cleared: { days_ago: 3, tell: toCleared },
  assessed: { days_ago: 4, tell: async (story, filed) => void (await toTheBill(story, filed)) },
  for_payment: { days_ago: 5, tell: toPayment },
  // Cleared; told to the end at the counter, when the other businesses are told.
  at_counter: { days_ago: 8, tell: toCleared },
  paid: {
    days_ago: 5,
    tell: async (story, filed) => {
      await toPayment(story, filed);
      await payDue(story, filed);
    },
  },
  for_signature: {
    days_ago: 6,
    tell: async (story, filed) => {
      await toPayment(story, filed);
      await payDue(story, filed);
      await acts.release(story, filed);
    },
  },
  rejected: {
    days_ago: 6,
    tell: async (story, filed) =>
      acts.reject(story, filed, {
        ground: 'Local Government Code, section 444(b)(3)(iv)',
        remarks: 'The place is the public road; no permit can be given for it.',
      }),
  },
  withdrawn: { days_ago: 7, tell: acts.withdraw },
  lapsed: {
    days_ago: 75,
    tell: async (story, filed) => {
      await toPayment(story, filed);
      await expireBill(story, filed);
      await move(story, filed, { act: 'lapse', as: 'system' });
    },
  },
  retirement_pending: {
    tell: async (story, filed) => {
      await issue(story, filed);
      story.diary.sleep();
      await acts.fileClosing(story, filed);
    },
  },
  revoked_reapplying: { days_ago: 2, tell: toClearance },
  cancelled: {
    days_ago: 8,
    tell: (story, filed) =>
      move(story, filed, {
        act: 'cancel',
        as: 'admin',
        note: 'Filed twice by mistake; the other application goes on.',
      }),
  },
  expired: { files: 'none', business: 'EXPIRED' },
  delinquent: { files: 'none', business: 'EXPIRED' },
  retired: { files: 'none', business: 'RETIRED' },
};
