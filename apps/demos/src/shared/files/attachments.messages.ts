import { defineMessages } from '@ebpls/remote-kit';

export const { useWords } = defineMessages('demos-attachments', {
  chosen: { en: 'Attached files', fil: 'Mga file na kasama' },
  remove: { en: 'Remove {name}', fil: 'Alisin ang {name}' },
  too_large: {
    en: '{name} is too large for the demonstration: the limit is {most}.',
    fil: 'Masyadong malaki ang {name} para sa demo: hanggang {most} ang isang file.',
  },
});
