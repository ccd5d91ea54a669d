/** Money that was paid and is claimed back (RA 7160 s.196). */
export const refunds = {
  en: {
    'refund.amount': 'Please write the amount that you want back.',
    'refund.ground': 'Please choose why the money should come back.',
    'refund.reason': 'Please write why the money should come back.',
    'refund.reason_words': 'Please write at least five words, so that the treasurer can judge it.',
    'refund.finding': 'Please write what you found.',
    'refund.decision': 'Please write the reason of the decision.',
    'refund.way': 'Please choose where the money goes.',
    'refund.voucher_kind': 'Please choose cheque or cash.',
    'refund.voucher_no': 'Please write the number of the voucher or cheque.',
    'refund.voucher_format': 'A voucher number has letters, figures, dots and dashes only.',
    'refund.more_than_left': 'Of this receipt {amount} may still be claimed back.',
    'refund.more_than_claimed': 'Only {amount} was claimed.',
    'refund.too_late':
      'This was paid on {paid_on}. The law gives two years to claim it back (Republic Act 7160, section 196); the last day was {last_day}.',
    'refund.open_already': 'The claim {refund_no} of this receipt is still open.',
    'refund.nothing_left': 'All of this receipt was given back.',
    'refund.receipt_undone': 'This receipt was cancelled or reversed, so nothing of it can be given back.',
    'refund.cheque_uncleared':
      'This was paid by a cheque that is not cleared yet. Nothing can be given back before the bank has paid it.',
    'refund.nothing_found': 'The evaluation found nothing due, so the claim can only be denied.',
    'refund.own_evaluation': 'You evaluated this claim, so another person must decide it.',
    'refund.evaluated_already': 'This claim was evaluated already, so nothing can be added to it.',
    'refund.not_gateway':
      'This receipt was not paid through the gateway, or the gateway gave money of this payment back before. Please choose another way.',
    'refund.voucher_used': 'This voucher number stands on another refund.',
    'refund.is.CLAIMED': 'This claim is not evaluated yet.',
    'refund.is.EVALUATED': 'This claim was evaluated already.',
    'refund.is.APPROVED': 'This claim was approved already.',
    'refund.is.DENIED': 'This claim was denied.',
    'refund.is.REFUNDING': 'The gateway is giving this money back.',
    'refund.is.CREDITED': 'This money is a credit of the business already.',
    'refund.is.REFUNDED': 'This money was given back already.',
    'refund.says.CLAIMED': 'The Municipal Treasurer evaluates this claim by {due_on}.',
    'refund.says.LATE': 'This claim should have been evaluated by {due_on}. It is marked as late at the treasury.',
    'refund.says.EVALUATED': 'The claim was evaluated. Another person of the treasury decides on it.',
    'refund.says.APPROVED':
      '{amount} is approved. It becomes a credit for the next order of payment, or it is paid out.',
    'refund.says.DENIED': 'The claim was denied: {decision}',
    'refund.says.REFUNDING': '{amount} is approved, and GCash was asked to give it back.',
    'refund.says.CREDITED': '{amount} is a credit of the business. The next order of payment uses it.',
    'refund.says.SENT_BACK': '{amount} was given back through GCash.',
    'refund.says.CHEQUE': '{amount} was paid out by cheque {voucher_no}.',
    'refund.says.CASH': '{amount} was paid out by cash voucher {voucher_no}.',
    'refund.gateway_refused': 'The gateway did not give this money back. Please choose another way.',
    'receipt.refunded': 'Money of this payment was approved to be given back, so its receipts can no longer be undone.',

    'notification.refund_to_evaluate': '{refund_no}: {amount} is claimed back, evaluate by {due_on}',
    'notification.refund_to_decide': '{refund_no}: {found} was found due and waits for a decision',
    'mail.refund_filed.subject': '{refund_no}: we have your claim for {amount}',
    'mail.refund_filed.text':
      'Your claim to have {amount} of receipt {receipt_no} back is written down for {company_name}. The Municipal Treasurer evaluates it by {due_on}.\n\n{link}',
    'mail.refund_evaluated.subject': '{refund_no}: your claim was evaluated',
    'mail.refund_evaluated.text':
      'Of the {amount} that you claimed back for {company_name}, the treasury found {found} due:\n\n{finding}\n\nAnother person of the treasury decides on it. We write to you then.\n\n{link}',
    'mail.refund_approved.subject': '{refund_no}: {found} is approved',
    'mail.refund_approved.text': 'Your claim for {company_name} is approved with {found}:\n\n{decision}\n\n{link}',
    'mail.refund_denied.subject': '{refund_no}: your claim was denied',
    'mail.refund_denied.text':
      'Your claim to have {amount} of receipt {receipt_no} back for {company_name} was denied:\n\n{decision}\n\nIf you see it otherwise, please bring your papers to the Municipal Treasurer.\n\n{link}',
    'mail.refund_credited.subject': '{refund_no}: {found} is your credit now',
    'mail.refund_credited.text':
      'We keep {found} as a credit of {company_name}. Your next order of payment uses it.\n\n{link}',
    'mail.refund_paid_out.subject': '{refund_no}: {found} is paid out',
    'mail.refund_paid_out.text': 'The treasury paid out {found} of {company_name}, voucher {voucher_no}.\n\n{link}',
    'mail.refund_sent_back.subject': '{refund_no}: {found} was given back through GCash',
    'mail.refund_sent_back.text':
      'The gateway confirmed that {found} of {company_name} was given back to you. It may take some days until you see it.\n\n{link}',
    'mail.refund_asked_back.subject': '{refund_no}: {found} is on its way back to you',
    'mail.refund_asked_back.text':
      'GCash was asked to give {found} of {company_name} back to you. We write to you when it confirms.\n\n{link}',
  },
  fil: {
    'refund.amount': 'Isulat ang halagang nais mong maibalik.',
    'refund.ground': 'Piliin kung bakit dapat maibalik ang pera.',
    'refund.reason': 'Isulat kung bakit dapat maibalik ang pera.',
    'refund.reason_words': 'Sumulat ng hindi bababa sa limang salita, para mahusgahan ito ng treasurer.',
    'refund.finding': 'Isulat ang iyong natuklasan.',
    'refund.decision': 'Isulat ang dahilan ng pasya.',
    'refund.way': 'Piliin kung saan mapupunta ang pera.',
    'refund.voucher_kind': 'Pumili kung tseke o cash.',
    'refund.voucher_no': 'Isulat ang numero ng voucher o tseke.',
    'refund.voucher_format': 'Mga titik, numero, tuldok at gitling lamang ang laman ng numero ng voucher.',
    'refund.more_than_left': 'Sa resibong ito, {amount} na lamang ang maaari pang bawiin.',
    'refund.more_than_claimed': '{amount} lamang ang hiniling.',
    'refund.too_late':
      'Binayaran ito noong {paid_on}. Dalawang taon ang ibinibigay ng batas para bawiin ito (Republic Act 7160, seksiyon 196); ang huling araw ay {last_day}.',
    'refund.open_already': 'Bukas pa ang claim na {refund_no} para sa resibong ito.',
    'refund.nothing_left': 'Naibalik na ang lahat ng nasa resibong ito.',
    'refund.receipt_undone': 'Kinansela o binaligtad ang resibong ito, kaya wala nang maibabalik mula rito.',
    'refund.cheque_uncleared':
      'Binayaran ito ng tsekeng hindi pa na-clear. Walang maibabalik hangga’t hindi pa ito binabayaran ng bangko.',
    'refund.nothing_found': 'Walang natuklasang dapat ibalik, kaya maaari lamang tanggihan ang claim.',
    'refund.own_evaluation': 'Ikaw ang sumuri sa claim na ito, kaya iba ang dapat magpasya.',
    'refund.evaluated_already': 'Nasuri na ang claim na ito, kaya wala nang maidaragdag dito.',
    'refund.not_gateway':
      'Hindi sa gateway binayaran ang resibong ito, o may naibalik na ang gateway mula sa bayad na ito. Pumili ng ibang paraan.',
    'refund.voucher_used': 'Nasa ibang refund na ang numero ng voucher na ito.',
    'refund.is.CLAIMED': 'Hindi pa nasusuri ang claim na ito.',
    'refund.is.EVALUATED': 'Nasuri na ang claim na ito.',
    'refund.is.APPROVED': 'Naaprubahan na ang claim na ito.',
    'refund.is.DENIED': 'Tinanggihan ang claim na ito.',
    'refund.is.REFUNDING': 'Ibinabalik na ng gateway ang perang ito.',
    'refund.is.CREDITED': 'Kredito na ng negosyo ang perang ito.',
    'refund.is.REFUNDED': 'Naibalik na ang perang ito.',
    'refund.says.CLAIMED': 'Susuriin ng Municipal Treasurer ang claim na ito hanggang {due_on}.',
    'refund.says.LATE': 'Dapat ay nasuri na ang claim na ito noong {due_on}. Nakamarka itong huli sa ingat-yaman.',
    'refund.says.EVALUATED': 'Nasuri na ang claim. Ibang tao sa ingat-yaman ang magpapasya.',
    'refund.says.APPROVED':
      'Naaprubahan ang {amount}. Magiging kredito ito sa susunod na order of payment, o ibabayad.',
    'refund.says.DENIED': 'Tinanggihan ang claim: {decision}',
    'refund.says.REFUNDING': 'Naaprubahan ang {amount}, at hiniling na sa GCash na ibalik ito.',
    'refund.says.CREDITED': 'Kredito na ng negosyo ang {amount}. Gagamitin ito ng susunod na order of payment.',
    'refund.says.SENT_BACK': 'Naibalik ang {amount} sa pamamagitan ng GCash.',
    'refund.says.CHEQUE': 'Ibinayad ang {amount} sa tsekeng {voucher_no}.',
    'refund.says.CASH': 'Ibinayad ang {amount} sa cash voucher na {voucher_no}.',
    'refund.gateway_refused': 'Hindi ibinalik ng gateway ang perang ito. Pumili ng ibang paraan.',
    'receipt.refunded':
      'Naaprubahan nang ibalik ang pera ng bayad na ito, kaya hindi na maaaring bawiin ang mga resibo nito.',

    'notification.refund_to_evaluate': '{refund_no}: {amount} ang hinihinging ibalik, suriin hanggang {due_on}',
    'notification.refund_to_decide': '{refund_no}: {found} ang nakitang dapat ibalik at naghihintay ng pasya',
    'mail.refund_filed.subject': '{refund_no}: natanggap namin ang iyong claim na {amount}',
    'mail.refund_filed.text':
      'Naitala para sa {company_name} ang iyong claim na maibalik ang {amount} ng resibong {receipt_no}. Susuriin ito ng Municipal Treasurer hanggang {due_on}.\n\n{link}',
    'mail.refund_evaluated.subject': '{refund_no}: nasuri na ang iyong claim',
    'mail.refund_evaluated.text':
      'Sa {amount} na hiniling mong maibalik para sa {company_name}, nakita ng ingat-yaman na {found} ang dapat ibalik:\n\n{finding}\n\nIbang tao sa ingat-yaman ang magpapasya. Susulatan ka namin pagkatapos.\n\n{link}',
    'mail.refund_approved.subject': '{refund_no}: naaprubahan ang {found}',
    'mail.refund_approved.text':
      'Naaprubahan ang iyong claim para sa {company_name} sa halagang {found}:\n\n{decision}\n\n{link}',
    'mail.refund_denied.subject': '{refund_no}: tinanggihan ang iyong claim',
    'mail.refund_denied.text':
      'Tinanggihan ang iyong claim na maibalik ang {amount} ng resibong {receipt_no} para sa {company_name}:\n\n{decision}\n\nKung iba ang alam mo, dalhin ang iyong mga papel sa Municipal Treasurer.\n\n{link}',
    'mail.refund_credited.subject': '{refund_no}: kredito mo na ang {found}',
    'mail.refund_credited.text':
      'Iniingatan namin ang {found} bilang kredito ng {company_name}. Gagamitin ito ng susunod mong order of payment.\n\n{link}',
    'mail.refund_paid_out.subject': '{refund_no}: ibinayad na ang {found}',
    'mail.refund_paid_out.text':
      'Ibinayad ng ingat-yaman ang {found} ng {company_name}, voucher {voucher_no}.\n\n{link}',
    'mail.refund_sent_back.subject': '{refund_no}: naibalik ang {found} sa pamamagitan ng GCash',
    'mail.refund_sent_back.text':
      'Kinumpirma ng gateway na naibalik sa iyo ang {found} ng {company_name}. Maaaring ilang araw bago mo ito makita.\n\n{link}',
    'mail.refund_asked_back.subject': '{refund_no}: pabalik na sa iyo ang {found}',
    'mail.refund_asked_back.text':
      'Hiniling sa GCash na ibalik sa iyo ang {found} ng {company_name}. Susulatan ka namin kapag kinumpirma nito.\n\n{link}',
  },
} as const;
