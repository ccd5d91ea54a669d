import type { MessageKey } from '../../platform/messages/catalogue.ts';
import type { ProofRow } from './tariff-proofs.queries.ts';

/**
 * Why the proof of a draft forbids its publication; undefined where it is of the present draft, every bill could be
 * computed and every difference is accepted, or where no bills were given.
 */
export function findProofRefusal(proof: ProofRow | undefined, revision: number): MessageKey | undefined {
  if (proof === undefined) return undefined;
  if (proof.revision !== revision) return 'ordinance.proof_outdated';
  if (proof.refused > 0) return 'ordinance.proof_refused';
  return proof.open > 0 ? 'ordinance.proof_open' : undefined;
}
