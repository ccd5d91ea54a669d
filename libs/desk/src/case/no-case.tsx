import { EmptyState } from '@ebpls/ui';
import { Pane } from '@ebpls/ui/lists';
import type { ReactNode } from 'react';

import { useWords } from '../messages/desk.messages.ts';

/** Properties of the pane of a desk on which no case is open. */
interface NoCaseProps {
  /** The address names a case that is not on this desk. */
  readonly isMissing: boolean;
  readonly foot?: ReactNode;
}

/** The middle of a desk while no case is open. */
export function NoCase({ isMissing, foot }: NoCaseProps) {
  const t = useWords();
  return (
    <Pane foot={foot}>
      <EmptyState icon={isMissing ? 'search' : 'inbox'} title={t(isMissing ? 'case_missing' : 'nothing_open')}>
        {t(isMissing ? 'case_missing_text' : 'nothing_open_text')}
      </EmptyState>
    </Pane>
  );
}
