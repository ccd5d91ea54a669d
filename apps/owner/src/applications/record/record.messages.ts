import { defineMessages } from '@ebpls/remote-kit';

/** Texts of the record of one application: its state, its holder, and the next act. */
export const texts = {
  survey: { en: 'How was the service?', fil: 'Kumusta ang serbisyo?' },
  survey_text: {
    en: 'Your answers are counted without your name. The survey is optional and takes about three minutes.',
    fil: 'Binibilang ang iyong mga sagot nang walang pangalan. Opsyonal ang survey at tumatagal nang mga tatlong minuto.',
  },
  survey_open: { en: 'Answer the survey', fil: 'Sagutan ang survey' },
  holdings: { en: 'Business Holdings', fil: 'Mga Negosyo' },
  NEW: { en: 'New permit', fil: 'Bagong permit' },
  RENEWAL: { en: 'Renewal', fil: 'Renewal' },
  AMENDMENT: { en: 'Amendment', fil: 'Pagbabago' },
  RETIREMENT: { en: 'Retirement', fil: 'Pagsasara' },
  SPECIAL: { en: 'Temporary permit', fil: 'Pansamantalang permit' },
  line_draft: { en: '{kind} {year}, not filed yet.', fil: '{kind} {year}, hindi pa naisusumite.' },
  line_filed: { en: '{kind} {year}, application {code}.', fil: '{kind} {year}, aplikasyon {code}.' },
  line_due: { en: 'We must decide on your application by {day}.', fil: 'Dapat kaming magpasya hanggang {day}.' },

  stage_applied: { en: 'Applied', fil: 'Nag-apply' },
  stage_clearances: { en: 'Clearances', fil: 'Mga clearance' },
  stage_bill: { en: 'Bill', fil: 'Singil' },
  stage_payment: { en: 'Payment', fil: 'Bayad' },
  stage_permit: { en: 'Permit', fil: 'Permit' },
  stage_approved: { en: '{done} of {all} approved', fil: '{done} sa {all} aprubado' },
  stage_after: { en: 'after the last clearance', fil: 'pagkatapos ng huling clearance' },
  stage_amount: { en: '{amount} by {day}', fil: '{amount} hanggang {day}' },
  stage_day: { en: '1 working day later', fil: 'makalipas ang 1 araw ng trabaho' },

  you_draft: {
    en: 'Action needed: submit your application',
    fil: 'Kailangan ng aksiyon: isumite ang aplikasyon mo',
  },
  you_draft_more: {
    en: 'Your answers are saved. Continue when you are ready.',
    fil: 'Naka-save ang mga sagot mo. Magpatuloy kapag handa ka na.',
  },
  you_draft_act: { en: 'Continue', fil: 'Ituloy' },
  you_returned: {
    en: 'Action needed: the licensing office returned the application',
    fil: 'Kailangan ng aksiyon: ibinalik ng tanggapan ng lisensiya ang aplikasyon',
  },
  you_returned_by: {
    en: 'Resubmit it by {day}. After that date, it expires.',
    fil: 'Isumite itong muli hanggang {day}. Mag-e-expire ito pagkatapos ng petsang iyon.',
  },
  you_returned_act: { en: 'Correct and resubmit', fil: 'Itama at isumite muli' },
  you_comply: {
    en: 'Action needed: {office} requires {what}',
    fil: 'Kailangan ng aksiyon: hinihiling ng {office} ang {what}',
  },
  you_comply_answer: { en: 'your reply', fil: 'iyong sagot' },
  you_comply_more: {
    en: 'The deadline is paused until you reply.',
    fil: 'Nakatigil ang takda hanggang sumagot ka.',
  },
  you_comply_act: { en: 'Reply to {office}', fil: 'Sagutin ang {office}' },
  you_comply_upload_it: { en: 'Upload the document', fil: 'I-upload ang dokumento' },
  you_comply_upload: { en: 'Upload {what}', fil: 'I-upload ang {what}' },
  you_comply_others: { en: 'Also waiting for your reply: {offices}.', fil: 'Naghihintay rin sa iyo: {offices}.' },
  bank_pending: { en: 'Your payment is pending at the bank', fil: 'Hinihintay pa sa bangko ang bayad mo' },
  bank_pending_more: {
    en: 'Nothing is due now. You will be notified when the bank confirms the payment.',
    fil: 'Wala pang dapat bayaran ngayon. Aabisuhan ka kapag nakumpirma na ito ng bangko.',
  },
  you_pay: { en: 'Action needed: pay {amount}', fil: 'Kailangan ng aksiyon: bayaran ang {amount}' },
  you_pay_until: { en: 'The amount stays the same until {day}.', fil: 'Hindi magbabago ang halaga hanggang {day}.' },
  you_pay_plain: {
    en: 'The bill explains how to pay. You will get a receipt after payment.',
    fil: 'Nasa singil kung paano ka makapagbabayad. Susunod ang resibo sa bayad.',
  },
  you_pay_act: { en: 'Pay {amount}', fil: 'Bayaran ang {amount}' },
  you_pay_pending: { en: 'A payment of {amount} is pending', fil: 'Nakabinbin ang bayad na {amount}' },
  you_pay_pending_more: {
    en: 'This payment has not been confirmed yet. Please do not pay again. The bill cannot be paid until {moment}.',
    fil: 'Hindi pa nakukumpirma ang bayad na ito. Huwag munang magbayad muli. Hindi mababayaran ang singil hanggang {moment}.',
  },
  you_pay_pending_act: { en: 'View the payment', fil: 'Tingnan ang bayad' },
  counter_bill: { en: 'The bill is ready', fil: 'Handa na ang singil' },
  counter_bill_more: {
    en: 'The client can pay at the cashier or from their own account. You cannot pay it here.',
    fil: 'Maaaring magbayad ang kliyente sa kahera o mula sa sarili niyang account. Hindi ka makapagbabayad nito rito.',
  },
  you_pay_invalid: { en: 'The order of payment is no longer valid', fil: 'Wala nang bisa ang order of payment' },
  you_pay_invalid_more: {
    en: 'The licensing office will issue a new order of payment. You do not need to do anything.',
    fil: 'Gagawan ka ng bago ng tanggapan ng lisensiya. Wala kang kailangang gawin ngayon.',
  },
  with_bplo: { en: 'With the licensing office since {moment}', fil: 'Nasa tanggapan ng lisensiya mula {moment}' },
  with_bplo_more: {
    en: 'Within 1 working day, the office will check that your application is complete.',
    fil: 'Susuriin nito sa loob ng 1 araw ng trabaho kung kumpleto ang aplikasyon mo.',
  },
  with_offices_many: { en: 'With {count} offices', fil: 'Nasa {count} tanggapan' },
  with_offices: { en: 'With {offices}', fil: 'Nasa {offices}' },
  with_offices_more: {
    en: 'All offices review your application at the same time. You do not need to do anything.',
    fil: 'Sabay-sabay na sinusuri ng mga tanggapan ang aplikasyon mo. Wala kang kailangang gawin ngayon.',
  },
  with_offices_none: { en: 'All offices have decided', fil: 'Nagpasya na ang lahat ng tanggapan' },
  bill_code: { en: 'Computed under the', fil: 'Kinuwenta ayon sa' },
  bill_pending: { en: 'The bill is being prepared', fil: 'Inihahanda ang singil' },
  bill_pending_compute: {
    en: 'All clearances are complete. The licensing office is computing the bill. We will notify you when you can pay.',
    fil: 'Kumpleto na ang mga clearance. Kinukuwenta ng tanggapan ng lisensiya ang singil. Aabisuhan ka namin kapag maaari ka nang magbayad.',
  },
  bill_pending_more: {
    en: 'A second officer is checking the bill. We will notify you when you can pay.',
    fil: 'Sinusuri ng ikalawang opisyal ang singil. Aabisuhan ka namin kapag maaari ka nang magbayad.',
  },
  permit_pending: { en: 'Paid. The permit is being prepared', fil: 'Bayad na. Inihahanda ang permit' },
  permit_pending_more: {
    en: 'The licensing office is preparing it for signature, usually within 1 working day.',
    fil: 'Inihahanda ito ng tanggapan ng lisensiya para sa lagda, karaniwan sa loob ng 1 araw ng trabaho.',
  },
  certificate_ready: { en: 'Your business has been retired', fil: 'Naisara na ang iyong negosyo' },
  certificate_ready_more: {
    en: 'Certificate {permit_no} has been signed. Please return the permit and plate to the licensing office.',
    fil: 'Nalagdaan na ang sertipikong {permit_no}. Isauli ang permit at plaka sa tanggapan ng lisensiya.',
  },
  certificate_get: { en: 'Download the certificate', fil: 'I-download ang sertipiko' },
  temporary_ready: { en: 'The temporary permit has been issued', fil: 'Naibigay na ang pansamantalang permit' },
  temporary_ready_more: {
    en: 'Permit {permit_no} is valid only on the dates stated. Display it at the event.',
    fil: 'May bisa lamang ang permit {permit_no} sa mga petsang nakasulat. Ipaskil ito sa okasyon.',
  },
  provisional_until: { en: 'Provisional permit until {day}', fil: 'Probisyonal na permit hanggang {day}' },
  provisional_more: {
    en: 'The business may operate under permit {permit_no} while the offices complete their review. Display the permit where everyone can see it.',
    fil:
      'Maaaring mag-operate ang negosyo gamit ang permit {permit_no} habang tinatapos ng mga tanggapan ang ' +
      'pagsusuri. Ipaskil ang permit kung saan nakikita ng lahat.',
  },
  provisional_get: { en: 'Download the provisional permit', fil: 'I-download ang probisyonal na permit' },
  provisional_over: {
    en: 'The provisional permit {permit_no} is no longer valid',
    fil: 'Wala nang bisa ang probisyonal na permit {permit_no}',
  },
  provisional_over_more: {
    en: 'The annual permit will be issued when every office has cleared your application.',
    fil: 'Ibibigay ang taunang permit kapag na-clear na ng lahat ng tanggapan ang aplikasyon mo.',
  },
  permit_ready: { en: 'The permit has been issued', fil: 'Naibigay na ang permit' },
  permit_ready_more: {
    en: 'Display permit {permit_no} where everyone can see it.',
    fil: 'Ipaskil ang permit {permit_no} kung saan nakikita ng lahat.',
  },
  permit_get: { en: 'Download the permit', fil: 'I-download ang permit' },
  permit_verify: {
    en: 'See what others see when they scan the permit',
    fil: 'Tingnan ang nakikita ng nag-i-scan ng permit',
  },
  permit_ended: { en: 'Permit {permit_no} is no longer in force', fil: 'Wala nang bisa ang permit {permit_no}' },
  permit_pay_due: { en: 'Pay the {amount} due now', fil: 'Bayaran ang {amount} na dapat bayaran ngayon' },
  permit_overdue: {
    en: 'Action needed: pay {amount}, overdue since {day}',
    fil: 'Kailangan ng aksiyon: bayaran ang {amount}, lampas na sa takda mula {day}',
  },
  permit_overdue_more: {
    en: 'The permit is valid only if you pay in full. Surcharge and interest to date are included.',
    fil: 'May bisa lamang ang permit kung magbabayad ka nang buo. Kasama ang patong at interes hanggang ngayon.',
  },
  refused: { en: 'The application was refused', fil: 'Tinanggihan ang aplikasyon' },
  withdrawn: { en: 'You withdrew this application', fil: 'Binawi mo ang aplikasyong ito' },
  lapsed: {
    en: 'The application expired because the deadline passed',
    fil: 'Nag-expire ang aplikasyon dahil lumampas sa takda',
  },
  cancelled: {
    en: 'The application was cancelled by the municipality',
    fil: 'Kinansela ng munisipalidad ang aplikasyon',
  },
  ended_more: {
    en: 'See the timeline for the date and reason. You may apply again.',
    fil: 'Tingnan sa talaan ng pangyayari ang petsa at dahilan. Maaari kang mag-apply muli.',
  },
  refused_more: { en: 'Refused on {day}: {reason}', fil: 'Tinanggihan noong {day}: {reason}' },
  apply_again: { en: 'Apply again', fil: 'Mag-apply muli' },
  inspection: {
    en: '{office} will visit on {moment}. Someone must be there to let the inspectors in.',
    fil: 'Bibisita ang {office} sa {moment}. Dapat may magpapapasok sa mga inspektor.',
  },
  inspection_day: { en: 'Not available on this date?', fil: 'Hindi puwede sa petsang ito?' },

  over_since: {
    en: '{office} is late. Its deadline was {day}.',
    fil: 'Huli na ang {office}: {day} ang takda nito.',
  },
  over_NOT_ISSUED: {
    en: 'If this office does not act, the municipality will proceed without its clearance on {day} ({ground}). You do not need to do anything.',
    fil: 'Kung hindi kikilos ang tanggapang ito, magpapatuloy ang munisipyo nang wala ang clearance nito sa {day} ({ground}). Wala kang kailangang gawin.',
  },
  over_LISTED: {
    en: 'On {day}, the fire clearance will be decided based on the list of the Bureau of Fire Protection ({ground}). You do not need to do anything.',
    fil:
      'Sa {day}, pagpapasyahan ang clearance sa sunog ayon sa listahan ng Kawanihan ng Pamatay-Sunog ' +
      '({ground}). Wala kang kailangang gawin.',
  },
  over_unchanged: {
    en: 'The office was recorded as late and its head was notified. The delay does not mean that its clearance is approved.',
    fil: 'Naitalang huli ang tanggapan at inabisuhan ang pinuno nito. Hindi naaaprubahan ang clearance nito dahil sa pagkahuli.',
  },
  order_request: { en: 'Request the order of payment', fil: 'Hilingin ang order of payment' },
  order_request_more: {
    en: 'The deadline has passed without a bill. You may request the order of payment based on your declared figures (RA 11032, Sec. 10). The office has one working day to review it first.',
    fil: 'Lumipas na ang takdang panahon nang walang singil. Maaari mong hilingin ang order of payment ayon sa idineklara mong halaga (RA 11032, Sek. 10). May isang araw ng trabaho muna ang tanggapan para suriin ito.',
  },
  order_requested: {
    en: 'You requested the order of payment based on your declared figures. It will be issued on {day} unless the office acts first.',
    fil: 'Hiniling mo ang order of payment ayon sa idineklarang halaga. Ilalabas ito sa {day} kung hindi mauunang kumilos ang tanggapan.',
  },
  order_requested_now: { en: 'The order of payment was requested.', fil: 'Nahiling na ang order of payment.' },
  order_declared: {
    en: 'The order of payment was issued based on your declared figures (RA 11032, Sec. 10). The offices will check these figures later.',
    fil: 'Inilabas ang order of payment ayon sa idineklara mong halaga (RA 11032, Sek. 10). Susuriin ng mga tanggapan ang mga halagang ito pagkatapos.',
  },
  law_APPROVED_BY_LAW: {
    en: 'Approved by law: {permit_no} has been in force since {day}',
    fil: 'Aprubado ayon sa batas: may bisa ang {permit_no} mula {day}',
  },
  law_APPROVED_BY_LAW_more: {
    en: 'The legal deadline passed after you had completed the documents and paid the fees (RA 11032, Sec. 10). Until the permit is signed, the printed evidence of approval and your receipts serve as your permit.',
    fil: 'Lumipas ang takdang panahon ng batas pagkatapos mong makumpleto ang mga dokumento at mabayaran ang mga singil (RA 11032, Sek. 10). May bisa ng permit ang nakalimbag na katibayan ng pag-apruba at ang iyong mga resibo hanggang sa malagdaan ito.',
  },
  law_PERMIT_EXTENDED: {
    en: 'Extended by law: {permit_no} remains in force until this renewal is decided',
    fil: 'Pinalawig ayon sa batas: may bisa pa ang {permit_no} hanggang mapagpasyahan ang renewal na ito',
  },
  law_PERMIT_EXTENDED_more: {
    en: 'The legal deadline passed after you had completed the documents (RA 11032, Sec. 10). You must still pay any amount due.',
    fil: 'Lumipas ang takdang panahon ng batas pagkatapos mong makumpleto ang mga dokumento (RA 11032, Sek. 10). Kailangan pa ring bayaran ang dapat bayaran.',
  },
  law_extended_days: {
    en: 'The licensing office extended the legal deadline once, to {day}',
    fil: 'Pinalawig nang isang beses ng tanggapan ng lisensiya ang takdang panahon ng batas, hanggang {day}',
  },
  law_extension_notice: { en: 'Print the notice of extension', fil: 'I-print ang abiso ng palugit' },
  law_evidence: { en: 'Print the evidence of approval', fil: 'I-print ang katibayan ng pag-apruba' },
  law_last_APPROVED_BY_LAW: {
    en: 'Legal deadline: {day}. If there is no decision by then, your application will be approved by law on the next working day.',
    fil: 'Takda ayon sa batas: {day}. Kung walang pasya hanggang sa petsang iyon, aaprubahan ng batas ang aplikasyon mo sa susunod na araw ng trabaho.',
  },
  law_last_PERMIT_EXTENDED: {
    en: 'Legal deadline: {day}. If there is no decision by then, your former permit {permit_no} will be extended by law on the next working day.',
    fil: 'Takda ayon sa batas: {day}. Kung walang pasya hanggang sa petsang iyon, palalawigin ng batas ang dati mong permit {permit_no} sa susunod na araw ng trabaho.',
  },
  law_last_day: { en: 'Legal deadline: {day}.', fil: 'Takda ayon sa batas: {day}.' },
  over_whole: {
    en: 'The municipality has used {used} of {limit} working days for the whole application.',
    fil: 'Nakagamit na ang munisipyo ng {used} araw ng trabaho sa {limit} para sa buong aplikasyon.',
  },
  over_complain: { en: 'You may file a complaint:', fil: 'Maaari kang magreklamo:' },
  over_hotline: { en: 'call hotline 8888', fil: 'tumawag sa hotline 8888' },
  over_arta: { en: 'write to ARTA (arta.gov.ph)', fil: 'sumulat sa ARTA (arta.gov.ph)' },
  deemed: {
    en: 'Approved by law on {day}, because the office did not decide in time',
    fil: 'Aprubado ayon sa batas noong {day}, dahil hindi nagpasya ang tanggapan sa takdang panahon',
  },
  deemed_days: {
    en: 'The office had the case from {received} to {due}, the {limit} working days allowed by law. Working days counted: {counted}.',
    fil: 'Hawak ng tanggapan ang kaso mula {received} hanggang {due}, {limit} araw ng trabaho ayon sa batas. Mga araw na binilang: {counted}.',
  },
  deemed_days_one: {
    en: 'The office had the case from {received} to {due}, the 1 working day allowed by law. Working days counted: {counted}.',
    fil: 'Hawak ng tanggapan ang kaso mula {received} hanggang {due}, 1 araw ng trabaho ayon sa batas. Mga araw na binilang: {counted}.',
  },
  deemed_paused: {
    en: 'Working days not counted while the office was waiting for you: {count}.',
    fil: 'Mga araw ng trabaho na hindi binilang, habang hinihintay ka: {count}.',
  },
  deemed_reminder: {
    en: 'The head of the office was notified on {when}, when {stage}% of the processing time had passed.',
    fil: 'Naabisuhan ang pinuno ng tanggapan nang lumipas ang {stage}% ng panahon: {when}.',
  },
  late: { en: 'Late', fil: 'Huli na' },

  brief_offices: { en: '{done} of {all} approved', fil: '{done} sa {all} aprubado' },
  brief_papers: { en: '{sent} of {all} sent', fil: '{sent} sa {all} naipadala' },

  clearances: { en: 'Clearances', fil: 'Mga clearance' },
  clearances_hint: {
    en: 'All offices review the application at the same time',
    fil: 'Sabay-sabay na sinusuri ng mga tanggapan ang aplikasyon',
  },
  clearances_before: {
    en: 'The clearances start when the licensing office accepts the application',
    fil: 'Magsisimula ang mga clearance kapag tinanggap ng tanggapan ng lisensiya ang aplikasyon',
  },
  not_started: { en: 'Not started', fil: 'Hindi pa nagsisimula' },
  pending_on_you: { en: 'Waiting for you', fil: 'Naghihintay sa iyo' },
  not_needed: { en: 'Not required for this business: {offices}.', fil: 'Hindi kailangan sa negosyong ito: {offices}.' },
  not_needed_one: { en: '{office} ({reason})', fil: '{office} ({reason})' },
  finding: { en: 'Does not comply: {text}', fil: 'Hindi sumusunod: {text}' },
  finding_remark: { en: 'Does not comply: {text} – {remark}', fil: 'Hindi sumusunod: {text} – {remark}' },
  condition_met: { en: 'Condition met: {text}', fil: 'Natupad na kondisyon: {text}' },
  condition_answered: {
    en: 'Condition answered, under review by the office: {text}',
    fil: 'Nasagot na kondisyon, sinusuri ng tanggapan: {text}',
  },
  condition_overdue: {
    en: 'Condition overdue since {day}: {text}',
    fil: 'Lampas na sa takda noong {day} ang kondisyon: {text}',
  },
  condition_pending: { en: 'You have a condition to meet', fil: 'May kondisyon kang dapat tuparin' },
  conditions_pending: { en: 'You have conditions to meet', fil: 'May mga kondisyon kang dapat tuparin' },
  condition_answer_of: { en: 'Reply to {office}', fil: 'Sagutin ang {office}' },
  condition_answer: { en: 'Reply', fil: 'Sagutin' },
  condition: { en: 'Condition due {day}: {text}', fil: 'Kondisyong takda sa {day}: {text}' },

  pay_title: { en: 'What you will pay', fil: 'Ang babayaran mo' },
  pay_estimate_hint: {
    en: 'This is only an estimate. The bill will be issued after the last clearance.',
    fil: 'Tantiya lamang ito. Darating ang singil pagkatapos ng huling clearance.',
  },
  pay_estimate_preparing: {
    en: 'This is only an estimate. The licensing office is preparing the bill.',
    fil: 'Tantiya lamang ito. Inihahanda ng tanggapan ng lisensiya ang singil.',
  },
  pay_estimate_first: {
    en: 'This is only an estimate. The bill will be issued before the clearances.',
    fil: 'Tantiya lamang ito. Darating ang singil bago ang mga clearance.',
  },
  pay_estimate_total: { en: 'Estimated total', fil: 'Tantiyang kabuuan' },
  pay_none: {
    en: 'The estimate will appear after you declare your figures.',
    fil: 'Lilitaw ang tantiya kapag nailahad mo na ang mga halaga.',
  },
  bill_title: { en: 'Order of payment {top_no}', fil: 'Order of payment {top_no}' },
  bill_total: { en: 'Total for {year}', fil: 'Kabuuan para sa {year}' },
  bill_pdf: { en: 'Order of payment (PDF)', fil: 'Order of payment (PDF)' },
  surcharge: { en: 'Surcharge for late payment', fil: 'Patong sa nahuling bayad' },
  surcharge_why: {
    en: 'Charged once on the amount that was not paid on time.',
    fil: 'Isang beses na sinisingil sa halagang hindi nabayaran sa takda.',
  },
  interest: { en: 'Interest', fil: 'Interes' },
  interest_why: {
    en: 'Charged for each month or part of a month.',
    fil: 'Sinisingil sa bawat buwan o bahagi ng buwan.',
  },
  parts: { en: 'Payments', fil: 'Mga bayad' },
  part: { en: '{name}, due {day}', fil: '{name}, takda sa {day}' },
  part_late: {
    en: 'Includes {surcharge} surcharge and {interest} interest to date',
    fil: 'Kasama ang patong na {surcharge} at interes na {interest} hanggang ngayon',
  },
  part_one: { en: 'Due {day}', fil: 'Takda sa {day}' },
  part_paid: { en: 'Paid {moment}', fil: 'Nabayaran {moment}' },
  receipt: { en: 'Receipt {receipt_no}', fil: 'Resibo {receipt_no}' },

  form_papers: { en: 'Application form', fil: 'Porma ng aplikasyon' },
  form_print: { en: 'Print the filled form', fil: 'I-print ang napunang porma' },
  form_sheet: { en: 'Download as spreadsheet', fil: 'I-download bilang spreadsheet' },
  papers: { en: 'Documents', fil: 'Mga dokumento' },
  papers_all: { en: 'All documents of this business', fil: 'Lahat ng dokumento ng negosyo' },
  original: { en: 'Bring the original to the municipal hall.', fil: 'Dalhin ang orihinal sa munisipyo.' },
  paper_missing: { en: 'Not uploaded', fil: 'Hindi pa na-upload' },
  paper_excused: { en: 'Does not apply: {reason}', fil: 'Hindi para sa negosyong ito: {reason}' },
  original_seen: { en: 'Original seen at the municipal hall.', fil: 'Nakita na ang orihinal sa munisipyo.' },
  timeline: { en: 'Timeline', fil: 'Mga pangyayari' },
  withdraw: { en: 'Withdraw the application', fil: 'Bawiin ang aplikasyon' },
  withdraw_sure: {
    en: 'Withdraw the application? The offices will stop their review, and you will have to start again.',
    fil: 'Bawiin ang aplikasyon? Ititigil ng mga tanggapan ang pagsusuri, at kailangan mong magsimula muli.',
  },
  withdraw_cancel: { en: 'Keep the application', fil: 'Ituloy ang aplikasyon' },
  withdrawn_now: { en: 'The application was withdrawn.', fil: 'Binawi na ang aplikasyon.' },
} as const;

export const { useWords, words } = defineMessages('owner.record', texts);
