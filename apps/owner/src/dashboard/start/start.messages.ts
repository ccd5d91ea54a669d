import { defineMessages } from '@ebpls/remote-kit';

export const { useWords } = defineMessages('owner-start', {
  start_title: { en: 'Start with your business', fil: 'Magsimula sa iyong negosyo' },
  start_more: {
    en: 'Register your place of business, then apply for its permit. Your answers are saved as you type.',
    fil: 'Irehistro ang lugar ng negosyo, saka mag-apply ng permit. Sine-save ang mga sagot mo habang nagta-type.',
  },
  start_act: { en: 'Register a business', fil: 'Magrehistro ng negosyo' },
});
