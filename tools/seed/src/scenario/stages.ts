import * as acts from './acts.ts';
import type { FiledApplication, ScenarioContext } from './acts.ts';
import * as clearances from './clearances.ts';
import { payDue } from './gateway.ts';

export async function toCleared(context: ScenarioContext, application: FiledApplication): Promise<void> {
  await toClearance(context, application);
  await clearances.clear(context, application);
}

export async function toTheBill(context: ScenarioContext, application: FiledApplication): Promise<string> {
  await toCleared(context, application);
  context.timeline.sleep();
  return acts.compute(context, application);
}

export async function toClearance(context: ScenarioContext, application: FiledApplication): Promise<void> {
  context.timeline.sleep();
  await acts.accept(context, application);
}

export async function toTheLastThree(context: ScenarioContext, application: FiledApplication): Promise<void> {
  await toClearance(context, application);
  await clearances.clear(context, application, ['fire', 'rhu', 'engineering']);
}

/** Cleared and billed; answers the number of the bill. */
export async function toPayment(context: ScenarioContext, application: FiledApplication): Promise<string> {
  const bill_id = await toTheBill(context, application);
  await acts.approve(context, bill_id);
  return bill_id;
}

/** The whole life of an application: cleared, billed, paid once, signed; answers the number of the permit. */
export async function issue(context: ScenarioContext, application: FiledApplication): Promise<string> {
  await toPayment(context, application);
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
