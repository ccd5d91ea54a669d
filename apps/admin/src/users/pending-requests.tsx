import type { AccountRequest } from '@ebpls/contracts';
import { type ActForm, useAct } from '@ebpls/desk';
import { Button, MomentText, Row, RowItem, Rows, Section, Stack, Text } from '@ebpls/ui';

import { useRequestForms, useRequestSentence } from './request-forms.ts';
import { formatUserName } from './user-forms.ts';
import { useWords } from './user.messages.ts';

interface PendingRequestsProps {
  readonly requests: readonly AccountRequest[];
  readonly openForm: (form: ActForm) => void;
}

/** Requests of one administrator that another has to decide; renders nothing while none waits. */
export function PendingRequests({ requests, openForm }: PendingRequestsProps) {
  const t = useWords();
  const getSentence = useRequestSentence();
  if (requests.length === 0) return null;
  return (
    <Section title={t('pending_title')} hint={t('pending_hint')}>
      <Rows label={t('pending_title')}>
        {requests.map((request) => (
          <RowItem
            key={request.account_request_id}
            title={getSentence(request)}
            note={
              <Stack gap={2}>
                <span>
                  {request.user.email || t('no_email')} · <MomentText at={request.asked_at} /> · {t('until')}{' '}
                  <MomentText at={request.expires_at} />
                </span>
                {request.why_another !== undefined && (
                  <Text size="caption" tone="muted">
                    {request.why_another}
                  </Text>
                )}
                <Decide request={request} openForm={openForm} />
              </Stack>
            }
          />
        ))}
      </Rows>
    </Section>
  );
}

function Decide({
  request,
  openForm,
}: {
  readonly request: AccountRequest;
  readonly openForm: (form: ActForm) => void;
}) {
  const t = useWords();
  const forms = useRequestForms();
  const { busy, run } = useAct();
  const { acts, account_request_id, user } = request;
  const getActLabel = (verb: string): string => `${verb}: ${formatUserName(user)}`;
  return (
    <Row gap={2}>
      {acts.includes('approve') && (
        <Button
          size="desk"
          kind="primary"
          aria-label={getActLabel(t('approve'))}
          onClick={() => openForm(forms.approve(request))}
        >
          {t('approve')}
        </Button>
      )}
      {acts.includes('refuse') && (
        <Button size="desk" aria-label={getActLabel(t('refuse'))} onClick={() => openForm(forms.refuse(request))}>
          {t('refuse')}
        </Button>
      )}
      {acts.includes('withdraw') && (
        <Button
          size="desk"
          busy={busy}
          aria-label={getActLabel(t('withdraw'))}
          onClick={() => run('withdraw', account_request_id)}
        >
          {t('withdraw')}
        </Button>
      )}
    </Row>
  );
}
