import { createClearance, createAssessment } from '@ebpls/testing-web';

import { createRequirement } from '../../test/cases.ts';
import { countAnswered, countWaitingPapers } from './clearance-documents.ts';

const { document } = createRequirement();
type State = NonNullable<typeof document>['state'];

const createSentPaper = (code: string, state: State) =>
  createRequirement({ code, document: document && { ...document, state } });
const missing = (code: string, is_mandatory: boolean) => createRequirement({ code, is_mandatory, document: null });
const at = (state: 'UNDER_REVIEW' | 'APPROVED', ...requirements: ReturnType<typeof createRequirement>[]) => ({
  clearance: createClearance({ state }),
  assessment: createAssessment({ requirements }),
});

test.each([
  {
    what: 'an optional paper that was not sent asks for nothing',
    clearanceCase: at('UNDER_REVIEW', missing('R10', false)),
    answered: undefined,
  },
  {
    what: 'nor does it after the office approved',
    clearanceCase: at('APPROVED', missing('R10', false)),
    answered: undefined,
  },
  {
    what: 'a required paper that was not sent is unanswered',
    clearanceCase: at('UNDER_REVIEW', missing('R09', true)),
    answered: { now: 0, all: 1 },
  },
  {
    what: 'an optional paper that was sent asks for an answer',
    clearanceCase: at('UNDER_REVIEW', createRequirement({ is_mandatory: false })),
    answered: { now: 0, all: 1 },
  },
  {
    what: 'valid and wrong are both answers',
    clearanceCase: at(
      'UNDER_REVIEW',
      createSentPaper('R09', 'VALID'),
      createSentPaper('R10', 'INCOMPLETE'),
      missing('R11', false),
    ),
    answered: { now: 2, all: 2 },
  },
  {
    what: 'a decision answers for what was left unmarked',
    clearanceCase: at('APPROVED', createSentPaper('R09', 'PENDING_REVIEW'), createSentPaper('R10', 'VALID')),
    answered: undefined,
  },
  {
    what: 'a decided case shows its answers when each paper has one',
    clearanceCase: at('APPROVED', createSentPaper('R09', 'VALID')),
    answered: { now: 1, all: 1 },
  },
  {
    what: 'papers of another office do not count',
    clearanceCase: at('UNDER_REVIEW', createRequirement({ verified_by: ['rhu'] })),
    answered: undefined,
  },
])('$what', ({ clearanceCase, answered }) => {
  expect(countAnswered(clearanceCase)).toEqual(answered);
});

test("only the office's own sent papers wait for a mark", () => {
  const papers = [createSentPaper('R09', 'PENDING_REVIEW'), createSentPaper('R10', 'VALID'), missing('R11', true)];
  expect(countWaitingPapers(at('UNDER_REVIEW', ...papers))).toBe(1);
});
