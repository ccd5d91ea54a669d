import { defineRemote } from '@ebpls/remote-kit/declare';

export default defineRemote({
  name: 'admin',
  title: { en: 'The administration', fil: 'Ang pangangasiwa' },
  mounts: ['/administrator'],
  admits: ['admin'],
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
});
