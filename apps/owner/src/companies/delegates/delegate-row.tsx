import type { Delegation } from '@ebpls/contracts';
import { Button, dayWritten, momentWritten, Row, Stack, Tag, Text, type Tone, useLocale } from '@ebpls/ui';
import { Form } from 'react-router';

import { useWords } from './delegate.messages.ts';

const DELEGATE_TONES: Record<Delegation['state'], Tone> = {
  OFFERED: 'warning',
  ACTIVE: 'success',
  DECLINED: 'muted',
  WITHDRAWN: 'muted',
  ENDED: 'muted',
  EXPIRED: 'muted',
};

/** Row of a delegate: the scope, the end, the last act, and the button that ends the delegation. */
export function DelegateRow({ delegation }: { readonly delegation: Delegation }) {
  const t = useWords();
  const locale = useLocale();
  const { state, delegate_name, delegate_email, delegation_no, last_act } = delegation;
  const lastAct = last_act
    ? t('last_act', { title: last_act.title, when: momentWritten(last_act.at, locale) })
    : t('no_act');
  return (
    <Stack gap={1}>
      <Row>
        <Text as="strong">{delegate_name ?? delegate_email}</Text>
        <Tag tone={DELEGATE_TONES[state]}>{t(state)}</Tag>
      </Row>
      {delegate_name !== null && (
        <Text tone="muted" size="secondary">
          {delegate_email}
        </Text>
      )}
      <Text size="secondary">
        <Terms delegation={delegation} />
      </Text>
      <Text tone="muted" size="secondary">
        {[delegation_no, state === 'OFFERED' ? '' : lastAct].filter(Boolean).join(' · ')}
      </Text>
      {(state === 'ACTIVE' || state === 'OFFERED') && <End delegation={delegation} />}
    </Stack>
  );
}

/** Scope and duration of the delegation. */
export function Terms({ delegation: { scope, state, ends_on, answer_by } }: { readonly delegation: Delegation }) {
  const t = useWords();
  const locale = useLocale();
  const terms = [
    scope.map((one) => t(`scope_${one}`)).join(', '),
    t('until', { day: dayWritten(ends_on, locale) }),
    state === 'OFFERED' ? t('answer_by', { day: dayWritten(answer_by, locale) }) : '',
  ];
  return <>{terms.filter(Boolean).join(' · ')}</>;
}

/** Ends the delegation; no further act is admitted. */
export function End({ delegation: { delegation_id, state } }: { readonly delegation: Delegation }) {
  const t = useWords();
  return (
    <Form method="post">
      <input type="hidden" name="act" value="end" />
      <input type="hidden" name="delegation_id" value={delegation_id} />
      <Button type="submit" size="desk">
        {t(state === 'OFFERED' ? 'withdraw' : 'end')}
      </Button>
    </Form>
  );
}
