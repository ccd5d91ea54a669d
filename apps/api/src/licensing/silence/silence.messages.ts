import type { Messages } from '@ebpls/contracts';

/** Effects of silence in law: texts of mails, of the history, and of the paper of evidence. */
export const messages = {
  'declared_order.not_open': {
    en:
      'You cannot request the order of payment: the deadline has not passed, documents are incomplete, or an order ' +
      'already exists.',
    fil: 'Hindi mahihiling ang order of payment: hindi pa lumilipas ang takdang panahon, hindi kumpleto ang mga dokumento, o mayroon nang order.',
  },

  'timeline.approve_by_law': {
    en:
      'Approved by law (RA 11032, Sec. 10): the legal deadline was {last_day}; {permit_no} is valid and awaiting ' +
      'signature',
    fil:
      'Aprubado ayon sa batas (RA 11032, Sek. 10): natapos ang takdang panahon ng batas noong {last_day}; may ' +
      'bisa ang {permit_no} at naghihintay ng lagda',
  },
  'timeline.extend_permit': {
    en:
      'Permit {permit_no} is extended by law (RA 11032, Sec. 10) until this renewal is decided; the legal ' +
      'deadline was {last_day}',
    fil:
      'Pinalawig ayon sa batas (RA 11032, Sek. 10) ang permit na {permit_no} hanggang mapagpasyahan ang renewal na ' +
      'ito; natapos ang takdang panahon ng batas noong {last_day}',
  },
  'timeline.declared_order.request': {
    en:
      'The owner requested the order of payment based on declared figures; it will be issued on {issues_on} unless ' +
      'the office acts first',
    fil: 'Hiniling ng may-ari ang order of payment ayon sa idineklarang halaga; ilalabas ito sa {issues_on} kung hindi mauunang kumilos ang tanggapan',
  },
  'timeline.declared_order.issue': {
    en: 'The order of payment was issued based on declared figures, RA 11032, Sec. 10; the offices will check afterwards',
    fil: 'Inilabas ang order of payment ayon sa idineklarang halaga, RA 11032, Sek. 10; susuriin ito ng mga tanggapan pagkatapos',
  },
  'timeline.clearance.pass_over': {
    en: '{office}: not issued in time; the municipality continues without it',
    fil: '{office}: hindi naibigay sa takdang panahon; magpapatuloy ang munisipyo nang wala ito',
  },
  'timeline.clearance.issue_late': {
    en: '{office}: issued late, {clearance_no}',
    fil: '{office}: naibigay matapos ang takdang panahon, {clearance_no}',
  },
  'timeline.clearance.clear_by_list': {
    en: '{office}: cleared based on the BFP list, without a certificate number',
    fil: '{office}: na-clear ayon sa listahan ng BFP, walang numero ng sertipiko',
  },
  'timeline.clearance.audit_later': {
    en: '{office}: for post-audit',
    fil: '{office}: para sa post-audit',
  },
  'timeline.clearance.audit_right': {
    en: '{office}: post-audit passed',
    fil: '{office}: pumasa sa post-audit',
  },
  'timeline.clearance.audit_wrong': {
    en: '{office}: post-audit found a problem',
    fil: '{office}: may nakitang problema sa post-audit',
  },
  'clearance_audit.not_open': {
    en: 'This case is not for post-audit.',
    fil: 'Hindi para sa post-audit ang kasong ito.',
  },
  'clearance_audit.already_reviewed': {
    en: 'The post-audit of this case is already completed.',
    fil: 'Tapos na ang post-audit ng kasong ito.',
  },
  'timeline.clearance.open_again': {
    en: '{office}: reopened. A clearance is not approved just because the office is late',
    fil: '{office}: binuksang muli. Hindi naaaprubahan ang clearance dahil lamang huli ang tanggapan',
  },
  'timeline.clearance.withdraw_number': {
    en: '{office}: number {clearance_no} was withdrawn because it was not issued by the office',
    fil: '{office}: binawi ang numerong {clearance_no}, dahil hindi ang tanggapan ang nagbigay nito',
  },

  'mail.approved_by_law.subject': {
    en: '{assessment_code}: your application is approved by law',
    fil: '{assessment_code}: aprubado ayon sa batas ang iyong aplikasyon',
  },
  'mail.approved_by_law.text': {
    en:
      'The documents of application {assessment_code} of {company_name} are complete, its fees are paid, and its ' +
      'legal deadline has passed. It is therefore approved by law (RA 11032, Sec. 10). Permit {permit_no} is ' +
      'valid from today and is awaiting signature. You can print the proof from the application record.\n\n{link}',
    fil:
      'Kumpleto ang mga dokumento ng aplikasyong {assessment_code} ng {company_name}, bayad ang mga singil, at ' +
      'lumipas na ang takdang panahon ng batas. Kaya aprubado na ito ayon sa batas (RA 11032, Sek. 10). May bisa ' +
      'mula ngayon ang permit na {permit_no} at naghihintay ng lagda. Maaari mong i-print ang katibayan mula sa ' +
      'talaan ng aplikasyon.\n\n{link}',
  },
  'mail.permit_extended.subject': {
    en: '{assessment_code}: permit {permit_no} is extended by law',
    fil: '{assessment_code}: pinalawig ayon sa batas ang permit na {permit_no}',
  },
  'mail.permit_extended.text': {
    en:
      'The documents of renewal {assessment_code} of {company_name} are complete, and its legal deadline has ' +
      'passed. Your permit {permit_no} is therefore extended by law until the renewal is decided (RA 11032, Sec. ' +
      '10). You can print the proof from the application record. You must still pay what is due.\n\n{link}',
    fil:
      'Kumpleto ang mga dokumento ng renewal na {assessment_code} ng {company_name}, at lumipas na ang takdang ' +
      'panahon ng batas. Kaya pinalawig ayon sa batas ang iyong permit na {permit_no} hanggang mapagpasyahan ang ' +
      'renewal (RA 11032, Sek. 10). Maaari mong i-print ang katibayan mula sa talaan ng aplikasyon. Kailangan pa ' +
      'ring bayaran ang dapat bayaran.\n\n{link}',
  },
  'mail.renewal_extended.subject': {
    en: '{assessment_code}: {permit_no} is extended by law',
    fil: '{assessment_code}: pinalawig ayon sa batas ang {permit_no}',
  },
  'mail.renewal_extended.text': {
    en:
      'The legal deadline for renewal {assessment_code} of {company_name} was {due_on}. Permit {permit_no} is ' +
      'extended by law until the renewal is decided (RA 11032, Sec. 10). The case is included in the report to ' +
      'ARTA. Please decide on it.\n\n{link}',
    fil:
      'Natapos noong {due_on} ang takdang panahon ng batas para sa renewal na {assessment_code} ng ' +
      '{company_name}. Pinalawig ayon sa batas ang permit na {permit_no} hanggang mapagpasyahan ang renewal (RA ' +
      '11032, Sek. 10). Kabilang ito sa ulat sa ARTA. Pagpasyahan ito.\n\n{link}',
  },
  'mail.released_by_law.subject': {
    en: '{assessment_code}: approved by law, {permit_no} is for signature',
    fil: '{assessment_code}: aprubado ayon sa batas, lalagdaan ang {permit_no}',
  },
  'mail.released_by_law.text': {
    en:
      'Application {assessment_code} of {company_name} is complete and paid, and its legal deadline was {due_on}. ' +
      'It is approved by law (RA 11032, Sec. 10): permit {permit_no} is valid and awaiting signature. Offices ' +
      'that had not finished their review will check the business in a post-audit.\n\n{link}',
    fil:
      'Kumpleto at bayad ang aplikasyong {assessment_code} ng {company_name}, at natapos noong {due_on} ang ' +
      'takdang panahon ng batas. Aprubado na ito ayon sa batas (RA 11032, Sek. 10): may bisa ang permit na ' +
      '{permit_no} at naghihintay ng lagda. Magpo-post-audit sa negosyo ang mga tanggapang hindi pa tapos ' +
      'magsuri.\n\n{link}',
  },
  'mail.part_post_audit.subject': {
    en: '{assessment_code}: post-audit by {office}',
    fil: '{assessment_code}: post-audit ng {office}',
  },
  'mail.part_post_audit.text': {
    en:
      'Application {assessment_code} of {company_name} was approved by law (RA 11032, Sec. 10) before {office} ' +
      'had finished its review. No clearance was issued in your office’s name. Please check the business and ' +
      'record your findings.\n\n{link}',
    fil:
      'Aprubado ayon sa batas (RA 11032, Sek. 10) ang aplikasyong {assessment_code} ng {company_name} bago ' +
      'natapos ang pagsusuri ng {office}. Walang clearance na inilabas sa pangalan ng tanggapan mo. Suriin ang ' +
      'negosyo at itala ang makikita.\n\n{link}',
  },
  'mail.part_audit_wrong.subject': {
    en: '{assessment_code}: post-audit by {office} found a problem',
    fil: '{assessment_code}: may nakitang problema ang {office} sa post-audit',
  },
  'mail.part_audit_wrong.text': {
    en:
      '{office} checked {company_name} after application {assessment_code} was decided by law (RA 11032, Sec. 10) and ' +
      'found a problem:\n\n{finding}\n\nThe head of office may recommend a suspension or revocation.\n\n{link}',
    fil:
      'Sinuri ng {office} ang {company_name} matapos mapagpasyahan ayon sa batas (RA 11032, Sek. 10) ang aplikasyong ' +
      '{assessment_code}, at may nakitang problema:\n\n{finding}\n\nMaaaring magrekomenda ang pinuno nito ng ' +
      'suspensiyon o pagbawi.\n\n{link}',
  },
  'mail.part_passed_over.subject': {
    en: '{assessment_code}: your application continues without the barangay clearance',
    fil: '{assessment_code}: tuloy ang iyong aplikasyon nang walang clearance ng barangay',
  },
  'mail.part_passed_over.text': {
    en:
      '{office} did not issue its clearance for application {assessment_code} of {company_name} on time, so the ' +
      'municipality continues without it ({ground}). The barangay may still issue it.\n\n{link}',
    fil: 'Hindi naibigay ng {office} ang clearance nito para sa aplikasyong {assessment_code} ng {company_name} sa takdang panahon, kaya magpapatuloy ang munisipyo nang wala ito ({ground}). Maaari pa rin itong ibigay ng barangay.\n\n{link}',
  },
  'mail.part_not_issued.subject': {
    en: '{assessment_code}: {office} missed its legal deadline',
    fil: '{assessment_code}: nalampasan ng {office} ang takdang panahon ng batas',
  },
  'mail.part_not_issued.text': {
    en:
      'The clearance of {office} for application {assessment_code} of {company_name} was not issued on time, so ' +
      'the municipality may continue without it ({ground}). No number was assigned. You may still issue it and ' +
      'collect the fee.\n\n{link}',
    fil:
      'Hindi naibigay sa takdang panahon ang clearance ng {office} para sa aplikasyong {assessment_code} ng ' +
      '{company_name}, kaya maaaring magpatuloy ang munisipyo nang wala ito ({ground}). Walang itinalagang numero. ' +
      'Maaari mo pa itong ibigay at singilin.\n\n{link}',
  },
  'mail.part_cleared_by_list.subject': {
    en: '{assessment_code}: cleared for {office} based on the BFP list',
    fil: '{assessment_code}: na-clear para sa {office} ayon sa listahan ng BFP',
  },
  'mail.part_cleared_by_list.text': {
    en:
      '{office} did not decide on renewal {assessment_code} of {company_name} on time, so the case was cleared ' +
      'based on the BFP list ({ground}). No certificate was issued.\n\n{link}',
    fil:
      'Hindi napagpasyahan ng {office} sa takdang panahon ang renewal na {assessment_code} ng {company_name}, kaya ' +
      'na-clear ang kaso ayon sa listahan ng BFP ({ground}). Walang sertipikong inilabas.\n\n{link}',
  },
  'mail.part_listed.subject': {
    en: '{assessment_code}: cleared for {office} based on the BFP list',
    fil: '{assessment_code}: na-clear para sa {office} ayon sa listahan ng BFP',
  },
  'mail.part_listed.text': {
    en:
      'The deadline of {office} for renewal {assessment_code} of {company_name} has passed, so the case was ' +
      'cleared based on the BFP list ({ground}). No FSIC number was assigned.\n\n{link}',
    fil:
      'Lumipas na ang takda ng {office} para sa renewal na {assessment_code} ng {company_name}, kaya na-clear ang ' +
      'kaso ayon sa listahan ng BFP ({ground}). Walang numero ng FSIC na ibinigay.\n\n{link}',
  },
  'mail.number_withdrawn.subject': {
    en: '{assessment_code}: {clearance_no} was withdrawn',
    fil: '{assessment_code}: binawi ang {clearance_no}',
  },
  'mail.number_withdrawn.text': {
    en:
      'Number {clearance_no} of {office} for application {assessment_code} of {company_name} was assigned ' +
      'automatically when the deadline passed, not by your office. The number was withdrawn. Please do not use ' +
      'it.\n\n{link}',
    fil:
      'Awtomatikong naibigay ang numerong {clearance_no} ng {office} para sa aplikasyong {assessment_code} ng ' +
      '{company_name} nang lumampas ang takda, at hindi galing sa tanggapan mo. Binawi na ang numero. Huwag itong ' +
      'gamitin.\n\n{link}',
  },
  'mail.declared_order_requested.subject': {
    en: '{assessment_code}: order of payment requested based on declared figures',
    fil: '{assessment_code}: hiniling ang order of payment ayon sa idineklarang halaga',
  },
  'mail.declared_order_requested.text': {
    en:
      'The deadline of application {assessment_code} of {company_name} passed without an order of payment, and the ' +
      'owner has requested one based on the declared figures (RA 11032, Sec. 10). Please assess the application today. ' +
      'Otherwise, the order will be issued automatically on {issues_on}.\n\n{link}',
    fil:
      'Lumipas na ang takdang panahon ng aplikasyong {assessment_code} ng {company_name} nang walang order of ' +
      'payment, at hiniling ito ng may-ari ayon sa idineklarang halaga (RA 11032, Sek. 10). Kuwentahin ang bayarin ' +
      'ngayon. Kung hindi, awtomatikong ilalabas ang order sa {issues_on}.\n\n{link}',
  },

  'evidence.title.APPROVED_BY_LAW': { en: 'Approved by law', fil: 'Aprubado ayon sa batas' },
  'evidence.title.PERMIT_EXTENDED': { en: 'Permit extended by law', fil: 'Permit na pinalawig ayon sa batas' },
  'evidence.law.APPROVED_BY_LAW': {
    en: 'RA 11032, Sec. 10: an original application that is complete, paid and not acted upon in time is deemed approved. The acknowledgement and the official receipts have the force of the permit.',
    fil: 'RA 11032, Sek. 10: itinuturing na aprubado ang bagong aplikasyong kumpleto at bayad na hindi inaksiyunan sa takdang panahon. May bisa ng permit ang acknowledgement at mga opisyal na resibo.',
  },
  'evidence.law.PERMIT_EXTENDED': {
    en: 'RA 11032, Sec. 10: a permit whose renewal is complete and not acted upon in time is automatically extended until the renewal is decided.',
    fil: 'RA 11032, Sek. 10: kusang pinalalawig ang permit na may kumpletong renewal na hindi inaksiyunan sa takdang panahon, hanggang mapagpasyahan ang renewal.',
  },
  'evidence.none': { en: 'None', fil: 'Wala' },
  'evidence.business': { en: 'Business', fil: 'Negosyo' },
  'evidence.acknowledgement': { en: 'Acknowledgement', fil: 'Acknowledgement' },
  'evidence.acknowledged': {
    en: '{code}, filed {filed}; documents complete on {complete}',
    fil: '{code}, inihain {filed}; kumpleto ang mga dokumento noong {complete}',
  },
  'evidence.receipts': { en: 'Official receipts', fil: 'Mga opisyal na resibo' },
  'evidence.permit': { en: 'Permit', fil: 'Permit' },
  'evidence.days': { en: 'Working days counted', fil: 'Mga binilang na araw ng trabaho' },
  'evidence.counted': {
    en: '{limit} working days until {last}, not including the first day. Days counted: {days}',
    fil: '{limit} araw ng trabaho hanggang {last}, hindi kasama ang unang araw. Mga binilang na araw: {days}',
  },
  'evidence.counted_one': {
    en: '1 working day until {last}, not including the first day. Day counted: {days}',
    fil: '1 araw ng trabaho hanggang {last}, hindi kasama ang unang araw. Binilang na araw: {days}',
  },
  'evidence.extension': { en: 'Written extension', fil: 'Nakasulat na palugit' },
  'evidence.extended': {
    en: '{days} working days, notified on {on}: {reason}',
    fil: '{days} araw ng trabaho, ipinaalam noong {on}: {reason}',
  },
  'evidence.extended_one': {
    en: '1 working day, notified on {on}: {reason}',
    fil: '1 araw ng trabaho, ipinaalam noong {on}: {reason}',
  },
  'extension.title': { en: 'Notice of extension', fil: 'Abiso ng palugit' },
  'extension.law': {
    en: 'RA 11032, Sec. 9(b)(2): an office may extend the processing time once, by at most the same number of days. Before the time has passed, it notifies the applicant in writing of the reason and the final date.',
    fil: 'RA 11032, Sek. 9(b)(2): maaaring palawigin ng tanggapan ang panahon ng pagproseso nang isang beses, nang hindi lalampas sa kaparehong bilang ng araw, at ipinaaalam nang nakasulat sa aplikante, bago lumipas ang panahon, ang dahilan at ang huling petsa.',
  },
  'extension.application': { en: 'Application', fil: 'Aplikasyon' },
  'extension.reason': { en: 'Reason', fil: 'Dahilan' },
  'extension.days': { en: 'Working days added', fil: 'Idinagdag na araw ng trabaho' },
  'extension.former_last_day': { en: 'Deadline before the extension', fil: 'Takda bago ang palugit' },
  'extension.last_day': { en: 'Final date', fil: 'Huling petsa' },
  'extension.by': { en: 'Head of the licensing office', fil: 'Pinuno ng tanggapan ng lisensiya' },
  'extension.received': { en: 'Received by the applicant', fil: 'Tinanggap ng aplikante' },
  'timeline.extend_legal_days': {
    en: 'The licensing office extended the legal deadline once, to {last_day} (RA 11032, Sec. 9)',
    fil:
      'Pinalawig nang isang beses ng tanggapan ng lisensiya ang takdang panahon ng batas, hanggang {last_day} (RA ' +
      '11032, Sek. 9)',
  },
  'legal_extension.not_open': {
    en:
      'The legal processing time of this application has not started, is paused or has ended, so it cannot be ' +
      'extended.',
    fil:
      'Hindi pa nagsisimula, nakahinto o lumipas na ang takdang panahon ng batas para sa aplikasyong ito, kaya ' +
      'hindi mapapalawig.',
  },
  'legal_extension.exists': {
    en: 'The legal deadline was already extended. The law allows only one extension.',
    fil: 'Napalawig na ang takdang panahon ng batas. Isang palugit lamang ang pinapayagan ng batas.',
  },
  'legal_extension.too_many_days': {
    en: 'The extension cannot be longer than the legal processing time of this application.',
    fil: 'Hindi maaaring mas mahaba ang palugit kaysa sa takdang panahon ng batas para sa aplikasyong ito.',
  },
  'mail.legal_days_extended.subject': {
    en: '{assessment_code}: deadline extended to {due_on}',
    fil: '{assessment_code}: pinalawig hanggang {due_on} ang panahon ng pagpapasya',
  },
  'mail.legal_days_extended.text': {
    en:
      'The licensing office has extended the legal deadline for application {assessment_code} of {company_name} ' +
      'once (RA 11032, Sec. 9).\n\nReason: {reason}\n\nThe final date is {due_on}. You can print the notice from ' +
      'the application record.\n\n{link}',
    fil:
      'Pinalawig nang isang beses ng tanggapan ng lisensiya ang takdang panahon ng batas para sa aplikasyong ' +
      '{assessment_code} ng {company_name} (RA 11032, Sek. 9).\n\nDahilan: {reason}\n\nAng huling petsa ay ' +
      '{due_on}. Maaari mong i-print ang abiso mula sa talaan ng aplikasyon.\n\n{link}',
  },
  'evidence.pauses': { en: 'Pauses (not counted)', fil: 'Mga paghinto (hindi binilang)' },
  'evidence.pause': { en: '{by}: {from} to {until}', fil: '{by}: {from} hanggang {until}' },
  'evidence.payment': { en: 'Payment by the owner', fil: 'Pagbabayad ng may-ari' },
  'evidence.reminders': { en: 'Reminders to offices', fil: 'Mga paalala sa mga tanggapan' },
  'evidence.reminder': { en: '{to}, {stage}: {at}', fil: '{to}, {stage}: {at}' },
  'evidence.past_limit': { en: 'past the deadline', fil: 'lampas sa takda' },
  'evidence.no_reminder': {
    en: 'No reminder is on record. This is a finding against the office, not the owner.',
    fil: 'Walang nakatalang paalala. Ito ay puna sa tanggapan, hindi sa may-ari.',
  },
  'evidence.valid_from': { en: 'Valid from', fil: 'May bisa mula' },
} satisfies Messages;
