import { messages as due } from './due.messages.ts';
import { messages as explain } from './explain.messages.ts';
import { messages as explainSteps } from './explain-steps.messages.ts';
import { messages as routing } from './routing.messages.ts';

/**
 * The sentences of the rules: why an amount is what it is, why an office is asked. No schema says them, so the pages
 * that show no reasons need not carry them.
 */
export const REASONS = { due, explain, 'explain-steps': explainSteps, routing };
