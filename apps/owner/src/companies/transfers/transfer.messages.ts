import { defineMessages } from '@ebpls/remote-kit';

/** Texts about offers to hand a business over, made and received. */
export const texts = {
  holdings: { en: 'Business Holdings', fil: 'Mga Negosyo' },
  title: { en: 'Transferred businesses', fil: 'Mga inilipat na negosyo' },
  lead: {
    en: 'Offers you made or received.',
    fil: 'Mga alok na ginawa o natanggap mo.',
  },
  successions: { en: 'Businesses of deceased owners', fil: 'Mga negosyo ng pumanaw na may-ari' },
  none_title: { en: 'No offers', fil: 'Walang alok' },
  none: {
    en: 'Businesses offered to you are listed here.',
    fil: 'Dito makikita ang mga negosyong inialok sa iyo.',
  },
  side_SELLER: { en: 'Offered to {email}', fil: 'Inialok kay {email}' },
  side_BUYER: { en: 'Offered to you by {name}', fil: 'Inialok sa iyo ni {name}' },
  OFFERED: { en: 'Awaiting reply', fil: 'Naghihintay ng sagot' },
  ACCEPTED: { en: 'Accepted', fil: 'Tinanggap' },
  DECLINED: { en: 'Declined', fil: 'Tinanggihan' },
  WITHDRAWN: { en: 'Withdrawn', fil: 'Binawi' },
  EXPIRED: { en: 'Expired', fil: 'Nag-expire' },
  until: { en: 'Reply by {day}', fil: 'Sumagot hanggang {day}' },
  offer: { en: 'Offer', fil: 'Alok' },
  number: { en: 'Number', fil: 'Numero' },
  place: { en: 'Place', fil: 'Lugar' },
  lines: { en: 'Lines of business', fil: 'Mga uri ng negosyo' },
  owner: { en: 'Owner', fil: 'May-ari' },
  accept_title: { en: 'Accept the business', fil: 'Tanggapin ang negosyo' },
  accept_lead: {
    en: 'If your TIN differs from the owner’s, register the business in your name and apply for its permit. The place and the lines of business are filled in for you. If the TIN is the same, only the business record is updated.',
    fil:
      'Kung iba ang TIN mo sa may-ari, irehistro ang negosyo sa pangalan mo at mag-apply ng permit. ' +
      'Nakasulat na ang lugar at mga uri ng negosyo. Kung iisa ang TIN, ia-update lamang ang rekord ng ' +
      'negosyo.',
  },
  tin: { en: 'Your TIN', fil: 'Ang iyong TIN' },
  agrees: {
    en: 'I accept this business and will be responsible for it from the date of my permit.',
    fil: 'Tinatanggap ko ang negosyong ito at ako ang mananagot mula sa petsa ng aking permit.',
  },
  accept: { en: 'Accept the business', fil: 'Tanggapin ang negosyo' },
  decline_title: { en: 'Or decline', fil: 'O tumanggi' },
  reason: { en: 'Reason for declining', fil: 'Dahilan ng pagtanggi' },
  decline: { en: 'Decline', fil: 'Tumanggi' },
  withdraw: { en: 'Withdraw the offer', fil: 'Bawiin ang alok' },
  waits_buyer: { en: 'Waiting for {email}', fil: 'Hinihintay si {email}' },
  waits_buyer_more: {
    en: 'The new owner will find the offer in their e-mail and under Business Holdings. They must reply by {day}.',
    fil: 'Makikita ng bagong may-ari ang alok sa e-mail at sa Mga Negosyo, at dapat sumagot hanggang {day}.',
  },
  go_BUYER: { en: 'Register the business', fil: 'Irehistro ang negosyo' },
  go_SELLER: { en: 'Check and sign your part', fil: 'Suriin at lagdaan ang iyong bahagi' },
  accepted_BUYER: { en: 'You have accepted the business', fil: 'Tinanggap mo ang negosyo' },
  accepted_SELLER: { en: 'The new owner has accepted the business', fil: 'Tinanggap ng bagong may-ari ang negosyo' },
  accepted_more_BUYER: {
    en: 'Your permit will be released once the former owner’s retirement is certified.',
    fil: 'Ilalabas ang permit mo kapag nasertipikahan na ang pagsasara ng dating may-ari.',
  },
  accepted_more_record: {
    en: 'The business will move to your account when the change of record is signed.',
    fil: 'Mapupunta sa account mo ang negosyo kapag nalagdaan ang pagbabago ng tala.',
  },
  accepted_more_SELLER: {
    en: 'Your application is already filled in. Sign it to file it.',
    fil: 'Nakahanda na ang aplikasyon mo. Lagdaan ito para maihain.',
  },
  ended: { en: 'This offer has ended', fil: 'Tapos na ang alok na ito' },
} as const;

export const { useWords } = defineMessages('transfer', texts);
