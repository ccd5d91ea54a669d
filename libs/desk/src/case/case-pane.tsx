// The middle of a desk: the open case or what is shown without one, and the last decision while it can be undone.

import { EmptyState, Button, Icon, Row, Text } from '@ebpls/ui';
import { Pane } from '@ebpls/ui/lists';
import { type ReactNode, useEffect } from 'react';

import { CaseName } from '../acts/case-name.ts';
import { useWords } from '../messages/desk.messages.ts';
import { restoreFocus } from '../frame/case-top.tsx';
import type { CaseFlow } from './case-flow.ts';
import type { DecidedCase } from './decided-case.ts';
import type { DecisionWithdrawal } from './withdraw-decision.ts';

interface CasePaneProps<C> {
  /** Null for an address that names a case that is not on this desk. */
  readonly openCase: C | null | undefined;
  readonly flow: CaseFlow;
  /** Renders the open case; `bar` shows the last decision while it can be undone. */
  readonly children: (openCase: C, bar: ReactNode) => ReactNode;
}

/** The middle of a desk, with or without an open case. */
export function CasePane<C extends { readonly assessment: { readonly company_name: string } }>({
  openCase,
  flow: { decidedCase, back },
  children,
}: CasePaneProps<C>) {
  const bar = decidedCase && <WithdrawDecisionBar key={decidedCase.number} decidedCase={decidedCase} {...back} />;
  if (!openCase) return <NoCase isMissing={openCase === null} foot={bar} />;
  return <CaseName value={openCase.assessment.company_name}>{children(openCase, bar)}</CaseName>;
}

function NoCase({ isMissing, foot }: { readonly isMissing: boolean; readonly foot: ReactNode }) {
  const t = useWords();
  return (
    <Pane foot={foot}>
      <EmptyState icon={isMissing ? 'search' : 'inbox'} title={t(isMissing ? 'case_missing' : 'nothing_open')}>
        {t(isMissing ? 'case_missing_text' : 'nothing_open_text')}
      </EmptyState>
    </Pane>
  );
}

interface WithdrawDecisionBarProps extends DecisionWithdrawal {
  readonly decidedCase: DecidedCase;
}

/** The last decision, and the button to take it back while that is possible; it opens the case again. */
function WithdrawDecisionBar({ decidedCase, left, busy, withdraw }: WithdrawDecisionBarProps) {
  const t = useWords();
  useEffect(() => {
    return restoreFocus;
  }, []);

  return (
    <Row gap={2} wrap={false}>
      <Icon name="check-circle" />
      <output style={{ flex: 1, minInlineSize: 0 }}>
        <Text as="span" size="secondary">
          {decidedCase.sentence}
        </Text>
      </output>
      <Button size="desk" kind="secondary" keyHint="U" busy={busy} aria-label={t('undo')} onClick={withdraw}>
        {t('undo_left', { count: left })}
      </Button>
    </Row>
  );
}
