import { defineMessages } from '@ebpls/remote-kit';

/** Texts of appeals for the staff that reads and decides them. */
export const texts = {
  title: { en: 'Appeals', fil: 'Mga apela' },
  subtitle: {
    en: 'Owners’ appeals against a refusal, a suspension or a revocation',
    fil: 'Mga apela ng may-ari laban sa pagtanggi, suspensiyon o pagbawi',
  },
  search: { en: 'Number or business', fil: 'Numero o negosyo' },
  which: { en: 'Filter', fil: 'Filter' },
  open: { en: 'For decision', fil: 'Pagpapasyahan' },
  closed: { en: 'Decided', fil: 'Napagpasyahan' },
  none: { en: 'No pending appeals', fil: 'Walang nakabinbing apela' },
  none_closed: { en: 'No decided appeals yet', fil: 'Wala pang napagpasyahang apela' },
  number: { en: 'Appeal', fil: 'Apela' },
  business: { en: 'Business', fil: 'Negosyo' },
  against: { en: 'Decision appealed', fil: 'Inaapelang pasya' },
  office: { en: 'Office', fil: 'Tanggapan' },
  state: { en: 'Status', fil: 'Katayuan' },
  against_clearance: { en: 'Refusal of a clearance', fil: 'Pagtanggi sa clearance' },
  against_application: { en: 'Refusal of the application', fil: 'Pagtanggi sa aplikasyon' },
  against_sanction: { en: 'Suspension or revocation', fil: 'Suspensiyon o pagbawi' },
  contested_on: { en: 'Decided on', fil: 'Pinagpasyahan noong' },
  contested_by: { en: 'Decided by', fil: 'Nagpasya' },
  contested_reason: { en: 'Reason given', fil: 'Ibinigay na dahilan' },
  filed: { en: 'Appealed by', fil: 'Umapela si' },
  reason: { en: 'Owner’s reason', fil: 'Dahilan ng may-ari' },
  decision: { en: 'Reason for the decision', fil: 'Dahilan ng pasya' },
  decided_by: { en: 'Appeal decided by', fil: 'Nagpasya sa apela' },
  papers: { en: 'Owner’s documents', fil: 'Mga dokumento ng may-ari' },
  case: { en: 'Open the case', fil: 'Buksan ang kaso' },
  uphold: { en: 'Uphold', fil: 'Pagtibayin' },
  reverse: { en: 'Reverse', fil: 'Baligtarin' },
  dialog_uphold: { en: 'Uphold the decision?', fil: 'Pagtibayin ang pasya?' },
  lead_uphold: {
    en: 'The owner will receive your reason. The owner cannot file another appeal here.',
    fil: 'Matatanggap ng may-ari ang dahilan mo. Hindi na siya makaaapelang muli rito.',
  },
  dialog_reverse: { en: 'Reverse the decision?', fil: 'Baligtarin ang pasya?' },
  lead_reverse: {
    en:
      'The case will continue from the step before the decision. A suspended or revoked permit will be valid ' +
      'again until it expires.',
    fil:
      'Magpapatuloy ang kaso mula sa hakbang bago ang pasya. Magkakabisa muli ang sinuspinde o binawing permit ' +
      'hanggang mag-expire ito.',
  },
  success_uphold: { en: 'The decision was upheld.', fil: 'Pinagtibay ang pasya.' },
  success_reverse: { en: 'The decision was reversed.', fil: 'Binaligtad ang pasya.' },
} as const;

export const { useWords, words } = defineMessages('desk.appeals', texts);
