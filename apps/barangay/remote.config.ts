import { defineRemote } from '@ebpls/remote-kit/declare';

export default defineRemote({
  name: 'barangay',
  title: { en: 'The barangay’s desk', fil: 'Ang mesa ng barangay' },
  mounts: ['/barangay'],
  admits: ['barangay'],
  asks: { dashboard: '/api/dashboard/office', 'request/clearances': '/api/clearances?view=open&limit=50' },
  menu: [
    {
      path: 'request/clearances',
      label: { en: 'Request For Clearances', fil: 'Mga Hiling na Clearance' },
      icon: 'inbox',
    },
  ],
  sections: [
    {
      title: { en: 'Barangay hall', fil: 'Barangay hall' },
      entries: [
        { path: 'field', label: { en: 'Field visits', fil: 'Sa labas' }, icon: 'route' },
        { path: 'request/visits', label: { en: 'Inspections', fil: 'Mga inspeksiyon' }, icon: 'eye' },
        { path: 'request/conditions', label: { en: 'Conditions', fil: 'Mga kondisyon' }, icon: 'flag' },
        { path: 'request/appeals', label: { en: 'Appeals', fil: 'Mga apela' }, icon: 'scales' },
        {
          path: 'request/sanctions',
          label: { en: 'Suspensions and revocations', fil: 'Mga suspensiyon at pagbawi' },
          icon: 'shield',
        },
        { path: 'request/map', label: { en: 'Map of businesses', fil: 'Mapa ng mga negosyo' }, icon: 'map' },
        {
          path: 'request/checklist',
          label: { en: 'Office checklist', fil: 'Checklist ng tanggapan' },
          icon: 'checklist',
        },
        {
          path: 'request/templates',
          label: { en: 'Office templates', fil: 'Mga template ng tanggapan' },
          icon: 'file',
        },
      ],
    },
  ],
  commands: [
    {
      path: 'request/clearances?view=unclaimed',
      label: { en: 'Unassigned cases', fil: 'Mga kasong hindi pa nakatalaga' },
      icon: 'inbox',
    },
    { path: 'request/clearances?view=mine', label: { en: 'My cases', fil: 'Mga kaso ko' }, icon: 'inbox' },
    {
      path: 'request/clearances?view=overdue',
      label: { en: 'Overdue cases', fil: 'Mga kasong lampas na' },
      icon: 'inbox',
    },
  ],
});
