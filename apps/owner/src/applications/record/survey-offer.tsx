import type { AssessmentReply } from '@ebpls/contracts';
import { Button, Row, Section } from '@ebpls/ui';

import { addresses } from '../../addresses.ts';
import { useWords } from './record.messages.ts';

/** Link to the client satisfaction survey (ARTA Memorandum Circular 2022-05), whose code loads when it is opened. */
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
