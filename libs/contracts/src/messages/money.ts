/** Bills, payments, receipts and permits. */
export const money = {
  en: {
    'bill.case_incomplete': 'The bill cannot be computed yet: {problem}',
    'bill.ordinance_missing': 'No revenue code is in force for {year}.',
    'bill.own_computation': 'You computed this bill, so another person must approve it.',
    'bill.is.COMPUTED': 'This bill still waits for approval.',
    'bill.is.APPROVED': 'This bill is approved already.',
    'bill.is.SUPERSEDED': 'A newer bill has taken the place of this one.',
    'bill.is.EXPIRED': 'This bill is no longer valid.',
    'bill.is.SETTLED': 'This bill is paid in full.',
    'bill.is.VOID': 'This bill is void.',
    'bill.paid_already': 'Something was paid on this bill, so it can no longer be taken back.',
    'bill.payment_open': 'A payment of this bill is under way. Please try again when it has ended.',

    'payment.amount_changed': 'The amount due today is {amount}. Please look at it again before you pay.',
    'payment.nothing_due': 'Nothing is due today.',
    'payment.bill_expired': 'This order of payment is no longer valid. The licensing office will compute it anew.',
    'payment.pending':
      'A payment of {amount} is still pending at the gateway. We ask about it by ourselves; please do not pay twice.',
    'payment.under_way': 'Another payment of this bill is under way. Please finish it, or wait until {time}.',
    'payment.notification_refused': 'The notification was not accepted.',

    'attempt.CREATED': 'The payment was started.',
    'attempt.REDIRECTED': 'We wait for the answer of the gateway.',
    'attempt.PENDING': 'The gateway says that the payment is pending.',
    'attempt.SUCCEEDED': 'Paid. Your electronic receipt is ready.',
    'attempt.OVERPAID':
      'The gateway received this payment, but the bill was paid already. The treasurer will give the amount back or credit it.',
    'attempt.MISMATCH':
      'The gateway reported another amount than the bill. The treasurer is looking into it; please do not pay again.',
    'attempt.FAILED': 'The payment did not go through. Nothing was taken from your bill.',
    'attempt.CANCELLED': 'You cancelled the payment. Nothing was paid.',
    'attempt.EXPIRED': 'The payment was not finished in time. Nothing was paid.',
    'attempt.REFUND_PENDING': 'This payment is being given back.',
    'attempt.REFUNDED': 'This payment was given back.',
    'attempt.PARTIALLY_REFUNDED': 'A part of this payment was given back.',

    'due.year': 'Whole year {year}',
    'due.half_1': 'First half, {year}',
    'due.half_2': 'Second half, {year}',
    'due.quarter_1': 'First quarter, {year}',
    'due.quarter_2': 'Second quarter, {year}',
    'due.quarter_3': 'Third quarter, {year}',
    'due.quarter_4': 'Fourth quarter, {year}',
    'due.halves_2': 'Both halves of {year}',
    'due.quarters_2': 'Two quarters of {year}',
    'due.quarters_3': 'Three quarters of {year}',
    'due.quarters_4': 'All four quarters of {year}',
    'due.of_several_years': '{count} installments, {first} to {last}',
    'due.line_with_installment': '{name}, {installment}',
    'estimate.surcharge': 'Surcharge for late payment',
    'estimate.surcharge_reason':
      'The due day of this year has passed. {rate} of each unpaid amount of the municipality, charged once.',
    'estimate.interest': 'Interest for late payment',
    'estimate.interest_reason':
      '{rate} a month on each unpaid amount with its surcharge; a month that has begun counts whole.',
    'due.surcharge': 'Surcharge for late payment: {name}',
    'due.surcharge_reason': '{rate} of {unpaid}, charged once.',
    'due.interest': 'Interest: {name}',
    'due.interest_reason': '{rate} a month on {base} for {months} months begun since {due}.',

    'timeline.compute': 'The bill was computed: {amount}',
    'timeline.recompute': 'The bill was computed again: {amount}',
    'timeline.approve_bill': 'The order of payment {top_no} was approved',
    'timeline.reopen_bill': 'The order of payment was taken back for re-assessment',
    'timeline.renew_bill': 'The unpaid order of payment expired; {top_no} takes its place with today’s amounts',
    'timeline.post_payment': 'Payment received: {amount}',
    'timeline.release': 'Permit {permit_no} was released for signature',
    'timeline.sign': 'Permit {permit_no} was signed and is active',

    'permit.clearance_missing': 'A clearance of this application is not given yet, so the permit cannot be released.',
    'permit.payment_missing': 'The payment of this application is not receipted yet, so the permit cannot be released.',
    'permit.signed_already': 'This permit was signed already.',
    'permit.own_release': 'You released this permit, so another person must sign it.',
    'permit.business_stopped': 'This business is suspended, closed or retired, so its permit cannot be signed.',
    'permit.not_signed_yet': 'This permit is not signed yet. We write to you when it is ready.',

    'mail.bill_approved.subject': 'Your order of payment {top_no} is ready',
    'mail.bill_approved.text':
      'The order of payment {top_no} of {company_name} is approved. Due now: {amount}, until {valid_until}.\n\nYou can see every line and pay with GCash here.\n\n{link}',
    'mail.bill_reopened.subject': 'Your order of payment {top_no} was taken back',
    'mail.bill_reopened.text':
      'The order of payment {top_no} of {company_name} was taken back for re-assessment: {reason}\n\nPlease do not pay it. We write to you when the new one is ready.\n\n{link}',
    'mail.bill_lapsed.subject': 'Your application lapsed because {top_no} was not paid',
    'mail.bill_lapsed.text':
      'The order of payment {top_no} of {company_name} was not paid within 60 days, so the application {assessment_code} has lapsed. You can file a new one.\n\n{link}',
    'mail.payment_received.subject': 'We received your payment of {amount}',
    'mail.payment_received.text':
      'Thank you. We received {amount} for {company_name}, order of payment {top_no}. Receipts: {receipts}.\n\nYou can download them here.\n\n{link}',
    'mail.payment_failed.subject': 'Your payment of {amount} did not go through',
    'mail.payment_failed.text':
      'The payment of {amount} for {company_name}, order of payment {top_no}, did not go through. Nothing was paid; you can try again.\n\n{link}',
    'mail.payment_set_aside.subject': 'Your payment of {amount} needs a look by the treasurer',
    'mail.payment_set_aside.text':
      'The gateway reported a payment of {amount} for {company_name} that does not fit order of payment {top_no}. The treasurer will give it back or credit it. Please do not pay again.\n\n{link}',
    'mail.permit_issued.subject': 'Your business permit {permit_no} is ready',
    'mail.permit_issued.text':
      'The business permit {permit_no} of {company_name} is signed and active. You can download it here; please post it where customers can see it.\n\n{link}',
  },
  fil: {
    'bill.case_incomplete': 'Hindi pa makwenta ang bayarin: {problem}',
    'bill.ordinance_missing': 'Walang revenue code na umiiral para sa {year}.',
    'bill.own_computation': 'Ikaw ang nagkwenta ng bayaring ito, kaya ibang tao ang dapat mag-apruba.',
    'bill.is.COMPUTED': 'Hinihintay pa ang pag-apruba sa bayaring ito.',
    'bill.is.APPROVED': 'Aprubado na ang bayaring ito.',
    'bill.is.SUPERSEDED': 'May mas bagong bayaring pumalit dito.',
    'bill.is.EXPIRED': 'Wala nang bisa ang bayaring ito.',
    'bill.is.SETTLED': 'Bayad na nang buo ang bayaring ito.',
    'bill.is.VOID': 'Pinawalang-bisa ang bayaring ito.',
    'bill.paid_already': 'May naibayad na rito, kaya hindi na ito maibabalik.',
    'bill.payment_open': 'May bayad na isinasagawa para dito. Subukang muli kapag tapos na.',

    'payment.amount_changed': 'Ang dapat bayaran ngayon ay {amount}. Pakitingnan muna bago magbayad.',
    'payment.nothing_due': 'Wala kang dapat bayaran ngayon.',
    'payment.bill_expired': 'Wala nang bisa ang order of payment na ito. Muli itong kukwentahin ng licensing office.',
    'payment.pending':
      'Nakabinbin pa sa gateway ang bayad na {amount}. Kusa naming itinatanong ito; huwag munang magbayad muli.',
    'payment.under_way': 'May isa pang bayad na isinasagawa para dito. Tapusin iyon, o maghintay hanggang {time}.',
    'payment.notification_refused': 'Hindi tinanggap ang abiso.',

    'attempt.CREATED': 'Nasimulan na ang pagbabayad.',
    'attempt.REDIRECTED': 'Hinihintay namin ang sagot ng gateway.',
    'attempt.PENDING': 'Nakabinbin pa ang bayad ayon sa gateway.',
    'attempt.SUCCEEDED': 'Bayad na. Handa na ang iyong electronic receipt.',
    'attempt.OVERPAID':
      'Natanggap ng gateway ang bayad na ito, ngunit bayad na ang bayarin. Ibabalik o ikekredito ito ng treasurer.',
    'attempt.MISMATCH': 'Ibang halaga ang iniulat ng gateway. Sinusuri ito ng treasurer; huwag munang magbayad muli.',
    'attempt.FAILED': 'Hindi natuloy ang pagbabayad. Walang nabawas sa iyong bayarin.',
    'attempt.CANCELLED': 'Kinansela mo ang pagbabayad. Walang nabayaran.',
    'attempt.EXPIRED': 'Hindi natapos sa oras ang pagbabayad. Walang nabayaran.',
    'attempt.REFUND_PENDING': 'Ibinabalik na ang bayad na ito.',
    'attempt.REFUNDED': 'Naibalik na ang bayad na ito.',
    'attempt.PARTIALLY_REFUNDED': 'Naibalik na ang bahagi ng bayad na ito.',

    'due.year': 'Buong taon ng {year}',
    'due.half_1': 'Unang kalahati ng {year}',
    'due.half_2': 'Ikalawang kalahati ng {year}',
    'due.quarter_1': 'Unang kwarter ng {year}',
    'due.quarter_2': 'Ikalawang kwarter ng {year}',
    'due.quarter_3': 'Ikatlong kwarter ng {year}',
    'due.quarter_4': 'Ikaapat na kwarter ng {year}',
    'due.halves_2': 'Dalawang kalahati ng {year}',
    'due.quarters_2': 'Dalawang kwarter ng {year}',
    'due.quarters_3': 'Tatlong kwarter ng {year}',
    'due.quarters_4': 'Apat na kwarter ng {year}',
    'due.of_several_years': '{count} hulog, {first} hanggang {last}',
    'due.line_with_installment': '{name}, {installment}',
    'estimate.surcharge': 'Dagdag sa huling pagbabayad',
    'estimate.surcharge_reason':
      'Lampas na sa takdang araw ng taong ito. {rate} ng bawat hindi pa bayad na halaga ng munisipyo, minsan lamang sinisingil.',
    'estimate.interest': 'Interes sa huling pagbabayad',
    'estimate.interest_reason':
      '{rate} bawat buwan sa bawat hindi pa bayad na halaga kasama ang dagdag; buo ang bilang ng buwang nasimulan na.',
    'due.surcharge': 'Dagdag sa huling pagbabayad: {name}',
    'due.surcharge_reason': '{rate} ng {unpaid}, minsan lamang sinisingil.',
    'due.interest': 'Interes: {name}',
    'due.interest_reason': '{rate} bawat buwan sa {base} sa loob ng {months} buwang nasimulan mula {due}.',

    'timeline.compute': 'Nakwenta ang bayarin: {amount}',
    'timeline.recompute': 'Muling nakwenta ang bayarin: {amount}',
    'timeline.approve_bill': 'Inaprubahan ang order of payment na {top_no}',
    'timeline.reopen_bill': 'Binawi ang order of payment upang muling suriin',
    'timeline.renew_bill':
      'Lumipas ang hindi nabayarang order of payment; kapalit nito ang {top_no} na may halaga ngayon',
    'timeline.post_payment': 'Natanggap ang bayad: {amount}',
    'timeline.release': 'Inilabas ang permit na {permit_no} upang lagdaan',
    'timeline.sign': 'Nilagdaan na at may bisa na ang permit na {permit_no}',

    'permit.clearance_missing': 'May clearance pang hindi naibibigay, kaya hindi pa mailalabas ang permit.',
    'permit.payment_missing': 'Wala pang resibo ang bayad ng aplikasyong ito, kaya hindi pa mailalabas ang permit.',
    'permit.signed_already': 'Nalagdaan na ang permit na ito.',
    'permit.own_release': 'Ikaw ang naglabas ng permit na ito, kaya ibang tao ang dapat lumagda.',
    'permit.business_stopped':
      'Suspendido, sarado o nagretiro na ang negosyong ito, kaya hindi malalagdaan ang permit.',
    'permit.not_signed_yet': 'Hindi pa nalalagdaan ang permit na ito. Susulat kami sa iyo kapag handa na.',

    'mail.bill_approved.subject': 'Handa na ang iyong order of payment na {top_no}',
    'mail.bill_approved.text':
      'Aprubado na ang order of payment na {top_no} ng {company_name}. Babayaran ngayon: {amount}, hanggang {valid_until}.\n\nMakikita mo rito ang bawat bayarin at maaari kang magbayad gamit ang GCash.\n\n{link}',
    'mail.bill_reopened.subject': 'Binawi ang iyong order of payment na {top_no}',
    'mail.bill_reopened.text':
      'Binawi upang muling suriin ang order of payment na {top_no} ng {company_name}: {reason}\n\nHuwag muna itong bayaran. Susulat kami kapag handa na ang bago.\n\n{link}',
    'mail.bill_lapsed.subject': 'Lumipas ang iyong aplikasyon dahil hindi nabayaran ang {top_no}',
    'mail.bill_lapsed.text':
      'Hindi nabayaran sa loob ng 60 araw ang order of payment na {top_no} ng {company_name}, kaya lumipas na ang aplikasyong {assessment_code}. Maaari kang maghain ng bago.\n\n{link}',
    'mail.payment_received.subject': 'Natanggap namin ang iyong bayad na {amount}',
    'mail.payment_received.text':
      'Salamat. Natanggap namin ang {amount} para sa {company_name}, order of payment {top_no}. Mga resibo: {receipts}.\n\nMaaari mong i-download ang mga ito rito.\n\n{link}',
    'mail.payment_failed.subject': 'Hindi natuloy ang iyong bayad na {amount}',
    'mail.payment_failed.text':
      'Hindi natuloy ang bayad na {amount} para sa {company_name}, order of payment {top_no}. Walang nabayaran; maaari kang sumubok muli.\n\n{link}',
    'mail.payment_set_aside.subject': 'Susuriin ng treasurer ang iyong bayad na {amount}',
    'mail.payment_set_aside.text':
      'May iniulat ang gateway na bayad na {amount} para sa {company_name} na hindi tugma sa order of payment {top_no}. Ibabalik o ikekredito ito ng treasurer. Huwag munang magbayad muli.\n\n{link}',
    'mail.permit_issued.subject': 'Handa na ang iyong business permit na {permit_no}',
    'mail.permit_issued.text':
      'Nilagdaan na at may bisa na ang business permit na {permit_no} ng {company_name}. Maaari mo itong i-download dito; ipaskil ito kung saan makikita ng mga mamimili.\n\n{link}',
  },
} as const;
