import { fetchFile } from '@ebpls/api-client';
import { downloadWalkInPaper, type WalkInConsent } from '@ebpls/contracts';
import { DownloadButton } from '@ebpls/remote-kit';
import { Blocker, Button, Row, Section, Stack, Text } from '@ebpls/ui';
import { Form, useActionData } from 'react-router';

import type { CounterAnswer } from './counter-answer.ts';
import { useWords } from './counter.messages.ts';

/** Requests of colleagues for a second clerk, who confirms that a citizen without a code is present. */
export function ConsentsToConfirm({ consents }: { readonly consents: readonly WalkInConsent[] }) {
  const t = useWords();
  const answer = useActionData<CounterAnswer>();
  if (consents.length === 0) return null;
  return (
    <Section title={t('colleagues')} hint={t('colleagues_lead')}>
      <Stack gap={6}>
        {answer?.act === 'decide' && answer.refusedForm && <Blocker tone="danger" title={answer.refusedForm.message} />}
        {consents.map((consent) => (
          <OfColleague key={consent.consent_id} consent={consent} />
        ))}
      </Stack>
    </Section>
  );
}

function OfColleague({ consent: { consent_id, citizen, clerk_name, papers } }: { readonly consent: WalkInConsent }) {
  const t = useWords();
  const params = { consent_id: String(consent_id) };
  return (
    <Stack gap={3}>
      <Text>
        <b>{citizen.name}</b>
        {' · '}
        {t('requested_by', { clerk: clerk_name })}
      </Text>
      <Row>
        {papers.map((paper) => (
          <DownloadButton key={paper} fetch={() => fetchFile(downloadWalkInPaper, { params, query: { paper } })}>
            {t(paper)}
          </DownloadButton>
        ))}
      </Row>
      <Form method="post">
        <input type="hidden" name="act" value="decide" />
        <input type="hidden" name="consent_id" value={consent_id} />
        <Row>
          <Button type="submit" name="is_confirmed" value="yes" kind="primary">
            {t('confirm')}
          </Button>
          <Button type="submit" name="is_confirmed" value="no">
            {t('refuse')}
          </Button>
        </Row>
      </Form>
    </Stack>
  );
}
