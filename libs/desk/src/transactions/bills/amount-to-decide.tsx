// The amount of a bill beside the button that computes or approves it.

import type { AssessmentReply, BillReply } from '@ebpls/contracts';
import { Pesos, Row, Text } from '@ebpls/ui';

import type { DeskAct } from '../../acts/act-bar.tsx';
import { useWords } from '../transaction.messages.ts';

interface AmountToDecideProps extends Pick<AssessmentReply, 'estimate'> {
  readonly acts: readonly DeskAct[];
  readonly bill: BillReply | undefined;
}

/** Nobody approves a bill unseen: its total may be out of sight further down in the case. Centavos. */
export function AmountToDecide({ acts, bill, estimate }: AmountToDecideProps) {
  const t = useWords();
  const has = (name: string): boolean => acts.some(({ act }) => act === name);
  const total = has('approve_bill') ? bill?.totals.total : has('compute') ? estimate?.total : undefined;
  if (total === undefined) return null;
  return (
    <Row justify="between" gap={2}>
      <Text as="span">{t(has('approve_bill') ? 'amount_to_approve' : 'amount_to_compute')}</Text>
      <Pesos amount={total} strong />
    </Row>
  );
}
