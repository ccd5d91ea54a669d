import type { Messages } from '@ebpls/contracts';

/** Texts of an approval that its office recalls. */
export const messages = {
  'clearance.billed': {
    en: 'A bill was computed on this clearance. It can be taken back only when the bill is not there any more.',
    fil: 'May nakuwentang bayarin batay sa clearance na ito. Mababawi lamang ito kapag wala na ang bayarin.',
  },
  'mail.clearance_recalled.subject': {
    en: '{assessment_code}: {office} took its clearance back',
    fil: '{assessment_code}: binawi ng {office} ang clearance nito',
  },
  'mail.clearance_recalled.text': {
    en: '{office} has taken back its clearance of the application {assessment_code} of {company_name}:\n\n{remarks}\n\nThe office looks at it again. You need to do nothing until you hear from it.\n\n{link}',
    fil: 'Binawi ng {office} ang clearance nito sa aplikasyong {assessment_code} ng {company_name}:\n\n{remarks}\n\nSusuriin itong muli ng tanggapan. Wala kang kailangang gawin hanggang makarinig ka mula rito.\n\n{link}',
  },
} satisfies Messages;
