import { callEndpoint, createIdempotencyKey } from '@ebpls/api-client';
import { answerCondition, type ClearanceItem, getAssessment, listVault, type VaultPaper } from '@ebpls/contracts';
import { showNotice, type RefusedForm, toRefusedForm, useNudge } from '@ebpls/remote-kit';
import { Blocker, Button, dayWritten, Page, Row, SelectField, Stack, Text, TextArea, useLocale } from '@ebpls/ui';
import { useState } from 'react';
import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router';

import { useActionFields } from '../../shared/fields/use-action-fields.ts';
import { addresses } from '../../addresses.ts';
import { useWords, words } from './condition.messages.ts';

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const { assessment_code = '', company_code = '', clearance_id, place } = params;
  const [assessment, vault] = await Promise.all([
    callEndpoint(getAssessment, { params: { assessment_code }, signal }),
    callEndpoint(listVault, { query: { company_code }, signal }),
  ]);
  const clearance = assessment.clearances.find((one) => String(one.clearance_id) === clearance_id);
  return {
    assessment,
    clearance,
    condition: clearance?.conditions.find((one) => String(one.place) === place),
    papers: vault.data.filter((paper) => paper.company_code === company_code && paper.held_by === 'business'),
  };
}

export async function action({ params, request }: ActionFunctionArgs): Promise<RefusedForm | Response> {
  const { assessment_code = '', company_code = '', clearance_id = '', place = '' } = params;
  const form = await request.formData();
  const document_id = String(form.get('document_id') ?? '');
  try {
    await callEndpoint(answerCondition, {
      params: { clearance_id },
      body: { place: Number(place), note: String(form.get('note') ?? ''), ...(document_id !== '' && { document_id }) },
      idempotency_key: String(form.get('key')),
    });
    showNotice('done', words('sent'));
    return redirect(addresses.record(assessment_code, company_code));
  } catch (error) {
    return toRefusedForm(error);
  }
}

/** Page on which the owner answers a condition of an approval with a document or a text (row T8 of the timers). */
export function Component() {
  const { assessment, clearance, condition, papers } = useLoaderData<typeof loader>();
  const { assessment_code, company_code, company_name } = assessment;
  const t = useWords();
  const locale = useLocale();
  useNudge('assessment', assessment_code);
  const day = condition ? dayWritten(condition.due_on, locale) : '';
  return (
    <Page
      title={t('title')}
      subtitle={clearance && condition ? t('about', { office: clearance.title, day }) : undefined}
      width="form"
      breadcrumb={[{ label: company_name, to: addresses.record(assessment_code, company_code) }, { label: t('title') }]}
    >
      {condition === undefined ? (
        <Blocker tone="info" title={t('unknown')} />
      ) : (
        <Stack gap={6}>
          <Text weight="bold">{condition.text}</Text>
          <StateShown condition={condition} day={day} />
          {(condition.state === 'OPEN' || condition.state === 'OVERDUE') && (
            <AnswerForm papers={papers} company_code={company_code} />
          )}
        </Stack>
      )}
    </Page>
  );
}

type ShownCondition = ClearanceItem['conditions'][number];

/** State of the condition: late, sent back with a remark, with the office, or met. */
function StateShown({
  condition: { state, remark },
  day,
}: {
  readonly condition: ShownCondition;
  readonly day: string;
}) {
  const t = useWords();
  if (state === 'MET') return <Blocker tone="success" title={t('met')} />;
  if (state === 'ANSWERED') return <Blocker tone="info" title={t('pending')} />;
  return (
    <>
      {state === 'OVERDUE' && (
        <Blocker tone="danger" title={t('overdue', { day })}>
          {t('overdue_text')}
        </Blocker>
      )}
      {remark !== '' && (
        <Blocker tone="warning" title={t('missing')}>
          {remark}
        </Blocker>
      )}
    </>
  );
}

interface AnswerFormProps {
  readonly papers: readonly VaultPaper[];
  readonly company_code: string;
}

function AnswerForm({ papers, company_code }: AnswerFormProps) {
  const t = useWords();
  const answer = useActionData<RefusedForm>();
  const isBusy = useNavigation().state !== 'idle';
  // One key for all repetitions of one form, so that a retry after a lost answer sends it once.
  const [key] = useState(createIdempotencyKey);
  const { getField } = useActionFields(answer?.fields);
  return (
    <Form method="post" noValidate>
      <Stack gap={5}>
        {answer?.message !== undefined && (
          <div role="alert">
            <Text tone="danger" weight="bold">
              {answer.message}
            </Text>
          </div>
        )}
        <input type="hidden" name="key" value={key} />
        <TextArea {...getField('note')} label={t('note')} rows={4} />
        <SelectField
          {...getField('document_id')}
          label={t('paper')}
          help={t('paper_help')}
          defaultValue=""
          options={[
            { value: '', label: t('no_paper') },
            ...papers.map(({ document_id, requirement_name, file_name }) => ({
              value: document_id,
              label: `${requirement_name}: ${file_name}`,
            })),
          ]}
        />
        <Row gap={2}>
          <Button type="submit" kind="primary" busy={isBusy}>
            {t('send')}
          </Button>
          <Button kind="quiet" to={addresses.papers(company_code)}>
            {t('papers')}
          </Button>
        </Row>
      </Stack>
    </Form>
  );
}
