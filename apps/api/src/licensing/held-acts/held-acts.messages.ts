import type { Messages } from '@ebpls/contracts';

/** Messages about an act on an application that can still be undone. */
export const messages = {
  'held.accept': {
    en: '{name} has just accepted this application. The page will update in a few seconds.',
    fil: 'Katatanggap lang ni {name} sa aplikasyong ito. Mag-a-update ang pahina sa loob ng ilang segundo.',
  },
  'held.approve_bill': {
    en: '{name} has just approved this bill. The page will update in a few seconds.',
    fil: 'Kaaapruba lang ni {name} sa singil na ito. Mag-a-update ang pahina sa loob ng ilang segundo.',
  },
  'held.release': {
    en: '{name} has just released this permit. The page will update in a few seconds.',
    fil: 'Kalalabas lang ni {name} sa permit na ito. Mag-a-update ang pahina sa loob ng ilang segundo.',
  },
  'notification.act_not_carried_out': {
    en: 'Your decision on {company_name} ({assessment_code}) was not carried out, because the application had changed.',
    fil: 'Hindi naisagawa ang pasya mo sa {company_name} ({assessment_code}) dahil nagbago ang aplikasyon.',
  },
} satisfies Messages;
