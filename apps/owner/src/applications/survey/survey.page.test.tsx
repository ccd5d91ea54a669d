import {
  answerSatisfactionSurvey,
  getAssessment,
  getReference,
  getSatisfactionSurvey,
  type SatisfactionSurveyReply,
  SERVICE_QUESTIONS,
} from '@ebpls/contracts';
import { createAssessment, createReference, createFakeApi, openRemote } from '@ebpls/testing-web';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { addresses } from '../../addresses.ts';
import { createRoutes } from '../../routes.tsx';

const api = createFakeApi();
const ADDRESS = addresses.survey('APP-2026-000211', 'SI-000114');
const RECORD = addresses.record('APP-2026-000211', 'SI-000114');

const survey: SatisfactionSurveyReply = {
  assessment_code: 'APP-2026-000211',
  company_name: 'Matibay Hardware',
  application_type: 'RENEWAL',
  tax_year: 2026,
  region: 'Region 99',
  today: '2026-02-02',
  is_answered: false,
};

beforeEach(() => {
  api.replyWith(getReference, createReference());
  api.replyWith(getSatisfactionSurvey, survey);
  api.replyWith(answerSatisfactionSurvey, { is_answered: true });
});

/** Chooses an answer in the group of a question. */
async function choose(question: RegExp, answer: string): Promise<void> {
  const group = (await screen.findByText(question)).closest('fieldset');
  fireEvent.click(within(group as HTMLElement).getByLabelText(answer));
}

async function rateAll(): Promise<void> {
  for (const [place] of SERVICE_QUESTIONS.entries()) await choose(new RegExp(`^SQD${place}\\.`), 'Agree');
}

test('an issued record offers the survey, and a record without the offer does not', async () => {
  api.replyWith(getAssessment, createAssessment({ state: 'ISSUED', is_survey_offered: true }));
  openRemote(createRoutes, '/app', RECORD);
  expect(await screen.findByRole('link', { name: 'Answer the survey' })).toHaveAttribute('href', ADDRESS);
  expect(api.listRequests(getSatisfactionSurvey)).toHaveLength(0);
});

test('a record whose survey is answered or not open yet does not mention it', async () => {
  api.replyWith(getAssessment, createAssessment({ state: 'ISSUED' }));
  openRemote(createRoutes, '/app', RECORD);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Answer the survey' })).toBeNull();
});

test('the owner answers every question once and returns to the record', async () => {
  api.replyWith(getAssessment, createAssessment({ state: 'ISSUED' }));
  const router = openRemote(createRoutes, '/app', ADDRESS);
  await choose(/^CC1\./, 'I know what a CC is and I saw this office’s CC.');
  await choose(/^CC2\./, 'Easy to see');
  await choose(/^CC3\./, 'Somewhat helped');
  await rateAll();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(RECORD));
  expect(api.listRequests(answerSatisfactionSurvey)[0]?.body).toMatchObject({
    client_type: 'BUSINESS',
    sex: '',
    region: 'Region 99',
    cc1: '1',
    cc2: '1',
    cc3: '2',
    sqd0: '4',
    sqd8: '4',
  });
});

test('a person who knows no charter gets no further questions about it', async () => {
  api.replyWith(getAssessment, createAssessment({ state: 'ISSUED' }));
  openRemote(createRoutes, '/app', ADDRESS);
  await choose(/^CC1\./, 'I do not know what a CC is and I did not see one in this office.');
  expect(screen.queryByRole('group', { name: /^CC2\./ })).toBeNull();
  await rateAll();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(api.listRequests(answerSatisfactionSurvey)[0]?.body).toMatchObject({ cc1: '4', cc2: '5', cc3: '4' }),
  );
});

test('a question without an answer is marked, and nothing is sent', async () => {
  openRemote(createRoutes, '/app', ADDRESS);
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please check the questions with errors.');
  expect(screen.getAllByText('Please choose an answer.').length).toBeGreaterThanOrEqual(SERVICE_QUESTIONS.length);
  expect(api.listRequests(answerSatisfactionSurvey)).toHaveLength(0);
});

test('an answered survey is not offered again', async () => {
  api.replyWith(getSatisfactionSurvey, { ...survey, is_answered: true });
  openRemote(createRoutes, '/app', ADDRESS);
  expect(await screen.findByText('You have already answered this survey. Thank you.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
});
