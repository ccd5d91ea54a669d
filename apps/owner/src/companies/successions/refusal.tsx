// Reason of a refused form, and its fields.

import type { RefusedForm } from '@ebpls/remote-kit';
import { Blocker } from '@ebpls/ui';
import { useActionData } from 'react-router';

import { useActionFields } from '../../shared/fields/use-action-fields.ts';

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

/** The fields of the form of this page. */
export function useClaimFields() {
  return useActionFields(useActionData<RefusedForm>()?.fields);
}
