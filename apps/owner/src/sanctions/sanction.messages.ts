import { defineMessages } from '@ebpls/remote-kit';

/** Texts about a case against the permit of a business, for its owner. */
export const texts = {
  title: { en: 'Case against your permit', fil: 'Kaso laban sa permit mo' },
  ground: { en: 'Ground', fil: 'Batayan' },
  finding: { en: 'What was found', fil: 'Ano ang natuklasan' },
  office: { en: 'Recommended by', fil: 'Inirekomenda ng' },
  officer: { en: 'Officer', fil: 'Opisyal' },
  recommended_on: { en: 'Recommended on', fil: 'Inirekomenda noong' },
  answer_by: { en: 'Answer by', fil: 'Sumagot hanggang' },
  permits: { en: 'Permits no longer valid', fil: 'Mga permit na nawalan ng bisa' },
  answered: { en: 'Your answer', fil: 'Ang sagot mo' },
  decision: { en: 'Reason for the decision', fil: 'Dahilan ng pasya' },
  complied: { en: 'What you corrected', fil: 'Mga itinama mo' },
  reinstatement: { en: 'Reason for reinstatement', fil: 'Dahilan ng pagpayag na mag-operate muli' },
  notice: { en: 'Notice (PDF)', fil: 'Abiso (PDF)' },
  papers: { en: 'Your documents', fil: 'Mga dokumento mo' },
  add_paper: { en: 'Add a document', fil: 'Magdagdag ng dokumento' },
  paper_help: {
    en: 'PDF, JPEG or PNG, up to 10 MB each. Up to ten documents.',
    fil: 'PDF, JPEG o PNG, hanggang 10 MB, sampung dokumento.',
  },
  paper_received: { en: 'Document uploaded.', fil: 'Na-upload ang dokumento.' },
  answer: { en: 'Your answer', fil: 'Ang sagot mo' },
  answer_help: {
    en: 'Explain what happened and what you have done since. You can answer only once, so add your documents first.',
    fil: 'Ipaliwanag kung ano ang nangyari at ang ginawa mo mula noon. Isang beses ka lang makasasagot, kaya idagdag muna ang mga dokumento mo.',
  },
  send_answer: { en: 'Send the answer', fil: 'Ipadala ang sagot' },
  compliance: { en: 'What did you correct?', fil: 'Ano ang itinama mo?' },
  compliance_help: {
    en: 'Add photos or documents first. The business stays suspended until the municipality reviews them.',
    fil: 'Magdagdag muna ng mga larawan o dokumento. Mananatiling suspendido ang negosyo hanggang suriin ito ng munisipyo.',
  },
  send_compliance: { en: 'Report the corrections', fil: 'Iulat ang mga itinama' },
  success_answer: { en: 'Your answer was sent.', fil: 'Naipadala ang sagot mo.' },
  success_compliance: { en: 'Your report was sent.', fil: 'Naipadala ang ulat mo.' },
  days_one: { en: '{count} working day left to answer', fil: '{count} araw ng trabaho pa para sumagot' },
  days_other: { en: '{count} working days left to answer', fil: '{count} araw ng trabaho pa para sumagot' },
  next_RECOMMENDED: {
    en: 'No decision has been made yet. If the municipality proceeds, you will have ten working days to answer.',
    fil: 'Wala pang pasya. Kung magpapatuloy ang munisipyo, may sampung araw ng trabaho ka para sumagot.',
  },
  next_SHOW_CAUSE: {
    en: 'If you do not answer, the decision will be based on the office’s findings.',
    fil: 'Kung hindi ka sasagot, ibabatay ang pasya sa natuklasan ng tanggapan.',
  },
  next_ANSWERED: {
    en: 'The municipality will decide on the case and notify you.',
    fil: 'Magpapasya ang munisipyo at aabisuhan ka.',
  },
  next_UNANSWERED: {
    en: 'The answer period has ended. The municipality will decide on the case and notify you.',
    fil: 'Tapos na ang panahon ng pagsagot. Magpapasya ang munisipyo at aabisuhan ka.',
  },
  next_DISMISSED: {
    en: 'The case was dismissed. Your permit remains valid.',
    fil: 'Na-dismiss ang kaso. Mananatiling may bisa ang permit mo.',
  },
  next_SUSPENDED: {
    en: 'The business may not operate until it is reinstated. Report your corrections here.',
    fil: 'Hindi maaaring mag-operate ang negosyo hanggang payagan ito muli. Iulat dito ang mga itinama mo.',
  },
  next_COMPLIED: {
    en: 'The business stays suspended until the municipality reinstates it.',
    fil: 'Mananatiling suspendido ang negosyo hanggang payagan ito muli ng munisipyo.',
  },
  next_REVOKED: {
    en: 'The permit was revoked and the business was closed by order. Payments will not be refunded.',
    fil: 'Binawi ang permit at ipinasara ang negosyo. Hindi ire-refund ang naibayad.',
  },
  next_REINSTATED: {
    en: 'The business was reinstated. If its permit was suspended, the permit is valid again.',
    fil: 'Pinayagan nang mag-operate muli ang negosyo. Kung sinuspinde ang permit nito, may bisa na muli ang permit.',
  },
  next_WITHDRAWN: {
    en: 'The recommendation was withdrawn. Your permit remains valid.',
    fil: 'Binawi ang rekomendasyon. Mananatiling may bisa ang permit mo.',
  },
  closure_title: { en: 'Closure case against your business', fil: 'Kaso para sa pagpapasara ng negosyo mo' },
  closure_RECOMMENDED: {
    en: 'No decision has been made yet. If the municipality proceeds, you will have ten working days to answer. The business will not be closed if it gets its permit by then.',
    fil: 'Wala pang pasya. Kung magpapatuloy ang munisipyo, may sampung araw ng trabaho ka para sumagot. Hindi ipasasara ang negosyo kung magkapermit ito sa panahong iyon.',
  },
  closure_DISMISSED: {
    en: 'The case was dismissed and the business will not be closed. The business still needs a permit to operate.',
    fil: 'Na-dismiss ang kaso at hindi ipasasara ang negosyo. Kailangan nito ng permit para mag-operate.',
  },
  closure_REVOKED: {
    en: 'The business operated without a permit and was closed by order. Contact the licensing office to find out how to reopen.',
    fil: 'Nag-operate ang negosyo nang walang permit at ipinasara ito. Makipag-ugnayan sa tanggapan ng lisensiya para malaman kung paano magbubukas muli.',
  },
  closure_REINSTATED: {
    en: 'The closure was lifted. The business may operate again when it has its permit.',
    fil: 'Binawi ang pagpapasara. Maaaring mag-operate muli ang negosyo kapag may permit na ito.',
  },
  closure_WITHDRAWN: {
    en: 'The recommendation to close the business was withdrawn. The business needs a permit to operate.',
    fil: 'Binawi ang rekomendasyong ipasara ang negosyo. Kailangan nito ng permit para mag-operate.',
  },
} as const;

export const { useWords, words } = defineMessages('owner.sanctions', texts);
