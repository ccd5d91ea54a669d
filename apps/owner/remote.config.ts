import { defineRemote } from '@ebpls/remote-kit/declare';

export default defineRemote({
  name: 'owner',
  title: { en: 'The owner’s portal', fil: 'Ang portal ng may-ari' },
  slots: {
    owner: {
      mounts: ['/app'],
      admits: ['user', 'none'],
      asks: { 'management/companies': '/api/companies', 'reports/dashboard': '/api/dashboard/owner?view=open' },
      menu: [
        {
          path: 'management/companies',
          label: { en: 'Business Holdings', fil: 'Mga Negosyo' },
          icon: 'store',
          for: ['user'],
        },
        {
          path: 'management/companies/payment/history',
          label: { en: 'Payment History', fil: 'Mga Nabayaran' },
          icon: 'receipt',
          for: ['user'],
        },
        {
          path: 'management/companies/account/soa',
          label: { en: 'Statement of Account', fil: 'Statement of Account' },
          icon: 'scroll',
          for: ['user'],
        },
      ],
    },
    // The same pages for a clerk of the licensing office who files for a citizen at the counter (decision 0096).
    'walk-in': { mounts: ['/bplo/walk-in'], admits: ['bplo'] },
  },
});
