import type { Messages } from '@ebpls/contracts';

/** Texts of an approval that its office recalls. */
export const messages = {
  'clearance.billed': {
    en: 'A bill was computed from this clearance. The clearance can be recalled only after the bill is voided.',
    fil:
      'May nakuwentang singil batay sa clearance na ito. Mababawi lamang ang clearance kapag napawalang-bisa na ' +
      'ang singil.',
  },
  'mail.clearance_recalled.subject': {
    en: '{assessment_code}: {office} recalled its clearance',
    fil: '{assessment_code}: binawi ng {office} ang clearance nito',
  },
  'mail.clearance_recalled.text': {
    en:
      '{office} recalled its clearance for application {assessment_code} of {company_name}:\n\n{remarks}\n\nThe ' +
      'office will review it again. You do not need to do anything until it contacts you.\n\n{link}',
    fil:
      'Binawi ng {office} ang clearance nito sa aplikasyong {assessment_code} ng {company_name}:\n\n{remarks}\n\n' +
      'Susuriin itong muli ng tanggapan. Wala kang kailangang gawin hanggang makipag-ugnayan ito sa iyo.\n\n{link}',
  },
} satisfies Messages;
