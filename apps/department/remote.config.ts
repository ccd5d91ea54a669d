import { OFFICE_ROLES, type OfficeRole } from '@ebpls/contracts';
import { defineRemote, type MenuEntry, type Slot } from '@ebpls/remote-kit/declare';

/** Pages that every office has besides its queue. */
const SHARED_PAGES: readonly MenuEntry[] = [
  { path: 'request/appeals', label: { en: 'Appeals', fil: 'Mga apela' }, icon: 'scales' },
  {
    path: 'request/sanctions',
    label: { en: 'Suspensions and revocations', fil: 'Mga suspensiyon at pagbawi' },
    icon: 'shield',
  },
  { path: 'request/map', label: { en: 'Map of businesses', fil: 'Mapa ng mga negosyo' }, icon: 'map' },
  {
    path: 'request/templates',
    label: { en: 'Office templates', fil: 'Mga template ng tanggapan' },
    icon: 'file',
  },
];

const FIRE_LIST: MenuEntry = {
  path: 'request/holdings/fire-list',
  label: { en: 'BFP list', fil: 'Listahan ng BFP' },
  icon: 'list',
};

/** Pages of an office that clears one part of an application. */
const CLEARING_PAGES: readonly MenuEntry[] = [
  { path: 'field', label: { en: 'Field visits', fil: 'Sa labas' }, icon: 'route' },
  { path: 'request/visits', label: { en: 'Inspections', fil: 'Mga inspeksiyon' }, icon: 'eye' },
  { path: 'request/conditions', label: { en: 'Conditions', fil: 'Mga kondisyon' }, icon: 'flag' },
  { path: 'request/checklist', label: { en: 'Office checklist', fil: 'Checklist ng tanggapan' }, icon: 'checklist' },
];

/** Pages of the licensing office. */
const LICENSING_PAGES: readonly MenuEntry[] = [
  { path: 'walk-in', label: { en: 'Walk-in', fil: 'Walk-in' }, icon: 'person' },
  { path: 'request/post-audits', label: { en: 'Post-audit', fil: 'Post-audit' }, icon: 'eye' },
  {
    path: 'request/holdings/successions',
    label: { en: 'Heirs’ claims', fil: 'Mga hiling ng tagapagmana' },
    icon: 'handshake',
  },
  FIRE_LIST,
];

/** Views of a desk that a clerk opens by name. */
const OFFICE_VIEWS: readonly MenuEntry[] = [
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
  {
    path: 'request/clearances?view=due_today',
    label: { en: 'Cases due today', fil: 'Mga kasong hanggang ngayon' },
    icon: 'inbox',
  },
];

/** Views of the licensing office, whose work is whole applications. */
const LICENSING_VIEWS: readonly MenuEntry[] = [
  {
    path: 'request/clearances?view=submitted',
    label: { en: 'Applications for acceptance', fil: 'Mga aplikasyong tatanggapin' },
    icon: 'inbox',
  },
  {
    path: 'request/clearances?view=to_compute',
    label: { en: 'Applications for billing', fil: 'Mga aplikasyong sisingilin' },
    icon: 'inbox',
  },
  {
    path: 'request/clearances?view=to_release',
    label: { en: 'Permits for release', fil: 'Mga permit na ilalabas' },
    icon: 'inbox',
  },
  {
    path: 'request/clearances?view=overdue',
    label: { en: 'Overdue applications', fil: 'Mga aplikasyong lampas na sa takda' },
    icon: 'inbox',
  },
];

/** The pages of an office in its section of the menu. */
function listPages(office: OfficeRole): readonly MenuEntry[] {
  const ownPages = office === 'bplo' ? LICENSING_PAGES : CLEARING_PAGES;
  return [...ownPages, ...(office === 'fire' ? [FIRE_LIST] : []), ...SHARED_PAGES];
}

/** Requests of an office's figures and its queue. */
const ASKS = { dashboard: '/api/dashboard/office', 'request/clearances': '/api/clearances?view=open&limit=50' };

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
        {
          path: 'request/holdings/list',
          label: { en: 'Holdings', fil: 'Mga Negosyo' },
          icon: 'store',
          covers: ['request/holdings'],
        },
      ],
      sections: [{ title: { en: 'Office', fil: 'Tanggapan' }, entries: listPages(office) }],
      commands: office === 'bplo' ? LICENSING_VIEWS : OFFICE_VIEWS,
      ...(office !== 'bplo' && { asks: ASKS }),
    },
  ]),
);

export default defineRemote({
  name: 'department',
  title: { en: 'The office’s desk', fil: 'Ang mesa ng opisina' },
  slots,
});
