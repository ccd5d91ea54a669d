import { computeApplicationDueDay } from '@ebpls/rules';

import * as acts from './acts.ts';
import type { Filed, Story } from './acts.ts';
import * as clearances from './clearances.ts';
import { payDue } from './gateway.ts';
import { CASE_SCENARIOS } from './cases/case-scenarios.ts';
import { DECIDED_SCENARIOS } from './decided/decided-scenarios.ts';
import { revokeAndAllowAgain } from './decided/office-decisions.ts';
import type { Scenario } from './cases/scenario.ts';
import { expireBill, move } from './finish.ts';
import { issue, payAndSign, toCleared, toClearance, toPayment, toTheBill, toTheLastThree } from './stages.ts';

const returnedBy =
  (returned: clearances.ReturnedCase) =>
  async (story: Story, filed: Filed): Promise<void> => {
    await toClearance(story, filed);
    await clearances.clear(story, filed, [returned.office]);
    await clearances.returnWithRemarks(story, filed, returned);
  };

/** Working days before today on which the closing of a business is filed that was permitted in January. */
const CLOSING_DAYS_AGO = 1;

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
      const due_on = computeApplicationDueDay(story.diary.day(), 'SIMPLE', story.holidays);
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
    tell: returnedBy({
      office: 'mpdo',
      remarks: 'The bar is within 200 metres of a school. Write the measured distance from gate to gate.',
      marks: [{ field: 'place.street', reason: 'Write the house number and the street of the gate.' }],
    }),
  },
  returned_by_mao: {
    days_ago: 4,
    tell: returnedBy({ office: 'mao', remarks: 'The FPA licence expired. Send the renewed one.', papers: ['R23'] }),
  },
  returned_by_menro: {
    days_ago: 5,
    tell: returnedBy({
      office: 'menro',
      remarks: 'The environmental compliance certificate covers fewer heads than declared. Send the amended one.',
      papers: ['R14'],
      marks: [{ field: 'place.business_area_sqm', reason: 'The certificate names a smaller area of the farm.' }],
    }),
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
      story.diary.moveOnTo(CLOSING_DAYS_AGO);
      await acts.fileClosing(story, filed);
    },
  },
  revoked_reapplying: { days_ago: 2, afterLastYear: revokeAndAllowAgain, tell: toClearance },
  cancelled: {
    days_ago: 8,
    tell: (story, filed) =>
      move(story, filed, {
        act: 'cancel',
        as: 'admin',
        note: 'Filed twice by mistake; the other application goes on.',
      }),
  },
  ...CASE_SCENARIOS,
  ...DECIDED_SCENARIOS,
  expired: { files: 'none', business: 'EXPIRED' },
  delinquent: { files: 'none', business: 'EXPIRED' },
  retired: { files: 'none', business: 'RETIRED' },
};
