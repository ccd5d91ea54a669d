// Advances an application of the demo data to a stage: at the offices, cleared, billed, paid or issued.

import * as acts from './acts.ts';
import type { FiledApplication, ScenarioContext } from './acts.ts';
import * as clearances from './clearances.ts';
import { payDue } from './gateway.ts';

/** Brings a demo application to the state that all offices have cleared it; the next functions go further. */
export async function advanceToCleared(context: ScenarioContext, application: FiledApplication): Promise<void> {
  await advanceToClearance(context, application);
  await clearances.clearOffices(context, application);
}

export async function advanceToBill(context: ScenarioContext, application: FiledApplication): Promise<string> {
  await advanceToCleared(context, application);
  context.timeline.sleep();
  return acts.compute(context, application);
}

export async function advanceToClearance(context: ScenarioContext, application: FiledApplication): Promise<void> {
  context.timeline.sleep();
  await acts.accept(context, application);
}

export async function advanceToLastClearances(context: ScenarioContext, application: FiledApplication): Promise<void> {
  await advanceToClearance(context, application);
  await clearances.clearOffices(context, application, ['fire', 'rhu', 'engineering']);
}

/** Cleared and billed; answers the number of the bill. */
export async function advanceToPayment(context: ScenarioContext, application: FiledApplication): Promise<string> {
  const bill_id = await advanceToBill(context, application);
  await acts.approve(context, bill_id);
  return bill_id;
}

/** The whole life of an application: cleared, billed, paid once, signed; answers the number of the permit. */
export async function issuePermit(context: ScenarioContext, application: FiledApplication): Promise<string> {
  await advanceToPayment(context, application);
  return payAndSign(context, application);
}

export async function payAndSign(context: ScenarioContext, application: FiledApplication): Promise<string> {
  await payDue(context, application);
  return releaseAndSign(context, application);
}

export async function releaseAndSign(context: ScenarioContext, application: FiledApplication): Promise<string> {
  context.timeline.sleep();
  const permit_no = await acts.release(context, application);
  await acts.sign(context, permit_no);
  return permit_no;
}
