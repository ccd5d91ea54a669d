import { defineRemote } from '@ebpls/remote-kit/declare';

export default defineRemote({
  name: 'affiliate',
  title: { en: 'The affiliate’s scanner', fil: 'Ang scanner ng kaakibat' },
  mounts: ['/affiliate'],
  admits: ['affiliate'],
});
