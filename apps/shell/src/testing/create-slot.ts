import { OFFICE_ROLES } from '@ebpls/contracts';
import type { ReleaseSlot } from '@ebpls/remote-kit/declare';

/** A slot as the release has it, for tests. */
export function createSlot(slot: string, overrides: Partial<ReleaseSlot> = {}): ReleaseSlot {
  return {
    slot,
    remote: slot,
    version: '0.1.0-00000000',
    container: `${slot}_0_1_0`,
    entry: `/r/${slot}/0.1.0-00000000/mf-manifest.json`,
    integrity: 'sha384-x',
    title: { en: slot, fil: slot },
    mounts: [`/${slot}`],
    admits: [],
    menu: [],
    ...overrides,
  };
}

const createOfficeSlot = (name: (typeof OFFICE_ROLES)[number]): ReleaseSlot =>
  createSlot(name, {
    remote: 'department',
    container: 'department_0_1_0',
    admits: [name],
    menu: [
      {
        path: 'request/clearances',
        label: { en: 'Request For Clearances', fil: 'Mga Hiling na Clearance' },
        icon: 'inbox',
      },
    ],
  });

/** All areas of the product, as slots of one release. */
export const ALL_SLOTS: readonly ReleaseSlot[] = [
  createSlot('owner', {
    mounts: ['/app'],
    admits: ['user', 'none'],
    menu: [
      {
        path: 'management/companies',
        label: { en: 'Business Holdings', fil: 'Mga Negosyo' },
        icon: 'store',
        for: ['user'],
      },
    ],
  }),
  createSlot('admin', { mounts: ['/administrator'], admits: ['admin'] }),
  ...OFFICE_ROLES.map(createOfficeSlot),
  createSlot('barangay', { admits: ['barangay'] }),
  createSlot('affiliate', { admits: ['affiliate'] }),
  createSlot('docs', { admits: 'anyone' }),
  createSlot('demos', { mounts: ['/app/calendar', '/app/chat'], admits: ['user', 'none'] }),
];
