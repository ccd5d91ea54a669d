import { callEndpoint } from '@ebpls/api-client';
import {
  fileChange,
  getAssessment,
  getCompany,
  getReference,
  listDocuments,
  resubmitClearance,
  submitAssessment,
} from '@ebpls/contracts';
import { type RefusedForm, toRefusedForm } from '@ebpls/remote-kit';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';

import { listOpenCorrections } from './answer/answer-values.ts';
import { MarkedReturn } from './answer/marked-return.tsx';
import { OfficeReply } from './answer/office-reply.tsx';
import { formatSentQuery } from './answer/sent-reply.ts';
import type { EditedApplication, ApplicationSubmission } from './edited-application.ts';
import { ChangeSteps } from './form/change-steps.tsx';
import { ApplicationSteps } from './form/application-steps.tsx';
import { isDraftState } from './form/steps.ts';

export async function loader({ params, request }: LoaderFunctionArgs): Promise<EditedApplication> {
  const { company_code = '', assessment_code = '' } = params;
  const { signal } = request;
  const [assessment, company, reference, { data: documents, quotas }] = await Promise.all([
    callEndpoint(getAssessment, { params: { assessment_code }, signal }),
    callEndpoint(getCompany, { params: { company_code }, signal }),
    callEndpoint(getReference, { signal }),
    callEndpoint(listDocuments, { params: { company_code }, query: { assessment_code }, signal }),
  ]);
  return { assessment, company, reference, documents, quotas };
}

export async function action({ params, request }: ActionFunctionArgs): Promise<Response | RefusedForm | null> {
  const { assessment_code = '' } = params;
  const submission = (await request.json()) as ApplicationSubmission; // our own form wrote it a moment ago; the server checks every field
  try {
    if (submission.act === 'resubmit') return await answerOffice(submission);
    if (submission.act === 'change')
      await callEndpoint(fileChange, { params: { assessment_code }, body: submission.filed });
    else
      await callEndpoint(submitAssessment, {
        params: { assessment_code },
        query: { draft_revision: String(submission.draft_revision) },
        body: { ...submission.declaration, answers: submission.answers, note: submission.note },
      });
    return redirect(submission.after);
  } catch (error) {
    return toRefusedForm(error);
  }
}

async function answerOffice({
  clearance_id,
  is_paused,
  note,
  answers,
  after,
}: Extract<ApplicationSubmission, { act: 'resubmit' }>): Promise<Response> {
  await callEndpoint(resubmitClearance, { params: { clearance_id: String(clearance_id) }, body: { note, answers } });
  return redirect(`${after}${formatSentQuery({ clearance_id, resumes: is_paused, at: new Date().toISOString() })}`);
}

/** Page on which the owner fills in or corrects an application. */
export function Component() {
  const assessmentData = useLoaderData<typeof loader>();
  const { state, application_type, assessment_id } = assessmentData.assessment;
  if (isDraftState(state) && application_type !== 'NEW' && application_type !== 'RENEWAL')
    return <ChangeSteps key={assessment_id} application={assessmentData} />;
  if (state === 'RETURNED' && listOpenCorrections(assessmentData.assessment).length > 0)
    return <MarkedReturn application={assessmentData} />;
  return isDraftState(state) ? (
    <ApplicationSteps key={assessment_id} application={assessmentData} />
  ) : (
    <OfficeReply application={assessmentData} />
  );
}
