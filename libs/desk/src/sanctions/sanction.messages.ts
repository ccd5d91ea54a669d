import { defineMessages } from '@ebpls/remote-kit';

/** Suspensions and revocations, as the desks see them. */
export const texts = {
  title: { en: 'Suspensions and revocations', fil: 'Mga suspensiyon at pagbawi' },
  subtitle: {
    en: 'The head of an office recommends, the owner has ten working days to answer, the signatory decides.',
    fil:
      'Nagrerekomenda ang pinuno ng tanggapan, may sampung araw ng trabaho ang may-ari para sumagot, nagpapasya ' +
      'ang lumalagda.',
  },
  open_against: {
    en: 'A case against this business is open: {state}.',
    fil: 'May bukas na kaso laban sa negosyong ito: {state}.',
  },
  search: { en: 'Case, business or its number', fil: 'Kaso, negosyo o numero nito' },
  which: { en: 'Filter', fil: 'Aling mga kaso' },
  open: { en: 'Open', fil: 'Bukas' },
  closed: { en: 'Closed', fil: 'Tapos na' },
  none: { en: 'No open cases', fil: 'Walang bukas na kaso' },
  none_closed: { en: 'No closed cases', fil: 'Wala pang natapos na kaso' },
  far_codes: { en: 'Codes scanned at two distant places', fil: 'Mga code na nakita sa dalawang malayong lugar' },
  distance: { en: '{kilometres} km apart', fil: '{kilometres} km ang pagitan' },
  number: { en: 'Case', fil: 'Kaso' },
  business: { en: 'Business', fil: 'Negosyo' },
  ground: { en: 'Ground', fil: 'Batayan' },
  office: { en: 'Recommended by', fil: 'Inirekomenda ng' },
  state: { en: 'Status', fil: 'Katayuan' },
  answer_by: { en: 'Answer by', fil: 'Sumagot hanggang' },
  days_left_one: { en: '{count} working day left', fil: '{count} araw ng trabaho pa' },
  days_left_other: { en: '{count} working days left', fil: '{count} araw ng trabaho pa' },
  recommend: { en: 'Recommend', fil: 'Magrekomenda' },
  company_code: { en: 'Business number', fil: 'Numero ng negosyo' },
  company_code_help: {
    en: 'As in the register, for example SI-000114.',
    fil: 'Gaya ng nasa talaan, halimbawa SI-000114.',
  },
  finding: { en: 'What was found, where and when', fil: 'Ano ang natuklasan, saan at kailan' },
  FALSE_STATEMENT: { en: 'False statement in the application', fil: 'Hindi totoong pahayag sa aplikasyon' },
  VIOLATION: { en: 'Violation of law or ordinance', fil: 'Paglabag sa batas o ordinansa' },
  REFUSAL_TO_PAY: { en: 'Refusal to pay taxes or fees', fil: 'Pagtangging magbayad ng buwis o bayarin' },
  NUISANCE: { en: 'Nuisance to the public', fil: 'Perwisyo sa publiko' },
  UNMET_CONDITION: { en: 'Condition of a clearance not met', fil: 'Hindi natupad na kondisyon ng clearance' },
  NO_PERMIT: { en: 'Operates without a permit: closure', fil: 'Nag-ooperate nang walang permit: pagpapasara' },
  NEGATIVE_LIST: { en: 'On the negative list', fil: 'Nasa negative list' },
  recommended_on: { en: 'Recommended on', fil: 'Inirekomenda noong' },
  officer: { en: 'Officer', fil: 'Opisyal' },
  answer: { en: 'Answer of the owner', fil: 'Sagot ng may-ari' },
  decision: { en: 'Reason for the decision', fil: 'Dahilan ng pasya' },
  compliance: { en: 'Owner’s corrections', fil: 'Mga itinuwid ng may-ari' },
  reinstatement: { en: 'Reason for reinstatement', fil: 'Dahilan ng pagbabalik' },
  permits: { en: 'Permits no longer valid', fil: 'Mga permit na nawalan ng bisa' },
  papers: { en: 'Documents of the owner', fil: 'Mga dokumento ng may-ari' },
  notice: { en: 'Notice (PDF)', fil: 'Abiso (PDF)' },
  withdraw: { en: 'Withdraw', fil: 'Bawiin' },
  show_cause: { en: 'Order to show cause', fil: 'Utusang magpaliwanag' },
  dismiss: { en: 'Dismiss', fil: 'I-dismiss' },
  suspend: { en: 'Suspend', fil: 'Suspindihin' },
  revoke: { en: 'Revoke', fil: 'Bawiin ang permit' },
  reinstate: { en: 'Reinstate', fil: 'Ibalik' },
  dialog_recommend: {
    en: 'Recommend suspension or revocation?',
    fil: 'Irekomendang suspindihin o bawiin ang permit?',
  },
  lead_recommend: {
    en: 'The owner receives the finding at once, with your name and the next step.',
    fil: 'Agad na matatanggap ng may-ari ang natuklasan, kasama ang pangalan mo at ang susunod na hakbang.',
  },
  dialog_withdraw: { en: 'Withdraw the recommendation?', fil: 'Bawiin ang rekomendasyon?' },
  lead_withdraw: {
    en: 'The owner is notified that no action follows.',
    fil: 'Aabisuhan ang may-ari na walang kasunod na aksyon.',
  },
  dialog_show_cause: { en: 'Order the owner to show cause?', fil: 'Utusang magpaliwanag ang may-ari?' },
  lead_show_cause: {
    en: 'The owner has ten working days to answer. You cannot decide before that.',
    fil: 'May sampung araw ng trabaho ang may-ari para sumagot. Walang mapagpapasyahan bago niyon.',
  },
  dialog_dismiss: { en: 'Dismiss the case?', fil: 'I-dismiss ang kaso?' },
  lead_dismiss: { en: 'The permit remains valid.', fil: 'Mananatiling may bisa ang permit.' },
  dialog_suspend: { en: 'Suspend the permit?', fil: 'Suspindihin ang permit?' },
  lead_suspend: {
    en: 'The permit check shows it as suspended immediately, until you reinstate the business.',
    fil: 'Mula ngayon, sasabihin ng pagsusuri ng permit na suspendido ito, hanggang ibalik mo ang negosyo.',
  },
  dialog_revoke: { en: 'Revoke the permit?', fil: 'Bawiin ang permit?' },
  lead_revoke: {
    en: 'The permit cannot become valid again, payments are forfeited, and the business is closed by order.',
    fil: 'Hindi na ito magkakabisa muli, hindi na isasauli ang naibayad, at ipinasasara ang negosyo.',
  },
  close: { en: 'Close the business', fil: 'Ipasara ang negosyo' },
  dialog_close: { en: 'Close the business by order?', fil: 'Ipasara ang negosyo sa pamamagitan ng utos?' },
  lead_close: {
    en: 'It operates without a permit. It is closed immediately, until you lift the closure.',
    fil: 'Nag-ooperate ito nang walang permit. Mula ngayon, ipinasasara ito hanggang bawiin mo ang pagpapasara.',
  },
  lead_dismiss_closure: {
    en: 'The business is not closed. It needs a permit to operate.',
    fil: 'Hindi ipasasara ang negosyo. Kailangan nito ng permit para mag-operate.',
  },
  lead_reinstate_closure: {
    en: 'The closure is lifted. The business may operate again when it has its permit.',
    fil: 'Babawiin ang pagpapasara. Maaaring mag-operate muli ang negosyo kapag may permit na ito.',
  },
  success_close: { en: 'The business was closed by order.', fil: 'Ipinasara ang negosyo.' },
  dialog_reinstate: { en: 'Reinstate the business?', fil: 'Ibalik ang negosyo?' },
  lead_reinstate: {
    en:
      'A suspended permit is valid again until its last day. A revoked permit is not, but the owner may apply ' +
      'again.',
    fil: 'May bisa muli ang suspendidong permit hanggang sa huling araw nito. Hindi na ang binawi, pero maaaring mag-apply muli ang may-ari.',
  },
  success_recommend: { en: 'The recommendation was sent.', fil: 'Naipadala ang rekomendasyon.' },
  success_withdraw: { en: 'The recommendation was withdrawn.', fil: 'Binawi ang rekomendasyon.' },
  success_show_cause: { en: 'The owner has ten working days.', fil: 'May sampung araw ng trabaho ang may-ari.' },
  success_dismiss: { en: 'The case was dismissed.', fil: 'Na-dismiss ang kaso.' },
  success_suspend: { en: 'The permit was suspended.', fil: 'Suspendido na ang permit.' },
  success_revoke: { en: 'The permit was revoked.', fil: 'Binawi na ang permit.' },
  success_reinstate: { en: 'The business was reinstated.', fil: 'Ibinalik ang negosyo.' },
} as const;

export const { useWords, words } = defineMessages('desk.sanctions', texts);
