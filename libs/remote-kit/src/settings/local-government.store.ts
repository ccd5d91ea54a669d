// Kind of the local government, which the texts of every page name.

import { LOCAL_GOVERNMENTS, type LocalGovernment } from '@ebpls/contracts';
import { create } from 'zustand';

const STORAGE_KEY = 'government';

/**
 * The kind that the server wrote into the document of a public page, or the one of the last visit where the document is
 * the same for all; the first texts are then right before anything has loaded.
 */
function readLocalGovernment(): LocalGovernment {
  const documentGovernment = globalThis.document?.documentElement.dataset['government'] ?? readStoredGovernment();
  return LOCAL_GOVERNMENTS.find((kind) => kind === documentGovernment) ?? 'MUNICIPALITY';
}

function readStoredGovernment(): string | undefined {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? undefined;
  } catch {
    return undefined; // Storage may be blocked.
  }
}

/** Kind of the local government; the shell sets it when it has loaded it. */
export const useLocalGovernment = create<{ readonly kind: LocalGovernment }>(() => ({ kind: readLocalGovernment() }));

/** Sets the kind for the texts of this page, and for the first texts of the next visit. */
export function saveLocalGovernment(kind: LocalGovernment): void {
  useLocalGovernment.setState({ kind });
  try {
    localStorage.setItem(STORAGE_KEY, kind);
  } catch {
    // Storage may be blocked or full; the next visit begins as a municipality.
  }
}
