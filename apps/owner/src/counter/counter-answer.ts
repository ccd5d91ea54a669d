import type { Citizen, CitizenKey } from '@ebpls/contracts';
import type { RefusedForm } from '@ebpls/remote-kit';

/** Action result of the counter's pages: the found account, or the refusal of a form. */
export interface CounterAnswer {
  readonly act: string;
  readonly citizenKey?: CitizenKey;
  /** Null when no account has exactly that key. */
  readonly citizen?: Citizen | null;
  readonly refusedForm?: RefusedForm;
}
