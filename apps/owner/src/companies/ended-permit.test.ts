import { findPermitEnd } from './ended-permit.ts';

const permit = { permit_no: 'BP-2025-00012', state: 'EXPIRED' as const, valid_until: '2025-12-31' };
const issuedApplication = {
  assessment_id: 1,
  assessment_code: 'APP-2025-000012',
  application_type: 'RENEWAL' as const,
  tax_year: 2025,
  state: 'ISSUED' as const,
};
const open = {
  ...issuedApplication,
  assessment_code: 'APP-2026-000012',
  tax_year: 2026,
  state: 'FOR_PAYMENT' as const,
};

test('an expired business has the permit that ended, with its last day', () => {
  expect(findPermitEnd({ permit, standing: 'EXPIRED', application: open })).toBe('2025-12-31');
});

test('without a recorded permit the newest issued application of a whole year names it', () => {
  expect(findPermitEnd({ permit: null, standing: 'EXPIRED', application: issuedApplication })).toBe('2025-12-31');
  const event = { ...issuedApplication, application_type: 'SPECIAL' as const, tax_year: 2026 };
  expect(
    findPermitEnd({
      permit: null,
      standing: 'RENEWAL_PERIOD',
      application: open,
      applications: [event, open, issuedApplication],
    }),
  ).toBe('2025-12-31');
});

test('a business with an overdue order has its expired permit too', () => {
  expect(findPermitEnd({ permit, standing: 'DELINQUENT', application: open })).toBe('2025-12-31');
});

test('no permit has ended while one is in force, or where none was ever issued here', () => {
  expect(findPermitEnd({ permit, standing: 'ACTIVE', application: issuedApplication })).toBeUndefined();
  expect(findPermitEnd({ permit: null, standing: 'EXPIRED', application: open })).toBeUndefined();
  expect(
    findPermitEnd({ permit: { ...permit, state: 'ACTIVE' }, standing: 'DELINQUENT', application: issuedApplication }),
  ).toBe(undefined);
  expect(findPermitEnd({ permit: null, standing: 'EXPIRED', application: null })).toBeUndefined();
});
