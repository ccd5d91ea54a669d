import { defineMessages } from '@ebpls/remote-kit';

/** Texts about a case against the permit of a business, for its owner. */
export const texts = {
  title: { en: 'Case against your permit', fil: 'Kaso laban sa permit mo' },
  ground: { en: 'Ground', fil: 'Batayan' },
  finding: { en: 'What was found', fil: 'Ano ang natuklasan' },
  office: { en: 'Recommended by', fil: 'Inirekomenda ng' },
  officer: { en: 'Officer', fil: 'Opisyal' },
  recommended_on: { en: 'Recommended on', fil: 'Inirekomenda noong' },
  answer_by: { en: 'Answer until', fil: 'Sumagot hanggang' },
  permits: { en: 'Permits out of force', fil: 'Mga permit na nawalan ng bisa' },
  answered: { en: 'Your answer', fil: 'Ang sagot mo' },
  decision: { en: 'Reason of the decision', fil: 'Dahilan ng pasya' },
  complied: { en: 'What you put right', fil: 'Mga itinuwid mo' },
  reinstatement: { en: 'Why the business may go on', fil: 'Bakit maaaring magpatuloy ang negosyo' },
  notice: { en: 'Notice (PDF)', fil: 'Abiso (PDF)' },
  papers: { en: 'Your papers', fil: 'Mga papel mo' },
  add_paper: { en: 'Add a paper', fil: 'Magdagdag ng papel' },
  paper_help: {
    en: 'PDF, JPEG or PNG, 10 MB at most, ten papers.',
    fil: 'PDF, JPEG o PNG, hanggang 10 MB, sampung papel.',
  },
  paper_received: { en: 'The paper is sent.', fil: 'Naipadala ang papel.' },
  answer: { en: 'Your answer', fil: 'Ang sagot mo' },
  answer_help: {
    en: 'Say what happened and what you did since. You can answer once; add your papers first.',
    fil: 'Sabihin kung ano ang nangyari at ang ginawa mo mula noon. Isang beses ka lang makasasagot; idagdag muna ang mga papel mo.',
  },
  send_answer: { en: 'Send the answer', fil: 'Ipadala ang sagot' },
  compliance: { en: 'What did you put right?', fil: 'Ano ang itinuwid mo?' },
  compliance_help: {
    en: 'Add photos or papers first. The business stays suspended until the municipality has seen it.',
    fil: 'Magdagdag muna ng mga larawan o papel. Mananatiling suspendido ang negosyo hanggang makita ito ng munisipyo.',
  },
  send_compliance: { en: 'Report it', fil: 'Iulat' },
  success_answer: { en: 'Your answer is sent.', fil: 'Naipadala ang sagot mo.' },
  success_compliance: { en: 'Your report is sent.', fil: 'Naipadala ang ulat mo.' },
  days_one: { en: '{count} working day left to answer', fil: '{count} araw ng trabaho pa para sumagot' },
  days_other: { en: '{count} working days left to answer', fil: '{count} araw ng trabaho pa para sumagot' },
  next_RECOMMENDED: {
    en: 'Nothing changes yet. If the municipality goes on, you have ten working days to answer.',
    fil: 'Wala pang nagbabago. Kung magpapatuloy ang munisipyo, may sampung araw ng trabaho ka para sumagot.',
  },
  next_SHOW_CAUSE: {
    en: 'Without an answer it is decided on what the office found.',
    fil: 'Kapag walang sagot, pagpapasyahan ito ayon sa natuklasan ng tanggapan.',
  },
  next_ANSWERED: {
    en: 'The municipality decides next and writes to you.',
    fil: 'Magpapasya ang munisipyo at susulat sa iyo.',
  },
  next_UNANSWERED: {
    en: 'The days to answer are over. The municipality decides next and writes to you.',
    fil: 'Tapos na ang mga araw para sumagot. Magpapasya ang munisipyo at susulat sa iyo.',
  },
  next_DISMISSED: {
    en: 'The case was dismissed. Your permit stays as it is.',
    fil: 'Na-dismiss ang kaso. Mananatili ang permit mo.',
  },
  next_SUSPENDED: {
    en: 'The business may not operate until it is reinstated. Report here what you put right.',
    fil: 'Hindi maaaring mag-operate ang negosyo hanggang maibalik. Iulat dito ang mga itinuwid mo.',
  },
  next_COMPLIED: {
    en: 'The business stays suspended until the municipality reinstates it.',
    fil: 'Mananatiling suspendido ang negosyo hanggang ibalik ito ng munisipyo.',
  },
  next_REVOKED: {
    en: 'The permit is revoked and the business is closed by order. What was paid is not given back.',
    fil: 'Binawi ang permit at ipinasasara ang negosyo. Hindi na isasauli ang naibayad.',
  },
  next_REINSTATED: {
    en: 'The business is reinstated. A permit that was suspended is in force again.',
    fil: 'Ibinalik ang negosyo. May bisa muli ang permit na sinuspinde.',
  },
  next_WITHDRAWN: {
    en: 'The recommendation was taken back. Your permit stays as it is.',
    fil: 'Binawi ang rekomendasyon. Mananatili ang permit mo.',
  },
  closure_title: { en: 'Case for closing your business', fil: 'Kaso para sa pagpapasara ng negosyo mo' },
  closure_RECOMMENDED: {
    en: 'Nothing changes yet. If the municipality goes on, you have ten working days to answer. A business that has its permit by then is not closed.',
    fil: 'Wala pang nagbabago. Kung magpapatuloy ang munisipyo, may sampung araw ng trabaho ka para sumagot. Hindi ipasasara ang negosyong may permit na sa panahong iyon.',
  },
  closure_DISMISSED: {
    en: 'The case was dismissed and the business is not closed. It needs a permit to operate.',
    fil: 'Na-dismiss ang kaso at hindi ipasasara ang negosyo. Kailangan nito ng permit para mag-operate.',
  },
  closure_REVOKED: {
    en: 'The business operated without a permit and is closed by order. Ask the licensing office how it may open again.',
    fil: 'Nag-operate ang negosyo nang walang permit at ipinasasara ito. Itanong sa tanggapan ng lisensya kung paano ito makapagbubukas muli.',
  },
  closure_REINSTATED: {
    en: 'The closure is lifted. The business may operate again when it has its permit.',
    fil: 'Binawi ang pagpapasara. Maaaring mag-operate muli ang negosyo kapag may permit na ito.',
  },
  closure_WITHDRAWN: {
    en: 'The recommendation to close the business was taken back. It needs a permit to operate.',
    fil: 'Binawi ang rekomendasyong ipasara ang negosyo. Kailangan nito ng permit para mag-operate.',
  },
} as const;

export const { useWords, words } = defineMessages('owner.sanctions', texts);
