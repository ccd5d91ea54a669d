import type { getAssessment, ReplyBody } from '@ebpls/contracts';
import { listBroughtOriginals } from '@ebpls/rules';

import type { ReferenceRows } from '../../platform/reference/reference-rows.ts';
import { Refused } from '../../platform/refused.ts';

/** Content of the slip that an owner brings with the originals. */
export interface OriginalsSlip {
  readonly reference: string;
  readonly facts: readonly (readonly [string, string])[];
  readonly originals: readonly (readonly [document: string, offices: string, seen: string])[];
}

/** Content of the slip, in English like every printed paper. Refused: conflict when the owner brings no original. */
export function toOriginalsSlip(
  application: ReplyBody<typeof getAssessment>,
  { offices }: ReferenceRows,
): OriginalsSlip {
  const getTitle = (name: string): string =>
    [...offices.values()].find(({ office }) => office === name)?.title.en ?? name;
  const originals = listBroughtOriginals(application);
  if (originals.length === 0) throw new Refused('conflict', 'originals.none');
  const { assessment_code, company_name, company_code, owner_name, application_type, tax_year } = application;
  return {
    reference: assessment_code,
    facts: [
      ['Business', `${company_name} (${company_code})`],
      ['Owner', owner_name],
      ['Application', `${assessment_code}, ${application_type} ${tax_year}`],
    ],
    originals: originals.map((one) => [
      one.name,
      one.offices.map(getTitle).join(', '),
      one.seen_by.length === 0 ? '' : `Seen: ${one.seen_by.map(getTitle).join(', ')}`,
    ]),
  };
}
