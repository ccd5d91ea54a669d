import type { Messages } from '@ebpls/contracts';

/** Suspending and revoking permits: texts of refusals, mails and notices. */
export const messages = {
  'sanction.has_permit': {
    en: 'This business has a valid permit. It can be closed only on another ground.',
    fil: 'May umiiral na permit ang negosyong ito. Sa ibang batayan lamang ito maipapasara.',
  },
  'sanction.not_operating': {
    en: 'This business never had a permit or no longer operates. Please prepare the notice manually.',
    fil: 'Hindi pa nagkaroon ng permit ang negosyong ito, o hindi na nag-ooperate. Isulat ang abiso nang mano-mano.',
  },
  'sanction.nothing_to_suspend': {
    en: 'There is no permit to suspend. Close the business, or dismiss the case.',
    fil: 'Walang permit na masususpinde. Ipasara ang negosyo, o i-dismiss ang kaso.',
  },
  'sanction.no_permit': {
    en: 'This business has no valid permit to suspend or revoke.',
    fil: 'Walang permit na may bisa ang negosyong ito na masususpinde o mababawi.',
  },
  'sanction.open_already': {
    en: 'This business already has an open case against its permit.',
    fil: 'May bukas nang kaso laban sa permit ng negosyong ito.',
  },
  'sanction.own_case': {
    en: 'You made this recommendation, so another officer must decide on it.',
    fil: 'Ikaw ang nagrekomenda nito, kaya ibang tao ang dapat magpasya.',
  },
  'sanction.business_retired': {
    en: 'This business is retired, so there is nothing to reinstate.',
    fil: 'Isinara na ang negosyong ito, kaya hindi na ito mapapayagang mag-operate muli.',
  },
  'sanction.papers_enough': {
    en: '{most} documents were already uploaded. Please combine the rest into one file.',
    fil: 'May {most} dokumento nang na-upload. Pagsamahin sa isang file ang iba.',
  },
  'sanction.is.RECOMMENDED': {
    en: 'The owner has not been ordered to show cause yet.',
    fil: 'Hindi pa hinihingan ng paliwanag ang may-ari.',
  },
  'sanction.is.SHOW_CAUSE': {
    en: 'The owner still has time to answer.',
    fil: 'May panahon pa ang may-ari para sumagot.',
  },
  'sanction.is.ANSWERED': {
    en: 'The owner has already answered.',
    fil: 'Nakasagot na ang may-ari.',
  },
  'sanction.is.UNANSWERED': {
    en: 'The period to answer has ended.',
    fil: 'Tapos na ang panahon ng pagsagot.',
  },
  'sanction.is.DISMISSED': {
    en: 'This case was dismissed.',
    fil: 'Na-dismiss na ang kasong ito.',
  },
  'sanction.is.SUSPENDED': {
    en: 'The business is already suspended.',
    fil: 'Suspendido na ang negosyo.',
  },
  'sanction.is.COMPLIED': {
    en: 'The corrections were already reported.',
    fil: 'Naiulat na ang mga itinama.',
  },
  'sanction.is.REVOKED': {
    en: 'The permit was already revoked.',
    fil: 'Binawi na ang permit.',
  },
  'sanction.is.REINSTATED': {
    en: 'The business was already reinstated.',
    fil: 'Pinayagan nang mag-operate muli ang negosyo.',
  },
  'sanction.is.WITHDRAWN': {
    en: 'The recommendation was withdrawn.',
    fil: 'Binawi na ang rekomendasyon.',
  },
  'notification.sanction_recommended': {
    en: 'Suspension or revocation recommended: {company_name}, {sanction_no}',
    fil: 'Inirerekomendang suspindihin o bawiin ang permit: {company_name}, {sanction_no}',
  },
  'mail.sanction_recommended.subject': {
    en: 'Your permit may be suspended or revoked: {sanction_no}',
    fil: 'Maaaring suspindihin o bawiin ang permit mo: {sanction_no}',
  },
  'mail.sanction_recommended.text': {
    en:
      'An office recommends suspending or revoking the permit of {company_name}.\n\nGround: {ground}\nFinding: ' +
      '{finding}\nRecommended by: {officer}, {office}, on {recommended_on}\n\nNothing has changed yet. If the ' +
      'municipality proceeds, you will receive an order to show cause and have ten working days to answer. You can ' +
      'already read the case here.\n\n{link}',
    fil: 'Inirerekomenda ng isang tanggapan na suspindihin o bawiin ang permit ng {company_name}.\n\nBatayan: {ground}\nNatuklasan: {finding}\nInirekomenda ni: {officer}, {office}, noong {recommended_on}\n\nWala pang nagbabago. Kung magpapatuloy ang munisipyo, padadalhan ka ng utos na magpaliwanag at may sampung araw ng trabaho ka para sumagot. Mababasa mo na rito ang kaso.\n\n{link}',
  },
  'notification.sanction_show_cause': {
    en: '{company_name} is ordered to show cause: {sanction_no}',
    fil: 'Pinagpapaliwanag ang {company_name}: {sanction_no}',
  },
  'mail.sanction_show_cause.subject': {
    en: 'Please answer by {answer_by}: {sanction_no}',
    fil: 'Sumagot hanggang {answer_by}: {sanction_no}',
  },
  'mail.sanction_show_cause.text': {
    en:
      'You are ordered to show cause why the permit of {company_name} should not be suspended or revoked.\n\nGround: ' +
      '{ground}\nFinding: {finding}\nRecommended by: {officer}, {office}, on {recommended_on}\n\nPlease answer by ' +
      '{answer_by}, and add your documents. If you do not answer, the decision will be based on the office’s ' +
      'findings.\n\n{link}',
    fil:
      'Inuutusan kang magpaliwanag kung bakit hindi dapat suspindihin o bawiin ang permit ng {company_name}.\n\n' +
      'Batayan: {ground}\nNatuklasan: {finding}\nInirekomenda ni: {officer}, {office}, noong {recommended_on}\n\n' +
      'Sumagot hanggang {answer_by} at ilakip ang mga dokumento mo. Kapag walang sagot, pagpapasyahan ito ayon sa ' +
      'natuklasan ng tanggapan.\n\n{link}',
  },
  'notification.sanction_answered': {
    en: '{company_name} has answered: {sanction_no}',
    fil: 'Sumagot na ang {company_name}: {sanction_no}',
  },
  'mail.sanction_answered.subject': {
    en: 'We received your answer: {sanction_no}',
    fil: 'Natanggap namin ang sagot mo: {sanction_no}',
  },
  'mail.sanction_answered.text': {
    en: 'We received your answer for {company_name}. The municipality will decide and notify you.\n\n{link}',
    fil: 'Natanggap namin ang sagot mo para sa {company_name}. Magpapasya ang munisipyo at aabisuhan ka.\n\n{link}',
  },
  'notification.sanction_unanswered': {
    en: '{company_name} did not answer: {sanction_no}',
    fil: 'Hindi sumagot ang {company_name}: {sanction_no}',
  },
  'mail.sanction_unanswered.subject': {
    en: 'The answer period has ended: {sanction_no}',
    fil: 'Tapos na ang panahon para sumagot: {sanction_no}',
  },
  'mail.sanction_unanswered.text': {
    en:
      'We received no answer for {company_name} by {answer_by}. The municipality will decide based on the office’s ' +
      'findings and notify you.\n\n{link}',
    fil:
      'Wala kaming natanggap na sagot para sa {company_name} hanggang {answer_by}. Magpapasya ang munisipyo ayon ' +
      'sa natuklasan ng tanggapan, at aabisuhan ka.\n\n{link}',
  },
  'notification.sanction_dismissed': {
    en: 'Case dismissed: {company_name}, {sanction_no}',
    fil: 'Na-dismiss ang kaso: {company_name}, {sanction_no}',
  },
  'mail.sanction_dismissed.subject': {
    en: 'The case was dismissed: {sanction_no}',
    fil: 'Na-dismiss ang kaso: {sanction_no}',
  },
  'mail.sanction_dismissed.text': {
    en:
      'The case against the permit of {company_name} was dismissed. Your permit remains valid.\n\nReason: ' +
      '{decision}\n\n{link}',
    fil:
      'Na-dismiss ang kaso laban sa permit ng {company_name}. Mananatiling may bisa ang permit ' +
      'mo.\n\nDahilan: {decision}\n\n{link}',
  },
  'notification.sanction_suspended': {
    en: 'Suspended: {company_name}, {sanction_no}',
    fil: 'Sinuspinde: {company_name}, {sanction_no}',
  },
  'mail.sanction_suspended.subject': {
    en: '{company_name} is suspended',
    fil: 'Suspendido ang {company_name}',
  },
  'mail.sanction_suspended.text': {
    en:
      'The permit of {company_name} is suspended. The business may not operate until it is reinstated.\n\nReason: ' +
      '{decision}\n\nWhen you have corrected everything, report it here with your documents.\n\n{link}',
    fil:
      'Suspendido na ang permit ng {company_name}. Hindi ito maaaring mag-operate hanggang payagan ' +
      'muli.\n\nDahilan: {decision}\n\nKapag naitama na ang lahat, iulat ito rito kasama ang mga dokumento ' +
      'mo.\n\n{link}',
  },
  'notification.sanction_complied': {
    en: '{company_name} reported its corrections: {sanction_no}',
    fil: 'Iniulat ng {company_name} ang mga itinama: {sanction_no}',
  },
  'mail.sanction_complied.subject': {
    en: 'We received your report: {sanction_no}',
    fil: 'Natanggap namin ang ulat mo: {sanction_no}',
  },
  'mail.sanction_complied.text': {
    en:
      'We received your report for {company_name}. The business remains suspended until the municipality reinstates ' +
      'it.\n\n{link}',
    fil:
      'Natanggap namin ang ulat mo para sa {company_name}. Mananatiling suspendido ang negosyo hanggang ' +
      'payagan ito muli ng munisipyo.\n\n{link}',
  },
  'notification.sanction_closed': {
    en: 'Closed by order: {company_name}, {sanction_no}',
    fil: 'Ipinasara: {company_name}, {sanction_no}',
  },
  'mail.sanction_closed.subject': {
    en: '{company_name} is closed by order',
    fil: 'Ipinasara ang {company_name}',
  },
  'mail.sanction_closed.text': {
    en:
      '{company_name} operated without a permit and was closed by order.\n\nReason: {decision}\n\nContact the ' +
      'licensing office to find out how to reopen and renew.\n\n{link}',
    fil:
      'Nag-operate nang walang permit ang {company_name} at ipinasara na ito.\n\nDahilan: {decision}\n\n' +
      'Makipag-ugnayan sa tanggapan ng lisensiya para malaman kung paano ito mabubuksan muli at mare-renew.\n\n' +
      '{link}',
  },
  'notification.sanction_revoked': {
    en: 'Permit revoked: {company_name}, {sanction_no}',
    fil: 'Binawi ang permit: {company_name}, {sanction_no}',
  },
  'mail.sanction_revoked.subject': {
    en: 'The permit of {company_name} was revoked',
    fil: 'Binawi ang permit ng {company_name}',
  },
  'mail.sanction_revoked.text': {
    en:
      'The permit of {company_name} was revoked and the business was closed by order. Payments will not be ' +
      'refunded.\n\nReason: {decision}\n\n{link}',
    fil:
      'Binawi ang permit ng {company_name} at ipinasara ang negosyo. Hindi ire-refund ang naibayad.\n\nDahilan: ' +
      '{decision}\n\n{link}',
  },
  'notification.sanction_reinstated': {
    en: 'Reinstated: {company_name}, {sanction_no}',
    fil: 'Pinayagang mag-operate muli: {company_name}, {sanction_no}',
  },
  'mail.sanction_reinstated.subject': {
    en: '{company_name} is reinstated',
    fil: 'Maaari nang mag-operate muli ang {company_name}',
  },
  'mail.sanction_reinstated.text': {
    en:
      '{company_name} is reinstated. If its permit was suspended, the permit is valid again until its expiry ' +
      'date. If its permit was revoked, you may apply for a new one.\n\nReason: {reinstatement}\n\n{link}',
    fil:
      'Pinayagan nang mag-operate muli ang {company_name}. Kung sinuspinde ang permit nito, may bisa muli ' +
      'ito hanggang sa petsa ng pag-expire. Kung binawi ang permit, maaari kang mag-apply ng ' +
      'bago.\n\nDahilan: {reinstatement}\n\n{link}',
  },
  'notification.sanction_withdrawn': {
    en: 'Recommendation withdrawn: {company_name}, {sanction_no}',
    fil: 'Binawi ang rekomendasyon: {company_name}, {sanction_no}',
  },
  'mail.sanction_withdrawn.subject': {
    en: 'The recommendation was withdrawn: {sanction_no}',
    fil: 'Binawi ang rekomendasyon: {sanction_no}',
  },
  'mail.sanction_withdrawn.text': {
    en: 'The recommendation against the permit of {company_name} was withdrawn. Your permit remains valid.\n\n{link}',
    fil: 'Binawi ang rekomendasyon laban sa permit ng {company_name}. Mananatiling may bisa ang permit mo.\n\n{link}',
  },
  'sanction.notice.RECOMMENDED': {
    en: 'Notice of recommendation',
    fil: 'Abiso ng rekomendasyon',
  },
  'sanction.next.RECOMMENDED': {
    en: 'No action has been taken on this recommendation yet. If the municipality proceeds, the owner will be ordered to show cause within ten working days.',
    fil: 'Wala pang nagbabago. Kung magpapatuloy ang munisipyo, uutusan ang may-ari na magpaliwanag sa loob ng sampung araw ng trabaho.',
  },
  'sanction.notice.SHOW_CAUSE': {
    en: 'Order to show cause',
    fil: 'Utos na magpaliwanag',
  },
  'sanction.next.SHOW_CAUSE': {
    en:
      'You are ordered to show cause, in writing and with your documents, by {answer_by}, why the permit should not ' +
      'be suspended or revoked. If you do not answer, the decision will be based on the office’s findings.',
    fil:
      'Inuutusan kang magpaliwanag, nang nakasulat at may kalakip na mga dokumento, hanggang {answer_by}, kung ' +
      'bakit hindi dapat suspindihin o bawiin ang permit. Kapag walang sagot, pagpapasyahan ito ayon sa natuklasan ' +
      'ng tanggapan.',
  },
  'sanction.notice.ANSWERED': {
    en: 'Order to show cause',
    fil: 'Utos na magpaliwanag',
  },
  'sanction.next.ANSWERED': {
    en: 'The owner has answered. The municipality will decide on the case.',
    fil: 'Sumagot na ang may-ari. Magpapasya na ang munisipyo.',
  },
  'sanction.notice.UNANSWERED': {
    en: 'Order to show cause',
    fil: 'Utos na magpaliwanag',
  },
  'sanction.next.UNANSWERED': {
    en: 'The period to answer ended on {answer_by}. The municipality will decide on the case.',
    fil: 'Natapos noong {answer_by} ang panahon ng pagsagot. Magpapasya na ang munisipyo.',
  },
  'sanction.notice.DISMISSED': {
    en: 'Notice of dismissal',
    fil: 'Abiso ng pag-dismiss',
  },
  'sanction.next.DISMISSED': {
    en: 'The permit remains valid.',
    fil: 'Mananatiling may bisa ang permit.',
  },
  'sanction.notice.SUSPENDED': {
    en: 'Order of suspension',
    fil: 'Utos ng suspensiyon',
  },
  'sanction.next.SUSPENDED': {
    en: 'The business may not operate until it is reinstated. The owner must report the corrections in the portal.',
    fil:
      'Hindi maaaring mag-operate ang negosyo hanggang payagan ito muli. Dapat iulat ng may-ari sa portal ' +
      'ang mga itinama.',
  },
  'sanction.notice.COMPLIED': {
    en: 'Order of suspension',
    fil: 'Utos ng suspensiyon',
  },
  'sanction.next.COMPLIED': {
    en: 'The business may not operate until it is reinstated. The owner has reported the corrections.',
    fil: 'Hindi maaaring mag-operate ang negosyo hanggang payagan ito muli. Naiulat na ng may-ari ang mga itinama.',
  },
  'sanction.notice.REVOKED': {
    en: 'Order of revocation and closure',
    fil: 'Utos ng pagbawi at pagpapasara',
  },
  'sanction.next.REVOKED': {
    en: 'The permit is void and the business is closed. Payments will not be refunded.',
    fil: 'Walang bisa ang permit at ipinasasara ang negosyo. Hindi na ire-refund ang naibayad.',
  },
  'sanction.notice.REINSTATED': {
    en: 'Order of reinstatement',
    fil: 'Utos na payagang mag-operate muli',
  },
  'sanction.next.REINSTATED': {
    en: 'A suspended permit is valid again until its expiry date.',
    fil: 'May bisa muli ang permit na sinuspinde hanggang sa petsa ng pag-expire nito.',
  },
  'sanction.notice.WITHDRAWN': {
    en: 'Notice of withdrawal',
    fil: 'Abiso ng pagbawi ng rekomendasyon',
  },
  'sanction.next.WITHDRAWN': {
    en: 'The recommendation was withdrawn. The permit remains valid.',
    fil: 'Binawi ang rekomendasyon. Mananatiling may bisa ang permit.',
  },
  'sanction.fact.business': {
    en: 'Business',
    fil: 'Negosyo',
  },
  'sanction.fact.ground': {
    en: 'Ground',
    fil: 'Batayan',
  },
  'sanction.fact.finding': {
    en: 'Finding',
    fil: 'Natuklasan',
  },
  'sanction.fact.officer': {
    en: 'Recommended by',
    fil: 'Inirekomenda ni',
  },
  'sanction.fact.on': {
    en: 'Date',
    fil: 'Petsa',
  },
  'sanction.fact.answer_by': {
    en: 'Answer by',
    fil: 'Sumagot hanggang',
  },
  'sanction.fact.answer': { en: 'Owner’s answer', fil: 'Sagot ng may-ari' },
  'sanction.fact.decision': {
    en: 'Decision',
    fil: 'Pasya',
  },
  'sanction.fact.reinstatement': {
    en: 'Reason for reinstatement',
    fil: 'Dahilan ng pagpayag na mag-operate muli',
  },
  'sanction.fact.permits': {
    en: 'Permits',
    fil: 'Mga permit',
  },
  'sanction.fact.next': {
    en: 'Next step',
    fil: 'Susunod na hakbang',
  },
  'notification.sanction_closure_recommended': {
    en: 'Closure recommended for lack of a permit: {company_name}, {sanction_no}',
    fil: 'Inirerekomendang ipasara dahil walang permit: {company_name}, {sanction_no}',
  },
  'mail.sanction_closure_recommended.subject': {
    en: '{company_name} may be closed for lack of a permit: {sanction_no}',
    fil: 'Maaaring ipasara ang {company_name} dahil walang permit: {sanction_no}',
  },
  'mail.sanction_closure_recommended.text': {
    en:
      'An office recommends closing {company_name} because it operates without a permit.\n\nFinding: {finding}\n' +
      'Recommended by: {officer}, {office}, on {recommended_on}\n\nNothing has changed yet. If the municipality ' +
      'proceeds, you will receive an order to show cause and have ten working days to answer. You can already read ' +
      'the case here and apply for the permit.\n\n{link}',
    fil: 'Inirerekomenda ng isang tanggapan na ipasara ang {company_name} dahil nag-ooperate ito nang walang permit.\n\nNatuklasan: {finding}\nInirekomenda ni: {officer}, {office}, noong {recommended_on}\n\nWala pang nagbabago. Kung magpapatuloy ang munisipyo, padadalhan ka ng utos na magpaliwanag at may sampung araw ng trabaho ka para sumagot. Mababasa mo na rito ang kaso, at makapag-aapply ka ng permit.\n\n{link}',
  },
  'notification.sanction_closure_show_cause': {
    en: '{company_name} is ordered to show cause against its closure: {sanction_no}',
    fil: 'Pinagpapaliwanag ang {company_name} laban sa pagpapasara: {sanction_no}',
  },
  'mail.sanction_closure_show_cause.subject': {
    en: 'Please answer by {answer_by}: {sanction_no}',
    fil: 'Sumagot hanggang {answer_by}: {sanction_no}',
  },
  'mail.sanction_closure_show_cause.text': {
    en:
      'You are ordered to show cause why {company_name} should not be closed for operating without a permit.\n\n' +
      'Finding: {finding}\nRecommended by: {officer}, {office}, on {recommended_on}\n\nPlease answer by {answer_by}, ' +
      'and add your documents. If you do not answer, the decision will be based on the office’s findings. A business ' +
      'that gets its permit by then will not be closed.\n\n{link}',
    fil:
      'Inuutusan kang magpaliwanag kung bakit hindi dapat ipasara ang {company_name} na nag-ooperate nang walang ' +
      'permit.\n\nNatuklasan: {finding}\nInirekomenda ni: {officer}, {office}, noong {recommended_on}\n\nSumagot ' +
      'hanggang {answer_by} at ilakip ang mga dokumento mo. Kapag walang sagot, pagpapasyahan ito ayon sa ' +
      'natuklasan ng tanggapan. Hindi ipasasara ang negosyong may permit na sa panahong iyon.\n\n{link}',
  },
  'notification.sanction_closure_dismissed': {
    en: 'Closure case dismissed: {company_name}, {sanction_no}',
    fil: 'Na-dismiss ang kaso ng pagpapasara: {company_name}, {sanction_no}',
  },
  'mail.sanction_closure_dismissed.subject': {
    en: '{company_name} will not be closed: {sanction_no}',
    fil: 'Hindi ipasasara ang {company_name}: {sanction_no}',
  },
  'mail.sanction_closure_dismissed.text': {
    en:
      'The closure case against {company_name} was dismissed.\n\nReason: {decision}\n\nA business needs a permit to ' +
      'operate. If you do not have one yet, you can apply here.\n\n{link}',
    fil:
      'Na-dismiss ang kaso para ipasara ang {company_name}.\n\nDahilan: {decision}\n\nKailangan ng permit para ' +
      'mag-operate. Kung wala pa, makapag-aapply ka rito.\n\n{link}',
  },
  'notification.sanction_closure_reinstated': {
    en: 'Closure lifted: {company_name}, {sanction_no}',
    fil: 'Binawi ang pagpapasara: {company_name}, {sanction_no}',
  },
  'mail.sanction_closure_reinstated.subject': {
    en: 'The closure of {company_name} was lifted',
    fil: 'Binawi ang pagpapasara sa {company_name}',
  },
  'mail.sanction_closure_reinstated.text': {
    en:
      'The closure of {company_name} was lifted. The business may operate again once it has its permit. You can ' +
      'apply here.\n\nReason: {reinstatement}\n\n{link}',
    fil: 'Binawi ang pagpapasara sa {company_name}. Maaari itong mag-operate muli kapag may permit na; makapag-aapply ka rito.\n\nDahilan: {reinstatement}\n\n{link}',
  },
  'notification.sanction_closure_withdrawn': {
    en: 'Closure no longer recommended: {company_name}, {sanction_no}',
    fil: 'Hindi na inirerekomendang ipasara: {company_name}, {sanction_no}',
  },
  'mail.sanction_closure_withdrawn.subject': {
    en: '{company_name} will not be closed: {sanction_no}',
    fil: 'Hindi na ipasasara ang {company_name}: {sanction_no}',
  },
  'mail.sanction_closure_withdrawn.text': {
    en:
      'The recommendation to close {company_name} was withdrawn. A business still needs a permit to operate.\n\n' +
      '{link}',
    fil: 'Binawi ang rekomendasyong ipasara ang {company_name}. Kailangan pa rin ng permit para mag-operate.\n\n{link}',
  },
  'sanction.closure.notice.RECOMMENDED': {
    en: 'Notice of recommended closure',
    fil: 'Abiso ng inirerekomendang pagpapasara',
  },
  'sanction.closure.next.RECOMMENDED': {
    en: 'No action has been taken on this recommendation yet. If the municipality proceeds, the owner will be ordered to show cause within ten working days. A business that obtains its permit by then will not be closed.',
    fil: 'Wala pang nagbabago. Kung magpapatuloy ang munisipyo, uutusan ang may-ari na magpaliwanag sa loob ng sampung araw ng trabaho. Hindi ipasasara ang negosyong may permit na sa panahong iyon.',
  },
  'sanction.closure.notice.SHOW_CAUSE': {
    en: 'Order to show cause against closure',
    fil: 'Utos na magpaliwanag laban sa pagpapasara',
  },
  'sanction.closure.next.SHOW_CAUSE': {
    en:
      'You are ordered to show cause, in writing and with your documents, by {answer_by}, why the business should ' +
      'not be closed for operating without a permit. If you do not answer, the decision will be based on the ' +
      'office’s findings.',
    fil:
      'Inuutusan kang magpaliwanag, nang nakasulat at may kalakip na mga dokumento, hanggang {answer_by}, kung ' +
      'bakit hindi dapat ipasara ang negosyong nag-ooperate nang walang permit. Kapag walang sagot, pagpapasyahan ' +
      'ito ayon sa natuklasan ng tanggapan.',
  },
  'sanction.closure.notice.DISMISSED': { en: 'Notice of dismissal', fil: 'Abiso ng pag-dismiss' },
  'sanction.closure.next.DISMISSED': {
    en: 'The business will not be closed, but it needs a permit to operate.',
    fil: 'Hindi ipasasara ang negosyo. Kailangan nito ng permit para mag-operate.',
  },
  'sanction.closure.notice.REVOKED': { en: 'Order of closure', fil: 'Utos ng pagpapasara' },
  'sanction.closure.next.REVOKED': {
    en: 'The business operated without a permit and is closed. It may reopen when the closure is lifted and it has a permit.',
    fil: 'Nag-operate ang negosyo nang walang permit at ipinasasara ito. Maaari itong magbukas muli kapag binawi ang pagpapasara at may permit na ito.',
  },
  'sanction.closure.notice.REINSTATED': { en: 'Order lifting the closure', fil: 'Utos ng pagbawi sa pagpapasara' },
  'sanction.closure.next.REINSTATED': {
    en: 'The business may operate again when it has a permit.',
    fil: 'Maaaring mag-operate muli ang negosyo kapag may permit na ito.',
  },
  'sanction.closure.notice.WITHDRAWN': { en: 'Notice of withdrawal', fil: 'Abiso ng pagbawi ng rekomendasyon' },
  'sanction.closure.next.WITHDRAWN': {
    en: 'The recommendation to close the business was withdrawn. The business needs a permit to operate.',
    fil: 'Binawi ang rekomendasyong ipasara ang negosyo. Kailangan ng negosyo ng permit para mag-operate.',
  },
} satisfies Messages;
