import { defineMessages } from '@ebpls/remote-kit';

/** Texts about a line of an order of payment that its owner disputes (RA 7160 s.195). */
export const texts = {
  title: { en: 'Dispute a line', fil: 'Tutulan ang isang linya' },
  about: { en: '{name} · order of payment {top_no}', fil: '{name} · order of payment {top_no}' },
  due: { en: 'Current due', fil: 'Dapat bayaran ngayon' },
  lead: {
    en: 'Say which line is wrong, what you hold right, and why. Until the treasurer decides, no surcharge or interest is added to that line and it is not asked for. All other lines go on: pay them in time.',
    fil: 'Sabihin kung aling linya ang mali, kung magkano ang tama para sa iyo, at kung bakit. Habang hindi pa nagpapasya ang ingat-yaman, walang patong o interes na idaragdag sa linyang iyon at hindi ito sisingilin. Tuloy ang ibang linya: bayaran ang mga ito sa takda.',
  },
  law: {
    en: 'The notice came on {noticed}; the last day is {day} (Republic Act 7160, section 195). A line can be disputed once. When the dispute is rejected, surcharge and interest go on from that day.',
    fil: 'Dumating ang abiso noong {noticed}; ang huling araw ay {day} (Republic Act 7160, seksiyon 195). Isang beses lamang matututulan ang isang linya. Kapag tinanggihan ang pagtutol, tuloy ang patong at interes mula sa araw na iyon.',
  },
  line: { en: 'Which line is wrong?', fil: 'Aling linya ang mali?' },
  amount_held: { en: 'What do you hold right?', fil: 'Magkano ang tama para sa iyo?' },
  amount_held_help: { en: 'Less than what was billed.', fil: 'Mas mababa sa siningil.' },
  reason: { en: 'Why is it wrong?', fil: 'Bakit ito mali?' },
  reason_help: {
    en: 'At least five words. The treasurer reads it.',
    fil: 'Limang salita o higit pa. Babasahin ito ng ingat-yaman.',
  },
  send: { en: 'Dispute this line', fil: 'Tutulan ang linyang ito' },
  problems: { en: 'Please correct these', fil: 'Pakitama ang mga ito' },
  sent: {
    en: 'The dispute is filed. The treasurer was told.',
    fil: 'Naihain ang pagtutol. Nasabihan na ang ingat-yaman.',
  },
  none: { en: 'No line can be disputed', fil: 'Walang linyang matututulan' },
  cannot: { en: 'These lines cannot be disputed', fil: 'Hindi matututulan ang mga linyang ito' },
  withdraw: { en: 'Take it back', fil: 'Bawiin' },
  withdrawn: { en: 'The dispute is taken back.', fil: 'Binawi na ang pagtutol.' },
} as const;

export const { useWords, words } = defineMessages('owner.disputes', texts);
