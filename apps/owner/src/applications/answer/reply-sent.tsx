import type { ClearanceItem } from '@ebpls/contracts';
import {
  Button,
  dayWritten,
  type Fact,
  Facts,
  momentWritten,
  Page,
  Row,
  RowItem,
  Rows,
  Section,
  Stack,
  Text,
  TextLink,
  useLocale,
} from '@ebpls/ui';

import { addresses } from '../../addresses.ts';
import { useWords as useApplicationWords } from '../application.messages.ts';
import type { EditedApplication } from '../edited-application.ts';
import { listRequestedDocuments } from '../documents/required-documents.ts';
import { OriginalsLeft } from '../originals/slip-link.tsx';
import { useWords } from './answer.messages.ts';
import { useSentAnswer } from './corrected-fields.tsx';
import type { SentReply } from './sent-reply.ts';

interface ReplySentProps {
  readonly application: EditedApplication;
  readonly clearance: ClearanceItem;
  readonly reply: SentReply;
}

/** Confirmation of a reply: to whom and when, what its deadline does, what was sent, and what comes next. */
export function ReplySent({ application, clearance, reply }: ReplySentProps) {
  const t = useWords();
  const a = useApplicationWords();
  const locale = useLocale();
  const { assessment_code, company_code, company_name, clearances } = application.assessment;
  const record = addresses.record(assessment_code, company_code);
  const time = momentWritten(reply.at, locale).split(', ').at(-1) ?? '';
  const others = clearances.filter(({ state }) => state === 'FOR_COMPLIANCE');
  const items = useSentItems(application, clearance);
  return (
    <Page
      width="form"
      mark="success"
      title={t('sent', { office: clearance.title, time })}
      subtitle={[reply.resumes && t('sent_resumes'), useDaysLeft(clearance)].filter(Boolean).join(' ')}
      breadcrumb={[
        { label: company_name, to: addresses.company(company_code) },
        { label: assessment_code, to: record },
      ]}
    >
      <Stack gap={8}>
        {items.length > 0 && (
          <Section title={t('sent_items')}>
            <Facts items={items} />
          </Section>
        )}
        <Section title={t('next')}>
          <Rows>
            <RowItem title={<Text>{t('next_decision')}</Text>} />
            <OriginalsLeft assessment={application.assessment} />
            {others.map(({ office, title }) => (
              <RowItem
                key={office}
                title={
                  <TextLink to={`${addresses.editApplication(assessment_code, company_code)}?office=${office}`}>
                    {t('title', { office: title })}
                  </TextLink>
                }
              />
            ))}
          </Rows>
        </Section>
        <Row>
          <Button kind="primary" to={record}>
            {a('to_record')}
          </Button>
        </Row>
      </Stack>
    </Page>
  );
}

/** Working days that the office has left, with the last of them. */
function useDaysLeft({ due_on, days_limit, days_used }: ClearanceItem): string | undefined {
  const t = useWords();
  const locale = useLocale();
  const count = days_limit - days_used;
  return due_on === null || count <= 0 ? undefined : t('sent_days', { count, day: dayWritten(due_on, locale) });
}

/** The answers of the last round, old and new, and the documents that the office requested. */
function useSentItems(application: EditedApplication, clearance: ClearanceItem): Fact[] {
  const t = useWords();
  const formatAnswer = useSentAnswer();
  const { corrections, requested_documents, extra_documents = [] } = clearance;
  const lastRound = corrections
    .map(({ marked_at }) => marked_at)
    .toSorted()
    .at(-1);
  const answers = corrections
    .filter(({ marked_at, after }) => marked_at === lastRound && after !== undefined)
    .map((correction) => ({
      label: correction.label,
      value: t('sent_was', {
        becomes: formatAnswer({ field: correction.field, before: correction.after ?? '' }),
        was: formatAnswer(correction),
      }),
    }));
  const codes = [...requested_documents, ...extra_documents.map(({ code }) => code)];
  const documents = listRequestedDocuments(codes, application).flatMap(({ name, document }) =>
    document === null ? [] : [{ label: name, value: document.file_name }],
  );
  return [...answers, ...documents];
}
