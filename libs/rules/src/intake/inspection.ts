import type { ClearingOffice, OfficeFacts } from '@ebpls/contracts';

import { amends, anyLine, type ApplicationFacts } from './facts.ts';

/** Which lines an office that inspects by line goes to see (domain reference 3.1). */
const SEEN: Partial<Record<ClearingOffice, (facts: ApplicationFacts) => boolean>> = {
  rhu: ({ lines }) => anyLine(lines, 'food', 'lodging', 'water', 'personal_care'),
  menro: ({ lines }) => lines.some(({ environment }) => environment !== 'L'),
};

/**
 * Whether an office must have seen the place before it clears an application (domain reference 3.1 and T4). A fire
 * renewal rests on the fire bureau's list instead: with none, the certificate of last year stands (1.4).
 */
export function mustInspect(
  facts: ApplicationFacts,
  { office, inspects }: Pick<OfficeFacts, 'office' | 'inspects'>,
): boolean {
  if (inspects === 'always') return !(office === 'fire' && facts.application_type === 'RENEWAL');
  if (inspects === 'new_or_moved') return facts.application_type === 'NEW' || amends(facts, 'CHANGE_LOCATION');
  return inspects === 'by_line' && SEEN[office]?.(facts) === true;
}
