import { callEndpoint } from '@ebpls/api-client';
import { type FormMeasure, getAssessment, getCompany, getReference } from '@ebpls/contracts';
import { Blocker, Page, Section, Stack } from '@ebpls/ui';
import { useCallback, useMemo, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';

import { addresses } from '../../addresses.ts';
import { ForOwner } from '../../shared/behalf/for-owner.tsx';
import type { DraftValues } from '../../shared/drafts/autosave.ts';
import { OtherSave } from '../../shared/drafts/other-save.tsx';
import { useMeasureSentences } from '../../shared/measures/measure-sentences.ts';
import { useLineMeasures } from '../../shared/measures/use-line-measures.ts';
import { StepForm } from '../../shared/steps/step-form.tsx';
import { useWholeDraft } from '../../shared/drafts/whole-draft.ts';
import { useBusinessSentences } from '../form/business-sentences.ts';
import { ChangeFields } from './change-fields.tsx';
import { useWords } from './change.messages.ts';
import { type ChangeKind, toChangeDraft, getChangeKind, createChangeSchema, toChangeValues } from './change-values.ts';
import { PresentFacts } from './present-facts.tsx';

export async function loader({ params, request }: LoaderFunctionArgs) {
  const { company_code = '', assessment_code = '' } = params;
  const { signal } = request;
  const [assessment, company, reference] = await Promise.all([
    callEndpoint(getAssessment, { params: { assessment_code }, signal }),
    callEndpoint(getCompany, { params: { company_code }, signal }),
    callEndpoint(getReference, { signal }),
  ]);
  return { assessment, company, reference };
}

type LoadedChange = Awaited<ReturnType<typeof loader>>;

const TITLES = {
  CHANGE_LOCATION: 'CHANGE_LOCATION',
  CHANGE_AREA: 'CHANGE_AREA',
  CHANGE_NAME: 'CHANGE_NAME',
  CHANGE_ORG_TYPE: 'CHANGE_ORG_TYPE',
  CHANGE_CAPITAL: 'CHANGE_CAPITAL',
  ADD_LINE: 'ADD_LINE',
  DROP_LINE: 'DROP_LINE',
  TRANSFER_OWNERSHIP: 'transfer_title',
  RETIREMENT: 'close_title',
  SPECIAL: 'event_title',
} as const satisfies Record<ChangeKind, string>;

/** Page on which a change of a business is declared; documents and signature follow as in every application. */
export function Component() {
  const { assessment, company, reference } = useLoaderData<typeof loader>();
  const { assessment_code } = assessment;
  const { company_code, company_name } = company;
  const t = useWords();
  const navigate = useNavigate();
  const kind = getChangeKind(assessment);
  const shownAtFirst = toChangeDraft(kind, toChangeValues(assessment, company));
  const draft = useWholeDraft({ assessment, part: 'change', firstValues: shownAtFirst });
  const { change, flush, initialValues, other, isStale, chooseLocal, chooseRemote, ...saving } = draft;
  const [values, setValues] = useState<DraftValues>(() =>
    toChangeValues({ ...assessment, draft: initialValues }, company),
  );
  const lineMeasures = useAddedLineMeasures(kind, values, { assessment, reference });
  const schema = useMemo(() => createChangeSchema(kind, lineMeasures), [kind, lineMeasures]);
  const sentences = useMeasureSentences(useBusinessSentences(values['org_type']), {
    measures: lineMeasures,
    getLineName: getNoName,
  });
  const stepProps = { kind, assessment, reference, bounds: company.can_hold_event, measures: lineMeasures };
  const [takenCount, setTaken] = useState(0);
  const onTyped = useCallback(
    (next: DraftValues) => {
      setValues(structuredClone(next));
      change('change', toChangeDraft(kind, structuredClone(next)));
    },
    [change, kind],
  );
  const goOn = async (): Promise<void> => {
    onTyped(values);
    await flush();
    if (isStale()) return;
    await navigate(addresses.editApplication(assessment_code, company_code, 'papers'));
  };

  return (
    <Page
      width="form"
      title={t(TITLES[kind])}
      status={<ForOwner of={company.on_behalf} />}
      breadcrumb={[{ label: company_name, to: addresses.company(company_code) }, { label: t('title') }]}
    >
      <Stack gap={8}>
        {assessment.returned && <Blocker tone="warning" title={assessment.returned.remarks} />}
        {other && (
          <OtherSave
            saved_at={other.saved_at}
            onMine={chooseLocal}
            onTheirs={() => {
              chooseRemote();
              setValues(toChangeValues({ ...assessment, draft: other.draft }, company));
              setTaken((times) => times + 1);
            }}
          />
        )}
        <PresentFacts kind={kind} company={company} reference={reference} />
        <StepForm
          key={takenCount}
          schema={schema}
          values={values}
          sentences={sentences}
          saveStatus={saving}
          onTyped={onTyped}
          onContinue={() => void goOn()}
        >
          {kind === 'RETIREMENT' || kind === 'SPECIAL' ? (
            <ChangeFields {...stepProps} />
          ) : (
            <Section title={t('becomes')} level={3}>
              <ChangeFields {...stepProps} />
            </Section>
          )}
        </StepForm>
      </Stack>
    </Page>
  );
}

/** The added line is the only one of the form, so that a message need not name it. */
const getNoName = (): undefined => undefined;

/** Measures that the revenue code requires of the chosen line; loaded only where the code requires any. */
function useAddedLineMeasures(
  kind: ChangeKind,
  { lines }: DraftValues,
  { assessment, reference }: Pick<LoadedChange, 'assessment' | 'reference'>,
): readonly FormMeasure[] {
  const [row]: readonly unknown[] = Array.isArray(lines) ? lines : [];
  const line = typeof row === 'object' && row !== null && 'line' in row ? row.line : undefined;
  const hasMeasures =
    kind === 'ADD_LINE' && reference.asks_measures === true && typeof line === 'string' && line !== '';
  return useLineMeasures(hasMeasures ? line : undefined, assessment.tax_year);
}
