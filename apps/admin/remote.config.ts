import type { Permission } from '@ebpls/contracts';
import { defineRemote } from '@ebpls/remote-kit/declare';

/** Permissions with which an account sees what the counter and the collections do. */
const COLLECTORS: readonly Permission[] = ['cashier', 'treasurer'];
const CASHIER: readonly Permission[] = ['cashier'];
const TREASURER: readonly Permission[] = ['treasurer'];

export default defineRemote({
  name: 'admin',
  title: { en: 'Administration', fil: 'Pangangasiwa' },
  mounts: ['/administrator'],
  admits: ['admin'],
  asks: { dashboard: '/api/dashboard/admin' },
  menu: [
    { path: 'report/paynamics/payment', label: { en: 'Payments', fil: 'Mga Bayad' }, icon: 'wallet' },
    {
      path: 'request/clearances',
      label: { en: 'List of Business Transaction', fil: 'Listahan ng mga Transaksiyon' },
      icon: 'list',
    },
    { path: 'users', label: { en: 'Users Administration', fil: 'Pangangasiwa ng mga User' }, icon: 'users' },
    { path: 'requirements', label: { en: 'Requirements List', fil: 'Listahan ng mga Kailangan' }, icon: 'file' },
  ],
  sections: [
    {
      title: { en: 'Treasury', fil: 'Ingat-yaman' },
      entries: [
        { path: 'treasury/counter', label: { en: 'Counter', fil: 'Kahera' }, icon: 'scan', permissions: CASHIER },
        {
          path: 'treasury/counter/receipts',
          label: { en: 'Counter receipts', fil: 'Mga resibo ng kahera' },
          icon: 'receipt',
          permissions: COLLECTORS,
        },
        {
          path: 'treasury/counter/cheques',
          label: { en: 'Checks and red flags', fil: 'Mga tseke at red flag' },
          icon: 'check-circle',
          permissions: COLLECTORS,
        },
        {
          path: 'treasury/counter/forms',
          label: { en: 'Accountable forms', fil: 'Mga accountable form' },
          icon: 'notebook',
          permissions: COLLECTORS,
        },
        {
          path: 'treasury/collections',
          label: { en: 'Collections', fil: 'Mga koleksiyon' },
          icon: 'coins',
          permissions: COLLECTORS,
        },
        {
          path: 'treasury/refunds',
          label: { en: 'Refund requests', fil: 'Mga hiling na refund' },
          icon: 'retry',
          permissions: COLLECTORS,
        },
        {
          path: 'report/paynamics/payment/exceptions',
          label: { en: 'Unallocated payments', fil: 'Mga bayad na hindi nailaan' },
          icon: 'flag',
          permissions: TREASURER,
        },
        {
          path: 'report/paynamics/payment/claims',
          label: { en: 'Payment reports', fil: 'Mga ulat ng bayad' },
          icon: 'upload',
          permissions: TREASURER,
        },
        {
          path: 'report/paynamics/payment/settlements',
          label: { en: 'Gateway settlements', fil: 'Mga settlement ng gateway' },
          icon: 'transfer',
          permissions: TREASURER,
        },
        {
          path: 'report/paynamics/payment/notifications',
          label: { en: 'Gateway notices', fil: 'Mga abiso ng gateway' },
          icon: 'bell',
          permissions: TREASURER,
        },
        {
          path: 'treasury/disputes',
          label: { en: 'Disputed lines', fil: 'Mga tinututulang linya' },
          icon: 'scroll',
          permissions: TREASURER,
        },
        {
          path: 'treasury/deficiencies',
          label: { en: 'Deficiencies', fil: 'Mga kakulangan sa buwis' },
          icon: 'warning',
          permissions: COLLECTORS,
          feature: 'deficiencies',
        },
        {
          path: 'treasury/fraud-findings',
          label: { en: 'Findings of fraud', fil: 'Mga natuklasang pandaraya' },
          icon: 'alert',
          permissions: TREASURER,
        },
        { path: 'treasury/reports', label: { en: 'Reports', fil: 'Mga ulat' }, icon: 'chart' },
      ],
    },
    {
      title: { en: 'Oversight', fil: 'Pagsubaybay' },
      entries: [
        { path: 'request/appeals', label: { en: 'Appeals', fil: 'Mga apela' }, icon: 'scales' },
        {
          path: 'request/sanctions',
          label: { en: 'Suspensions and revocations', fil: 'Mga suspensiyon at pagbawi' },
          icon: 'shield',
        },
        { path: 'request/post-audits', label: { en: 'Post-audit', fil: 'Post-audit' }, icon: 'eye' },
        {
          path: 'users/successions',
          label: { en: 'Heirs’ claims', fil: 'Mga hiling ng tagapagmana' },
          icon: 'handshake',
        },
        {
          path: 'users/erasures',
          label: { en: 'Account deletion requests', fil: 'Mga hiling na burahin ang account' },
          icon: 'trash',
        },
        { path: 'request/map', label: { en: 'Map of businesses', fil: 'Mapa ng mga negosyo' }, icon: 'map' },
      ],
    },
    {
      title: { en: 'Settings', fil: 'Mga setting' },
      entries: [
        { path: 'settings/set-up', label: { en: 'Set-up', fil: 'Set-up' }, icon: 'settings' },
        { path: 'settings/municipality', label: { en: 'Municipality', fil: 'Munisipyo' }, icon: 'building' },
        { path: 'settings/barangays', label: { en: 'Barangays', fil: 'Mga barangay' }, icon: 'home' },
        { path: 'settings/staff', label: { en: 'Offices and staff', fil: 'Mga tanggapan at kawani' }, icon: 'person' },
        { path: 'settings/revenue-code', label: { en: 'Revenue code', fil: 'Kodigo sa kita' }, icon: 'book' },
        { path: 'settings/holidays', label: { en: 'Holidays', fil: 'Mga pista opisyal' }, icon: 'sun' },
        {
          path: 'settings/recipients',
          label: { en: 'Inquiry recipients', fil: 'Mga tatanggap ng tanong' },
          icon: 'inbox',
        },
        {
          path: 'settings/complaint-channels',
          label: { en: 'Complaint channels', fil: 'Mga daluyan ng reklamo' },
          icon: 'phone',
        },
        { path: 'email/sent', label: { en: 'Sent e-mails', fil: 'Mga naipadalang e-mail' }, icon: 'send' },
        { path: 'settings/release', label: { en: 'Release', fil: 'Release' }, icon: 'info' },
      ],
    },
  ],
  commands: [
    {
      path: 'request/clearances?view=to_approve',
      label: { en: 'Bills for approval', fil: 'Mga singil na aaprubahan' },
      icon: 'list',
    },
    {
      path: 'request/clearances?view=to_sign',
      label: { en: 'Permits for signature', fil: 'Mga permit na lalagdaan' },
      icon: 'list',
    },
    {
      path: 'request/clearances?view=overdue',
      label: { en: 'Applications past the legal deadline', fil: 'Mga aplikasyong lampas sa takda ng batas' },
      icon: 'list',
    },
  ],
});
