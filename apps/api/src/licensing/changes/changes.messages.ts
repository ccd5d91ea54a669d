import type { Messages } from '@ebpls/contracts';

/** Mails and history of amendments and closings. */
export const messages = {
  'timeline.closing_visit': {
    en: 'The retirement visit confirmed that the business is closed',
    fil: 'Nakita sa pagbisita na sarado na ang negosyo',
  },
  'timeline.disapprove_closure': {
    en: 'The retirement was disapproved after a visit',
    fil: 'Hindi inaprubahan ang pagsasara matapos bumisita',
  },
  'timeline.reverse_closure': { en: 'The retirement was revoked', fil: 'Binawi ang pagsasara' },
  'notification.business_moved_away': {
    en: '{company_name} has moved to another barangay',
    fil: 'Lumipat na sa ibang barangay ang {company_name}',
  },
  'mail.permit_amended.subject': {
    en: '{assessment_code}: your amended permit is ready',
    fil: '{assessment_code}: handa na ang binago mong permit',
  },
  'mail.permit_amended.text': {
    en:
      'The change for {company_name} was granted. Permit {permit_no} replaces the previous one. Please ' +
      'print it and display it in place of the old permit.\n\n{link}',
    fil:
      'Ipinagkaloob ang pagbabago ng {company_name}. Pinapalitan ng permit na {permit_no} ang nauna. I-print at ' +
      'ipaskil ito kapalit ng lumang permit.\n\n{link}',
  },
  'mail.business_retired.subject': {
    en: '{assessment_code}: your certificate of retirement is ready',
    fil: '{assessment_code}: handa na ang iyong sertipiko ng pagsasara',
  },
  'mail.business_retired.text': {
    en:
      'The business {company_name} has been retired. Please download certificate {permit_no} and return the permit ' +
      'and plate to the licensing office.\n\n{link}',
    fil:
      'Naisara na ang negosyong {company_name}. I-download ang sertipikong {permit_no} at isauli ang ' +
      'permit at plaka sa tanggapan ng lisensiya.\n\n{link}',
  },
  'mail.closure_still_open.subject': {
    en: '{assessment_code}: the retirement was disapproved',
    fil: '{assessment_code}: hindi inaprubahan ang pagsasara',
  },
  'mail.closure_still_open.text': {
    en:
      'The retirement visit found {company_name} still operating:\n\n{remarks}\n\nThe business remains registered ' +
      'and still owes its taxes and fees. Please file the retirement again once the business is closed.\n\n{link}',
    fil: 'Nakita sa pagbisita na bukas pa ang {company_name}:\n\n{remarks}\n\nNananatiling rehistrado ang negosyo at may bayarin gaya ng dati. Ihaing muli ang pagsasara kapag sarado na ito.\n\n{link}',
  },
  'mail.closure_in_name_only.subject': {
    en: '{assessment_code}: the retirement was disapproved',
    fil: '{assessment_code}: hindi inaprubahan ang pagsasara',
  },
  'mail.closure_in_name_only.text': {
    en:
      'The retirement visit found that {company_name} is closing in name only and continues as another business:\n\n' +
      '{remarks}\n\nThe business remains registered and still owes its taxes and fees.\n\n{link}',
    fil: 'Nakita sa pagbisita na sa pangalan lamang magsasara ang {company_name} at nagpapatuloy bilang iba:\n\n{remarks}\n\nNananatiling rehistrado ang negosyo at may bayarin gaya ng dati.\n\n{link}',
  },
  'mail.closure_reversed.subject': {
    en: '{assessment_code}: the retirement was revoked',
    fil: '{assessment_code}: binawi ang pagsasara',
  },
  'mail.closure_reversed.text': {
    en:
      'The retirement of {company_name} was revoked:\n\n{remarks}\n\nThe certificate is void, and the business is ' +
      'registered again.\n\n{link}',
    fil: 'Binawi ang pagsasara ng {company_name}:\n\n{remarks}\n\nWala nang bisa ang sertipiko, at rehistrado muli ang negosyo.\n\n{link}',
  },
} satisfies Messages;
