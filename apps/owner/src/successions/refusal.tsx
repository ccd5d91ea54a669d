import type { RefusedForm } from '@ebpls/remote-kit';
import { Blocker } from '@ebpls/ui';
import { useActionData } from 'react-router';

/** Why the form of this page was refused, above it. */
export function FormRefusal() {
  const answer = useActionData<RefusedForm>();
  if (!answer) return null;
  return (
    <div role="alert">
      <Blocker tone="danger" title={answer.message} />
    </div>
  );
}

/** The error of a field, as a field takes it. */
export function useError() {
  const answer = useActionData<RefusedForm>();
  return (name: string) => {
    const error = answer?.fields[name]?.[0];
    return error === undefined ? {} : { error };
  };
}
