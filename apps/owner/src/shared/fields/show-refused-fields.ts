import type { FieldMessages } from '@ebpls/remote-kit';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';

/** Shows the messages of a refusal at their fields, until these are edited. */
export function showRefusedFields<V extends FieldValues>(
  setError: UseFormSetError<V>,
  refusedFields: FieldMessages = {},
): void {
  for (const [path, [message = '']] of Object.entries(refusedFields))
    // The paths are those of the contract's body, whose names the fields have.
    setError(path as FieldPath<V>, { type: 'refused', message });
}
