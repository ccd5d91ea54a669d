import { computeApplicationDueDay } from '@ebpls/rules';

import * as acts from './acts.ts';
import type { FiledApplication, ScenarioContext } from './acts.ts';
import * as clearances from './clearances.ts';
import { payDue } from './gateway.ts';
import { CASE_SCENARIOS } from './cases/case-scenarios.ts';
import { DECIDED_SCENARIOS } from './decided/decided-scenarios.ts';
import { revokeAndAllowAgain } from './decided/office-decisions.ts';
import type { Scenario } from './cases/scenario.ts';
import { expireBill, applySystemMove } from './system-moves.ts';
import {
  issuePermit,
  payAndSign,
  advanceToCleared,
  advanceToClearance,
  advanceToPayment,
  advanceToBill,
  advanceToLastClearances,
} from './application-stages.ts';

const createReturn =
  (returnedCase: clearances.ReturnedCase) =>
  async (context: ScenarioContext, application: FiledApplication): Promise<void> => {
    await advanceToClearance(context, application);
    await clearances.clearOffices(context, application, [returnedCase.office]);
    await clearances.returnWithRemarks(context, application, returnedCase);
  };

const CLOSING_DAYS_AGO = 1; // working days before today on which a closure is filed

/** Scenarios of the demo businesses by name; each brings its application to one state. */
export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  issued: { run: issuePermit },
  issued_first_quarter: { run: issuePermit },
  issued_all_quarters: { run: issuePermit },
  issued_rhu_conditional: {
    run: async (context, application) => {
      await advanceToClearance(context, application);
      await clearances.clearWithConditions(context, application, {
        office: 'rhu',
        condition: 'Renew the health cards of three kitchen workers.',
        failed: { item: 'I04', remark: 'The cards of three kitchen workers ended in December.' },
      });
      await clearances.clearOffices(context, application);
      context.timeline.sleep();
      await acts.approve(context, await acts.compute(context, application));
      await payAndSign(context, application);
    },
  },
  draft: { days_ago: 1, files: 'draft' },
  submitted: { days_ago: 0 },
  accepted: {
    days_ago: 1,
    run: (context, application) => {
      const due_on = computeApplicationDueDay(context.timeline.day(), 'SIMPLE', context.holidays);
      return applySystemMove(context, application, { act: 'accept', as: 'system', params: { due_on } });
    },
  },
  returned: {
    days_ago: 3,
    run: async (context, application) =>
      acts.returnWhole(context, application, {
        remarks: 'The sworn statement of gross sales has no signature. Send it again, signed.',
        papers: ['R02'],
      }),
  },
  in_clearance: { days_ago: 3, run: advanceToLastClearances },
  in_clearance_taken_first: {
    days_ago: 3,
    run: async (context, application) => {
      await advanceToLastClearances(context, application);
      await clearances.claimClearance(context, application, 'fire');
    },
  },
  in_clearance_technical: {
    days_ago: 10,
    run: async (context, application) => {
      await advanceToClearance(context, application);
      await clearances.clearOffices(context, application, ['fire', 'menro', 'rhu']);
    },
  },
  returned_by_mpdo: {
    days_ago: 4,
    run: createReturn({
      office: 'mpdo',
      remarks: 'The bar is within 200 metres of a school. Write the measured distance from gate to gate.',
      marks: [{ field: 'place.street', reason: 'Write the house number and the street of the gate.' }],
    }),
  },
  returned_by_mao: {
    days_ago: 4,
    run: createReturn({ office: 'mao', remarks: 'The FPA license expired. Send the renewed one.', papers: ['R23'] }),
  },
  returned_by_menro: {
    days_ago: 5,
    run: createReturn({
      office: 'menro',
      remarks: 'The environmental compliance certificate covers fewer heads than declared. Send the amended one.',
      papers: ['R14'],
      marks: [{ field: 'place.business_area_sqm', reason: 'The certificate names a smaller area of the farm.' }],
    }),
  },
  fire_inspection_failed: {
    days_ago: 6,
    run: async (context, application) => {
      await advanceToClearance(context, application);
      await clearances.clearOffices(context, application, ['fire']);
      await clearances.recordInspection(context, application, {
        office: 'fire',
        inspectors: 'FO2 Liza Marasigan',
        findings: 'No second exit. Solvents stand open beside the spray booth.',
      });
    },
  },
  rhu_inspection_set: {
    days_ago: 2,
    run: async (context, application) => {
      await advanceToClearance(context, application);
      await clearances.clearOffices(context, application, ['rhu']);
      await clearances.recordInspection(context, application, {
        office: 'rhu',
        inspectors: 'Sanitary Inspector Nilo Abad',
      });
    },
  },
  cleared: { days_ago: 3, run: advanceToCleared },
  assessed: { days_ago: 4, run: async (context, application) => void (await advanceToBill(context, application)) },
  for_payment: { days_ago: 5, run: advanceToPayment },
  // Cleared; the treasury's scenario completes it at the counter.
  at_counter: { days_ago: 8, run: advanceToCleared },
  paid: {
    days_ago: 5,
    run: async (context, application) => {
      await advanceToPayment(context, application);
      await payDue(context, application);
    },
  },
  for_signature: {
    days_ago: 6,
    run: async (context, application) => {
      await advanceToPayment(context, application);
      await payDue(context, application);
      await acts.release(context, application);
    },
  },
  rejected: {
    days_ago: 6,
    run: async (context, application) =>
      acts.reject(context, application, {
        ground: 'Local Government Code, section 444(b)(3)(iv)',
        remarks: 'The place is the public road; no permit can be given for it.',
      }),
  },
  withdrawn: { days_ago: 7, run: acts.withdraw },
  lapsed: {
    days_ago: 75,
    run: async (context, application) => {
      await advanceToPayment(context, application);
      await expireBill(context, application);
      await applySystemMove(context, application, { act: 'lapse', as: 'system' });
    },
  },
  retirement_pending: {
    run: async (context, application) => {
      await issuePermit(context, application);
      context.timeline.sleep();
      context.timeline.moveOnTo(CLOSING_DAYS_AGO);
      await acts.fileClosing(context, application);
    },
  },
  revoked_reapplying: { days_ago: 2, afterLastYear: revokeAndAllowAgain, run: advanceToClearance },
  cancelled: {
    days_ago: 8,
    run: (context, application) =>
      applySystemMove(context, application, {
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
