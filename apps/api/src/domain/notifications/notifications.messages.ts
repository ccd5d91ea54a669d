import type { Messages } from '@ebpls/contracts';

/** Sentences of notifications without a mail; the others use the subject of their mail. */
export const messages = {
  'notification.application_filed': {
    en: '{assessment_code}: filed, pending your review',
    fil: '{assessment_code}: naihain, hinihintay ang iyong pagsusuri',
  },
  'notification.application_to_compute': {
    en: '{assessment_code}: cleared by all offices, ready for billing',
    fil: '{assessment_code}: may clearance mula sa lahat ng tanggapan, handa nang singilin',
  },
  'notification.bill_to_approve': {
    en: '{assessment_code}: bill pending approval',
    fil: '{assessment_code}: naghihintay ng pag-apruba ang singil',
  },
  'notification.permit_to_release': {
    en: '{assessment_code}: paid, the permit can be released',
    fil: '{assessment_code}: bayad na, maaari nang ilabas ang permit',
  },
  'notification.permit_to_sign': {
    en: '{assessment_code}: permit pending signature',
    fil: '{assessment_code}: naghihintay ng lagda ang permit',
  },
  'notification.clearance_new': {
    en: '{assessment_code}: new clearance request',
    fil: '{assessment_code}: may bagong hiling na clearance',
  },
  'notification.clearance_again': {
    en: '{assessment_code}: resubmitted by the owner',
    fil: '{assessment_code}: ipinadalang muli sa iyo ng may-ari',
  },
  'notification.claim_new': {
    en: '{claim_no}: an owner reported a missing payment of {amount}',
    fil: '{claim_no}: may may-ari na nag-ulat ng bayad na {amount} na hindi lumalabas',
  },
  'notification.inquiry_answer': { en: 'New reply: {subject}', fil: 'May sagot na sa iyo: {subject}' },
  'notification.delegation_offered': {
    en: '{owner_name} invites you to act for {company_name}',
    fil: 'Inaanyayahan ka ni {owner_name} na kumilos para sa {company_name}',
  },
  'notification.delegation_accepted': {
    en: '{company_name}: {delegate_name} now acts for you',
    fil: '{company_name}: si {delegate_name} na ang kikilos para sa iyo',
  },
  'notification.delegate_filed': {
    en: '{company_name}: {delegate_name} filed for you',
    fil: '{company_name}: naghain si {delegate_name} para sa iyo',
  },
  'notification.delegate_paid': {
    en: '{company_name}: {delegate_name} paid {amount} for you',
    fil: '{company_name}: nagbayad si {delegate_name} ng {amount} para sa iyo',
  },
  'notification.transfer_offered': {
    en: '{seller_name} offers to transfer {company_name} to you',
    fil: 'Inaalok ni {seller_name} na ilipat sa iyo ang {company_name}',
  },
  'notification.inquiry_new': { en: 'New inquiry: {subject}', fil: 'May bagong tanong: {subject}' },
  'notification.inquiry_message': { en: 'New message: {subject}', fil: 'May bagong mensahe: {subject}' },
} satisfies Messages;
