/**
 * Who gives what makes somebody a second person: what waits for another administrator, its letters, and what is refused
 * (decision 0052).
 */
export const grants = {
  en: {
    'permissions.cash_apart':
      'Nobody is treasurer and cashier at once: whoever collects money never approves, cancels or refunds.',
    'user.request_waits':
      'A change of this account waits for another administrator. It has to be decided or withdrawn first.',
    'user.request_own': 'You asked for this yourself, so another administrator must decide.',
    'user.request_about_you': 'This is about your own account, so another administrator must decide.',
    'user.request_not_yours': 'Another administrator asked for this. You can refuse it instead.',
    'user.request_expired': 'Nobody approved this within 14 days, so it has expired. Please ask again.',
    'user.request_is.APPROVED': 'This was approved already.',
    'user.request_is.REFUSED': 'This was refused already.',
    'user.request_is.WITHDRAWN': 'This was withdrawn.',
    'user.request_is.EXPIRED': 'Nobody approved this within 14 days, so it has expired. Please ask again.',
    'user.request_is.OVERTAKEN': 'The account was changed meanwhile, so this no longer applies. Please ask again.',
    'separation.granted':
      'Your permission was given, after this began, by somebody who worked on it. Another person must decide.',
    'separation.own_collection': 'You collected this money, so another person must cancel the receipt.',
    'separation.own_refund': 'You worked on this claim, so another person must pay it out.',
    'business.own': 'This is your own business. A colleague must take this case.',
    'power.admin': 'administrator',
    'power.treasurer': 'treasurer',
    'power.signatory': 'signatory',
    'power.cashier': 'cashier',
    'account_request.invite': 'to invite {person} as {powers}',
    'account_request.change': 'to make {person} {powers}',
    'account_request.close': 'to close the account of {person} ({powers})',
    'account_request.reopen': 'to open the account of {person} again ({powers})',
    'mail.account_asked.subject': '{person}: a change waits for another administrator',
    'mail.account_asked.text':
      '{asker} asks {what}. It does not take effect until another administrator approves it, at the latest on {until}; {asker} and {person} cannot.\n\n{link}\n\nIf this surprises you, please refuse it and speak with your colleagues. You get this because you are an administrator.',
    'mail.account_approved.subject': '{person}: a change was approved by {by}',
    'mail.account_approved.text':
      '{asker} had asked {what}. {by} approved it, and it is in effect now.\n\n{link}\n\nYou get this because you are an administrator.',
    'mail.account_refused.subject': '{person}: a change was refused by {by}',
    'mail.account_refused.text':
      '{asker} had asked {what}. {by} refused it: {reason}\n\nNothing has changed.\n\n{link}\n\nYou get this because you are an administrator.',
    'mail.account_withdrawn.subject': '{person}: a change was withdrawn by {by}',
    'mail.account_withdrawn.text':
      '{asker} had asked {what} and has taken it back. Nothing has changed.\n\n{link}\n\nYou get this because you are an administrator.',
    'mail.account_expired.subject': '{person}: a change has expired',
    'mail.account_expired.text':
      '{asker} had asked {what}. Nobody approved it within 14 days, so it has expired. Nothing has changed.\n\n{link}\n\nYou get this because you are an administrator.',
    'mail.account_reduced.subject': '{person}: {by} took permissions away',
    'mail.account_reduced.text':
      '{by} took this away from {person}: {powers}. That takes effect at once.\n\n{link}\n\nYou get this because you are an administrator.',
  },
  fil: {
    'permissions.cash_apart':
      'Walang maaaring maging ingat-yaman at kahera nang sabay: ang kumokolekta ng pera ay hindi nag-aapruba, nagkakansela, o nagsasauli.',
    'user.request_waits':
      'May pagbabago sa account na ito na naghihintay ng ibang tagapangasiwa. Kailangan muna itong pagpasyahan o bawiin.',
    'user.request_own': 'Ikaw ang humiling nito, kaya ibang tagapangasiwa ang dapat magpasya.',
    'user.request_about_you': 'Tungkol ito sa sarili mong account, kaya ibang tagapangasiwa ang dapat magpasya.',
    'user.request_not_yours': 'Ibang tagapangasiwa ang humiling nito. Maaari mo itong tanggihan.',
    'user.request_expired': 'Walang nag-apruba nito sa loob ng 14 na araw, kaya nag-expire na ito. Humiling muli.',
    'user.request_is.APPROVED': 'Naaprubahan na ito.',
    'user.request_is.REFUSED': 'Tinanggihan na ito.',
    'user.request_is.WITHDRAWN': 'Binawi na ito.',
    'user.request_is.EXPIRED': 'Walang nag-apruba nito sa loob ng 14 na araw, kaya nag-expire na ito. Humiling muli.',
    'user.request_is.OVERTAKEN': 'Nabago na ang account, kaya hindi na ito angkop. Humiling muli.',
    'separation.granted':
      'Ibinigay ang iyong pahintulot, matapos itong magsimula, ng taong humawak nito. Ibang tao ang dapat magpasya.',
    'separation.own_collection': 'Ikaw ang kumolekta ng perang ito, kaya ibang tao ang dapat magkansela ng resibo.',
    'separation.own_refund': 'Hinawakan mo ang claim na ito, kaya ibang tao ang dapat magbayad nito.',
    'business.own': 'Sarili mong negosyo ito. Kasamahan mo ang dapat humawak nito.',
    'power.admin': 'tagapangasiwa',
    'power.treasurer': 'ingat-yaman',
    'power.signatory': 'lumalagda',
    'power.cashier': 'kahera',
    'account_request.invite': 'na anyayahan si {person} bilang {powers}',
    'account_request.change': 'na gawing {powers} si {person}',
    'account_request.close': 'na isara ang account ni {person} ({powers})',
    'account_request.reopen': 'na buksan muli ang account ni {person} ({powers})',
    'mail.account_asked.subject': '{person}: may pagbabagong naghihintay ng ibang tagapangasiwa',
    'mail.account_asked.text':
      'Hinihiling ni {asker} {what}. Hindi ito magkakabisa hangga’t hindi inaaprubahan ng ibang tagapangasiwa, hanggang {until}; hindi ito maaaring aprubahan nina {asker} at {person}.\n\n{link}\n\nKung nagulat ka rito, tanggihan ito at makipag-usap sa iyong mga kasamahan. Natanggap mo ito dahil isa kang tagapangasiwa.',
    'mail.account_approved.subject': '{person}: inaprubahan ni {by} ang isang pagbabago',
    'mail.account_approved.text':
      'Hiniling ni {asker} {what}. Inaprubahan ito ni {by}, at may bisa na ito ngayon.\n\n{link}\n\nNatanggap mo ito dahil isa kang tagapangasiwa.',
    'mail.account_refused.subject': '{person}: tinanggihan ni {by} ang isang pagbabago',
    'mail.account_refused.text':
      'Hiniling ni {asker} {what}. Tinanggihan ito ni {by}: {reason}\n\nWalang nabago.\n\n{link}\n\nNatanggap mo ito dahil isa kang tagapangasiwa.',
    'mail.account_withdrawn.subject': '{person}: binawi ni {by} ang isang pagbabago',
    'mail.account_withdrawn.text':
      'Hiniling ni {asker} {what} at binawi niya ito. Walang nabago.\n\n{link}\n\nNatanggap mo ito dahil isa kang tagapangasiwa.',
    'mail.account_expired.subject': '{person}: nag-expire ang isang pagbabago',
    'mail.account_expired.text':
      'Hiniling ni {asker} {what}. Walang nag-apruba nito sa loob ng 14 na araw, kaya nag-expire na ito. Walang nabago.\n\n{link}\n\nNatanggap mo ito dahil isa kang tagapangasiwa.',
    'mail.account_reduced.subject': '{person}: may inalis na pahintulot si {by}',
    'mail.account_reduced.text':
      'Inalis ni {by} ang mga ito kay {person}: {powers}. May bisa na ito agad.\n\n{link}\n\nNatanggap mo ito dahil isa kang tagapangasiwa.',
  },
} as const;
