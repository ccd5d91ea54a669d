import { defineWords } from '@ebpls/remote-kit';

export const { useWords } = defineWords('demos-calendar', {
  en: {
    title: 'Calendar',
    demo: 'Demonstration, not your data',
    previous: 'Previous month',
    next: 'Next month',
    today: 'This month',
  },
  fil: {
    title: 'Kalendaryo',
    demo: 'Demo lamang, hindi iyong datos',
    previous: 'Nakaraang buwan',
    next: 'Susunod na buwan',
    today: 'Ngayong buwan',
  },
});
