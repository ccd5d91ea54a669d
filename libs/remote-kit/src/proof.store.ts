import { create } from 'zustand';

interface Proof {
  /** Set while the person is asked for the password again. */
  readonly answer: ((is_proven: boolean) => void) | undefined;
}

/** Whether an act waits for the password; the shell then asks for it, whichever remote acted. */
export const useProof = create<Proof>(() => ({ answer: undefined }));

/** Asks the person to type the password again. True when the server took it, false when they would rather not. */
export function requestPassword(): Promise<boolean> {
  return new Promise((resolve) => {
    const answer = (is_proven: boolean): void => {
      useProof.setState({ answer: undefined });
      resolve(is_proven);
    };
    useProof.setState({ answer });
  });
}
