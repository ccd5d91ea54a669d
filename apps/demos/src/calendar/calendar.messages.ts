import { defineMessages } from '@ebpls/remote-kit';

export const { useWords } = defineMessages('demos-calendar', {
  title: { en: 'Calendar', fil: 'Kalendaryo' },
  demo: { en: 'Demonstration, not your data', fil: 'Demo lamang, hindi iyong datos' },
  previous: { en: 'Previous month', fil: 'Nakaraang buwan' },
  next: { en: 'Next month', fil: 'Susunod na buwan' },
  today: { en: 'This month', fil: 'Ngayong buwan' },
});
