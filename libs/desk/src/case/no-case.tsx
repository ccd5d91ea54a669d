import { EmptyState } from '@ebpls/ui';
import { Pane } from '@ebpls/ui/lists';
import type { ReactNode } from 'react';

import { useWords } from '../messages/desk.messages.ts';

/** Properties of the pane of a desk on which no case is open. */
interface NoCaseProps {
  /** The address names a case that is not on this desk. */
  readonly isGone: boolean;
  readonly foot?: ReactNode;
}

/** The middle of a desk while no case is open. */
export function NoCase({ isGone, foot }: NoCaseProps) {
  const t = useWords();
  return (
    <Pane foot={foot}>
      <EmptyState icon={isGone ? 'search' : 'inbox'} title={t(isGone ? 'case_missing' : 'nothing_open')}>
        {t(isGone ? 'case_missing_text' : 'nothing_open_text')}
      </EmptyState>
    </Pane>
  );
}
