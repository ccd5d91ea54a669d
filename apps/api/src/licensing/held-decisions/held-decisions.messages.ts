import type { Messages } from '@ebpls/contracts';

/** Messages about a decision that can still be undone. */
export const messages = {
  'held.approve': {
    en: '{name} has just approved this case. The decision will take effect in a few seconds.',
    fil: 'Kaaapruba lang ni {name} sa kasong ito. Magkakabisa ang pasya sa loob ng ilang segundo.',
  },
  'held.approve_with_conditions': {
    en: '{name} has just approved this case with conditions. The decision will take effect in a few seconds.',
    fil: 'Kaaapruba lang ni {name} sa kasong ito nang may kondisyon. Magkakabisa ang pasya sa loob ng ilang segundo.',
  },
  'held.return': {
    en: '{name} has just returned this case to the owner. The decision will take effect in a few seconds.',
    fil: 'Kababalik lang ni {name} ng kasong ito sa may-ari. Magkakabisa ang pasya sa loob ng ilang segundo.',
  },
  'held.reject': {
    en: '{name} has just refused this case. The decision will take effect in a few seconds.',
    fil: 'Katatanggi lang ni {name} sa kasong ito. Magkakabisa ang pasya sa loob ng ilang segundo.',
  },
  'held.too_late': {
    en: 'The decision was already carried out and can no longer be undone.',
    fil: 'Naisagawa na ang pasya at hindi na mababawi.',
  },
  'held.other_officer': {
    en: '{name} made this decision. Only they can undo it.',
    fil: 'Si {name} ang nagpasya nito. Siya lamang ang makababawi nito.',
  },
  'notification.clearance_not_carried_out': {
    en: 'Your decision on {company_name} ({assessment_code}) was not carried out, because the case had changed.',
    fil: 'Hindi naisagawa ang pasya mo sa {company_name} ({assessment_code}) dahil nagbago ang kaso.',
  },
} satisfies Messages;
