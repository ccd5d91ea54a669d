import { defineWords } from '@ebpls/remote-kit';

/** What several pages of this remote say: the frame of a form, the lines of a bill. */
export const texts = {
  en: {
    next: 'Continue',
    back: 'Back',
    problems: 'Please correct this before you go on',
    saving: 'Saving…',
    saved: 'Saved {{time}}',
    not_saved: 'Not saved yet. We keep trying.',
    all_steps: 'Steps',
    step_of: 'Step {{now}} of {{all}}',
    change: 'Change',
    not_given: 'Not given',
    yes: 'Yes',
    no: 'No',

    section: 'Ordinance section {{section}}.',
    to_barangay: 'Goes to the barangay.',
    to_bfp: 'Goes to the Bureau of Fire Protection.',
    other_fees: '{{count}} other municipal fees',
    show_each: 'Show each',
    show_less: 'Show together',
  },
  fil: {
    next: 'Magpatuloy',
    back: 'Bumalik',
    problems: 'Pakiayos muna ito bago magpatuloy',
    saving: 'Itinatabi…',
    saved: 'Naitabi {{time}}',
    not_saved: 'Hindi pa naitatabi. Patuloy kaming sumusubok.',
    all_steps: 'Mga hakbang',
    step_of: 'Hakbang {{now}} sa {{all}}',
    change: 'Baguhin',
    not_given: 'Hindi ibinigay',
    yes: 'Oo',
    no: 'Hindi',

    section: 'Seksiyon {{section}} ng ordinansa.',
    to_barangay: 'Mapupunta sa barangay.',
    to_bfp: 'Mapupunta sa Bureau of Fire Protection.',
    other_fees: '{{count}} iba pang bayaring munisipal',
    show_each: 'Ipakita ang bawat isa',
    show_less: 'Pagsamahin',
  },
} as const;

export const { useWords } = defineWords('owner', texts);
