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

export async function toPayment(story: Story, filed: Filed): Promise<void> {
  await acts.approve(story, await toTheBill(story, filed));
}

/** The whole life of an application: cleared, billed, paid once, signed. */
export async function issue(story: Story, filed: Filed): Promise<void> {
  await toPayment(story, filed);
  await payAndSign(story, filed);
}

export async function payAndSign(story: Story, filed: Filed): Promise<void> {
  await payDue(story, filed);
  story.diary.sleep();
  await acts.sign(story, await acts.release(story, filed));
}
