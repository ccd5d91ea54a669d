import type { AssessmentReply } from '@ebpls/contracts';
import { Facts, Pesos, Section, Stack, Text, TextLink } from '@ebpls/ui';
import type { ReactNode } from 'react';
import * as v from 'valibot';

import { addresses } from '../../addresses.ts';
import type { DraftValues } from '../../shared/drafts/autosave.ts';
import { PinChecked } from '../../shared/place/pin-checked.tsx';
import { OwedLines } from '../../shared/lines/owed-lines.tsx';
import { useWords as useFormWords } from '../../owner.messages.ts';
import { useWords } from '../application.messages.ts';
import type { EditedApplication } from '../edited-application.ts';
import { useFigureAnswers } from '../figures/figure-answers.ts';
import { createFiguresSchema } from '../form/steps.ts';
import { isMissing } from '../documents/required-documents.ts';
import { useSavedFigures } from '../form/use-saved-figures.ts';
import { DocumentList } from './document-list.tsx';
import { SignForm, type Signing } from './sign-form.tsx';

interface SignStepProps extends Signing {
  readonly application: EditedApplication;
  readonly figures: DraftValues;
  readonly flush: () => Promise<void>;
  readonly note: ReactNode;
}

/** Summary before the signature: figures, the estimate from them, the oath. */
export function SignStep({ application, figures, flush, ...signing }: SignStepProps) {
  const { assessment } = application;
  const t = useWords();
  useSavedFigures(flush);
  const is_ready =
    !signing.saveStatus.has_choices &&
    v.safeParse(createFiguresSchema(assessment, application.company), figures).success &&
    !assessment.requirements.some(isMissing);
  const declareAt = addresses.editApplication(assessment.assessment_code, assessment.company_code, 'declare');

  return (
    <SignForm assessment={assessment} is_ready={is_ready} declareAt={declareAt} {...signing}>
      <PlaceChecked application={application} />
      <Answers assessment={assessment} figures={figures} declareAt={declareAt} />
      <DocumentList assessment={assessment} quotas={application.quotas} />
      <Section
        title={t('estimate')}
        hint={t('estimate_hint')}
        folds={assessment.estimate !== null}
        brief={assessment.estimate && <Pesos amount={assessment.estimate.total} />}
      >
        {assessment.estimate ? (
          <Estimate estimate={assessment.estimate} />
        ) : (
          <Text tone="muted">{t('estimate_none')}</Text>
        )}
      </Section>
    </SignForm>
  );
}

/** The registered place, which the offices read beside this application. */
function PlaceChecked({ application: { company, reference } }: Pick<SignStepProps, 'application'>) {
  const place = company.form?.['place'];
  if (typeof place !== 'object' || place === null) return null;
  const changeAt = company.is_editable ? addresses.editCompany(company.company_code, 'place') : undefined;
  return <PinChecked reference={reference} place={{ ...place }} changeAt={changeAt} />;
}

function Estimate({ estimate }: { readonly estimate: NonNullable<AssessmentReply['estimate']> }) {
  const t = useWords();
  return (
    <Stack gap={4}>
      <OwedLines
        label={t('estimate')}
        lines={estimate.lines}
        total={{ label: t('estimate_total'), amount: estimate.total }}
        folds
      />
      {estimate.warnings.map((warning) => (
        <Text key={warning} tone="warning" size="secondary">
          {warning}
        </Text>
      ))}
    </Stack>
  );
}

interface AnswersProps {
  readonly assessment: AssessmentReply;
  readonly figures: DraftValues;
  readonly declareAt: string;
}

function Answers({ assessment, figures, declareAt }: AnswersProps) {
  const t = useWords();
  const f = useFormWords();
  const listAnswers = useFigureAnswers(assessment);
  return (
    <Section title={t('answers')} actions={<TextLink to={declareAt}>{f('change')}</TextLink>}>
      <Facts items={listAnswers(figures)} />
    </Section>
  );
}
