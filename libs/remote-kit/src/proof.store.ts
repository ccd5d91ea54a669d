// Holds whether the password dialog is open, in which a person confirms a protected action of any remote.

import { create } from 'zustand';

/** The password dialog that confirms a protected action. */
interface Proof {
  /** Set while the password dialog is open. */
  readonly answer: ((is_proven: boolean) => void) | undefined;
}

/** Whether an act waits for the password; the shell then opens the dialog for any remote. */
export const useProof = create<Proof>(() => ({ answer: undefined }));

/** Requests the password again. True when the server accepted it, false when the person declined. */
export function requestPassword(): Promise<boolean> {
  return new Promise((resolve) => {
    const answer = (is_proven: boolean): void => {
      useProof.setState({ answer: undefined });
      resolve(is_proven);
    };
    useProof.setState({ answer });
  });
}
