import { Clauses } from './clauses.tsx';
import { useWords } from './law.messages.ts';
import { TERMS } from './terms-text.ts';

/** Page of the terms of use. */
export function Component() {
  return <Clauses title={useWords()('terms')} of={TERMS} />;
}
