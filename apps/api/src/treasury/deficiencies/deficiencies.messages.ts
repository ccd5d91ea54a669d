import type { Messages } from '@ebpls/contracts';

/** The proof of a year's sales and the order of payment of the difference. */
export const messages = {
  'deficiency.not_yet': {
    en: 'The proof of sales is accepted from {opens_on}.',
    fil: 'Tatanggapin ang patunay ng benta mula {opens_on}.',
  },
  'deficiency.prescribed': {
    en: 'Five years have passed since the due date, so no assessment can be made (Republic Act 7160, section 194).',
    fil: 'Limang taon na mula sa takdang petsa, kaya wala nang masisingil (Republic Act 7160, seksiyon 194).',
  },
  'deficiency.business_closed': {
    en: 'This business is retired or closed by order, so its proof of sales is no longer accepted.',
    fil: 'Isinara na o ipinasara ang negosyong ito, kaya hindi na tatanggapin ang patunay ng benta nito.',
  },
  'deficiency.closing': {
    en:
      'A retirement of this business is being processed. Please finish it first, because its bill includes the ' +
      'tax for the year.',
    fil: 'Pinoproseso ang pagsasara ng negosyong ito. Tapusin muna ito, dahil kasama sa singil nito ang buwis ng taon.',
  },
  'deficiency.decided_already': {
    en: 'A decision on this proof of sales has already been made. Please reload the page.',
    fil: 'Napagpasyahan na ang patunay ng bentang ito. I-load muli ang pahina.',
  },
  'deficiency.changed': {
    en: 'The figures or the file were changed in the meantime. Please reload the page and check them again.',
    fil: 'Nabago na ang mga halaga o ang file. I-load muli ang pahina at suriin ulit.',
  },
  'deficiency.by_office': {
    en: 'The treasury has corrected these figures. If you disagree, please send a message to the treasury.',
    fil: 'Itinama ng ingat-yaman ang mga halagang ito. Kung hindi ka sang-ayon, magpadala ng mensahe sa ingat-yaman.',
  },
  'deficiency.reason': {
    en: 'Please explain why you are changing the figures.',
    fil: 'Ipaliwanag kung bakit mo binabago ang mga halaga.',
  },
  'deficiency.lines_missing': {
    en: 'Please enter the year’s sales for each line of business.',
    fil: 'Ilagay ang benta ng bawat uri ng negosyo sa taon na iyon.',
  },
  'deficiency.lines_changed': {
    en: 'The order of payment was computed again, so please enter the sales again.',
    fil: 'Muling nakuwenta ang order of payment, kaya ilagay muli ang mga benta.',
  },
  'deficiency.not_filed': { en: 'No proof of sales has been filed yet.', fil: 'Wala pang naihaing patunay ng benta.' },
  'deficiency.file_missing': {
    en: 'Please upload the proof before you decide.',
    fil: 'I-upload ang patunay bago magpasya.',
  },
  'deficiency.carried_over': {
    en: 'The unpaid balance is on the order of payment of {year}. Please decide on the proof after the permit of {year} is issued.',
    fil: 'Nasa order of payment ng {year} ang hindi pa bayad. Magpasya sa patunay kapag naibigay na ang permit ng {year}.',
  },
  'deficiency.own_entry': {
    en: 'You entered these sales or uploaded their proof, so another treasury officer must decide on them.',
    fil: 'Ikaw ang naglagay ng mga bentang ito o nag-upload ng patunay, kaya ibang opisyal ng ingat-yaman ang magpapasya.',
  },
  'notification.proof_to_decide': {
    en: '{company_name}: the proof of sales of {year} needs your decision ({deficiency_no}).',
    fil: '{company_name}: kailangan ng iyong pasya ang patunay ng benta ng {year} ({deficiency_no}).',
  },
  'mail.proof_recorded.subject': {
    en: '{assessment_code}: the treasury entered your proof of sales',
    fil: '{assessment_code}: inilagay ng ingat-yaman ang iyong patunay ng benta',
  },
  'mail.proof_recorded.text': {
    en:
      'The treasury entered the sales of {company_name} from your proof of sales ({deficiency_no}). A treasury ' +
      'officer will review them. Please check the figures, and send a message to the treasury if any are ' +
      'wrong.\n\n{link}',
    fil:
      'Inilagay ng ingat-yaman ang benta ng {company_name} ayon sa iyong patunay ({deficiency_no}). Susuriin ito ' +
      'ng opisyal ng ingat-yaman. Tingnan ang mga halaga, at magpadala ng mensahe kung hindi tama.\n\n{link}',
  },
  'mail.proof_reminder.subject': {
    en: '{assessment_code}: please file the proof of sales of {company_name} by {due_on}',
    fil: '{assessment_code}: ihain ang patunay ng benta ng {company_name} hanggang {due_on}',
  },
  'mail.proof_reminder.text': {
    en:
      'The business tax of {company_name} for {year} was based on the sales that you declared. Please file the ' +
      'proof of sales by {due_on}: {proof}. If your proof shows a higher tax, you must pay the difference. You ' +
      'may file it online or at the office of the treasurer.\n\n{link}',
    fil:
      'Siningil ang buwis ng {company_name} para sa {year} ayon sa inilahad mong benta. Ihain ang patunay ng ' +
      'benta hanggang {due_on}: {proof}. Kung mas mataas ang buwis sa napatunayang benta, babayaran ang kulang. ' +
      'Maihahain mo ito online o sa tanggapan ng ingat-yaman.\n\n{link}',
  },
  'mail.deficiency_ordered.subject': {
    en: '{assessment_code}: a deficiency of {amount} was added to your order of payment',
    fil: '{assessment_code}: idinagdag sa iyong order of payment ang kakulangang {amount}',
  },
  'mail.deficiency_ordered.text': {
    en:
      'The proof of sales {deficiency_no} of {company_name} was reviewed. It shows that the business tax for ' +
      '{year} is higher than the tax that was billed. The difference of {amount} was added to order of payment ' +
      '{top_no} and is due on {due_on}. If you disagree, you may dispute this line on the payment page (Republic ' +
      'Act 7160, section 195).\n\n{link}',
    fil:
      'Nasuri na ang patunay ng benta na {deficiency_no} ng {company_name}. Mas mataas ang buwis ng {year} sa ' +
      'napatunayang benta kaysa sa nasingil. Idinagdag sa order of payment na {top_no} ang kulang na {amount}, na ' +
      'babayaran hanggang {due_on}. Kung hindi ka sang-ayon, matututulan mo ang linyang ito sa pahina ng ' +
      'pagbabayad (Republic Act 7160, seksiyon 195).\n\n{link}',
  },
  'mail.deficiency_closed.subject': {
    en: '{assessment_code}: your proof of sales was accepted',
    fil: '{assessment_code}: tinanggap ang iyong patunay ng benta',
  },
  'mail.deficiency_closed.text': {
    en:
      'The proof of sales {deficiency_no} of {company_name} for {year} was reviewed. There is no deficiency, so ' +
      'nothing more is due for it.\n\n{link}',
    fil:
      'Nasuri na ang patunay ng benta na {deficiency_no} ng {company_name} para sa {year}. Walang kakulangan, kaya ' +
      'wala nang babayaran dito.\n\n{link}',
  },
} satisfies Messages;
