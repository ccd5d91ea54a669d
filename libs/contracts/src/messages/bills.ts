/** The life of the order of payment: what is carried over, credited, voided or waived. */
export const bills = {
  en: {
    'bill.arrears_changed':
      'What is unpaid of earlier years has changed since this bill was computed. Please have it computed again.',
    'bill.older_payment_open':
      'A payment of an earlier year’s order is under way, or its cheque has not cleared. Please try again when it is finished.',
    'receipt.carried_over':
      'What was unpaid on this order stands on a newer one. Please take the newer one back first.',
    'bill.nothing_to_void': 'This bill has ended already.',
    'installment.required': 'Please choose the installment.',
    'installment.missing': 'This bill has no such unpaid installment.',
    'resolution.required': 'Please give the number of the resolution.',
    'decision.required': 'Please say yes or no.',
    'waiver.others_money':
      'Money of the fire bureau and of the barangay cannot be waived by the municipality. This installment holds some.',
    'waiver.not_in_force': 'Only an installment of an approved order can be waived.',
    'waiver.proposed_already': 'A waiver of this installment was proposed already.',
    'waiver.own_proposal': 'You proposed this waiver, so another person must decide on it.',
    'waiver.decided_already': 'This waiver was decided already.',
    'due.unpaid_of': 'Unpaid of {year}',
    'timeline.void_bill': 'The bill was voided',
    'timeline.waive': 'An installment was waived by resolution {resolution_no}',
    'mail.bill_voided.subject': 'Your order of payment {top_no} was voided',
    'mail.bill_voided.text':
      'The order of payment {top_no} of {company_name} was voided: {reason}\n\nPlease do not pay it. We write to you when the new one is ready.\n\n{link}',
    'mail.installment_waived.subject': 'An installment of {top_no} was waived',
    'mail.installment_waived.text':
      'By resolution {resolution_no} an installment of {company_name}, order of payment {top_no}, is waived. You need not pay it.\n\n{link}',
  },
  fil: {
    'bill.arrears_changed':
      'Nagbago ang hindi pa bayad ng mga nakaraang taon mula nang kwentahin ang bayaring ito. Ipakwentang muli.',
    'bill.older_payment_open':
      'May bayad na isinasagawa para sa order ng nakaraang taon, o hindi pa nalilinis ang tseke nito. Subukang muli kapag tapos na iyon.',
    'receipt.carried_over': 'Nasa mas bagong order na ang hindi pa bayad sa order na ito. Bawiin muna ang mas bago.',
    'bill.nothing_to_void': 'Tapos na ang bayaring ito.',
    'installment.required': 'Piliin ang hulog.',
    'installment.missing': 'Walang ganoong hindi pa bayad na hulog sa bayaring ito.',
    'resolution.required': 'Ilagay ang numero ng resolusyon.',
    'decision.required': 'Sabihin kung oo o hindi.',
    'waiver.others_money':
      'Hindi maaaring patawarin ng munisipyo ang pera ng kawanihan ng sunog at ng barangay. Mayroon nito ang hulog na ito.',
    'waiver.not_in_force': 'Hulog lamang ng aprubadong order ang maaaring patawarin.',
    'waiver.proposed_already': 'May panukala nang patawarin ang hulog na ito.',
    'waiver.own_proposal': 'Ikaw ang nagpanukala nito, kaya ibang tao ang dapat magpasya.',
    'waiver.decided_already': 'Napasyahan na ang panukalang ito.',
    'due.unpaid_of': 'Hindi pa bayad ng {year}',
    'timeline.void_bill': 'Pinawalang-bisa ang bayarin',
    'timeline.waive': 'Pinatawad ang isang hulog sa bisa ng resolusyon {resolution_no}',
    'mail.bill_voided.subject': 'Pinawalang-bisa ang iyong order of payment na {top_no}',
    'mail.bill_voided.text':
      'Pinawalang-bisa ang order of payment na {top_no} ng {company_name}: {reason}\n\nHuwag itong bayaran. Susulat kami kapag handa na ang bago.\n\n{link}',
    'mail.installment_waived.subject': 'Pinatawad ang isang hulog ng {top_no}',
    'mail.installment_waived.text':
      'Sa bisa ng resolusyon {resolution_no} ay pinatawad ang isang hulog ng {company_name}, order of payment {top_no}. Hindi mo na ito kailangang bayaran.\n\n{link}',
  },
} as const;
