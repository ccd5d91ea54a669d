import { callEndpoint } from '@ebpls/api-client';
import { type FraudFindingReply, getFraudFinding } from '@ebpls/contracts';
import { ActDialog, type ActForm, SecondPersonReason } from '@ebpls/desk';
import { useNudge } from '@ebpls/remote-kit';
import { Button, DayText, type Fact, Facts, MomentText, Page, Row, Stack } from '@ebpls/ui';
import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';

import { addresses } from '../addresses.ts';
import { runFraudFindingAct, useFindingForms } from './fraud-finding-acts.ts';
import { FraudFindingTag } from './fraud-finding-state.tsx';
import { useWords } from './fraud-finding.messages.ts';

export function loader({ params, request }: LoaderFunctionArgs) {
  return callEndpoint(getFraudFinding, { params: { finding_no: params['finding_no'] ?? '' }, signal: request.signal });
}

export const action = runFraudFindingAct;

/** One finding of fraud: its ground, evidence and years, the proposer and the decider. */
export function Component() {
  const finding = useLoaderData<typeof loader>();
  const t = useWords();
  const forms = useFindingForms()(finding);
  const [form, setForm] = useState<ActForm>();
  useNudge('payment');
  return (
    <Page
      title={finding.finding_no}
      subtitle={`${finding.company_name} · ${finding.company_code}`}
      status={<FraudFindingTag state={finding.state} />}
      breadcrumb={[{ label: t('title'), to: addresses.fraudFindings }, { label: finding.finding_no }]}
    >
      <Stack gap={6}>
        {forms.length > 0 && (
          <Row gap={2}>
            {forms.map((each, place) => (
              <Button key={each.act} kind={place === 0 ? 'primary' : 'secondary'} onClick={() => setForm(each)}>
                {each.confirm}
              </Button>
            ))}
          </Row>
        )}
        <SecondPersonReason of={finding} />
        <Facts columns={2} items={useFraudFindingFacts(finding)} />
      </Stack>
      {form && <ActDialog key={form.act} form={form} onClose={() => setForm(undefined)} />}
    </Page>
  );
}

function useFraudFindingFacts(finding: FraudFindingReply): Fact[] {
  const t = useWords();
  const { decision, withdrawal, withdrawal_decision } = finding;
  return [
    { label: t('ground'), value: t(finding.ground) },
    { label: t('tax_years'), value: finding.tax_years.join(', ') },
    { label: t('discovered_on'), value: <DayText day={finding.discovered_on} /> },
    { label: t('until'), value: <DayText day={finding.assessable_until} /> },
    { label: t('evidence_no'), value: finding.evidence_no },
    { label: t('proposed_by'), value: <Signature by={finding.proposed_by} at={finding.proposed_at} /> },
    { label: t('evidence'), value: finding.evidence, wide: true },
    ...toDecisionFact(t('decided'), decision),
    ...toDecisionFact(t('withdrawal'), withdrawal),
    ...toDecisionFact(t('withdrawal_decided'), withdrawal_decision),
  ];
}

function toDecisionFact(label: string, decision: FraudFindingReply['decision']): Fact[] {
  if (decision === null) return [];
  const value = (
    <>
      {decision.text} (<Signature by={decision.by} at={decision.at} />)
    </>
  );
  return [{ label, value, wide: true }];
}

function Signature({ by, at }: { readonly by: string; readonly at: string }) {
  return (
    <>
      {by}, <MomentText at={at} />
    </>
  );
}
