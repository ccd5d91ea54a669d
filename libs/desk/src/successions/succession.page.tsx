// Page of one heir's claim to continue a business, with the decisions of the two offices on it.

import { callEndpoint, fetchFile } from '@ebpls/api-client';
import {
  checkSuccession,
  decideSuccession,
  downloadSuccessionPaper,
  getSuccession,
  type Succession,
} from '@ebpls/contracts';
import { DownloadButton, useNudge } from '@ebpls/remote-kit';
import { Blocker, Button, DayText, Facts, MomentText, Page, Row, Section, Stack, Tag, Text } from '@ebpls/ui';
import { useState } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';

import { ActDialog } from '../acts/act-dialog.tsx';
import type { ActForm } from '../acts/act-form.ts';
import { type ActHandler, createFormAct, runAct } from '../acts/acts.ts';
import { SecondPersonReason } from '../acts/second-person-reason.tsx';
import { useWords, words } from './succession.messages.ts';
import { SUCCESSION_TONES } from './successions.page.tsx';

export function loader({ params, request }: LoaderFunctionArgs) {
  return callEndpoint(getSuccession, {
    params: { succession_no: params['succession_no'] ?? '' },
    signal: request.signal,
  });
}

const createCheckAct = (outcome: 'CHECKED' | 'REFUSED'): ActHandler => {
  const send = createFormAct(checkSuccession.body, ({ on, idempotency_key }, body) =>
    callEndpoint(checkSuccession, { params: { succession_no: on }, body, idempotency_key }),
  );
  return (submission, values) => send(submission, { ...(values as object), outcome });
};
const createSuccessionDecisionAct = (outcome: 'GRANTED' | 'REFUSED'): ActHandler => {
  const send = createFormAct(decideSuccession.body, ({ on, idempotency_key }, body) =>
    callEndpoint(decideSuccession, { params: { succession_no: on }, body, idempotency_key }),
  );
  return (submission, values) => send(submission, { ...(values as object), outcome });
};

/**
 * Decisions of the two offices on an heir's claim to a business; the step of the claim decides which of them refuses
 * it.
 */
const SUCCESSION_ACTS: Readonly<Record<string, ActHandler>> = {
  check: createCheckAct('CHECKED'),
  refuse_FILED: createCheckAct('REFUSED'),
  grant: createSuccessionDecisionAct('GRANTED'),
  refuse_CHECKED: createSuccessionDecisionAct('REFUSED'),
};

export function action(args: ActionFunctionArgs) {
  const getNoticeKey = (act: string): 'success_check' | 'success_grant' | 'success_refuse' =>
    act === 'check' ? 'success_check' : act === 'grant' ? 'success_grant' : 'success_refuse';
  return runAct(args, { acts: SUCCESSION_ACTS, getSuccessText: (act) => words(getNoticeKey(act)) });
}

/** One claim with its sworn statements, its papers and its objections, and the act of this person. */
export function Component() {
  const claim = useLoaderData<typeof loader>();
  const t = useWords();
  const { pathname } = useLocation();
  useNudge('notification');
  const [actForm, setActForm] = useState<ActForm>();
  const { company_name, succession_no, state, acts, blocked, reason, owner_seen_at } = claim;
  return (
    <Page
      title={company_name}
      subtitle={succession_no}
      width="form"
      status={<Tag tone={SUCCESSION_TONES[state]}>{t(state)}</Tag>}
      breadcrumb={[{ label: t('title'), to: pathname.replace(/\/[^/]+$/, '') }, { label: succession_no }]}
      actions={
        <Row gap={2}>
          {acts.includes('refuse') && (
            <Button onClick={() => setActForm(toSuccessionForm('refuse', claim, t))}>{t('refuse')}</Button>
          )}
          {acts.includes('check') && (
            <Button kind="primary" onClick={() => setActForm(toSuccessionForm('check', claim, t))}>
              {t('check')}
            </Button>
          )}
          {acts.includes('grant') && (
            <Button kind="primary" onClick={() => setActForm(toSuccessionForm('grant', claim, t))}>
              {t('grant')}
            </Button>
          )}
        </Row>
      }
    >
      <Stack gap={6}>
        <SecondPersonReason of={claim} />
        {blocked !== null && <Blocker tone="info" title={blocked} />}
        {reason !== '' && <Blocker tone={SUCCESSION_TONES[state]} title={reason} />}
        {owner_seen_at !== null && (
          <Blocker tone="warning" title={t('account_use_title')}>
            {t('account_use')} <MomentText at={owner_seen_at} />
          </Blocker>
        )}
        <Sworn claim={claim} />
        <SuccessionPapers claim={claim} />
        <Objections claim={claim} />
      </Stack>
      {actForm && (
        <ActDialog key={`${actForm.act} ${actForm.on}`} form={actForm} onClose={() => setActForm(undefined)} />
      )}
    </Page>
  );
}

function toSuccessionForm(
  act: 'check' | 'grant' | 'refuse',
  { succession_no, state, heir_name, company_name }: Succession,
  t: ReturnType<typeof useWords>,
): ActForm {
  const isChecking = state === 'FILED';
  return {
    act: act === 'refuse' ? `refuse_${state}` : act,
    on: succession_no,
    title: t(`dialog_${act}`),
    lead: `${company_name} · ${heir_name}`,
    confirm: t(act),
    is_danger: act === 'refuse',
    fields: [
      {
        kind: 'lines',
        name: isChecking ? 'finding' : 'reason',
        label: t(isChecking && act === 'check' ? 'finding_title' : 'reason'),
      },
    ],
  };
}

function Sworn({ claim }: { readonly claim: Succession }) {
  const t = useWords();
  return (
    <Section title={t('claim')}>
      <Facts
        columns={2}
        items={[
          { label: t('permit'), value: claim.permit_no },
          { label: t('deceased'), value: claim.deceased_name },
          { label: t('stated'), value: claim.stated_name },
          { label: t('died_on'), value: <DayText day={claim.died_on} /> },
          { label: t('heir'), value: `${claim.heir_name}, ${t(claim.relation)}` },
          ...(claim.object_until === null ? [] : [{ label: t('until'), value: <DayText day={claim.object_until} /> }]),
          { label: t('finding'), value: claim.finding },
          { label: t('statement'), value: claim.statement, wide: true },
        ]}
      />
    </Section>
  );
}

function SuccessionPapers({ claim: { papers, succession_no } }: { readonly claim: Succession }) {
  const t = useWords();
  return (
    <Section title={t('papers')}>
      <Facts
        items={papers.map(({ code, name, file_name }) => ({
          label: name,
          value:
            file_name === null ? (
              t('missing')
            ) : (
              <DownloadButton
                asLink
                shows
                fetch={() => fetchFile(downloadSuccessionPaper, { params: { succession_no }, query: { paper: code } })}
              >
                {file_name}
              </DownloadButton>
            ),
        }))}
      />
    </Section>
  );
}

function Objections({ claim: { objections } }: { readonly claim: Succession }) {
  const t = useWords();
  return (
    <Section title={t('objections')}>
      {objections.length === 0 ? (
        <Text tone="muted">{t('no_objections')}</Text>
      ) : (
        <Stack gap={4}>
          {objections.map(({ by, reason, at }) => (
            <Stack gap={1} key={at}>
              <Text>{reason}</Text>
              <Text tone="muted" size="secondary">
                {by}, <MomentText at={at} />
              </Text>
            </Stack>
          ))}
        </Stack>
      )}
    </Section>
  );
}
