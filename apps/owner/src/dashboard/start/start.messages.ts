import { defineMessages } from '@ebpls/remote-kit';

export const { useWords } = defineMessages('owner-start', {
  start_title: { en: 'Start with your business', fil: 'Magsimula sa iyong negosyo' },
  start_more: {
    en: 'Register your place of business, then apply for its permit. Everything is kept while you type.',
    fil: 'Irehistro ang lugar ng negosyo, saka mag-apply ng permit. Itinatabi ang lahat habang nagta-type ka.',
  },
  start_act: { en: 'Register a business', fil: 'Magrehistro ng negosyo' },
});
