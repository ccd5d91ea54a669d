import { defineMessages } from '@ebpls/remote-kit';

/** A person's own views of a list. */
export const { useWords, words } = defineMessages('desk-views', {
  title: { en: 'My views', fil: 'Mga view ko' },
  none: {
    en: 'Search or filter the list, then save the view here with a name.',
    fil: 'Maghanap o mag-filter sa listahan, saka i-save ang view rito nang may pangalan.',
  },
  name: { en: 'Name of this view', fil: 'Pangalan ng view na ito' },
  save: { en: 'Save this view', fil: 'I-save ang view na ito' },
  up: { en: 'Move “{name}” up', fil: 'Itaas ang “{name}”' },
  remove: { en: 'Remove “{name}”', fil: 'Alisin ang “{name}”' },
});
