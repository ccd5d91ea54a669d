import { Clauses } from './clauses.tsx';
import { ACCESSIBILITY } from './accessibility-text.ts';
import { useWords } from './law.messages.ts';

/** Page of the accessibility statement, linked from the foot of every public page. */
export function Component() {
  const t = useWords();
  return <Clauses title={t('accessibility')} subtitle={t('accessibility_intro')} of={ACCESSIBILITY} />;
}
