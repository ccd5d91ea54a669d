import { defineRemote } from '@ebpls/remote-kit/declare';

export default defineRemote({
  name: 'docs',
  title: { en: 'The documentation', fil: 'Ang dokumentasyon' },
  mounts: ['/docs'],
  admits: 'anyone',
});
