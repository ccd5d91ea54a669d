import { OFFICE_ROLES } from '@ebpls/contracts';
import { defineRemote, type Slot } from '@ebpls/remote-kit/declare';

/** One build, nine places: the office is in the address. */
const slots = Object.fromEntries(
  OFFICE_ROLES.map((office): [string, Slot] => [
    office,
    {
      mounts: [`/${office}`],
      admits: [office],
      menu: [
        {
          path: 'request/clearances',
          label: { en: 'Request For Clearances', fil: 'Mga Hiling na Clearance' },
          icon: 'inbox',
        },
        { path: 'request/holdings/list', label: { en: 'Holdings', fil: 'Mga Negosyo' }, icon: 'store' },
      ],
    },
  ]),
);

export default defineRemote({
  name: 'department',
  title: { en: 'The office’s desk', fil: 'Ang mesa ng opisina' },
  slots,
});
