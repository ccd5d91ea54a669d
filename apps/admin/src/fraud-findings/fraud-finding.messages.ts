import { defineMessages } from '@ebpls/remote-kit';

/** Findings of fraud or of the intent to evade tax, by two treasurers. */
export const texts = {
  title: { en: 'Findings of fraud', fil: 'Mga natuklasang pandaraya' },
  subtitle: {
    en: 'Years covered by a confirmed finding of fraud may be assessed within ten years of its discovery. Otherwise, the limit is five years from the due date (Republic Act 7160, section 194).',
    fil:
      'Ang mga taon na saklaw ng kumpirmadong natuklasang pandaraya ay masisingil sa loob ng sampung taon ' +
      'mula sa pagkatuklas, sa halip na limang taon mula sa takdang petsa (Republic Act 7160, seksiyon ' +
      '194).',
  },
  search: { en: 'Finding or business', fil: 'Natuklasan o negosyo' },
  which: { en: 'Filter', fil: 'Filter' },
  pending: { en: 'For decision', fil: 'Pagpapasyahan' },
  closed: { en: 'Decided', fil: 'Napagpasyahan' },
  none: { en: 'No findings for decision', fil: 'Walang natuklasang kailangang pagpasyahan' },
  none_text: {
    en: 'Proposed findings appear here until another treasury officer decides on them.',
    fil: 'Lalabas dito ang natuklasang iminungkahi ng isang opisyal ng ingat-yaman hanggang magpasya ang iba.',
  },
  closed_none: { en: 'No findings decided yet', fil: 'Wala pang napagpasyahang natuklasan' },
  number: { en: 'Finding', fil: 'Natuklasan' },
  business: { en: 'Business', fil: 'Negosyo' },
  company_code: { en: 'Business number', fil: 'Numero ng negosyo' },
  company_code_help: { en: 'For example SI-000102', fil: 'Gaya ng SI-000102' },
  ground: { en: 'Ground', fil: 'Batayan' },
  FRAUD: { en: 'Fraud', fil: 'Pandaraya' },
  INTENT_TO_EVADE: { en: 'Intent to evade payment of the tax', fil: 'Layuning umiwas sa buwis' },
  choose_ground: { en: 'Choose the ground', fil: 'Pumili ng batayan' },
  evidence: { en: 'Evidence', fil: 'Katibayan' },
  evidence_no: { en: 'Document number', fil: 'Numero ng dokumento' },
  discovered_on: { en: 'Date of discovery', fil: 'Petsa ng pagkatuklas' },
  tax_years: { en: 'Years covered', fil: 'Mga taon na saklaw' },
  tax_years_help: { en: 'For example 2019, 2020', fil: 'Gaya ng 2019, 2020' },
  until: { en: 'May be assessed until', fil: 'Masisingil hanggang' },
  state: { en: 'Status', fil: 'Katayuan' },
  PROPOSED: { en: 'Proposed', fil: 'Iminungkahi' },
  DISMISSED: { en: 'Dismissed', fil: 'Hindi kinumpirma' },
  CONFIRMED: { en: 'Confirmed', fil: 'Kumpirmado' },
  WITHDRAWAL_PROPOSED: { en: 'Withdrawal proposed', fil: 'Iminungkahing bawiin' },
  WITHDRAWN: { en: 'Withdrawn', fil: 'Binawi' },
  proposed_by: { en: 'Proposed by', fil: 'Nagmungkahi' },
  decided: { en: 'Decision', fil: 'Pasya' },
  withdrawal: { en: 'Proposed withdrawal', fil: 'Mungkahing pagbawi' },
  withdrawal_decided: { en: 'Decision on the withdrawal', fil: 'Pasya sa pagbawi' },
  decision: { en: 'Reason for the decision', fil: 'Dahilan ng pasya' },
  reason: { en: 'Reason for withdrawal', fil: 'Dahilan ng pagbawi' },
  propose: { en: 'Propose a finding', fil: 'Magmungkahi ng natuklasan' },
  dialog_propose: { en: 'Propose a finding of fraud?', fil: 'Magmungkahi ng natuklasang pandaraya?' },
  lead_propose: {
    en: 'Another treasury officer will decide on the finding. If it is confirmed, the owner will be notified of the ground and the evidence.',
    fil:
      'Ibang opisyal ng ingat-yaman ang magpapasya. Kapag nakumpirma ang natuklasan, aabisuhan ang may-ari ' +
      'ng batayan at katibayan.',
  },
  confirm: { en: 'Confirm', fil: 'Kumpirmahin' },
  dialog_confirm: { en: 'Confirm the finding?', fil: 'Kumpirmahin ang natuklasan?' },
  lead_confirm: {
    en: 'These years will be declared and billed with the next renewal. The owner will be notified of the ground, the evidence and your reason.',
    fil: 'Ilalahad at sisingilin ang mga taon na ito sa susunod na renewal. Aabisuhan ang may-ari ng batayan, katibayan at dahilan mo.',
  },
  dismiss: { en: 'Dismiss', fil: 'Huwag kumpirmahin' },
  dialog_dismiss: { en: 'Dismiss the finding?', fil: 'Huwag kumpirmahin ang natuklasan?' },
  lead_dismiss: {
    en: 'The assessment period remains five years from the due date. The owner will not be notified.',
    fil: 'Mananatiling limang taon mula sa takdang petsa ang panahon ng pagsingil. Hindi aabisuhan ang may-ari.',
  },
  withdraw: { en: 'Propose to withdraw', fil: 'Imungkahing bawiin' },
  dialog_withdraw: { en: 'Propose withdrawal of the finding?', fil: 'Imungkahing bawiin ang natuklasan?' },
  lead_withdraw: {
    en: 'The finding remains in effect until another treasury officer decides on its withdrawal.',
    fil: 'May bisa pa ang natuklasan hanggang magpasya ang ibang opisyal ng ingat-yaman.',
  },
  agree: { en: 'Withdraw the finding', fil: 'Bawiin ang natuklasan' },
  dialog_agree: { en: 'Withdraw the finding?', fil: 'Bawiin ang natuklasan?' },
  lead_agree: {
    en: 'The assessment period will again be five years from the due date. The owner will be notified.',
    fil: 'Muling limang taon mula sa takdang petsa ang panahon ng pagsingil. Aabisuhan ang may-ari.',
  },
  keep: { en: 'Keep the finding', fil: 'Panatilihin ang natuklasan' },
  dialog_keep: { en: 'Keep the finding?', fil: 'Panatilihin ang natuklasan?' },
  lead_keep: { en: 'The finding remains in effect.', fil: 'Mananatiling may bisa ang natuklasan.' },
  success_propose: {
    en: 'The finding was proposed. Another treasury officer will decide on it.',
    fil: 'Naimungkahi ang natuklasan. Ibang opisyal ng ingat-yaman ang magpapasya.',
  },
  success_confirm: {
    en: 'The finding was confirmed and the owner notified.',
    fil: 'Kumpirmado ang natuklasan at naabisuhan ang may-ari.',
  },
  success_dismiss: { en: 'The finding was dismissed.', fil: 'Hindi kinumpirma ang natuklasan.' },
  success_withdraw: {
    en: 'The withdrawal was proposed. Another treasury officer will decide on it.',
    fil: 'Naimungkahi ang pagbawi. Ibang opisyal ng ingat-yaman ang magpapasya.',
  },
  success_agree: {
    en: 'The finding was withdrawn and the owner notified.',
    fil: 'Binawi ang natuklasan at naabisuhan ang may-ari.',
  },
  success_keep: { en: 'The finding remains in effect.', fil: 'Mananatiling may bisa ang natuklasan.' },
} as const;

export const { useWords, words } = defineMessages('admin.fraud-findings', texts);
