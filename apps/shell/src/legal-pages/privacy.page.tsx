import { Clauses } from './clauses.tsx';
import { useWords } from './law.messages.ts';
import { PRIVACY } from './privacy-text.ts';

/** Page of the privacy notice. */
export function Component() {
  return <Clauses title={useWords()('privacy')} of={PRIVACY} />;
}
