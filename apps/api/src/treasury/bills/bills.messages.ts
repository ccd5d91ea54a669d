import type { Messages } from '@ebpls/contracts';

/** Texts of the order of payment: its states, carry-overs, credits, voiding and waivers. */
export const messages = {
  'bill.by_rule': { en: 'System, under the revenue code', fil: 'Sistema, ayon sa kodigo sa kita' },
  'bill.arrears_changed': {
    en:
      'Unpaid amounts from earlier years have changed since this bill was computed. Please have the bill computed ' +
      'again.',
    fil: 'Nagbago ang hindi pa bayad ng mga nakaraang taon mula nang kuwentahin ang singil na ito. Ipakuwentang muli.',
  },
  'bill.older_payment_open': {
    en: 'A payment for an earlier year’s order of payment is in progress or pending at the bank. Please try again when that payment is completed.',
    fil: 'May bayad na isinasagawa para sa order ng nakaraang taon, o hindi pa ito kinukumpirma ng bangko. Subukang muli kapag tapos na iyon.',
  },
  'receipt.carried_over': {
    en: 'The unpaid balance of this order was moved to a newer order of payment. Please void the newer order first.',
    fil: 'Nailipat sa mas bagong order ang hindi pa bayad sa order na ito. Ipawalang-bisa muna ang mas bago.',
  },
  'bill.nothing_to_void': {
    en: 'This bill is no longer in effect, so there is nothing to void.',
    fil: 'Wala nang bisa ang singil na ito, kaya wala nang ipawawalang-bisa.',
  },
  'installment.missing': {
    en: 'No unpaid installment of this bill matches your selection.',
    fil: 'Walang ganoong hindi pa bayad na hulog sa singil na ito.',
  },
  'waiver.nothing_owed': {
    en: 'Nothing is due on this installment, so there is nothing to waive.',
    fil: 'Walang utang sa hulog na ito, kaya walang maipapatawad.',
  },
  'waiver.others_money': {
    en:
      'This installment includes amounts for the Bureau of Fire Protection (BFP) or the barangay. The ' +
      'municipality cannot waive these amounts.',
    fil:
      'May halaga sa hulog na ito na para sa Bureau of Fire Protection (BFP) o sa barangay. Hindi ito maaaring ' +
      'patawarin ng munisipyo.',
  },
  'waiver.not_in_force': {
    en: 'Only an installment of an approved order of payment can be waived.',
    fil: 'Hulog lamang ng aprubadong order ang maaaring patawarin.',
  },
  'waiver.proposed_already': {
    en: 'A waiver of this installment was already proposed.',
    fil: 'May panukala nang patawarin ang hulog na ito.',
  },
  'waiver.own_proposal': {
    en: 'You proposed this waiver, so another officer must decide on it.',
    fil: 'Ikaw ang nagpanukala nito, kaya ibang tao ang dapat magpasya.',
  },
  'waiver.decided_already': {
    en: 'A decision on this waiver has already been made.',
    fil: 'Napagpasyahan na ang panukalang ito.',
  },
  'mail.bill_voided.subject': {
    en: 'Your order of payment {top_no} was voided',
    fil: 'Pinawalang-bisa ang iyong order of payment na {top_no}',
  },
  'mail.bill_voided.text': {
    en:
      'The order of payment {top_no} of {company_name} was voided: {reason}\n\nPlease do not pay it. We will ' +
      'e-mail you when the new one is ready.\n\n{link}',
    fil:
      'Pinawalang-bisa ang order of payment na {top_no} ng {company_name}: {reason}\n\nHuwag itong ' +
      'bayaran. Padadalhan ka namin ng e-mail kapag handa na ang bago.\n\n{link}',
  },
  'mail.installment_waived.subject': {
    en: 'An installment of {top_no} was waived',
    fil: 'Pinatawad ang isang hulog ng {top_no}',
  },
  'mail.installment_waived.text': {
    en:
      'By resolution {resolution_no}, an installment of {company_name}, order of payment {top_no}, was waived. You ' +
      'do not need to pay it.\n\n{link}',
    fil: 'Sa bisa ng resolusyon {resolution_no} ay pinatawad ang isang hulog ng {company_name}, order of payment {top_no}. Hindi mo na ito kailangang bayaran.\n\n{link}',
  },
  'bill.case_incomplete': {
    en: 'The bill cannot be computed yet: {problem}',
    fil: 'Hindi pa makuwenta ang singil: {problem}',
  },
  'bill.ordinance_missing': {
    en: 'No revenue code is in effect for {year}.',
    fil: 'Walang kodigo sa kita na umiiral para sa {year}.',
  },
  'bill.own_computation': {
    en: 'You computed this bill, so another officer must approve it.',
    fil: 'Ikaw ang nagkuwenta ng singil na ito, kaya ibang tao ang dapat mag-apruba.',
  },
  'bill.is.COMPUTED': { en: 'This bill is pending approval.', fil: 'Naghihintay pa ng pag-apruba ang singil na ito.' },
  'bill.is.APPROVED': { en: 'This bill is already approved.', fil: 'Aprubado na ang singil na ito.' },
  'bill.is.SUPERSEDED': { en: 'A newer bill has replaced this one.', fil: 'May mas bagong singil na pumalit dito.' },
  'bill.is.EXPIRED': { en: 'This bill is no longer valid.', fil: 'Wala nang bisa ang singil na ito.' },
  'bill.is.SETTLED': { en: 'This bill is paid in full.', fil: 'Bayad na nang buo ang singil na ito.' },
  'bill.is.VOID': { en: 'This bill is void.', fil: 'Pinawalang-bisa ang singil na ito.' },
  'bill.paid_already': {
    en: 'This bill has payments, so it can no longer be withdrawn.',
    fil: 'May naibayad na sa singil na ito, kaya hindi na ito mababawi.',
  },
  'bill.payment_open': {
    en: 'An online payment of {amount} for this bill is in progress. Please wait until it is finished, or until {time}.',
    fil: 'May isinasagawang online na bayad na {amount} para dito. Maghintay hanggang matapos ito, o hanggang {time}.',
  },

  'mail.bill_approved.subject': {
    en: 'Your order of payment {top_no} is ready',
    fil: 'Handa na ang iyong order of payment na {top_no}',
  },
  'mail.bill_approved.text': {
    en:
      'The order of payment {top_no} of {company_name} was approved. Please pay {amount} by {valid_until}.\n\nOpen ' +
      'the order to see every line and how to pay.\n\n{link}',
    fil:
      'Naaprubahan ang order of payment na {top_no} ng {company_name}. Bayaran ang {amount} hanggang ' +
      '{valid_until}.\n\nBuksan ang order para makita ang bawat bayarin at kung paano magbayad.\n\n{link}',
  },
  'bill.no_skipped_year': {
    en: 'No year was skipped before this renewal, so there is nothing to add to its bill.',
    fil: 'Walang nilaktawang taon ang renewal na ito, kaya walang idaragdag sa singil nito.',
  },
  'mail.bill_years_added.subject': {
    en: 'Earlier years were added to your order of payment {top_no}',
    fil: 'Idinagdag ang mga naunang taon sa iyong order of payment na {top_no}',
  },
  'mail.bill_years_added.text': {
    en:
      'No application was filed for {years}, so these years were billed on order of payment {top_no} of ' +
      '{company_name}, based on the sales that the revenue code presumes. {amount} is due now. The permit can be ' +
      'released once this amount is paid. If your sales were lower, you may dispute these lines on the payment ' +
      'page (Republic Act 7160, section 195).\n\n{link}',
    fil:
      'Walang naihaing aplikasyon para sa {years}, kaya siningil ang mga taon na ito sa order of payment na ' +
      '{top_no} ng {company_name}, ayon sa bentang ipinapalagay ng kodigo sa kita. {amount} ang babayaran ngayon. ' +
      'Mailalabas ang permit kapag bayad na ang halagang ito. Kung mas mababa ang benta mo, matututulan mo ang ' +
      'mga linyang ito sa pahina ng pagbabayad (Republic Act 7160, seksiyon 195).\n\n{link}',
  },
  'mail.bill_reopened.subject': {
    en: 'Your order of payment {top_no} was withdrawn',
    fil: 'Binawi ang iyong order of payment na {top_no}',
  },
  'mail.bill_reopened.text': {
    en:
      'The order of payment {top_no} of {company_name} was withdrawn for re-assessment: {reason}\n\nPlease do not ' +
      'pay it. We will e-mail you when the new one is ready.\n\n{link}',
    fil:
      'Binawi upang muling suriin ang order of payment na {top_no} ng {company_name}: {reason}\n\nHuwag ' +
      'muna itong bayaran. Padadalhan ka namin ng e-mail kapag handa na ang bago.\n\n{link}',
  },
  'mail.bill_lapsed.subject': {
    en: 'Your application expired because {top_no} was not paid',
    fil: 'Nag-expire ang iyong aplikasyon dahil hindi nabayaran ang {top_no}',
  },
  'mail.bill_lapsed.text': {
    en:
      'The order of payment {top_no} of {company_name} was not paid within 60 days, so application ' +
      '{assessment_code} has expired. You can file a new one.\n\n{link}',
    fil:
      'Hindi nabayaran sa loob ng 60 araw ang order of payment na {top_no} ng {company_name}, kaya nag-expire na ' +
      'ang aplikasyong {assessment_code}. Maaari kang maghain ng bago.\n\n{link}',
  },
} satisfies Messages;
