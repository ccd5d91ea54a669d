import { defineMessages } from '@ebpls/remote-kit';

/** Texts about offers to hand a business over, made and received. */
export const texts = {
  holdings: { en: 'Business Holdings', fil: 'Mga Negosyo' },
  title: { en: 'Businesses handed over', fil: 'Mga inililipat na negosyo' },
  lead: {
    en: 'Offers that you made or received.',
    fil: 'Mga alok na ginawa o natanggap mo.',
  },
  successions: { en: 'An owner died', fil: 'Pumanaw ang may-ari' },
  none_title: { en: 'No offers', fil: 'Walang alok' },
  none: {
    en: 'When somebody offers you a business, it is listed here.',
    fil: 'Kapag may nag-alok sa iyo ng negosyo, dito ito makikita.',
  },
  side_SELLER: { en: 'Offered to {email}', fil: 'Inialok kay {email}' },
  side_BUYER: { en: 'Offered to you by {name}', fil: 'Inialok sa iyo ni {name}' },
  OFFERED: { en: 'Waits for an answer', fil: 'Naghihintay ng sagot' },
  ACCEPTED: { en: 'Accepted', fil: 'Tinanggap' },
  DECLINED: { en: 'Declined', fil: 'Tinanggihan' },
  WITHDRAWN: { en: 'Taken back', fil: 'Binawi' },
  EXPIRED: { en: 'Run out', fil: 'Lumipas' },
  until: { en: 'Answer by {day}', fil: 'Sumagot hanggang {day}' },
  offer: { en: 'Offer', fil: 'Alok' },
  number: { en: 'Number', fil: 'Numero' },
  place: { en: 'Place', fil: 'Lugar' },
  lines: { en: 'Lines of business', fil: 'Mga uri ng negosyo' },
  owner: { en: 'Owner', fil: 'May-ari' },
  accept_title: { en: 'Take the business over', fil: 'Tanggapin ang negosyo' },
  accept_lead: {
    en: 'With another TIN than the owner’s you register the business as yours and apply for its permit; the place and the lines are filled in for you. With the same TIN only the record changes.',
    fil: 'Kung iba ang TIN mo sa may-ari, irehistro mo ang negosyo bilang iyo at mag-apply ng permit; nakasulat na ang lugar at mga uri. Kung iisa ang TIN, tala lamang ang magbabago.',
  },
  tin: { en: 'Your TIN', fil: 'Ang iyong TIN' },
  agrees: {
    en: 'I take this business over and answer for it from the day of my permit.',
    fil: 'Tinatanggap ko ang negosyong ito at ako ang mananagot mula sa araw ng aking permit.',
  },
  accept: { en: 'Accept the business', fil: 'Tanggapin ang negosyo' },
  decline_title: { en: 'Or say no', fil: 'O tumanggi' },
  reason: { en: 'Why not?', fil: 'Bakit hindi?' },
  decline: { en: 'Decline', fil: 'Tumanggi' },
  withdraw: { en: 'Take the offer back', fil: 'Bawiin ang alok' },
  waits_buyer: { en: 'Waiting for {email}', fil: 'Hinihintay si {email}' },
  waits_buyer_more: {
    en: 'They find the offer in their mail and under Business Holdings, and answer by {day}.',
    fil: 'Makikita nila ang alok sa e-mail at sa Mga Negosyo, at sasagot hanggang {day}.',
  },
  go_BUYER: { en: 'Register the business', fil: 'Irehistro ang negosyo' },
  go_SELLER: { en: 'Check and sign your part', fil: 'Suriin at lagdaan ang iyong bahagi' },
  accepted_BUYER: { en: 'You have accepted', fil: 'Tinanggap mo' },
  accepted_SELLER: { en: 'The new owner has accepted', fil: 'Tinanggap ng bagong may-ari' },
  accepted_more_BUYER: {
    en: 'Your permit is released once the former owner’s closing is certified.',
    fil: 'Ilalabas ang permit mo kapag nasertipikahan na ang pagsasara ng dating may-ari.',
  },
  accepted_more_record: {
    en: 'The business comes to your account when the change of the record is signed.',
    fil: 'Mapupunta sa account mo ang negosyo kapag nalagdaan ang pagbabago ng tala.',
  },
  accepted_more_SELLER: {
    en: 'Your part was begun for you. It is filed with your signature.',
    fil: 'Nasimulan na ang iyong bahagi. Maihahain ito kapag lumagda ka.',
  },
  ended: { en: 'This offer is over', fil: 'Tapos na ang alok na ito' },
} as const;

export const { useWords } = defineMessages('transfer', texts);
