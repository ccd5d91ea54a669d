import { defineRemote } from '@ebpls/remote-kit/declare';

export default defineRemote({
  name: 'demos',
  title: { en: 'The template pages', fil: 'Ang mga pahinang pang-demo' },
  mounts: [
    '/app/extra',
    '/app/management/customers',
    '/app/management/products',
    '/app/management/orders',
    '/app/management/invoices',
    '/app/calendar',
    '/app/kanban',
    '/app/chat',
    '/app/mail',
    '/app/projects',
    '/app/social',
  ],
  admits: ['user', 'none'],
});
