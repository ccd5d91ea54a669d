import { defineMessages } from '@ebpls/remote-kit';

/** Texts about a line of an order of payment that its owner disputes (RA 7160 s.195). */
export const texts = {
  title: { en: 'Dispute a line', fil: 'Tutulan ang isang linya' },
  about: { en: '{name} · order of payment {top_no}', fil: '{name} · order of payment {top_no}' },
  due: { en: 'Current due', fil: 'Dapat bayaran ngayon' },
  lead: {
    en: 'State which line is wrong, the correct amount, and why. Until the treasurer decides, no surcharge or interest is added to that line and you do not have to pay it. Pay all other lines on time.',
    fil: 'Sabihin kung aling linya ang mali, ang tamang halaga, at kung bakit. Habang hindi pa nagpapasya ang ingat-yaman, walang patong o interes na idaragdag sa linyang iyon at hindi mo ito kailangang bayaran. Bayaran ang ibang linya sa takda.',
  },
  law: {
    en: 'You received the notice on {noticed}. You may dispute the bill until {day} (Republic Act 7160, section 195). Each line can be disputed only once. If the dispute is rejected, surcharge and interest resume from the date of the decision.',
    fil: 'Natanggap mo ang abiso noong {noticed}. Maaari kang tumutol hanggang {day} (Republic Act 7160, seksiyon 195). Isang beses mo lamang matututulan ang isang linya. Kapag tinanggihan ang pagtutol, tuloy muli ang patong at interes mula sa petsa ng pasya.',
  },
  line: { en: 'Which line is wrong?', fil: 'Aling linya ang mali?' },
  amount_held: { en: 'What is the correct amount?', fil: 'Ano ang tamang halaga?' },
  amount_held_help: {
    en: 'The amount must be less than the billed amount.',
    fil: 'Dapat mas mababa ang halaga sa siningil.',
  },
  reason: { en: 'Why is it wrong?', fil: 'Bakit ito mali?' },
  reason_help: {
    en: 'Explain to the treasurer in at least five words.',
    fil: 'Ipaliwanag sa ingat-yaman sa limang salita o higit pa.',
  },
  send: { en: 'Dispute this line', fil: 'Tutulan ang linyang ito' },
  problems: { en: 'Please correct the following', fil: 'Pakiayos ang mga sumusunod' },
  sent: {
    en: 'The dispute was filed. The treasurer was notified.',
    fil: 'Naihain ang pagtutol. Inabisuhan ang ingat-yaman.',
  },
  none: { en: 'No line can be disputed', fil: 'Walang linyang matututulan' },
  cannot: { en: 'These lines cannot be disputed', fil: 'Hindi matututulan ang mga linyang ito' },
  withdraw: { en: 'Withdraw the dispute', fil: 'Bawiin ang pagtutol' },
  withdrawn: { en: 'The dispute was withdrawn.', fil: 'Binawi na ang pagtutol.' },
} as const;

export const { useWords, words } = defineMessages('owner.disputes', texts);
