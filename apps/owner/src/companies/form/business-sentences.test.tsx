import { FORM_SECTIONS, isMessageKey } from '@ebpls/contracts';
import { useSettings } from '@ebpls/remote-kit';
import { renderHook } from '@testing-library/react';
import * as v from 'valibot';

import { listProblems } from '../../shared/fields/form-fields.ts';
import { createStepResolver } from '../../shared/steps/step-resolver.ts';
import { useBusinessSentences } from './business-sentences.ts';
import { SCHEMA_BY_SECTION } from './steps.ts';

/** Every combination of a step's choices: they decide which other fields there are. */
const WAYS = {
  identity: [{ org_type: 'SOLE' }, { org_type: 'CORPORATION' }],
  place: [{}, { premises: 'OWNED' }, { premises: 'RENTED' }, { premises: 'MARKET_STALL' }],
  contacts: [{}],
  people: [{}],
  activity: [
    { lines: [{ line: '', products: '', is_principal: true, units: {} }], sells_liquor: false, sells_tobacco: false },
  ],
} as const;

const steps = FORM_SECTIONS.flatMap((section) =>
  WAYS[section].flatMap((answers) =>
    (['en', 'fil'] as const).map((language) => ({ section, chosen: answers, language })),
  ),
);

test.each(steps)(
  'every required field of $section with $chosen has a sentence of its own that names it, in $language',
  ({ section, chosen, language }) => {
    useSettings.setState({ language });
    const { result: sentences } = renderHook(() => useBusinessSentences('SOLE'));
    const { issues = [] } = v.safeParse(SCHEMA_BY_SECTION[section], chosen);
    const paths = issues.map((issue) => v.getDotPath(issue) ?? '');

    const questions = paths.map((path) => sentences.current.getQuestion(path));
    expect(paths.filter((path) => sentences.current.getQuestion(path) === undefined)).toEqual([]);
    expect(paths.filter((path) => sentences.current.label(path) === undefined)).toEqual([]);
    expect(new Set(questions).size).toBe(paths.length);
  },
);

test('a step whose schema stops at a choice still reports the fields that are empty for every choice', async () => {
  const names = ['street', 'zip', 'premises', 'tax_declaration_no'] as const;
  const { errors } = await createStepResolver(SCHEMA_BY_SECTION.place)({}, undefined, {
    names: [...names],
    fields: {},
    shouldUseNativeValidation: false,
  });

  expect(
    listProblems(errors)
      .map(({ field_id }) => field_id)
      .toSorted(),
  ).toEqual(['premises', 'street', 'zip']);
});

test('a wrong text is quoted, and the summary names its field', () => {
  useSettings.setState({ language: 'en' });
  const { result: sentences } = renderHook(() => useBusinessSentences('SOLE'));
  const errors = {
    tin: { type: 'invalid', message: 'tin.format', typedValue: '12345' },
    monthly_rental: { type: 'invalid', message: 'money.format', typedValue: '80,00' },
  };

  expect(isMessageKey('tin.format')).toBe(true);
  expect(listProblems(errors, sentences.current)).toEqual([
    { field_id: 'tin', message: expect.stringContaining('TIN: “') },
    { field_id: 'monthly_rental', message: expect.stringContaining('The commas in “80,00” are in the wrong place') },
  ]);
});
