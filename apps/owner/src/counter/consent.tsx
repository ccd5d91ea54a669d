import { isRefusal } from '@ebpls/api-client';
import { uploadFiles } from '@ebpls/api-client/uploads';
import { sendWalkInPaper, UPLOAD_LIMITS, WALK_IN_PAPERS, type WalkInConsent, type WalkInPaper } from '@ebpls/contracts';
import { createMessageGetter } from '@ebpls/remote-kit';
import { Blocker, Button, Section, Stack, Text, TextField } from '@ebpls/ui';
import { FileField } from '@ebpls/ui/forms';
import { useState } from 'react';
import { Form, useActionData, useRevalidator } from 'react-router';

import type { CounterAnswer } from './counter-answer.ts';
import { useWords } from './counter.messages.ts';

/** Consent of a citizen at the counter before a clerk acts for them: the citizen's code, or a second clerk. */
export function Consent({ consent }: { readonly consent: WalkInConsent }) {
  const t = useWords();
  return (
    <Section title={t('consent', { name: consent.citizen.name })}>
      {consent.way === 'SIGNATURE' ? <ByDocuments consent={consent} /> : <ByCode consent={consent} />}
    </Section>
  );
}

function useRefused(): CounterAnswer['refusedForm'] {
  const answer = useActionData<CounterAnswer>();
  return answer?.act === 'open' ? answer.refusedForm : undefined;
}

function ByCode({ consent: { consent_id, sent_to } }: { readonly consent: WalkInConsent }) {
  const t = useWords();
  const refusedForm = useRefused();
  const error = createMessageGetter(refusedForm?.fields)('code') ?? refusedForm?.message;
  return (
    <Form method="post" noValidate>
      <input type="hidden" name="consent_id" value={consent_id} />
      <Stack gap={4}>
        <Text>{t('code_lead', { sent_to: sent_to ?? '' })}</Text>
        <TextField
          name="code"
          label={t('code')}
          inputMode="numeric"
          autoComplete="off"
          {...(error !== undefined && { error })}
        />
        <div>
          <Button type="submit" name="act" value="open" kind="primary">
            {t('begin')}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}

function ByDocuments({ consent: { consent_id, papers, is_confirmed } }: { readonly consent: WalkInConsent }) {
  const t = useWords();
  const refusedForm = useRefused();
  return (
    <Stack gap={4}>
      {refusedForm && <Blocker tone="danger" title={refusedForm.message} />}
      {is_confirmed === null && <Text>{t('papers_lead')}</Text>}
      {WALK_IN_PAPERS.map((paper) =>
        papers.includes(paper) ? (
          <Text key={paper}>{t('paper_here', { name: t(paper) })}</Text>
        ) : (
          <ConsentDocument key={paper} consent_id={consent_id} paper={paper} />
        ),
      )}
      {is_confirmed === true ? (
        <Form method="post">
          <input type="hidden" name="consent_id" value={consent_id} />
          <Stack gap={4}>
            <Text>{t('second_confirmed')}</Text>
            <div>
              <Button type="submit" name="act" value="open" kind="primary">
                {t('begin')}
              </Button>
            </div>
          </Stack>
        </Form>
      ) : (
        papers.length === WALK_IN_PAPERS.length && <Blocker tone="info" title={t('second_pending')} />
      )}
    </Stack>
  );
}

interface ConsentDocumentProps {
  readonly consent_id: number;
  readonly paper: WalkInPaper;
}

function ConsentDocument({ consent_id, paper }: ConsentDocumentProps) {
  const t = useWords();
  const { revalidate } = useRevalidator();
  const [problem, setProblem] = useState<string>();
  const send = async (file: File): Promise<void> => {
    const form = new FormData();
    form.append('file', file, file.name);
    try {
      await uploadFiles(sendWalkInPaper, { params: { consent_id: String(consent_id) }, query: { paper }, form });
      setProblem(undefined);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setProblem(error.fields['file']?.[0] ?? error.message);
    }
    await revalidate();
  };
  return (
    <FileField
      id={`paper-${paper}`}
      name="file"
      camera
      label={t('add', { name: t(paper) })}
      accept={UPLOAD_LIMITS.media_types.join(',')}
      error={problem}
      onChoose={(file) => void send(file)}
    />
  );
}
