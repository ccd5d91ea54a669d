import type { Answer, computeBill } from '@ebpls/contracts';

/** What an act on a bill answers. */
export type BillMoved = Answer<typeof computeBill>;
