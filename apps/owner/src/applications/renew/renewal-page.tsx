import { isSending, type RefusedForm } from '@ebpls/remote-kit';
import { Blocker, Button, Page, Section, Stack, Text, TextLink, Facts } from '@ebpls/ui';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useFetcher, useNavigate } from 'react-router';
import type { Renewal } from '@ebpls/contracts';

import { addresses, isAtCounter } from '../../addresses.ts';
import { ForOwner } from '../../shared/behalf/for-owner.tsx';
import type { DraftValues } from '../../shared/drafts/autosave.ts';
import { OtherSave } from '../../shared/drafts/other-save.tsx';
import { StepForm } from '../../shared/steps/step-form.tsx';
import { useWholeDraft } from '../../shared/drafts/whole-draft.ts';
import { useDeclaredSentences } from '../figures/declared-sentences.ts';
import { PaymentModes } from '../form/payment-modes.tsx';
import { BusinessMeasures } from '../../shared/measures/measure-fields.tsx';
import { ReliefFields } from '../../shared/measures/relief-fields.tsx';
import { Oath } from '../signing/oath.tsx';
import { isMissing } from '../documents/required-documents.ts';
import { useReplacedLineSentence } from '../form/replaced-line-field.tsx';
import { useTooEarly } from '../signing/sign-form.tsx';
import { GrossFields } from './gross-fields.tsx';
import { RenewalDocuments } from './renewal-documents.tsx';
import { useWords } from './renew.messages.ts';
import {
  createRenewalSchema,
  getFirstValues,
  toStoredValues,
  type RenewalCase,
  type SentRenewal,
} from './unchanged-renewal.ts';

/** The whole renewal on one page with one button: sales, unchanged facts, documents of the year, oath. */
export function RenewalPage({ filing }: { readonly filing: RenewalCase }) {
  const { assessment, renewal } = filing;
  const { company_code, company_name, tax_year, requirements } = assessment;
  const t = useWords();
  const sentences = useDeclaredSentences(assessment);
  const schema = useMemo(() => createRenewalSchema(assessment), [assessment]);
  const { values, hasClaims, saving, keep, send, sending, openFullForm } = useRenewalForm(filing);
  const title = t('title', { year: tax_year });
  const tooEarly = useTooEarly(assessment);
  const is_paid_next = renewal.provisional_days !== null && !hasClaims;

  return (
    <Page
      width="form"
      title={title}
      subtitle={t('lead', { name: company_name, former: renewal.former_year })}
      status={<ForOwner of={assessment.on_behalf} />}
      breadcrumb={[{ label: company_name, to: addresses.company(company_code) }, { label: title }]}
    >
      {saving.other && (
        <OtherSave
          saved_at={saving.other.saved_at}
          onMine={saving.chooseLocal}
          onTheirs={() => {
            saving.chooseRemote();
            // The draft may contain more than this page shows.
            void openFullForm();
          }}
        />
      )}
      <StepForm
        schema={schema}
        values={values}
        sentences={sentences}
        saveStatus={saving}
        onTyped={keep}
        onContinue={() => void send()}
        refusedFields={sending.data?.fields}
        submit={{
          label: t(is_paid_next && !isAtCounter() ? 'send_at_once' : 'send'),
          busy: isSending(sending),
          why: tooEarly ?? (requirements.some(isMissing) ? t('send_why') : undefined),
        }}
      >
        <RenewalParts
          filing={filing}
          hasClaims={hasClaims}
          refusedForm={sending.data}
          openFullForm={() => void openFullForm()}
        />
      </StepForm>
    </Page>
  );
}

interface PartsProps {
  readonly filing: RenewalCase;
  /** An exemption is claimed, which the licensing office reviews first. */
  readonly hasClaims: boolean;
  readonly refusedForm: RefusedForm | undefined;
  readonly openFullForm: () => void;
}

function RenewalParts({ filing, hasClaims, refusedForm, openFullForm }: PartsProps) {
  const { assessment, renewal, reference } = filing;
  const t = useWords();
  const toSentence = useReplacedLineSentence(assessment.tax_year);
  return (
    <Stack gap={8}>
      <RenewalRefusal answer={refusedForm} />
      {assessment.replaced_lines?.map((replacedLine) => (
        <Blocker
          key={replacedLine.was}
          tone="info"
          title={t('replaced', { name: replacedLine.was_name })}
          action={<Button onClick={openFullForm}>{t('replaced_change')}</Button>}
        >
          {toSentence(replacedLine)}
        </Blocker>
      ))}
      <Section title={t('gross', { former: renewal.former_year })}>
        <GrossFields measures={assessment.measures} renewal={renewal} refusedFields={refusedForm?.fields} />
      </Section>
      <Section title={t('facts')}>
        <Stack gap={4}>
          <RenewalFacts renewal={renewal} />
          <Button onClick={openFullForm}>{t('changed')}</Button>
          <Text tone="muted" size="secondary">
            {t('changed_more')} <TextLink to={addresses.editCompany(assessment.company_code)}>{t('edit')}</TextLink>
          </Text>
        </Stack>
      </Section>
      <BusinessMeasures measures={assessment.measures} />
      <ReliefFields assessment={assessment} />
      <RenewalDocuments assessment={assessment} offices={reference.offices} />
      <PaymentModes assessment={assessment} today={reference.today} />
      <WhatFollows renewal={renewal} hasClaims={hasClaims} />
      <Oath />
    </Stack>
  );
}

/** Typed values, their storage, and the two ways out: to the bill, or to the full form. */
function useRenewalForm(filing: RenewalCase) {
  const { assessment, brgycode } = filing;
  const { assessment_code, assessment_id, company_code, company_name } = assessment;
  const navigate = useNavigate();
  const fetcher = useFetcher<RefusedForm>();
  const draft = useWholeDraft({
    assessment,
    part: 'figures',
    firstValues: toStoredValues(getFirstValues(filing)),
  });
  const { initialValues } = draft;
  const [values] = useState(() => getFirstValues({ ...filing, assessment: { ...assessment, draft: initialValues } }));
  const typedValues = useRef<DraftValues>(values);
  const [hasClaims, setHasClaims] = useState(() => isClaiming(values));
  const { change, flush, isStale } = draft;
  const keep = useCallback(
    (now: DraftValues) => {
      typedValues.current = structuredClone(now);
      setHasClaims(isClaiming(now));
      change('figures', toStoredValues(structuredClone(now)));
    },
    [change],
  );
  const send = async (): Promise<void> => {
    await flush();
    if (isStale()) return;
    const renewalInput: SentRenewal = {
      // The form and the server both check the values.
      declaration: typedValues.current as SentRenewal['declaration'],
      filed: addresses.sent(assessment_id, brgycode, company_name),
    };
    await fetcher.submit(JSON.stringify(renewalInput), { method: 'post', encType: 'application/json' });
  };
  const openFullForm = async (): Promise<void> => {
    await flush();
    await navigate(addresses.editApplication(assessment_code, company_code));
  };
  return { values, hasClaims, saving: draft, keep, send, sending: fetcher, openFullForm };
}

const isClaiming = ({ exemptions }: DraftValues): boolean => Array.isArray(exemptions) && exemptions.length > 0;

type FollowingProps = Pick<RenewalCase, 'renewal'> & Pick<PartsProps, 'hasClaims'>;

function WhatFollows({ renewal: { stop, provisional_days }, hasClaims }: FollowingProps) {
  const t = useWords();
  return (
    <Blocker tone="info" title={t(hasClaims ? 'stop_claimed' : `stop_${stop}`)}>
      {provisional_days === null || hasClaims ? t('next_offices') : t('next_provisional', { days: provisional_days })}
    </Blocker>
  );
}

function RenewalRefusal({ answer }: { readonly answer: RefusedForm | undefined }) {
  if (!answer) return null;
  return (
    <div role="alert">
      <Blocker tone="danger" title={answer.message} />
    </div>
  );
}

/** Facts of the business for this year's renewal, each with a note that it equals last year's. */
function RenewalFacts({ renewal: { facts, former_year } }: { readonly renewal: Renewal }) {
  const t = useWords();
  return (
    <Facts
      items={facts.map(({ fact, now, before, is_same }) => ({
        label: t(`fact_${fact}`),
        value: (
          <>
            {now || '–'}
            <Text tone="muted" size="secondary">
              {is_same ? t('same', { former: former_year }) : `${former_year}: ${before}`}
            </Text>
          </>
        ),
      }))}
    />
  );
}
