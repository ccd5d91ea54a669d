import { Button, Icon, Row, Text } from '@ebpls/ui';
import { useEffect } from 'react';

import { restoreFocus } from '../frame/case-top.tsx';
import { useWords } from '../messages/desk.messages.ts';
import type { DecidedCase } from './decided-case.ts';
import type { DecisionWithdrawal } from './withdraw-decision.ts';

interface WithdrawDecisionBarProps extends DecisionWithdrawal {
  readonly decidedCase: DecidedCase;
}

/** The last decision, and the button to take it back while that is possible; it opens the case again. */
export function WithdrawDecisionBar({ decidedCase, left, busy, withdraw }: WithdrawDecisionBarProps) {
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
