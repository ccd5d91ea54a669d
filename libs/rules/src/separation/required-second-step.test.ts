import type { Permission, RoleKind } from '@ebpls/contracts';

import { requiresSecondStep } from './required-second-step.ts';

const CASES: { role: RoleKind; permissions?: Permission[]; powers: boolean; staff: boolean }[] = [
  { role: 'admin', powers: true, staff: true },
  { role: 'admin', permissions: ['treasurer'], powers: true, staff: true },
  { role: 'bplo', permissions: ['cashier'], powers: true, staff: true },
  { role: 'bplo', permissions: ['office_head'], powers: false, staff: true },
  { role: 'barangay', powers: false, staff: true },
  { role: 'affiliate', powers: false, staff: true },
  { role: 'user', powers: false, staff: false },
  { role: 'none', powers: false, staff: false },
];

test.each(CASES)('of $role with $permissions a second step is required as the setting says', (one) => {
  const person = { role: one.role, permissions: one.permissions ?? [] };
  expect({
    none: requiresSecondStep(person, 'none'),
    powers: requiresSecondStep(person, 'powers'),
    staff: requiresSecondStep(person, 'staff'),
  }).toEqual({ none: false, powers: one.powers, staff: one.staff });
});
