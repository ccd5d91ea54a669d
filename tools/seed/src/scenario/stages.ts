import * as acts from './acts.ts';
import type { Filed, Story } from './acts.ts';
import * as clearances from './clearances.ts';
import { payDue } from './gateway.ts';

export async function toCleared(story: Story, filed: Filed): Promise<void> {
  await toClearance(story, filed);
  await clearances.clear(story, filed);
}

export async function toTheBill(story: Story, filed: Filed): Promise<string> {
  await toCleared(story, filed);
  story.diary.sleep();
  return acts.compute(story, filed);
}

export async function toClearance(story: Story, filed: Filed): Promise<void> {
  story.diary.sleep();
  await acts.accept(story, filed);
}

export async function toTheLastThree(story: Story, filed: Filed): Promise<void> {
  await toClearance(story, filed);
  await clearances.clear(story, filed, ['fire', 'rhu', 'engineering']);
}

/** Cleared and billed; answers the number of the bill. */
export async function toPayment(story: Story, filed: Filed): Promise<string> {
  const bill_id = await toTheBill(story, filed);
  await acts.approve(story, bill_id);
  return bill_id;
}

/** The whole life of an application: cleared, billed, paid once, signed; answers the number of the permit. */
export async function issue(story: Story, filed: Filed): Promise<string> {
  await toPayment(story, filed);
  return payAndSign(story, filed);
}

export async function payAndSign(story: Story, filed: Filed): Promise<string> {
  await payDue(story, filed);
  return releaseAndSign(story, filed);
}

export async function releaseAndSign(story: Story, filed: Filed): Promise<string> {
  story.diary.sleep();
  const permit_no = await acts.release(story, filed);
  await acts.sign(story, permit_no);
  return permit_no;
}
