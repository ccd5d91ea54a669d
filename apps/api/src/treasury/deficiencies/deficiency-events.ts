import { defineEvent } from '../../domain/notifications/events/events.ts';

interface ProofFiled {
  readonly assessment_code: string;
}

/** The figures of a proof of sales were entered and need the decision of a treasury officer. */
export const proofFiled = defineEvent<ProofFiled>('proof_filed');
