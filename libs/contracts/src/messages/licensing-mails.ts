/** Mails to the owner about an application, and to people whom the administrator invites. */
export const licensingMails = {
  en: {
    'mail.application_submitted.subject': '{assessment_code}: your application is filed',
    'mail.application_submitted.text':
      'We received the application {assessment_code} of {company_name}. The licensing office checks within one working day whether it is complete. You will hear from us.\n\n{link}',
    'mail.application_resubmitted.subject': '{assessment_code}: your application is filed again',
    'mail.application_resubmitted.text':
      'We received the corrected application {assessment_code} of {company_name}. The licensing office looks at it again.\n\n{link}',
    'mail.application_returned.subject': '{assessment_code}: please correct your application',
    'mail.application_returned.text':
      'The licensing office sent the application {assessment_code} of {company_name} back to you:\n\n{remarks}\n\nPlease correct it and file it again within 30 days.\n\n{link}',
    'mail.application_accepted.subject': '{assessment_code}: your application is accepted',
    'mail.application_accepted.text':
      'The application {assessment_code} of {company_name} is complete and accepted. The offices are checking it now; the answer is due by {due_on}.\n\n{link}',
    'mail.application_cleared.subject': '{assessment_code}: all offices have cleared your application',
    'mail.application_cleared.text':
      'All offices have cleared the application {assessment_code} of {company_name}. The licensing office computes your bill next.\n\n{link}',
    'mail.application_rejected.subject': '{assessment_code}: your application was refused',
    'mail.application_rejected.text':
      'The application {assessment_code} of {company_name} was refused.\n\nGround: {ground}\n\n{remarks}\n\n{link}',
    'mail.application_withdrawn.subject': '{assessment_code}: you took your application back',
    'mail.application_withdrawn.text':
      'The application {assessment_code} of {company_name} was taken back as you asked. You may file again at any time.\n\n{link}',
    'mail.clearance_approved.subject': '{assessment_code}: cleared by {office}',
    'mail.clearance_approved.text':
      '{office} has cleared the application {assessment_code} of {company_name}. The number of the clearance is {clearance_no}.\n\n{link}',
    'mail.clearance_conditional.subject': '{assessment_code}: cleared with conditions by {office}',
    'mail.clearance_conditional.text':
      '{office} has cleared the application {assessment_code} of {company_name} with conditions. Please read them and keep their days. The number of the clearance is {clearance_no}.\n\n{link}',
    'mail.clearance_returned.subject': '{assessment_code}: {office} needs something from you',
    'mail.clearance_returned.text':
      '{office} sent its part of the application {assessment_code} of {company_name} back to you:\n\n{remarks}\n\nThe other offices go on with their work. Please correct this and send it to this office again.\n\n{link}',
    'mail.clearance_rejected.subject': '{assessment_code}: {office} refused',
    'mail.clearance_rejected.text':
      '{office} refused its clearance for the application {assessment_code} of {company_name}.\n\nGround: {ground}\n\n{remarks}\n\nYou may appeal at the municipal hall within five working days.\n\n{link}',
    'mail.inspection_set.subject': '{assessment_code}: {office} will visit on {when}',
    'mail.inspection_set.text':
      '{office} will visit {company_name} on {when}. Visitors: {inspectors}. Please have someone there to open the place.\n\n{link}',
    'mail.invitation.subject': 'Your account at the permit office',
    'mail.invitation.text':
      'An account was made for you as {role_name}. Please set your password with this link; it works once, for 7 days.\n\n{link}\n\nIf you do not expect this, you need not do anything.',
  },
  fil: {
    'mail.application_submitted.subject': '{assessment_code}: naihain ang iyong aplikasyon',
    'mail.application_submitted.text':
      'Natanggap namin ang aplikasyong {assessment_code} ng {company_name}. Susuriin ng tanggapan ng lisensiya sa loob ng isang araw ng trabaho kung kumpleto ito. Babalitaan ka namin.\n\n{link}',
    'mail.application_resubmitted.subject': '{assessment_code}: naihaing muli ang iyong aplikasyon',
    'mail.application_resubmitted.text':
      'Natanggap namin ang iwinastong aplikasyong {assessment_code} ng {company_name}. Titingnan itong muli ng tanggapan ng lisensiya.\n\n{link}',
    'mail.application_returned.subject': '{assessment_code}: pakiwasto ang iyong aplikasyon',
    'mail.application_returned.text':
      'Ibinalik sa iyo ng tanggapan ng lisensiya ang aplikasyong {assessment_code} ng {company_name}:\n\n{remarks}\n\nIwasto ito at ihaing muli sa loob ng 30 araw.\n\n{link}',
    'mail.application_accepted.subject': '{assessment_code}: tinanggap ang iyong aplikasyon',
    'mail.application_accepted.text':
      'Kumpleto at tinanggap ang aplikasyong {assessment_code} ng {company_name}. Sinusuri na ito ng mga tanggapan; ang sagot ay takda hanggang {due_on}.\n\n{link}',
    'mail.application_cleared.subject': '{assessment_code}: pumayag na ang lahat ng tanggapan',
    'mail.application_cleared.text':
      'Pumayag na ang lahat ng tanggapan sa aplikasyong {assessment_code} ng {company_name}. Kukuwentahin na ng tanggapan ng lisensiya ang iyong bayarin.\n\n{link}',
    'mail.application_rejected.subject': '{assessment_code}: tinanggihan ang iyong aplikasyon',
    'mail.application_rejected.text':
      'Tinanggihan ang aplikasyong {assessment_code} ng {company_name}.\n\nBatayan: {ground}\n\n{remarks}\n\n{link}',
    'mail.application_withdrawn.subject': '{assessment_code}: binawi mo ang iyong aplikasyon',
    'mail.application_withdrawn.text':
      'Binawi ang aplikasyong {assessment_code} ng {company_name} gaya ng hiling mo. Makapaghahain kang muli kahit kailan.\n\n{link}',
    'mail.clearance_approved.subject': '{assessment_code}: may clearance mula sa {office}',
    'mail.clearance_approved.text':
      'Nagbigay ng clearance ang {office} sa aplikasyong {assessment_code} ng {company_name}. Ang numero ng clearance ay {clearance_no}.\n\n{link}',
    'mail.clearance_conditional.subject': '{assessment_code}: may clearance na may kondisyon mula sa {office}',
    'mail.clearance_conditional.text':
      'Nagbigay ng clearance na may mga kondisyon ang {office} sa aplikasyong {assessment_code} ng {company_name}. Basahin ang mga ito at tuparin sa takdang araw. Ang numero ng clearance ay {clearance_no}.\n\n{link}',
    'mail.clearance_returned.subject': '{assessment_code}: may kailangan sa iyo ang {office}',
    'mail.clearance_returned.text':
      'Ibinalik sa iyo ng {office} ang bahagi nito sa aplikasyong {assessment_code} ng {company_name}:\n\n{remarks}\n\nTuloy ang trabaho ng ibang tanggapan. Iwasto ito at ipadalang muli sa tanggapang ito.\n\n{link}',
    'mail.clearance_rejected.subject': '{assessment_code}: tumanggi ang {office}',
    'mail.clearance_rejected.text':
      'Tumanggi ang {office} na magbigay ng clearance sa aplikasyong {assessment_code} ng {company_name}.\n\nBatayan: {ground}\n\n{remarks}\n\nMaaari kang umapela sa munisipyo sa loob ng limang araw ng trabaho.\n\n{link}',
    'mail.inspection_set.subject': '{assessment_code}: bibisita ang {office} sa {when}',
    'mail.inspection_set.text':
      'Bibisita ang {office} sa {company_name} sa {when}. Mga bibisita: {inspectors}. Pakitiyak na may magbubukas ng lugar.\n\n{link}',
    'mail.invitation.subject': 'Ang iyong account sa tanggapan ng permit',
    'mail.invitation.text':
      'May ginawang account para sa iyo bilang {role_name}. Itakda ang iyong password gamit ang link na ito; isang beses itong gagana, sa loob ng 7 araw.\n\n{link}\n\nKung hindi mo ito inaasahan, wala kang kailangang gawin.',
  },
} as const;
