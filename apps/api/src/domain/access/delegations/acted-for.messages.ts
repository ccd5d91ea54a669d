import type { Messages } from '@ebpls/contracts';

/** Texts that name the person who acted for another, in records and in mails to the owner. */
export const messages = {
  'delegate.for': {
    en: '{name} for {owner_name} ({delegation_no})',
    fil: '{name} para kay {owner_name} ({delegation_no})',
  },
  'walk_in.for': {
    en: '{name}, licensing office, for {owner_name} at the counter ({delegation_no})',
    fil: '{name}, tanggapan ng lisensiya, para kay {owner_name} sa window ({delegation_no})',
  },
  'walk_in.expired': {
    en: 'This walk-in session has ended. Please start again with the client present.',
    fil: 'Tapos na ang walk-in na ito. Magsimulang muli kasama ang kliyente.',
  },
  'walk_in.owner_only': {
    en: 'You cannot withdraw or replace anything for the owner at the counter. The owner must use their own account.',
    fil:
      'Hindi mo maaaring bawiin o palitan ang anuman para sa may-ari sa window. Ang may-ari ang dapat ' +
      'gumawa nito sa sarili niyang account.',
  },
  'mail.walk_in_filed.subject': {
    en: '{assessment_code}: filed for you at the municipal hall',
    fil: '{assessment_code}: inihain para sa iyo sa munisipyo',
  },
  'mail.walk_in_filed.text': {
    en:
      'The licensing office filed the following for you while you were at the counter ' +
      '({delegation_no}), for {company_name} in application {assessment_code}:\n\n{act}\n\nClerk: “{delegate_name}”\n\nIf you were not at the municipal hall, please ' +
      'notify the licensing office immediately.\n\n{link}',
    fil:
      'Inihain ito para sa iyo ng tanggapan ng lisensiya habang nasa window ka ({delegation_no}), para sa ' +
      '{company_name} sa aplikasyong {assessment_code}:\n\n{act}\n\nKawani: “{delegate_name}”\n\nKung wala ka sa munisipyo ' +
      'noon, ipaalam ito agad sa tanggapan ng lisensiya.\n\n{link}',
  },
  'delegation.owners_alone': {
    en: 'Only the owner can retire or transfer a business. Please ask the owner to do this.',
    fil: 'Ang may-ari lamang ang makapagsasara o makapaglilipat ng negosyo. Hilingin ito sa may-ari.',
  },
  'mail.delegate_filed.subject': {
    en: '{assessment_code}: your delegate filed for you',
    fil: '{assessment_code}: naghain para sa iyo ang kinatawan mo',
  },
  'mail.delegate_filed.text': {
    en:
      'Your delegate “{delegate_name}” (appointment {delegation_no}) did the following for {company_name} in application ' +
      '{assessment_code}:\n\n{act}\n\nIf you do not want this, you can end the appointment on the business’s page.\n\n' +
      '{link}',
    fil: 'Ito ang ginawa ng kinatawan mong si “{delegate_name}” (pagtatalaga {delegation_no}) para sa {company_name} sa aplikasyong {assessment_code}:\n\n{act}\n\nKung hindi ito ang gusto mo, maaari mong tapusin agad ang pagtatalaga sa pahina ng negosyo.\n\n{link}',
  },
  'mail.delegate_paid.subject': {
    en: '{top_no}: your delegate paid {amount} for you',
    fil: '{top_no}: nagbayad ng {amount} para sa iyo ang kinatawan mo',
  },
  'mail.delegate_paid.text': {
    en: 'Your delegate “{delegate_name}” (appointment {delegation_no}) paid {amount} for {company_name}, order of payment {top_no}. The receipts are in your name.\n\n{link}',
    fil: 'Ang kinatawan mong si “{delegate_name}” (pagtatalaga {delegation_no}) ay nagbayad ng {amount} para sa {company_name}, order of payment {top_no}. Nasa pangalan mo ang mga resibo.\n\n{link}',
  },
} satisfies Messages;
