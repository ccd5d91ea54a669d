import type { ClearingOffice } from '@ebpls/contracts';

/** The specification, section 2, gives this office no files page (decision D15). */
export const WITHOUT_FILES: readonly ClearingOffice[] = ['engineering'];
