import type { AssessmentReply } from '@ebpls/contracts';
import { Button, Row, Section } from '@ebpls/ui';

import { addresses } from '../../addresses.ts';
import { useWords } from './record.messages.ts';

/** Offers the client satisfaction survey, which loads when it is opened (ARTA Memorandum Circular 2022-05). */
export function SurveyOffer({
  assessment: { assessment_code, company_code },
}: {
  readonly assessment: AssessmentReply;
}) {
  const t = useWords();
  return (
    <Section title={t('survey')} hint={t('survey_text')}>
      <Row>
        <Button to={addresses.survey(assessment_code, company_code)}>{t('survey_open')}</Button>
      </Row>
    </Section>
  );
}
