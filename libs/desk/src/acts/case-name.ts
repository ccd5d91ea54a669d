import { createContext } from 'react';

/** Business of the open case, which the line after an act names: by then the next case may be open. */
export const CaseName = createContext<string | undefined>(undefined);
