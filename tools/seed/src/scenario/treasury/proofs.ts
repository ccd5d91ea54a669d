// Files proofs of sales in the demo data of a municipality whose revenue code has a deficiency, one in each state.

import * as contracts from '@ebpls/contracts';

import { advanceClock, type DemoMunicipality, TREASURER } from '../acts.ts';
import { openCase } from '../cases/open-case.ts';
import { renderPaper } from '../papers.ts';

interface ProofCase {
  readonly name: string;
  /** Sales by the proof, as a share of the declared ones in hundredths. */
  readonly share: number;
  readonly is_decided: boolean;
}

const PROOF_CASES: readonly ProofCase[] = [
  { name: 'proof_filed', share: 125, is_decided: false },
  { name: 'proof_ordered', share: 140, is_decided: true },
  { name: 'proof_accepted', share: 95, is_decided: true },
];

/** Files the proofs of sales, of which a treasurer decides two; nothing before the first day of the proof. */
export async function recordProofs(municipality: DemoMunicipality): Promise<void> {
  for (const proof of PROOF_CASES) await recordProof(municipality, proof);
}

async function recordProof(municipality: DemoMunicipality, { name, share, is_decided }: ProofCase): Promise<void> {
  const { server } = municipality;
  const record = server.municipality.businesses.find(({ cases }) => cases?.includes(name));
  if (record === undefined) return;
  const context = await openCase(municipality, record, 2);
  const { owner, company_code } = context;
  advanceClock(context);
  const { proof_of_sales } = await server.call(owner, contracts.getCompany, { params: { company_code } });
  if (proof_of_sales === undefined) return;
  const params = { assessment_code: proof_of_sales.assessment_code };
  const year = await server.call(owner, contracts.getDeficiency, { params });
  const lines = year.lines.map(({ line, declared_non_essential, declared_essential }) => ({
    line,
    gross_non_essential: multiply(declared_non_essential, share),
    gross_essential: multiply(declared_essential, share),
  }));
  await server.call(owner, contracts.fileProof, { params, body: { revision: year.revision, lines } });
  const bytes = await renderPaper({ code: 'ITR', name: year.proof, record, municipality: server.municipality });
  const file = new File([bytes], 'income-tax-return.pdf', { type: 'application/pdf' });
  const { revision } = await server.upload(owner, contracts.sendProofFile, { params, file });
  if (!is_decided) return;
  advanceClock(context);
  await server.call(TREASURER, contracts.decideDeficiency, { params, body: { revision } });
}

const multiply = (pesos: string, share: number): string =>
  contracts.formatPesosText(Math.round(((contracts.parseCentavos(pesos) ?? 0) * share) / 100) as contracts.Centavos);
