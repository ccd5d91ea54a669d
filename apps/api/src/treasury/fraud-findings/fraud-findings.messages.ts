import type { Messages } from '@ebpls/contracts';

/** Findings of fraud or of the intent to evade tax (RA 7160 s.194). */
export const messages = {
  'fraud.discovered_later': {
    en: 'The date of discovery cannot be in the future.',
    fil: 'Hindi maaaring nasa hinaharap ang petsa ng pagkatuklas.',
  },
  'fraud.period_expired': {
    en: 'Ten years have passed since this date, so no assessment can be made (Republic Act 7160, section 194).',
    fil: 'Sampung taon na ang lumipas mula sa araw na ito, kaya wala nang masisingil dahil dito (Republic Act 7160, seksiyon 194).',
  },
  'fraud.year_later': {
    en: 'The years covered must not be later than the date of discovery.',
    fil: 'Hindi dapat lampas sa petsa ng pagkatuklas ang mga taon na saklaw.',
  },
  'fraud.year_named': {
    en: 'Finding {finding_no} already covers one of these years.',
    fil: 'Saklaw na ng natuklasang {finding_no} ang isa sa mga taon na ito.',
  },
  'fraud.moved_on': {
    en: 'A decision on this finding has already been made. Please reload the page.',
    fil: 'Napagpasyahan na ang natuklasang ito. I-load muli ang pahina.',
  },
  'fraud.own_proposal': {
    en: 'You made this proposal, so another treasury officer must decide on it.',
    fil: 'Ikaw ang nagmungkahi nito, kaya ibang opisyal ng ingat-yaman ang magpapasya.',
  },
  'fraud.still_charged': {
    en:
      'An unpaid bill of application {assessment_code} includes these years because of this finding. Please void ' +
      'or reopen that bill, or waive its installments, before you withdraw the finding.',
    fil:
      'May hindi pa bayad na singil ang {assessment_code} na may kasamang mga taon na ito dahil sa ' +
      'natuklasan. Ipawalang-bisa o buksan muli ang singil na iyon, o patawarin ang mga hulog, bago bawiin ' +
      'ang natuklasan.',
  },
  'mail.fraud_confirmed.subject': {
    en: 'Finding {finding_no} on the taxes of {company_name}',
    fil: 'Natuklasan {finding_no} sa buwis ng {company_name}',
  },
  'mail.fraud_confirmed.text': {
    en:
      'The Municipal Treasurer confirmed a finding on {company_name} (Republic Act 7160, section 194). Ground: ' +
      '{ground}. Years: {years}. Discovered on: {discovered_on}. Evidence: {evidence} (document {evidence_no}). ' +
      'Reason for the decision: {decision}\n\nThese years may be assessed within ten years of the discovery. The ' +
      'years with no filed application must be declared in your next renewal and will be billed with it. To respond, ' +
      'write to the Municipal Treasurer, cite {finding_no} and send your proof. Once these years are billed, you may ' +
      'dispute each line within the period printed on the order of payment (Republic Act 7160, section 195).\n\n' +
      '{link}',
    fil:
      'Kinumpirma ng Ingat-yaman ng Munisipyo ang isang natuklasan sa {company_name} (Republic Act 7160, ' +
      'seksiyon 194). Batayan: {ground}. Mga taon: {years}. Petsa ng pagkatuklas: {discovered_on}. ' +
      'Katibayan: {evidence} (dokumento {evidence_no}). Dahilan ng pasya: {decision}\n\nMaaaring singilin ' +
      'ang mga taon na ito sa loob ng sampung taon mula sa pagkatuklas. Dapat ilahad sa susunod mong renewal ' +
      'ang mga taon na walang inihaing aplikasyon, at kasamang sisingilin ang mga ito. Para sumagot, sumulat ' +
      'sa Ingat-yaman ng Munisipyo, banggitin ang {finding_no} at ipadala ang patunay mo. Kapag nasingil ' +
      'na ang mga taon na ito, matututulan mo ang bawat linya sa loob ng panahong nakalimbag sa order of ' +
      'payment (Republic Act 7160, seksiyon 195).\n\n{link}',
  },
  'mail.fraud_withdrawn.subject': {
    en: 'Finding {finding_no} on {company_name} was withdrawn',
    fil: 'Binawi ang natuklasan {finding_no} sa {company_name}',
  },
  'mail.fraud_withdrawn.text': {
    en:
      'The Municipal Treasurer withdrew finding {finding_no} on {company_name} for {years}.\n\nReason: {decision}\n\nYou ' +
      'may request a refund of what you paid because of this finding. To do so, open the receipt (Republic Act 7160, ' +
      'section 196).\n\n{link}',
    fil:
      'Binawi ng Ingat-yaman ng Munisipyo ang natuklasan {finding_no} sa {company_name} para sa ' +
      '{years}.\n\nDahilan: {decision}\n\nMaaari kang humiling ng refund ng nabayaran mo dahil sa natuklasang ito. Para humiling, buksan ang ' +
      'resibo (Republic Act 7160, seksiyon 196).\n\n{link}',
  },
  'notification.fraud_to_decide': {
    en: '{company_name}: finding of fraud {finding_no} needs the decision of a second treasury officer.',
    fil: 'Kailangan ng pasya ng ikalawang opisyal ng ingat-yaman ang natuklasang pandaraya sa {company_name} ({finding_no}).',
  },
  'notification.fraud_withdrawal_to_decide': {
    en: '{company_name}: withdrawal of finding {finding_no} needs the decision of a second treasury officer.',
    fil: 'Kailangan ng pasya ng ikalawang opisyal ng ingat-yaman ang pagbawi sa natuklasan {finding_no} sa {company_name}.',
  },
} satisfies Messages;
