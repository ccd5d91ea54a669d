/** Every page of the template, in the groups of its menu; the text of a key is in the messages. */
export const PAGE_GROUPS = [
  {
    group: 'management',
    pages: [
      { key: 'customers', to: '/app/management/customers' },
      { key: 'products', to: '/app/management/products' },
      { key: 'orders', to: '/app/management/orders' },
      { key: 'invoices', to: '/app/management/invoices' },
    ],
  },
  {
    group: 'boards',
    pages: [
      { key: 'calendar', to: '/app/calendar' },
      { key: 'kanban', to: '/app/kanban' },
    ],
  },
  {
    group: 'talk',
    pages: [
      { key: 'chat', to: '/app/chat/new' },
      { key: 'mail', to: '/app/mail/all' },
    ],
  },
  {
    group: 'projects',
    pages: [
      { key: 'projects.overview', to: '/app/projects/overview' },
      { key: 'projects.browse', to: '/app/projects/browse' },
      { key: 'projects.create', to: '/app/projects/create' },
    ],
  },
  {
    group: 'social',
    pages: [
      { key: 'social.feed', to: '/app/social/feed' },
      { key: 'social.profile', to: '/app/social/profile' },
    ],
  },
  {
    group: 'extra',
    pages: [
      { key: 'charts', to: '/app/extra/charts/apex' },
      { key: 'forms.formik', to: '/app/extra/forms/formik' },
      { key: 'forms.redux', to: '/app/extra/forms/redux' },
      { key: 'editors.draft', to: '/app/extra/editors/draft-js' },
      { key: 'editors.quill', to: '/app/extra/editors/quill' },
    ],
  },
] as const;
