import { call } from '@ebpls/api-client';
import {
  fileChange,
  getAssessment,
  getCompany,
  getReference,
  listDocuments,
  resubmitClearance,
  submitAssessment,
} from '@ebpls/contracts';
import { notify, type RefusedForm, refusedForm } from '@ebpls/remote-kit';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';

import { words } from './application.messages.ts';
import type { EditedApplication, Sent } from './edited-application.ts';
import { ChangeSteps } from './form/change-steps.tsx';
import { ApplicationSteps } from './form/application-steps.tsx';
import { Compliance } from './form/compliance.tsx';
import { openCorrections } from './form/corrected-fields.tsx';
import { isDraftState } from './form/steps.ts';
import { MarkedReturn } from './marked-return.tsx';

export async function loader({ params, request }: LoaderFunctionArgs): Promise<EditedApplication> {
  const { company_code = '', assessment_code = '' } = params;
  const { signal } = request;
  const [assessment, company, reference, { data: documents, quotas }] = await Promise.all([
    call(getAssessment, { params: { assessment_code }, signal }),
    call(getCompany, { params: { company_code }, signal }),
    call(getReference, { signal }),
    call(listDocuments, { params: { company_code }, query: { assessment_code }, signal }),
  ]);
  return { assessment, company, reference, documents, quotas };
}

export async function action({ params, request }: ActionFunctionArgs): Promise<Response | RefusedForm | null> {
  const { assessment_code = '' } = params;
  const sent = (await request.json()) as Sent; // our own form wrote it a moment ago; the server checks every field
  try {
    if (sent.act === 'resubmit') return await answerOffice(sent);
    if (sent.act === 'change') await call(fileChange, { params: { assessment_code }, body: sent.filed });
    else
      await call(submitAssessment, {
        params: { assessment_code },
        query: { draft_revision: String(sent.draft_revision) },
        body: { ...sent.declaration, answers: sent.answers },
      });
    return redirect(sent.after);
  } catch (error) {
    return refusedForm(error);
  }
}

async function answerOffice({
  clearance_id,
  office,
  note,
  answers,
}: Extract<Sent, { act: 'resubmit' }>): Promise<null> {
  await call(resubmitClearance, { params: { clearance_id: String(clearance_id) }, body: { note, answers } });
  notify('done', words('comply_sent', { office }));
  return null;
}

export function Component() {
  const edited = useLoaderData<typeof loader>();
  const { state, application_type } = edited.assessment;
  if (isDraftState(state) && application_type !== 'NEW' && application_type !== 'RENEWAL')
    return <ChangeSteps edited={edited} />;
  if (state === 'RETURNED' && openCorrections(edited.assessment).length > 0) return <MarkedReturn edited={edited} />;
  return isDraftState(state) ? (
    <ApplicationSteps key={edited.assessment.assessment_id} edited={edited} />
  ) : (
    <Compliance edited={edited} />
  );
}
