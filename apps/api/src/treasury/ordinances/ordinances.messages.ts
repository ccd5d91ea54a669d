import type { Messages } from '@ebpls/contracts';

/** Problems of a draft of the revenue code, and refusals to publish it. */
export const messages = {
  'ordinance.not_first': {
    en: 'A version of the revenue code, or a draft of its first version, already exists.',
    fil: 'Mayroon nang bersiyon ng kodigo sa kita, o burador ng unang bersiyon.',
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
    fil: 'May kulang na hilera na kailangan sa pagtatasa ng mga negosyo.',
  },
  'ordinance.fire_fee_last': {
    en: 'The fire fee is a percentage of the other fees, so it must be listed last.',
    fil: 'Porsiyento ng ibang bayarin ang bayad sa sunog, kaya ilista ito sa hulihan.',
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
      'Mababago ng petsang ito ang bersiyon para sa taon na nasingil na. Pumili ng petsang walang naaapektuhang ' +
      'nasingil na taon.',
  },
  'ordinance.not_published': {
    en: 'You can create a draft only from a published version or a withdrawn draft.',
    fil: 'Makagagawa lamang ng burador mula sa nailathalang bersiyon o binawing burador.',
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
    fil: 'May kasamahang nag-save ng burador na ito mula nang buksan mo. Suriin muna ito bago mag-save.',
  },
  'ordinance.own_draft': {
    en: 'You worked on this draft, so another officer must publish it.',
    fil: 'Gumawa ka sa burador na ito, kaya ibang tao ang dapat maglathala.',
  },
  'ordinance.treasurer_publishes': {
    en: 'A treasury officer who did not work on this draft must publish it.',
    fil: 'Opisyal ng ingat-yaman na hindi gumawa sa burador na ito ang dapat maglathala.',
  },
  'ordinance.not_rehearsed': {
    en: 'You must test the current draft before it can be published.',
    fil: 'Dapat munang subukan ang kasalukuyang burador bago ilathala.',
  },
  'ordinance.incomplete': {
    en: 'This draft no longer matches the lines of business. Please open and save its parts again.',
    fil: 'Hindi na tugma ang burador na ito sa mga uri ng negosyo. Buksan at i-save muli ang mga bahagi nito.',
  },
  'ordinance.tariff_unreadable': { en: '{place}: {problem}', fil: '{place}: {problem}' },
  'ordinance.tariff_refused': {
    en: 'The check found errors in this revenue code. Please correct them first.',
    fil: 'May nakitang mga mali ang pagsusuri sa kodigong ito. Itama muna ang mga ito.',
  },
  'ordinance.tariff_reasons': {
    en: 'Some findings need an explanation. Please write a reason for each of them.',
    fil: 'May mga natagpuang kailangang ipaliwanag. Isulat ang dahilan ng bawat isa.',
  },
  'ordinance.tariff_government': {
    en:
      'This revenue code is for this type of local government: {written}. The set-up has this type: {place}. The ' +
      'ceilings of the Local Government Code depend on the type in the revenue code.',
    fil:
      'Para sa ganitong uri ng pamahalaan ang kodigong ito: {written}. Ito ang uri sa set-up: {place}. Nakabatay ' +
      'sa uri sa kodigo ang mga hangganan ng Local Government Code.',
  },
  'ordinance.tariff_barangays': {
    en: '“{measure}” has no value for these barangays: {barangays}. Please assign each barangay to one of its values.',
    fil:
      'Walang halaga ang “{measure}” para sa mga barangay na ito: {barangays}. Italaga ang bawat barangay sa isa ' +
      'sa mga halaga nito.',
  },
  'ordinance.tariff_line_gone': {
    en: 'Businesses with the line of business {line} ({code}): {count}. It is no longer in this revenue code. Please choose the line of business that replaces it, or explain which line these businesses should choose.',
    fil: 'Mga negosyong may uring {line} ({code}): {count}. Wala na ito sa kodigong ito. Piliin ang uring papalit dito, o ipaliwanag kung aling uri ang dapat piliin ng mga negosyong ito.',
  },
  'ordinance.finding_gone': {
    en: 'The check no longer finds a problem here. Please review the latest findings.',
    fil: 'Wala nang nakikitang problema rito ang pagsusuri. Tingnan ang pinakabagong resulta.',
  },
  'ordinance.file_too_large': {
    en: 'This file is too large. The limit is 10 MB.',
    fil: 'Masyadong malaki ang file na ito. Hanggang 10 MB lamang ito.',
  },
  'ordinance.proof_tariff_only': {
    en: 'Only a revenue code that was imported from a file can be tested with past bills.',
    fil: 'Ang kodigong in-import mula sa file lamang ang masusubok sa mga nakaraang singil.',
  },
  'ordinance.proof_no_bills': {
    en: 'This file has no bills. Please use the sample sheet.',
    fil: 'Walang singil ang file na ito. Gamitin ang halimbawang sheet.',
  },
  'ordinance.proof_too_many': {
    en: 'A file can have at most 2,000 bills.',
    fil: 'Hanggang 2,000 singil lamang ang isang file.',
  },
  'ordinance.proof_meanwhile': {
    en: 'The bills were computed again after you opened them. Please review the latest result.',
    fil: 'Kinuwenta muli ang mga singil mula nang buksan mo ang mga ito. Suriin ang pinakabagong resulta.',
  },
  'ordinance.proof_nothing_open': {
    en: 'This difference is already accepted.',
    fil: 'Tinanggap na ang pagkakaibang ito.',
  },
  'ordinance.proof_outdated': {
    en: 'The draft changed after it was tested with past bills. Please compute the bills again.',
    fil: 'Nagbago ang burador matapos itong subukan sa mga nakaraang singil. Kuwentahin muli ang mga singil.',
  },
  'ordinance.proof_refused': {
    en: 'Some past bills could not be computed. Please correct the file and upload it again.',
    fil: 'May mga nakaraang singil na hindi makuwenta. Itama ang file at i-upload itong muli.',
  },
  'ordinance.proof_open': {
    en: 'Some differences from past bills are not accepted yet.',
    fil: 'May mga pagkakaiba sa mga nakaraang singil na hindi pa tinatanggap.',
  },
  'ordinance.tariff_early': {
    en: 'Bills do not deduct the discount for early payment. Please explain how your office grants it.',
    fil:
      'Hindi ibinabawas sa singil ang diskuwento sa maagang pagbabayad. Ipaliwanag kung paano ito ibinibigay ng ' +
      'tanggapan.',
  },
  'ordinance.tariff_new_business': {
    en:
      'A new business must pay its whole bill at once, not in installments. Please explain how your office ' +
      'collects it.',
    fil:
      'Minsanang babayaran ng bagong negosyo ang buong singil, hindi hulugan. Ipaliwanag kung paano ito ' +
      'sinisingil ng tanggapan.',
  },
  'ordinance.tariff_section': {
    en: 'This part comes from the imported document. Please import the document again to change it.',
    fil: 'Galing sa in-import na document ang bahaging ito. I-import muli ang document para baguhin ito.',
  },
  'ordinance.no_tariff': {
    en: 'This draft has no tables. Please edit its parts instead.',
    fil: 'Walang talahanayan ang burador na ito. Ang mga bahagi nito ang baguhin.',
  },
  'ordinance.late_charges': { en: 'Surcharge and interest', fil: 'Patong at interes' },
  'ordinance.yes': { en: 'yes', fil: 'oo' },
  'ordinance.no': { en: 'no', fil: 'hindi' },
} satisfies Messages;
