import type { AskedMeasure, EndpointInput, listAskedMeasures as endpoint } from '@ebpls/contracts';
import { listDeclaredMeasures, type DeclaredMeasure } from '@ebpls/rules/tariff';

import type { ReferenceRows } from '../../platform/reference/reference-rows.ts';

type AskedQuery = EndpointInput<typeof endpoint>['query'];

/** The measures that the version in force for a year asks; none where it has the former shape. */
export function listAskedMeasures(
  rows: ReferenceRows,
  query: AskedQuery & { readonly tax_year: number },
): AskedMeasure[] {
  // Versions are sorted newest first.
  const version = rows.ordinances.find(({ effective_on }) => effective_on <= `${query.tax_year}-01-01`);
  if (version?.tariff === undefined) return [];
  const { lines, application_type: type } = query;
  return listDeclaredMeasures(version.tariff, { lines, type, barangays: rows.barangays.withFormer() }).map(toReply);
}

function toReply({ measure, lines }: DeclaredMeasure): AskedMeasure {
  const { code, name, unit, kind, of, values = [], when_absent } = measure;
  return {
    code,
    name,
    unit: unit ?? null,
    kind,
    of,
    lines: [...lines],
    values: [...values],
    is_required: when_absent === 'REFUSE',
  };
}
