import type { Citizen, CitizenKey } from '@ebpls/contracts';
import type { RefusedForm } from '@ebpls/remote-kit';

/** What the question for an account was answered with, or why a form was refused. */
export interface CounterAnswer {
  readonly act: string;
  readonly citizenKey?: CitizenKey;
  /** Null when nobody has exactly that. */
  readonly citizen?: Citizen | null;
  readonly refusedForm?: RefusedForm;
}
