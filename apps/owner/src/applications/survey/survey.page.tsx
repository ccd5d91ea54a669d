// The client satisfaction survey of one application (ARTA Memorandum Circular 2022-05); it is optional.

import { callEndpoint, createIdempotencyKey } from '@ebpls/api-client';
import {
  answerSatisfactionSurvey,
  CHARTER_QUESTIONS,
  getSatisfactionSurvey,
  SatisfactionInput,
  SERVICE_QUESTIONS,
} from '@ebpls/contracts';
import { showNotice, type RefusedForm, toRefusedForm } from '@ebpls/remote-kit';
import { checkForm } from '@ebpls/remote-kit/forms';
import { Blocker, dayWritten, Page, useLocale } from '@ebpls/ui';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';

import { addresses } from '../../addresses.ts';
import { useWords, words } from './survey.messages.ts';
import { SurveyForm } from './survey-form.tsx';

export async function loader({ params, request: { signal } }: LoaderFunctionArgs) {
  const { assessment_code = '', company_code = '' } = params;
  const survey = await callEndpoint(getSatisfactionSurvey, { params: { assessment_code }, signal });
  // One key for all repetitions of one form, so that a retry after a lost answer sends it once.
  return { survey, company_code, key: createIdempotencyKey() };
}

/** A question without a choice is absent from a submitted form. */
const EMPTY_ANSWERS = Object.fromEntries(
  [...CHARTER_QUESTIONS, ...SERVICE_QUESTIONS].map((question) => [question, '']),
);

/** Answers of a person who knows no charter to the questions about it. */
const NOT_APPLICABLE = { cc2: '5', cc3: '4' } as const;

export async function action({ params, request }: ActionFunctionArgs): Promise<RefusedForm | Response> {
  const { assessment_code = '', company_code = '' } = params;
  const { key = '', ...typed } = Object.fromEntries(
    [...(await request.formData())].map(([name, value]) => [name, String(value)]),
  );
  const answers = { ...EMPTY_ANSWERS, ...typed, ...(typed['cc1'] === '4' && NOT_APPLICABLE) };
  const checkedForm = checkForm(SatisfactionInput, answers);
  if (checkedForm.fields) return { message: words('check'), fields: checkedForm.fields };
  try {
    await callEndpoint(answerSatisfactionSurvey, {
      params: { assessment_code },
      body: checkedForm.values,
      idempotency_key: key,
    });
    showNotice('done', words('thanks'));
    return redirect(addresses.record(assessment_code, company_code));
  } catch (error) {
    return toRefusedForm(error);
  }
}

export function Component() {
  const { survey, company_code, key } = useLoaderData<typeof loader>();
  const t = useWords();
  const locale = useLocale();
  const { assessment_code, company_name, application_type, today } = survey;
  const record = addresses.record(assessment_code, company_code);
  return (
    <Page
      title={t('title')}
      subtitle={t('subtitle')}
      width="form"
      breadcrumb={[{ label: company_name, to: record }, { label: t('title') }]}
    >
      {survey.is_answered ? (
        <Blocker tone="success" title={t('answered')} />
      ) : (
        <SurveyForm
          facts={[
            { label: t('service'), value: t(application_type) },
            { label: t('date'), value: dayWritten(today, locale) },
          ]}
          region={survey.region}
          request_key={key}
          leave={record}
        />
      )}
    </Page>
  );
}
