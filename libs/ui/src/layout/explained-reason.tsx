import { type ReactNode, useId, useState } from 'react';

import { TextLink } from '../actions/text-link.tsx';

export interface ExplainedReasonProps {
  /** The sentence that is always shown under the name of a charge. */
  readonly reason: ReactNode;
  /** Names of the button that shows the computation, and hides it. */
  readonly more: string;
  readonly less: string;
  /** The computation, step by step. */
  readonly children: ReactNode;
}

/** The reason of a charge with its computation on request. */
export function ExplainedReason({ reason, more, less, children }: ExplainedReasonProps) {
  const [isOpen, open] = useState(false);
  const id = useId();
  return (
    <>
      {reason}{' '}
      <TextLink onClick={() => open(!isOpen)} expanded={isOpen} controls={id}>
        {isOpen ? less : more}
      </TextLink>
      <div id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </>
  );
}
