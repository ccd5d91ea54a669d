/** Money that fits no order: set aside, posted to one, kept as a credit or given back. */
export const exceptions = {
  en: {
    'attempt.CREDITED':
      'The gateway received this payment twice or in another amount. It is kept as a credit of the business.',

    'top_no.format': 'Please write the number of the order of payment, like TOP-2026-000045.',
    'exception.is.OPEN': 'Nothing was proposed for this money yet.',
    'exception.is.PROPOSED': 'A refund of this money waits for another treasurer.',
    'exception.is.REFUNDING': 'This money is being given back.',
    'exception.is.CLOSED': 'This money was dealt with already.',
    'exception.not_booked': 'The amount is not known in pesos, so it can only be closed with a reason.',
    'exception.own_proposal': 'You proposed this refund, so another treasurer must agree to it.',
    'exception.order_unknown': 'There is no order of payment in force with this number.',
    'exception.order_paid': 'This order owes nothing now, so no money can be posted to it.',
    'exception.company_unknown': 'There is no business with this number.',
    'exception.OVERPAYMENT': 'The order was paid already when this money came.',
    'exception.MISMATCH': 'The gateway reported another amount or currency than was asked.',
    'exception.UNKNOWN': 'The gateway’s number is not one of ours.',
    'exception.refund_refused': 'The gateway did not give this money back. Please choose another way.',
    'exception.proposed': 'The refund waits for another treasurer to agree.',
    'exception.refunding': 'The gateway was asked to give it back; we ask again until it answers.',
    'exception.closed.POSTED': 'The gateway confirmed the right amount later, and the payment was posted.',
    'exception.closed.REFUNDED': 'Given back through the gateway.',
    'exception.closed.CREDITED': 'Kept as a credit of the business.',
    'exception.closed.MATCHED': 'Posted to an order of payment.',
    'exception.closed.DISMISSED': 'Closed: no money of ours.',

    'mail.refund_sent.subject': 'We gave {amount} back to you',
    'mail.refund_sent.text':
      'The gateway confirmed that {amount} of {company_name} was given back to you. It may take some days until you see it.\n\nReference: {reference}\n\n{link}',
    'mail.payment_credited.subject': '{amount} is kept as your credit',
    'mail.payment_credited.text':
      'We keep {amount} as a credit of {company_name}. Your next order of payment uses it.\n\nReason: {reason}\n\n{link}',
  },
  fil: {
    'attempt.CREDITED':
      'Dalawang beses o sa ibang halaga natanggap ng gateway ang bayad na ito. Iniingatan ito bilang kredito ng negosyo.',

    'top_no.format': 'Isulat ang numero ng order of payment, gaya ng TOP-2026-000045.',
    'exception.is.OPEN': 'Wala pang mungkahi para sa perang ito.',
    'exception.is.PROPOSED': 'Naghihintay sa isa pang treasurer ang pagsasauli ng perang ito.',
    'exception.is.REFUNDING': 'Isinasauli na ang perang ito.',
    'exception.is.CLOSED': 'Naasikaso na ang perang ito.',
    'exception.not_booked': 'Hindi alam ang halaga sa piso, kaya maisasara lamang ito nang may dahilan.',
    'exception.own_proposal': 'Ikaw ang nagmungkahi ng pagsasauling ito, kaya ibang treasurer ang dapat sumang-ayon.',
    'exception.order_unknown': 'Walang umiiral na order of payment na may ganitong numero.',
    'exception.order_paid': 'Wala nang utang ang order na ito ngayon, kaya walang maitatalang pera rito.',
    'exception.company_unknown': 'Walang negosyong may ganitong numero.',
    'exception.OVERPAYMENT': 'Bayad na ang order nang dumating ang perang ito.',
    'exception.MISMATCH': 'Ibang halaga o salapi ang iniulat ng gateway kaysa sa hiningi.',
    'exception.UNKNOWN': 'Hindi sa atin ang numerong ibinigay ng gateway.',
    'exception.refund_refused': 'Hindi isinauli ng gateway ang perang ito. Pumili ng ibang paraan.',
    'exception.proposed': 'Naghihintay ang pagsasauli sa pagsang-ayon ng isa pang treasurer.',
    'exception.refunding': 'Hiniling na sa gateway na isauli ito; uulitin namin hanggang sumagot ito.',
    'exception.closed.POSTED': 'Kinumpirma ng gateway ang tamang halaga pagkaraan, at naitala ang bayad.',
    'exception.closed.REFUNDED': 'Isinauli sa pamamagitan ng gateway.',
    'exception.closed.CREDITED': 'Iningatan bilang kredito ng negosyo.',
    'exception.closed.MATCHED': 'Naitala sa isang order of payment.',
    'exception.closed.DISMISSED': 'Isinara: hindi atin ang perang ito.',

    'mail.refund_sent.subject': 'Isinauli namin sa iyo ang {amount}',
    'mail.refund_sent.text':
      'Kinumpirma ng gateway na naisauli sa iyo ang {amount} ng {company_name}. Maaaring ilang araw bago mo ito makita.\n\nReference: {reference}\n\n{link}',
    'mail.payment_credited.subject': 'Iniingatan ang {amount} bilang iyong kredito',
    'mail.payment_credited.text':
      'Iniingatan namin ang {amount} bilang kredito ng {company_name}. Gagamitin ito ng susunod mong order of payment.\n\nDahilan: {reason}\n\n{link}',
  },
} as const;
