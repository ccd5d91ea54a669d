import type { Messages } from '@ebpls/contracts';

/** Problems of a draft of the revenue code, and refusals to publish it. */
export const messages = {
  'ordinance.not_first': {
    en: 'A version of the revenue code, or a draft of its first version, already exists.',
    fil: 'Mayroon nang bersiyon, o borador ng una.',
  },
  'ordinance.no_starter': {
    en: 'No sample revenue code is available for this municipality.',
    fil: 'Walang halimbawang kodigo ang munisipyong ito.',
  },
  'ordinance.version_in_use': {
    en: 'Another version already has this name.',
    fil: 'May ibang bersiyon na may ganitong pangalan.',
  },
  'ordinance.must_rise': {
    en: 'This must be higher than the value on the previous line.',
    fil: 'Dapat mas mataas ito kaysa sa sinusundang linya.',
  },
  'ordinance.must_not_fall': {
    en: 'This cannot be lower than the value on the previous line.',
    fil: 'Hindi ito maaaring mas mababa kaysa sa sinusundang linya.',
  },
  'ordinance.row_missing': {
    en: 'A row required for assessments is missing.',
    fil: 'May kulang na hanay na kailangan sa pagtatasa ng mga negosyo.',
  },
  'ordinance.fire_fee_last': {
    en: 'The fire fee is a percentage of the other fees, so it must be listed last.',
    fil: 'Bahagi ng mga nauunang bayarin ang bayad sa sunog, kaya nasa hulihan ito ng lahat.',
  },
  'ordinance.ends_before_start': {
    en: 'The end date cannot be before the start date.',
    fil: 'Hindi maaaring mauna ang huling petsa sa unang petsa.',
  },
  'ordinance.day_in_use': {
    en: 'Another version already takes effect on this date.',
    fil: 'May ibang bersiyon nang nagkakabisa sa araw na ito.',
  },
  'ordinance.year_billed': {
    en: 'This date would change the version for a year that was already billed. Please choose a date that does not affect any billed year.',
    fil:
      'Mababago ng petsang ito ang bersiyon ng taong may nasingil na. Pumili ng petsang walang naaapektuhang taong ' +
      'siningil.',
  },
  'ordinance.not_published': {
    en: 'You can create a draft only from a published version or a withdrawn draft.',
    fil: 'Makagagawa lamang ng borador mula sa nailathalang bersiyon o binawing borador.',
  },
  'ordinance.draft_open': {
    en: 'This version already has an open draft.',
    fil: 'May bukas nang burador ang bersiyong ito.',
  },
  'ordinance.is.PUBLISHED': {
    en: 'This version is published and cannot be changed.',
    fil: 'Nailathala na ang bersiyong ito at hindi na mababago.',
  },
  'ordinance.is.WITHDRAWN': { en: 'This draft was withdrawn.', fil: 'Binawi na ang burador na ito.' },
  'ordinance.is.DRAFT': { en: 'This version is still a draft.', fil: 'Burador pa lamang ang bersiyong ito.' },
  'ordinance.saved_meanwhile': {
    en: 'A colleague saved this draft after you opened it. Please review the latest version before you save.',
    fil: 'May kasamahang nag-save ng borador na ito mula nang buksan mo. Suriin muna ito bago mag-save.',
  },
  'ordinance.own_draft': {
    en: 'You worked on this draft, so another officer must publish it.',
    fil: 'Nagtrabaho ka sa burador na ito, kaya ibang tao ang dapat maglathala.',
  },
  'ordinance.treasurer_publishes': {
    en: 'A treasury officer who did not work on this draft must publish it.',
    fil: 'Opisyal ng ingat-yaman na hindi nagtrabaho sa borador na ito ang dapat maglathala.',
  },
  'ordinance.not_rehearsed': {
    en: 'You must test the current draft before it can be published.',
    fil: 'Dapat munang subukan ang kasalukuyang borador bago ilathala.',
  },
  'ordinance.incomplete': {
    en: 'This draft no longer matches the lines of business. Please open and save its parts again.',
    fil: 'May bahagi ng burador na hindi na tugma sa mga linya ng negosyo. Buksan at i-save muli ang mga bahagi nito.',
  },
  'ordinance.tariff_unreadable': { en: '{place}: {problem}', fil: '{place}: {problem}' },
  'ordinance.tariff_refused': {
    en: 'The check refuses this revenue code. Please correct the findings that must be corrected.',
    fil: 'Tinatanggihan ng pagsusuri ang kodigong ito. Itama ang mga natagpuang dapat itama.',
  },
  'ordinance.tariff_reasons': {
    en: 'Some findings of the check need a reason. Please write a reason for each of them.',
    fil: 'May mga natagpuan ang pagsusuri na kailangan ng dahilan. Isulat ang dahilan ng bawat isa.',
  },
  'ordinance.tariff_line_gone': {
    en:
      '{count} businesses have the line of business {line} ({code}), and no line of this revenue code takes its place. ' +
      'Please enter it as the former line of another one, or write what these businesses will choose.',
    fil:
      '{count} negosyo ang may linyang {line} ({code}), at walang linya ng kodigong ito ang pumapalit. Ilagay ito ' +
      'bilang dating linya ng iba, o isulat kung ano ang pipiliin ng mga negosyong ito.',
  },
  'ordinance.finding_gone': {
    en: 'The check no longer finds anything here. Please review the latest findings.',
    fil: 'Wala nang natatagpuan dito ang pagsusuri. Suriin ang pinakabagong natagpuan.',
  },
  'ordinance.file_too_large': {
    en: 'This file is too large. It can have at most 10 MB.',
    fil: 'Masyadong malaki ang file na ito. Hanggang 10 MB lamang ito.',
  },
  'ordinance.tariff_deficiency': {
    en: 'Bills do not include the deficiency after the proof of sales. Please write how your office collects it.',
    fil: 'Wala sa bill ang kakulangan matapos ang patunay ng benta. Isulat kung paano ito sinisingil ng tanggapan.',
  },
  'ordinance.tariff_section': {
    en: 'This part comes from the imported document. Please import the document again to change it.',
    fil: 'Galing sa in-import na document ang bahaging ito. I-import muli ang document para baguhin ito.',
  },
  'ordinance.no_tariff': {
    en: 'This draft has no tables to edit. Please use its own parts.',
    fil: 'Walang talahanayang mababago sa borador na ito. Gamitin ang mga bahagi nito.',
  },
  'ordinance.late_charges': { en: 'Surcharge and interest', fil: 'Patong at interes' },
  'ordinance.yes': { en: 'yes', fil: 'oo' },
  'ordinance.no': { en: 'no', fil: 'hindi' },
} satisfies Messages;
