import { defineMessages } from '@ebpls/remote-kit';

export const { useWords } = defineMessages('admin-treasury-tabs', {
  label: { en: 'Treasury', fil: 'Ingat-yaman' },
  online: { en: 'Online payments', fil: 'Mga bayad online' },
  counter: { en: 'Counter', fil: 'Kaha' },
  collections: { en: 'Collections and deposits', fil: 'Koleksiyon at deposito' },
  disputes: { en: 'Disputed lines', fil: 'Mga tinututulang linya' },
  fraud_findings: { en: 'Findings of fraud', fil: 'Mga natuklasang pandaraya' },
  refunds: { en: 'Refund requests', fil: 'Mga hiling na refund' },
  reports: { en: 'Reports', fil: 'Mga ulat' },
});
