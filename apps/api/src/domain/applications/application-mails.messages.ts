import type { Messages } from '@ebpls/contracts';

/** Mails to the owner about an application, and to people whom the administrator invites. */
export const messages = {
  'mail.application_submitted.subject': {
    en: '{assessment_code}: your application is filed',
    fil: '{assessment_code}: naihain ang iyong aplikasyon',
  },
  'mail.application_submitted.text': {
    en: 'We received the application {assessment_code} of {company_name}. The licensing office checks within one working day whether it is complete. You will hear from us.\n\n{link}',
    fil: 'Natanggap namin ang aplikasyong {assessment_code} ng {company_name}. Susuriin ng tanggapan ng lisensiya sa loob ng isang araw ng trabaho kung kumpleto ito. Babalitaan ka namin.\n\n{link}',
  },
  'mail.application_submitted_originals.subject': {
    en: '{assessment_code}: your application is filed, please bring your originals',
    fil: '{assessment_code}: naihain ang iyong aplikasyon, pakidala ang iyong mga orihinal',
  },
  'mail.application_submitted_originals.text': {
    en: 'We received the application {assessment_code} of {company_name}. The licensing office checks within one working day whether it is complete.\n\nPlease bring these originals to the municipal hall: {originals}. The offices can clear your application only when they have seen them.\n\n{link}',
    fil: 'Natanggap namin ang aplikasyong {assessment_code} ng {company_name}. Susuriin ng tanggapan ng lisensiya sa loob ng isang araw ng trabaho kung kumpleto ito.\n\nPakidala sa munisipyo ang mga orihinal na ito: {originals}. Mako-clear lamang ng mga tanggapan ang aplikasyon mo kapag nakita na nila ang mga ito.\n\n{link}',
  },
  'mail.application_resubmitted.subject': {
    en: '{assessment_code}: your application is filed again',
    fil: '{assessment_code}: naihaing muli ang iyong aplikasyon',
  },
  'mail.application_resubmitted.text': {
    en: 'We received the corrected application {assessment_code} of {company_name}. The licensing office looks at it again.\n\n{link}',
    fil: 'Natanggap namin ang iwinastong aplikasyong {assessment_code} ng {company_name}. Titingnan itong muli ng tanggapan ng lisensiya.\n\n{link}',
  },
  'mail.application_returned.subject': {
    en: '{assessment_code}: please correct your application',
    fil: '{assessment_code}: pakiwasto ang iyong aplikasyon',
  },
  'mail.application_returned.text': {
    en: 'The licensing office sent the application {assessment_code} of {company_name} back to you:\n\n{remarks}\n\nPlease correct it and file it again within 30 days.\n\n{link}',
    fil: 'Ibinalik sa iyo ng tanggapan ng lisensiya ang aplikasyong {assessment_code} ng {company_name}:\n\n{remarks}\n\nIwasto ito at ihaing muli sa loob ng 30 araw.\n\n{link}',
  },
  'mail.application_accepted.subject': {
    en: '{assessment_code}: your application is accepted',
    fil: '{assessment_code}: tinanggap ang iyong aplikasyon',
  },
  'mail.application_accepted.text': {
    en: 'The application {assessment_code} of {company_name} is complete and accepted. The offices are checking it now; the answer is due by {due_on}.\n\n{link}',
    fil: 'Kumpleto at tinanggap ang aplikasyong {assessment_code} ng {company_name}. Sinusuri na ito ng mga tanggapan; ang sagot ay takda hanggang {due_on}.\n\n{link}',
  },
  'mail.application_cleared.subject': {
    en: '{assessment_code}: all offices have cleared your application',
    fil: '{assessment_code}: pumayag na ang lahat ng tanggapan',
  },
  'mail.application_cleared.text': {
    en: 'All offices have cleared the application {assessment_code} of {company_name}. The licensing office computes your bill next.\n\n{link}',
    fil: 'Pumayag na ang lahat ng tanggapan sa aplikasyong {assessment_code} ng {company_name}. Kukuwentahin na ng tanggapan ng lisensiya ang iyong bayarin.\n\n{link}',
  },
  'mail.application_rejected.subject': {
    en: '{assessment_code}: your application was refused',
    fil: '{assessment_code}: tinanggihan ang iyong aplikasyon',
  },
  'mail.application_rejected.text': {
    en: 'The application {assessment_code} of {company_name} was refused.\n\nGround: {ground}\n\n{remarks}\n\n{link}',
    fil: 'Tinanggihan ang aplikasyong {assessment_code} ng {company_name}.\n\nBatayan: {ground}\n\n{remarks}\n\n{link}',
  },
  'mail.application_withdrawn.subject': {
    en: '{assessment_code}: you took your application back',
    fil: '{assessment_code}: binawi mo ang iyong aplikasyon',
  },
  'mail.application_withdrawn.text': {
    en: 'The application {assessment_code} of {company_name} was taken back as you asked. You may file again at any time.\n\n{link}',
    fil: 'Binawi ang aplikasyong {assessment_code} ng {company_name} gaya ng hiling mo. Makapaghahain kang muli kahit kailan.\n\n{link}',
  },
  'mail.clearance_approved.subject': {
    en: '{assessment_code}: cleared by {office}',
    fil: '{assessment_code}: may clearance mula sa {office}',
  },
  'mail.clearance_approved.text': {
    en: '{office} has cleared the application {assessment_code} of {company_name}. The number of the clearance is {clearance_no}.\n\n{link}',
    fil: 'Nagbigay ng clearance ang {office} sa aplikasyong {assessment_code} ng {company_name}. Ang numero ng clearance ay {clearance_no}.\n\n{link}',
  },
  'mail.clearance_conditional.subject': {
    en: '{assessment_code}: cleared with conditions by {office}',
    fil: '{assessment_code}: may clearance na may kondisyon mula sa {office}',
  },
  'mail.clearance_conditional.text': {
    en: '{office} has cleared the application {assessment_code} of {company_name} with conditions. Please read them and keep their days. The number of the clearance is {clearance_no}.\n\n{link}',
    fil: 'Nagbigay ng clearance na may mga kondisyon ang {office} sa aplikasyong {assessment_code} ng {company_name}. Basahin ang mga ito at tuparin sa takdang araw. Ang numero ng clearance ay {clearance_no}.\n\n{link}',
  },
  'mail.clearance_returned.subject': {
    en: '{assessment_code}: {office} needs something from you',
    fil: '{assessment_code}: may kailangan sa iyo ang {office}',
  },
  'mail.clearance_returned.text': {
    en: '{office} sent its part of the application {assessment_code} of {company_name} back to you:\n\n{remarks}\n\nThe other offices go on with their work. Please correct this and send it to this office again.\n\n{link}',
    fil: 'Ibinalik sa iyo ng {office} ang bahagi nito sa aplikasyong {assessment_code} ng {company_name}:\n\n{remarks}\n\nTuloy ang trabaho ng ibang tanggapan. Iwasto ito at ipadalang muli sa tanggapang ito.\n\n{link}',
  },
  'mail.clearance_rejected.subject': {
    en: '{assessment_code}: {office} refused',
    fil: '{assessment_code}: tumanggi ang {office}',
  },
  'mail.clearance_rejected.text': {
    en: '{office} refused its clearance for the application {assessment_code} of {company_name}.\n\nGround: {ground}\n\n{remarks}\n\nYou may appeal here within five working days.\n\n{link}',
    fil: 'Tumanggi ang {office} na magbigay ng clearance sa aplikasyong {assessment_code} ng {company_name}.\n\nBatayan: {ground}\n\n{remarks}\n\nMaaari kang umapela rito sa loob ng limang araw ng trabaho.\n\n{link}',
  },
  'mail.inspection_set.subject': {
    en: '{assessment_code}: {office} will visit on {when}',
    fil: '{assessment_code}: bibisita ang {office} sa {when}',
  },
  'mail.inspection_set.text': {
    en: '{office} will visit {company_name} on {when}. Visitors: {inspectors}. Please have someone there to open the place.\n\n{link}',
    fil: 'Bibisita ang {office} sa {company_name} sa {when}. Mga bibisita: {inspectors}. Pakitiyak na may magbubukas ng lugar.\n\n{link}',
  },
  'mail.inspection_refused.subject': {
    en: '{assessment_code}: the visit of {office} was refused',
    fil: '{assessment_code}: tinanggihan ang pagbisita ng {office}',
  },
  'mail.inspection_refused.text': {
    en: '{office} came to visit {company_name} for the application {assessment_code}, and the visit was refused:\n\n{remarks}\n\nIt cannot give its clearance before it has visited, and because of the refusal the passing of time decides nothing for this application (RA 11032 s.10). Please send this part to the office again when it may visit.\n\n{link}',
    fil: 'Pumunta ang {office} sa {company_name} para sa aplikasyong {assessment_code}, at tinanggihan ang pagbisita:\n\n{remarks}\n\nHindi ito makapagbibigay ng clearance hangga’t hindi nakakabisita, at dahil sa pagtanggi ay walang mapapasyahan ang paglipas ng panahon sa aplikasyong ito (RA 11032 s.10). Ipadala muli ang bahaging ito sa tanggapan kapag maaari na itong bumisita.\n\n{link}',
  },
  'mail.invitation.subject': {
    en: 'Your account at the permit office',
    fil: 'Ang iyong account sa tanggapan ng permit',
  },
  'mail.invitation_before_role.subject': {
    en: 'Your account at the permit office',
    fil: 'Ang iyong account sa tanggapan ng permit',
  },
  'mail.invitation_before_role.text': {
    en: 'An account was made for you. What you may do with it is decided by a second administrator. Please set your password with this link; it works once, for 7 days.\n\n{link}\n\nIf you do not expect this, you need not do anything.',
    fil: 'May ginawang account para sa iyo. Ang ikalawang administrador ang magpapasya kung ano ang magagawa mo rito. Itakda ang iyong password gamit ang link na ito; isang beses itong gagana, sa loob ng 7 araw.\n\n{link}\n\nKung hindi mo ito inaasahan, wala kang kailangang gawin.',
  },
  'mail.invitation.text': {
    en: 'An account was made for you at the municipality: {office}. Please set your password with this link; it works once, for 7 days.\n\n{link}\n\nIf you do not expect this, you need not do anything.',
    fil: 'May ginawang account para sa iyo sa munisipyo: {office}. Itakda ang iyong password gamit ang link na ito; isang beses itong gagana, sa loob ng 7 araw.\n\n{link}\n\nKung hindi mo ito inaasahan, wala kang kailangang gawin.',
  },
} satisfies Messages;
