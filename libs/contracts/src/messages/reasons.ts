import { messages as due } from './due.messages.ts';
import { messages as explain } from './explain.messages.ts';
import { messages as explainSteps } from './explain-steps.messages.ts';
import { messages as routing } from './routing.messages.ts';

/**
 * The sentences of the rules: the reasons of an amount and of an office's review. No schema uses them, so that pages
 * that show no reasons need not load them.
 */
export const REASONS = { due, explain, 'explain-steps': explainSteps, routing };
