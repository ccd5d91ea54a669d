import { defineMessages } from '@ebpls/remote-kit';

/** Texts for a business whose pin and declared barangay disagree (decision 0101). */
export const texts = {
  pin_other: {
    en: 'The pin is in Barangay {found}, but you chose Barangay {declared}. Move the pin, or change the barangay you chose.',
    fil: 'Nasa Barangay {found} ang pin, pero Barangay {declared} ang pinili mo. Igalaw ang pin, o piliin ang isa pang barangay.',
  },
  pin_outside: {
    en: 'The pin is outside Barangay {declared}. Move the pin, or choose another barangay.',
    fil: 'Nasa labas ng Barangay {declared} ang pin. Igalaw ang pin, o pumili ng ibang barangay.',
  },
  pin_optional: {
    en: 'You can continue without changing the pin. The offices will see this difference too.',
    fil: 'Maaari kang magpatuloy nang hindi binabago ang pin. Makikita rin ng mga tanggapan ang pagkakaiba.',
  },
  take_barangay: { en: 'Choose Barangay {found}', fil: 'Piliin ang Barangay {found}' },
  move_to_barangay: { en: 'Move the pin to Barangay {declared}', fil: 'Ilipat ang pin sa Barangay {declared}' },
  pin_reason: {
    en: 'Reason for keeping both the pin and the barangay: {remark}',
    fil: 'Dahilan kung bakit mananatili ang pin at ang barangay: {remark}',
  },
  pin_no_reason: {
    en: 'You have not explained why the pin and the barangay differ.',
    fil: 'Hindi mo pa naipaliwanag kung bakit magkaiba ang pin at ang barangay.',
  },
  to_place: { en: 'Open the place on the map', fil: 'Buksan ang lugar sa mapa' },
} as const;

export const { useWords } = defineMessages('owner.pin', texts);
