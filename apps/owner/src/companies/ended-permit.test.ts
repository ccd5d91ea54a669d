import { findEndedPermit } from './ended-permit.ts';

const permit = { permit_no: 'BP-2025-00012', state: 'EXPIRED' as const, valid_until: '2025-12-31' };
const issued = {
  assessment_id: 1,
  assessment_code: 'APP-2025-000012',
  application_type: 'RENEWAL' as const,
  tax_year: 2025,
  state: 'ISSUED' as const,
};
const open = { ...issued, assessment_code: 'APP-2026-000012', tax_year: 2026, state: 'FOR_PAYMENT' as const };

test('an expired business has the permit that ended, with its last day', () => {
  expect(findEndedPermit({ permit, standing: 'EXPIRED', application: open })).toEqual({
    year: 2025,
    day: '2025-12-31',
  });
});

test('without a recorded permit the newest issued application of a whole year names it', () => {
  expect(findEndedPermit({ permit: null, standing: 'EXPIRED', application: issued })).toMatchObject({ year: 2025 });
  const event = { ...issued, application_type: 'SPECIAL' as const, tax_year: 2026 };
  expect(
    findEndedPermit({
      permit: null,
      standing: 'RENEWAL_PERIOD',
      application: open,
      applications: [event, open, issued],
    }),
  ).toEqual({ year: 2025, day: '2025-12-31' });
});

test('no permit has ended while one is in force, or where none was ever issued here', () => {
  expect(findEndedPermit({ permit, standing: 'ACTIVE', application: issued })).toBeUndefined();
  expect(findEndedPermit({ permit: null, standing: 'EXPIRED', application: open })).toBeUndefined();
  expect(findEndedPermit({ permit: null, standing: 'EXPIRED', application: null })).toBeUndefined();
});
