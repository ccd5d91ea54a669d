// Reason of a refused form, and the error of each of its fields.

import type { RefusedForm } from '@ebpls/remote-kit';
import { Blocker } from '@ebpls/ui';
import { useActionData } from 'react-router';

/** Reason of a refusal, above the form of this page. */
export function FormRefusal() {
  const answer = useActionData<RefusedForm>();
  if (!answer) return null;
  return (
    <div role="alert">
      <Blocker tone="danger" title={answer.message} />
    </div>
  );
}

/** Returns a getter of a field's error props. */
export function useError() {
  const answer = useActionData<RefusedForm>();
  return (name: string) => {
    const error = answer?.fields[name]?.[0];
    return error === undefined ? {} : { error };
  };
}
