import { defineMessages } from '@ebpls/remote-kit';

/** Texts of appeals for the staff that reads and decides them. */
export const texts = {
  title: { en: 'Appeals', fil: 'Mga apela' },
  subtitle: {
    en: 'Owners who do not accept a refusal, a suspension or a revocation',
    fil: 'Mga may-aring hindi sang-ayon sa pagtanggi, suspensiyon o pagbawi',
  },
  search: { en: 'Number or business', fil: 'Numero o negosyo' },
  which: { en: 'Which', fil: 'Alin' },
  open: { en: 'To be decided', fil: 'Pagpapasyahan' },
  closed: { en: 'Decided', fil: 'Napagpasyahan' },
  none: { en: 'No appeal waits', fil: 'Walang naghihintay na apela' },
  none_closed: { en: 'No appeal was decided yet', fil: 'Wala pang napagpasyahang apela' },
  number: { en: 'Appeal', fil: 'Apela' },
  business: { en: 'Business', fil: 'Negosyo' },
  against: { en: 'Against', fil: 'Laban sa' },
  office: { en: 'Office', fil: 'Tanggapan' },
  state: { en: 'State', fil: 'Kalagayan' },
  against_clearance: { en: 'Refusal of a clearance', fil: 'Pagtanggi sa clearance' },
  against_application: { en: 'Refusal of the application', fil: 'Pagtanggi sa aplikasyon' },
  against_sanction: { en: 'Suspension or revocation', fil: 'Suspensiyon o pagbawi' },
  contested_on: { en: 'Decided on', fil: 'Pinagpasyahan noong' },
  contested_by: { en: 'Decided by', fil: 'Nagpasya' },
  contested_reason: { en: 'Reason given', fil: 'Ibinigay na dahilan' },
  filed: { en: 'Appealed by', fil: 'Umapela si' },
  reason: { en: 'What the owner says', fil: 'Ang sinasabi ng may-ari' },
  decision: { en: 'Reason of the decision', fil: 'Dahilan ng pasya' },
  decided_by: { en: 'Appeal decided by', fil: 'Nagpasya sa apela' },
  papers: { en: 'Papers of the owner', fil: 'Mga papel ng may-ari' },
  case: { en: 'Open the case', fil: 'Buksan ang kaso' },
  uphold: { en: 'Let it stand', fil: 'Panatilihin' },
  reverse: { en: 'Reverse', fil: 'Baligtarin' },
  dialog_uphold: { en: 'Uphold the decision?', fil: 'Panatilihin ang pasya?' },
  lead_uphold: {
    en: 'The owner gets your reason by letter. There is no second appeal here.',
    fil: 'Matatanggap ng may-ari sa sulat ang dahilan mo. Wala nang ikalawang apela rito.',
  },
  dialog_reverse: { en: 'Reverse the decision?', fil: 'Baligtarin ang pasya?' },
  lead_reverse: {
    en: 'The case goes on from where it was before. A permit that was taken is in force again until its last day.',
    fil: 'Magpapatuloy ang kaso mula sa kinalagyan nito. May bisa muli ang permit na kinuha hanggang sa huling araw nito.',
  },
  success_uphold: { en: 'The decision is upheld.', fil: 'Nananatili ang pasya.' },
  success_reverse: { en: 'The decision is reversed.', fil: 'Binaligtad ang pasya.' },
} as const;

export const { useWords, words } = defineMessages('desk.appeals', texts);
