import type { AssessmentReply } from '@ebpls/contracts';
import { Facts, Section } from '@ebpls/ui';
import type { ReactNode } from 'react';

import { useWords } from './application.messages.ts';

interface ChangesProps {
  readonly changes: AssessmentReply['changes'];
  readonly actions?: ReactNode;
  readonly folds?: boolean | undefined; // Folded behind one line on a phone.
}

/** Changes that an amendment or a retirement declares, the old value beside the new one. */
export function Changes({ changes, actions, folds }: ChangesProps) {
  const t = useWords();
  if (changes.length === 0) return null;
  return (
    <Section folds={folds} title={t('changes')} actions={actions}>
      <Facts
        items={changes.map(({ label, was, becomes }) => ({
          label,
          value: was === '' ? becomes : t('was_and_becomes', { was, becomes }),
        }))}
      />
    </Section>
  );
}
