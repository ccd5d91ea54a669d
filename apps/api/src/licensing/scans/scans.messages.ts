import type { Messages } from '@ebpls/contracts';

/** Scans of permits by affiliates. */
export const messages = {
  'scan.when': {
    en: 'This scan is dated in the future or is older than a month.',
    fil: 'Ang scan na ito ay mula sa hinaharap, o higit isang buwan na.',
  },
  'notification.permit_seen_far_apart': {
    en: 'The QR code of permit {permit_no}, {company_name}, was scanned at two places {kilometres} km apart. One of them may be a copy',
    fil:
      'Na-scan ang code ng {permit_no}, {company_name}, sa dalawang lugar na {kilometres} km ang layo; maaaring ' +
      'kopya ang isa',
  },
} satisfies Messages;
