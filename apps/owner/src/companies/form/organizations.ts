import { AGENCY_BY_ORGANISATION, ORG_TYPES } from '@ebpls/contracts';
import type { RadioOption } from '@ebpls/ui/forms';

import type { words } from './form.messages.ts';

/** Lists the forms of organization as choices, each with the agency that registers it. */
export function listOrganizations(t: typeof words): RadioOption[] {
  return ORG_TYPES.map((value) => ({
    value,
    label: t(value),
    help: value === 'SOLE' ? t('SOLE_help') : t('body_help', { agency: AGENCY_BY_ORGANISATION[value] }),
  }));
}
