import { AssessmentReply } from '@ebpls/contracts';
import { createAssessment } from '@ebpls/testing-web';
import { render, screen, within } from '@testing-library/react';
import * as v from 'valibot';

import { DeclaredMeasures } from './declared-measures.tsx';

const measure = {
  unit: null,
  kind: 'COUNT' as const,
  of: 'LINE' as const,
  lines: ['L07'],
  values: [],
  is_required: true,
};

const getFact = (section: string, label: string) =>
  within(screen.getByRole('region', { name: section })).getByText(label).nextElementSibling?.textContent;

test('an office reads what it verifies apart from the other declared figures, by their names', () => {
  const assessment = createAssessment({
    measures: [
      { ...measure, code: 'rooms', name: { en: 'Rooms', fil: 'Mga silid' }, verified_by: 'rhu' },
      { ...measure, code: 'pool', name: { en: 'Pool', fil: 'Languyan' }, kind: 'YES_NO', of: 'BUSINESS', lines: [] },
    ],
    declaration: { measures: { pool: true }, lines: [{ line: 'L07', measures: { rooms: '64' } }] },
  });
  render(<DeclaredMeasures assessment={v.parse(AssessmentReply, assessment)} office="rhu" />);
  expect(getFact('Figures to verify', 'Hardware and construction supplies, Rooms')).toBe('64');
  expect(getFact('Figures declared for the fees', 'Pool')).toBe('Yes');
});

test('without declared measures there is no section', () => {
  render(<DeclaredMeasures assessment={v.parse(AssessmentReply, createAssessment())} office="rhu" />);
  expect(screen.queryByRole('region')).toBeNull();
});
