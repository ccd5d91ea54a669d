import {
  type FoundMeasure,
  getAssessment,
  getClearance,
  listClearances,
  listTransactions,
  recordMeasure,
} from '@ebpls/contracts';
import { createClearance, createAssessment, createUser, createFakeApi, openRemote } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createCase, createQueueRow, QUEUE_COUNTS, joel } from '../../../test/cases.ts';
import { clearancesRoute, transactionsRoute } from '../../routes.ts';

const api = createFakeApi();

const createMeasure = (code: string, en: string, overrides: Partial<FoundMeasure> = {}): FoundMeasure => ({
  code,
  name: { en, fil: `${en} (fil)` },
  unit: null,
  kind: 'COUNT',
  values: [],
  is_required: true,
  line: null,
  office: 'fire',
  found: null,
  is_recordable: true,
  ...overrides,
});

const MEASURES = [
  createMeasure('seals', 'Sealed scales', { office: 'bplo', found_for: 'treasury', is_recordable: false }),
  createMeasure('scales', 'Scales', { former: { value: '4', tax_year: 2025 } }),
  createMeasure('tank', 'Fuel tank', { kind: 'YES_NO', line: { code: 'L07', name: 'Hardware' } }),
  createMeasure('litres', 'Litres', {
    office: 'menro',
    is_required: false,
    is_recordable: false,
    found: { value: '1800', found_by: 'Ana Reyes', found_at: '2026-01-12T00:00:00.000Z' },
  }),
];

function openFireCase(language: 'en' | 'fil' = 'en'): void {
  api.replyWith(listClearances, { data: [createQueueRow()], next_cursor: null, counts: QUEUE_COUNTS });
  const assessment = createAssessment({
    assessment_code: 'APP-2026-000211',
    state: 'IN_CLEARANCE',
    found_measures: MEASURES,
  });
  const clearance = createClearance({ state: 'UNDER_REVIEW' });
  api.replyWith(getClearance, createCase({ assessment, clearance }));
  api.replyWith(recordMeasure, { code: 'scales' });
  const session = language === 'fil' ? { session: joel, language } : { session: joel };
  openRemote(() => [clearancesRoute()], '/fire', '/fire/request/clearances?case=7', session);
}

test('an office records its own measure, with the figure of last year to check', async () => {
  openFireCase();
  await userEvent.click(await screen.findByRole('button', { name: 'Record: Scales' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByRole('textbox', { name: 'Scales' });
  expect(field).toHaveValue('4');
  expect(dialog.getByText('Filled in from 2025. Check it before you save.')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, '6');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.listRequests(recordMeasure)).toMatchObject([
      { params: { assessment_code: 'APP-2026-000211' }, body: { code: 'scales', line: '', value: '6' } },
    ]),
  );
});

test('a refused figure shows its error at the field and keeps the input', async () => {
  openFireCase();
  const fields = { value: ['Please enter a whole number.'] };
  api.refuseWith(recordMeasure, { code: 'invalid', message: 'Please check your answers.', fields });
  await userEvent.click(await screen.findByRole('button', { name: 'Record: Scales' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Scales' }), '.5');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Please enter a whole number.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Scales' })).toHaveValue('4.5');
});

test('a yes or no of a line is recorded with its line, in the language of the reader', async () => {
  openFireCase('fil');
  await userEvent.click(await screen.findByRole('button', { name: 'Itala: Fuel tank (fil), Hardware' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: 'Oo' }));
  await userEvent.click(dialog.getByRole('button', { name: 'I-save' }));
  await waitFor(() =>
    expect(api.listRequests(recordMeasure)[0]?.body).toEqual({ code: 'tank', line: 'L07', value: 'yes' }),
  );
});

test('the licensing office reads what each office recorded or must record, and changes none of it', async () => {
  api.replyWith(listTransactions, { data: [], next_cursor: null, counts: {} });
  const found_measures = MEASURES.map((measure) => ({ ...measure, is_recordable: false }));
  api.replyWith(getAssessment, createAssessment({ state: 'CLEARED', bill_id: null, found_measures }));
  const session = createUser({ id: 33, roles: [{ id: 12, name: 'bplo' }] });
  openRemote(() => [transactionsRoute()], '/bplo', '/bplo/request/clearances?case=APP-2026-000211', { session });
  const rows = within(await screen.findByRole('region', { name: 'Figures that offices record' }));
  expect(rows.getByText('Scales · FIRE')).toBeVisible();
  expect(rows.getByText('Sealed scales · Treasury, recorded by BPLO')).toBeVisible();
  expect(rows.getAllByText('required before billing')).toHaveLength(3);
  expect(rows.getByText('1800')).toBeVisible();
  expect(rows.getByText(/Ana Reyes/)).toBeVisible();
  expect(rows.queryByRole('button')).not.toBeInTheDocument();
});
