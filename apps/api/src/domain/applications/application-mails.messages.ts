import type { Messages } from '@ebpls/contracts';

/** Mails to the owner about an application, and to people whom the administrator invites. */
export const messages = {
  'mail.application_submitted.subject': {
    en: '{assessment_code}: application received',
    fil: '{assessment_code}: natanggap ang aplikasyon',
  },
  'mail.application_submitted.text': {
    en:
      'We received application {assessment_code} of {company_name}. The licensing office will check within one ' +
      'working day whether it is complete. We will e-mail you.\n\n{link}',
    fil:
      'Natanggap namin ang aplikasyong {assessment_code} ng {company_name}. Susuriin ng tanggapan ng ' +
      'lisensiya sa loob ng isang araw ng trabaho kung kumpleto ito. Padadalhan ka namin ng ' +
      'e-mail.\n\n{link}',
  },
  'mail.application_submitted_originals.subject': {
    en: '{assessment_code}: your application was filed, please bring your originals',
    fil: '{assessment_code}: naihain ang iyong aplikasyon, pakidala ang iyong mga orihinal',
  },
  'mail.application_submitted_originals.text': {
    en:
      'We received application {assessment_code} of {company_name}. The licensing office will check within one ' +
      'working day whether it is complete.\n\nPlease bring these originals to the municipal hall: {originals}. The ' +
      'offices can clear your application only after they have seen the originals. Your slip for the offices: ' +
      '{slip_link}\n\n{link}',
    fil: 'Natanggap namin ang aplikasyong {assessment_code} ng {company_name}. Susuriin ng tanggapan ng lisensiya sa loob ng isang araw ng trabaho kung kumpleto ito.\n\nPakidala sa munisipyo ang mga orihinal na ito: {originals}. Mako-clear lamang ng mga tanggapan ang aplikasyon mo kapag nakita na nila ang mga ito. Ang slip mo para sa mga tanggapan: {slip_link}\n\n{link}',
  },
  'mail.application_resubmitted.subject': {
    en: '{assessment_code}: corrected application received',
    fil: '{assessment_code}: natanggap ang iwinastong aplikasyon',
  },
  'mail.application_resubmitted.text': {
    en:
      'We received the corrected application {assessment_code} of {company_name}. The licensing office will review ' +
      'it again.\n\n{link}',
    fil:
      'Natanggap namin ang iwinastong aplikasyong {assessment_code} ng {company_name}. Susuriin itong muli ng ' +
      'tanggapan ng lisensiya.\n\n{link}',
  },
  'mail.application_returned.subject': {
    en: '{assessment_code}: please correct your application',
    fil: '{assessment_code}: pakiwasto ang iyong aplikasyon',
  },
  'mail.application_returned.text': {
    en:
      'The licensing office returned application {assessment_code} of {company_name}:\n\n{remarks}\n\nPlease ' +
      'correct it and submit it again within 30 days.\n\n{link}',
    fil: 'Ibinalik sa iyo ng tanggapan ng lisensiya ang aplikasyong {assessment_code} ng {company_name}:\n\n{remarks}\n\nIwasto ito at ihaing muli sa loob ng 30 araw.\n\n{link}',
  },
  'mail.application_accepted.subject': {
    en: '{assessment_code}: application accepted',
    fil: '{assessment_code}: tinanggap ang iyong aplikasyon',
  },
  'mail.application_accepted.text': {
    en:
      'Application {assessment_code} of {company_name} is complete and was accepted. The offices are reviewing ' +
      'it. The decision is due by {due_on}.\n\n{link}',
    fil:
      'Kumpleto at tinanggap ang aplikasyong {assessment_code} ng {company_name}. Sinusuri na ito ng mga ' +
      'tanggapan. Dapat itong mapagpasyahan hanggang {due_on}.\n\n{link}',
  },
  'mail.application_cleared.subject': {
    en: '{assessment_code}: cleared by all offices',
    fil: '{assessment_code}: may clearance mula sa lahat ng tanggapan',
  },
  'mail.application_cleared.text': {
    en:
      'All offices have cleared application {assessment_code} of {company_name}. The licensing office will now ' +
      'compute your bill.\n\n{link}',
    fil:
      'Nagbigay na ng clearance ang lahat ng tanggapan sa aplikasyong {assessment_code} ng {company_name}. ' +
      'Kukuwentahin na ng tanggapan ng lisensiya ang iyong singil.\n\n{link}',
  },
  'mail.application_rejected.subject': {
    en: '{assessment_code}: application refused',
    fil: '{assessment_code}: tinanggihan ang iyong aplikasyon',
  },
  'mail.application_rejected.text': {
    en: 'Application {assessment_code} of {company_name} was refused.\n\nGround: {ground}\n\n{remarks}\n\n{link}',
    fil: 'Tinanggihan ang aplikasyong {assessment_code} ng {company_name}.\n\nBatayan: {ground}\n\n{remarks}\n\n{link}',
  },
  'mail.application_withdrawn.subject': {
    en: '{assessment_code}: application withdrawn',
    fil: '{assessment_code}: binawi ang aplikasyon',
  },
  'mail.application_withdrawn.text': {
    en:
      'Application {assessment_code} of {company_name} was withdrawn at your request. You may file again at any ' +
      'time.\n\n{link}',
    fil: 'Binawi ang aplikasyong {assessment_code} ng {company_name} gaya ng hiling mo. Makapaghahain kang muli kahit kailan.\n\n{link}',
  },
  'mail.clearance_approved.subject': {
    en: '{assessment_code}: cleared by {office}',
    fil: '{assessment_code}: may clearance mula sa {office}',
  },
  'mail.clearance_approved.text': {
    en:
      '{office} has cleared application {assessment_code} of {company_name}. The clearance number is ' +
      '{clearance_no}.\n\n{link}',
    fil: 'Nagbigay ng clearance ang {office} sa aplikasyong {assessment_code} ng {company_name}. Ang numero ng clearance ay {clearance_no}.\n\n{link}',
  },
  'mail.clearance_conditional.subject': {
    en: '{assessment_code}: cleared with conditions by {office}',
    fil: '{assessment_code}: may clearance na may kondisyon mula sa {office}',
  },
  'mail.clearance_conditional.text': {
    en:
      '{office} has cleared application {assessment_code} of {company_name} with conditions. Please read them and ' +
      'meet them by their due dates. The clearance number is {clearance_no}.\n\n{link}',
    fil:
      'Nagbigay ng clearance na may mga kondisyon ang {office} sa aplikasyong {assessment_code} ng {company_name}. ' +
      'Basahin ang mga ito at tuparin sa takdang petsa. Ang numero ng clearance ay {clearance_no}.\n\n{link}',
  },
  'mail.clearance_returned.subject': {
    en: '{assessment_code}: {office} requires your reply',
    fil: '{assessment_code}: kailangan ng {office} ang sagot mo',
  },
  'mail.clearance_returned.text': {
    en:
      '{office} cannot clear application {assessment_code} of {company_name} yet:\n\n{remarks}\n\nThe other offices ' +
      'continue their review. Please correct this and send it back to the office.\n\n{link}',
    fil:
      'Hindi pa mako-clear ng {office} ang aplikasyong {assessment_code} ng {company_name}:\n\n{remarks}\n\nTuloy ' +
      'ang pagsusuri ng ibang tanggapan. Iwasto ito at ipadalang muli sa tanggapang ito.\n\n{link}',
  },
  'mail.clearance_rejected.subject': {
    en: '{assessment_code}: {office} refused its clearance',
    fil: '{assessment_code}: tinanggihan ng {office} ang clearance',
  },
  'mail.clearance_rejected.text': {
    en:
      '{office} refused its clearance for application {assessment_code} of {company_name}.\n\nGround: {ground}\n\n' +
      '{remarks}\n\nYou may appeal here within five working days.\n\n{link}',
    fil: 'Tumanggi ang {office} na magbigay ng clearance sa aplikasyong {assessment_code} ng {company_name}.\n\nBatayan: {ground}\n\n{remarks}\n\nMaaari kang umapela rito sa loob ng limang araw ng trabaho.\n\n{link}',
  },
  'mail.inspection_set.subject': {
    en: '{assessment_code}: {office} will visit on {when}',
    fil: '{assessment_code}: bibisita ang {office} sa {when}',
  },
  'mail.inspection_set.text': {
    en:
      '{office} will visit {company_name} on {when}. Inspectors: {inspectors}. Please have someone there to let ' +
      'them in.\n\n{link}',
    fil:
      'Bibisita ang {office} sa {company_name} sa {when}. Mga inspektor: {inspectors}. Tiyaking may magpapapasok ' +
      'sa kanila.\n\n{link}',
  },
  'mail.inspection_refused.subject': {
    en: '{assessment_code}: the visit of {office} was refused',
    fil: '{assessment_code}: tinanggihan ang pagbisita ng {office}',
  },
  'mail.inspection_refused.text': {
    en:
      '{office} came to visit {company_name} for application {assessment_code}, and the visit was ' +
      'refused:\n\n{remarks}\n\nThe office cannot give its clearance without a visit. Because of the refusal, the ' +
      'application will not be approved automatically when the legal deadline passes (RA 11032, Sec. 10). Please ' +
      'reply to the office with a date when it may visit.\n\n{link}',
    fil:
      'Pumunta ang {office} sa {company_name} para sa aplikasyong {assessment_code}, at tinanggihan ang ' +
      'pagbisita:\n\n{remarks}\n\nHindi makapagbibigay ng clearance ang tanggapan kung walang pagbisita. Dahil sa ' +
      'pagtanggi, hindi awtomatikong maaaprubahan ang aplikasyon kapag lumipas ang takdang panahon ng batas (RA ' +
      '11032, Sek. 10). Sagutin ang tanggapan at sabihin kung kailan ito maaaring bumisita.\n\n{link}',
  },
  'mail.invitation.subject': {
    en: 'Your account in the business permit system',
    fil: 'Ang iyong account sa sistema ng business permit',
  },
  'mail.invitation_before_role.subject': {
    en: 'Your account in the business permit system',
    fil: 'Ang iyong account sa sistema ng business permit',
  },
  'mail.invitation_before_role.text': {
    en:
      'An account was created for you. A second administrator will decide on your permissions. Please set your ' +
      'password with this link. It works once and expires after 7 days.\n\n{link}\n\nIf you did not expect this, ' +
      'ignore this e-mail.',
    fil:
      'May ginawang account para sa iyo. Ikalawang tagapangasiwa ang magpapasya sa mga pahintulot mo. Itakda ang ' +
      'iyong password gamit ang link na ito. Isang beses itong gagana at mag-e-expire pagkalipas ng 7 ' +
      'araw.\n\n{link}\n\nKung hindi mo ito inaasahan, huwag pansinin ang e-mail na ito.',
  },
  'mail.invitation.text': {
    en: 'An account was created for you at the municipality ({office}). Please set your password with this link. It works once and expires after 7 days.\n\n{link}\n\nIf you did not expect this, ignore this e-mail.',
    fil:
      'May ginawang account para sa iyo sa munisipyo: {office}. Itakda ang iyong password gamit ang link na ito. ' +
      'Isang beses itong gagana at mag-e-expire pagkalipas ng 7 araw.\n\n{link}\n\nKung hindi mo ito inaasahan, ' +
      'huwag pansinin ang e-mail na ito.',
  },
} satisfies Messages;
