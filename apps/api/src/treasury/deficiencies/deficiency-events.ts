import { defineEvent } from '../../domain/notifications/events/events.ts';

interface ProofFiled {
  readonly assessment_code: string;
}

/** Figures of a proof of sales were entered, and a treasurer decides on them. */
export const proofFiled = defineEvent<ProofFiled>('proof_filed');
