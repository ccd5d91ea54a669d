import { defineMessages } from '@ebpls/remote-kit';

export const { useWords, words } = defineMessages('owner.visit', {
  title: { en: 'Office visits', fil: 'Mga pagbisita ng tanggapan' },
  lead: {
    en: 'Someone must be there to let the inspector in. You may reschedule each visit once, up to the day before.',
    fil: 'Dapat may magpapapasok sa inspektor. Isang beses mong maililipat ang bawat pagbisita, hanggang isang araw bago nito.',
  },
  back: { en: 'Back to the application', fil: 'Bumalik sa aplikasyon' },
  visits: { en: 'Visit of {office}', fil: 'Pagbisita ng {office}' },
  by: { en: 'Inspector: {inspectors}', fil: 'Inspektor: {inspectors}' },
  fixed: {
    en: 'This date is final. Contact the office if no one can be there.',
    fil: 'Hindi na mababago ang petsang ito. Makipag-ugnayan sa tanggapan kung walang makapupunta.',
  },
  day: { en: 'Another date', fil: 'Ibang petsa' },
  choose: { en: 'Choose a date', fil: 'Pumili ng petsa' },
  day_help: {
    en: 'The office is available on these dates. A later visit also delays its decision.',
    fil: 'Bakante ang tanggapan sa mga petsang ito. Kung mas huli ang bisita, mahuhuli rin ang pasya nito.',
  },
  reason: { en: 'Why are you not available on this date?', fil: 'Bakit hindi ka puwede sa petsang ito?' },
  request: { en: 'Request this date', fil: 'Hilingin ang petsang ito' },
  success: { en: 'The visit was moved to {day}.', fil: 'Inilipat sa {day} ang pagbisita.' },
  none: { en: 'No visit is scheduled', fil: 'Walang nakatakdang pagbisita' },
  none_text: {
    en: 'You will be notified when an office schedules a visit.',
    fil: 'Aabisuhan ka kapag may itinakdang pagbisita ang tanggapan.',
  },
});
