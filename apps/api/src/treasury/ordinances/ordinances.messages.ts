import type { Messages } from '@ebpls/contracts';

/** Problems of a draft of the revenue code, and refusals to publish it. */
export const messages = {
  'ordinance.not_first': {
    en: 'There is a version already, or a draft of the first one.',
    fil: 'Mayroon nang bersiyon, o borador ng una.',
  },
  'ordinance.no_starter': {
    en: 'This municipality came without a starter’s code.',
    fil: 'Walang panimulang kodigo ang munisipyong ito.',
  },
  'ordinance.version_in_use': {
    en: 'Another version has this name already.',
    fil: 'May ibang bersiyon na may ganitong pangalan.',
  },
  'ordinance.must_rise': {
    en: 'This must be more than the line before it.',
    fil: 'Dapat mas mataas ito kaysa sa sinusundang linya.',
  },
  'ordinance.must_not_fall': {
    en: 'This cannot be less than the line before it.',
    fil: 'Hindi ito maaaring mas mababa kaysa sa sinusundang linya.',
  },
  'ordinance.row_missing': {
    en: 'A row that businesses are assessed with is missing.',
    fil: 'May kulang na hanay na kailangan sa pagtatasa ng mga negosyo.',
  },
  'ordinance.fire_fee_last': {
    en: 'The fire fee is a share of the fees before it, so it stands after all of them.',
    fil: 'Bahagi ng mga nauunang bayarin ang bayad sa sunog, kaya nasa hulihan ito ng lahat.',
  },
  'ordinance.ends_before_start': {
    en: 'The end cannot be before the start.',
    fil: 'Hindi maaaring mauna ang wakas sa simula.',
  },
  'ordinance.day_in_use': {
    en: 'Another version takes effect on this day already.',
    fil: 'May ibang bersiyon nang nagkakabisa sa araw na ito.',
  },
  'ordinance.year_billed': {
    en: 'A year with bills keeps its version, and this day would give another one to such a year. Please choose a day that leaves every billed year as it is.',
    fil: 'Hindi na mababago ang bersiyon ng taong may nasingil na, at mababago ito ng araw na ito. Pumili ng araw na walang mababago sa alinmang taong siningil.',
  },
  'ordinance.not_published': {
    en: 'A draft is a copy of a published version or of a withdrawn draft.',
    fil: 'Kopya ng nailathalang bersiyon o ng binawing burador ang isang burador.',
  },
  'ordinance.draft_open': {
    en: 'This version has an open draft already.',
    fil: 'May bukas nang burador ang bersiyong ito.',
  },
  'ordinance.is.PUBLISHED': {
    en: 'This version is published and stays as it is.',
    fil: 'Nailathala na ang bersiyong ito at hindi na mababago.',
  },
  'ordinance.is.WITHDRAWN': { en: 'This draft was withdrawn.', fil: 'Binawi na ang burador na ito.' },
  'ordinance.is.DRAFT': { en: 'This version is still a draft.', fil: 'Burador pa lamang ang bersiyong ito.' },
  'ordinance.saved_meanwhile': {
    en: 'Somebody saved this draft after you opened it. Please look at it again before you save.',
    fil: 'May nag-save ng burador na ito mula nang buksan mo. Tingnan muna itong muli bago mag-save.',
  },
  'ordinance.own_draft': {
    en: 'You worked on this draft, so another person must publish it.',
    fil: 'Nagtrabaho ka sa burador na ito, kaya ibang tao ang dapat maglathala.',
  },
  'ordinance.treasurer_publishes': {
    en: 'A treasurer who did not work on this draft publishes it.',
    fil: 'Ang ingat-yamang hindi nagtrabaho sa burador na ito ang maglalathala.',
  },
  'ordinance.not_rehearsed': {
    en: 'The draft must be rehearsed as it stands before it can be published.',
    fil: 'Dapat munang subukan ang kasalukuyang anyo ng burador bago ilathala.',
  },
  'ordinance.incomplete': {
    en: 'Something in this draft no longer fits the lines of business. Please open and save its parts again.',
    fil: 'May bahagi ng burador na hindi na tugma sa mga linya ng negosyo. Buksan at i-save muli ang mga bahagi nito.',
  },
  'ordinance.late_charges': { en: 'Surcharge and interest', fil: 'Dagdag at interes' },
  'ordinance.yes': { en: 'yes', fil: 'oo' },
  'ordinance.no': { en: 'no', fil: 'hindi' },
} satisfies Messages;
