import { SIGNATURE_POINTS, VISIT_RESULTS, type FieldVisit } from '@ebpls/contracts';
import { getInputText } from '@ebpls/remote-kit/forms';
import {
  Button,
  Facts,
  MomentText,
  Page,
  Remark,
  Section,
  Stack,
  Text,
  TextArea,
  TextField,
  TextLink,
} from '@ebpls/ui';
import { CheckField, RadioField, SignaturePad } from '@ebpls/ui/forms';

import type { FieldWork } from './field-works.ts';
import { useWords } from './field.messages.ts';
import { isPlaceSeen, useFieldWork } from './use-field-work.ts';
import { VisitChecks, type VisitItem } from './visit-checks.tsx';
import { VisitPhotos } from './visit-photos.tsx';

interface VisitFormProps {
  readonly account: number;
  readonly visit: FieldVisit;
  readonly work: FieldWork | undefined;
  readonly items: readonly VisitItem[];
}

/** Form for the report of one inspection visit, from the address at the top to the signature. */
export function VisitForm({ visit, items, ...context }: VisitFormProps) {
  const t = useWords();
  const field = useFieldWork({ ...context, visit, items });
  const { work } = field;
  const isClosed = work.ready !== undefined;
  return (
    <Page title={visit.company_name} subtitle={visit.inspection_no} width="form">
      <Stack gap={6}>
        <TextLink to="?">{t('back')}</TextLink>
        <VisitPlace visit={visit} />
        {visit.is_again && visit.earlier_findings !== '' && (
          <Remark icon="flag" tone="warning">
            <Text as="span" weight="bold">
              {t('earlier')}
            </Text>{' '}
            {visit.earlier_findings}
          </Remark>
        )}
        {work.answered && (
          <Remark icon="info" tone="info">
            {work.answered.message}
          </Remark>
        )}
        {work.refused !== undefined && (
          <Remark icon="alert" tone="danger">
            {work.refused}
          </Remark>
        )}
        {isClosed ? (
          work.answered === undefined && <Button onClick={field.reopen}>{t('write_again')}</Button>
        ) : (
          <Writing field={field} items={items} />
        )}
      </Stack>
    </Page>
  );
}

function VisitPlace({ visit }: { readonly visit: FieldVisit }) {
  const t = useWords();
  return (
    <Facts
      items={[
        { label: t('address'), value: visit.address },
        { label: t('owner'), value: visit.owner_name },
        {
          label: t('phone'),
          value: visit.phone && <a href={`tel:${visit.phone.replaceAll(' ', '')}`}>{visit.phone}</a>,
        },
        { label: t('planned'), value: <MomentText at={visit.scheduled_at} weekday /> },
      ]}
    />
  );
}

function Writing({
  field: { work, change, finish, problem, isFinishing },
  items,
}: {
  readonly field: ReturnType<typeof useFieldWork>;
  readonly items: readonly VisitItem[];
}) {
  const t = useWords();
  const getError = (name: NonNullable<typeof problem>['field']): string | undefined =>
    problem?.field === name ? getInputText(problem.key) : undefined;
  const isMet = isPlaceSeen(work.result);
  return (
    <>
      <RadioField
        label={t('result')}
        name="result"
        value={work.result ?? ''}
        error={getError('result')}
        options={VISIT_RESULTS.map((value) => ({ value, label: t(value) }))}
        onChange={({ target }) => change({ result: VISIT_RESULTS.find((one) => one === target.value) })}
      />
      {isMet && (
        <Section title={t('checks')} level={2}>
          <VisitChecks items={items} work={work} change={change} error={getError('checklist')} />
        </Section>
      )}
      <VisitPhotos work={work} change={change} />
      <TextArea
        label={t(work.result === 'REFUSED' ? 'refusal' : 'findings')}
        help={t('findings_help')}
        maxLength={1000}
        value={work.findings}
        error={getError('findings')}
        onChange={({ target }) => change({ findings: target.value })}
      />
      {isMet && (
        <>
          <TextField
            label={t('met')}
            maxLength={120}
            autoComplete="off"
            value={work.met_name}
            error={getError('met_name')}
            onChange={({ target }) => change({ met_name: target.value })}
          />
          <SignaturePad
            label={t('signature')}
            maxPoints={SIGNATURE_POINTS}
            value={work.signature}
            error={getError('signature')}
            onChange={(lines) => change({ signature: lines.map((line) => line.map(([x, y]) => [x, y])) })}
          />
          <CheckField
            label={t('refuses')}
            checked={work.refuses_to_sign}
            onChange={({ target }) => change({ refuses_to_sign: target.checked })}
          />
        </>
      )}
      <Button kind="primary" busy={isFinishing} onClick={() => void finish()}>
        {t('finish')}
      </Button>
    </>
  );
}
