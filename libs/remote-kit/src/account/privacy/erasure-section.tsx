import type { Erasure, ErasureBlocker, OwnErasure } from '@ebpls/contracts';
import { Blocker, Button, MomentText, Section, Stack, Text, TextArea } from '@ebpls/ui';
import { CheckField } from '@ebpls/ui/forms';
import { useFetcher } from 'react-router';

import { createMessageGetter } from '../../forms/form-answers.ts';
import type { FormAnswer } from '../form-answer.ts';
import { FormMessage } from '../form-message.tsx';
import { useWords } from './privacy.messages.ts';

const ERASURE_SCOPE = ['erasure_scope_account', 'erasure_scope_drafts', 'erasure_scope_messages'] as const;
const RETENTION = ['retention_money', 'retention_permits', 'retention_audit'] as const;

/** The person's right to erasure: the page explains what is erased and what stays before it requests anything. */
export function ErasureSection({ erasure: { blockers, request } }: { readonly erasure: OwnErasure }) {
  const t = useWords();
  const is_open = request?.state === 'ASKED' || request?.state === 'APPROVED';
  return (
    <Section title={t('erasure_title')} hint={t('erasure_hint')}>
      <Stack gap={6}>
        {request && is_open && <OpenRequest request={request} />}
        {request?.state === 'REFUSED' && (
          <Blocker tone="danger" title={t('state_REFUSED')}>
            {request.reason}
          </Blocker>
        )}
        <ErasureList title={t('erasure_scope')} lines={ERASURE_SCOPE.map((line) => t(line))} />
        <ErasureList title={t('retention')} lines={RETENTION.map((line) => t(line))} />
        {!is_open && (blockers.length > 0 ? <ErasureBlockers blockers={blockers} /> : <ErasureForm />)}
      </Stack>
    </Section>
  );
}

function ErasureList({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <div>
      <Text>
        <b>{title}</b>
      </Text>
      <Stack as="ul" gap={1}>
        {lines.map((line) => (
          <li key={line}>
            <Text as="span">{line}</Text>
          </li>
        ))}
      </Stack>
    </div>
  );
}

function ErasureBlockers({ blockers }: { readonly blockers: readonly ErasureBlocker[] }) {
  const t = useWords();
  return (
    <Blocker tone="warning" title={t('blocked')}>
      {blockers.map((blocker) => t(`blocker_${blocker}`)).join('; ')}
    </Blocker>
  );
}

function OpenRequest({ request: { state, executes_at, reason } }: { readonly request: Erasure }) {
  const t = useWords();
  const fetcher = useFetcher<FormAnswer>();
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="act" value="erasure_withdraw" />
      <Stack gap={4}>
        <FormMessage answer={fetcher.data} />
        <Blocker
          tone={state === 'APPROVED' ? 'warning' : 'info'}
          title={t(state === 'APPROVED' ? 'state_APPROVED' : 'state_ASKED')}
          action={
            <Button type="submit" kind="secondary" busy={fetcher.state !== 'idle'}>
              {t('withdraw')}
            </Button>
          }
        >
          {reason} {t('earliest_day')} <MomentText at={executes_at} />. {t('until_then')}
        </Blocker>
      </Stack>
    </fetcher.Form>
  );
}

function ErasureForm() {
  const t = useWords();
  const fetcher = useFetcher<FormAnswer>();
  const wrong = createMessageGetter(fetcher.data?.fields);
  return (
    <fetcher.Form method="post" noValidate>
      <input type="hidden" name="act" value="erasure_request" />
      <Stack gap={6}>
        <FormMessage answer={fetcher.data} />
        <TextArea label={t('remarks')} name="remarks" optional rows={3} error={wrong('remarks')} />
        <CheckField label={t('read')} name="read" error={wrong('read')} />
        <Button type="submit" kind="danger" busy={fetcher.state !== 'idle'}>
          {t('erasure_request')}
        </Button>
      </Stack>
    </fetcher.Form>
  );
}
