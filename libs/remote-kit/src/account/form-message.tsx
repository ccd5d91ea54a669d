import { Blocker } from '@ebpls/ui';

import type { FormAnswer } from './form-answer.ts';

/** Sentence of a refusal above its form; messages about a field are shown at the field. */
export function FormMessage({ answer }: { readonly answer: FormAnswer | undefined }) {
  if (!answer?.message) return null;
  return (
    <div role="alert">
      <Blocker tone="danger" title={answer.message} />
    </div>
  );
}
