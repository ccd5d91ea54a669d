import type { Messages } from '@ebpls/contracts';

/** Scans of permits by affiliates. */
export const messages = {
  'scan.when': {
    en: 'This scan is dated in the future or is older than a month.',
    fil: 'Mas huli sa ngayon ang petsa ng scan na ito, o higit sa isang buwan na ito.',
  },
  'notification.permit_seen_far_apart': {
    en: 'The QR code of permit {permit_no}, {company_name}, was scanned at two places {kilometres} km apart. One of them may be a copy',
    fil: 'Na-scan ang QR code ng permit na {permit_no}, {company_name}, sa dalawang lugar na {kilometres} km ang pagitan. Maaaring kopya ang isa',
  },
} satisfies Messages;
