// Explains a charge of a tariff in the shape in which bills keep the reason of every line.

import type { Basis, ChargeComputation } from '@ebpls/contracts';

import { NOTHING } from '../money.ts';
import type { TariffChargeResult } from '../tariff/assess-tariff.ts';
import { explainCharge } from '../tariff/amounts/explain-charge.ts';
import { createTerm, toBasis } from '../tax/explain.ts';

const joinSentences = (sentences: readonly string[]): string =>
  sentences.map((sentence) => sentence.replaceAll(/\s+/g, ' ')).join('\n');

/**
 * The reason of a bill line: the sentences of the tariff's row in both languages, one on each line of text, so that a
 * bill explains itself for ever, and the computation by which an auditor comes to the same amount.
 */
export function toChargeBasis(result: TariffChargeResult): Basis {
  return toBasis({
    message_key: 'charge',
    // Written when they are read or stored: most of the time of a bill would be spent on them, and a rehearsal reads none.
    params: {
      get sentence_en() {
        return joinSentences(explainCharge(result, 'en'));
      },
      get sentence_fil() {
        return joinSentences(explainCharge(result, 'fil'));
      },
    },
    terms: result.amount === NOTHING ? [] : [createTerm('charge', result.amount)],
    changes_with: [],
    computation: { ...result.basis, charge: result.row.code } as ChargeComputation,
  });
}
