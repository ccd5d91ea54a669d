import { defineRemote } from '@ebpls/remote-kit/declare';

export default defineRemote({
  name: 'demos',
  title: { en: 'The template pages', fil: 'Ang mga pahinang pang-demo' },
  mounts: ['/app/calendar'],
  admits: ['user', 'none'],
});
