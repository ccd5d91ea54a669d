import { defineRemote } from '@ebpls/remote-kit/declare';

export default defineRemote({
  name: 'barangay',
  title: { en: 'The barangay’s desk', fil: 'Ang mesa ng barangay' },
  mounts: ['/barangay'],
  admits: ['barangay'],
  menu: [
    {
      path: 'request/clearances',
      label: { en: 'Request For Clearances', fil: 'Mga Hiling na Clearance' },
      icon: 'inbox',
    },
  ],
});
