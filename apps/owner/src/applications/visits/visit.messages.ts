import { defineMessages } from '@ebpls/remote-kit';

export const { useWords, words } = defineMessages('owner.visit', {
  title: { en: 'Visits of the offices', fil: 'Mga pagbisita ng tanggapan' },
  lead: {
    en: 'Somebody must open the place. Where a day does not suit, you may ask once for another one, until the day before.',
    fil: 'Dapat may magbukas ng lugar. Kung hindi puwede ang araw, minsan kang makahihingi ng iba, hanggang sa araw bago nito.',
  },
  back: { en: 'The application', fil: 'Ang aplikasyon' },
  visits: { en: '{office} visits', fil: 'Bibisita ang {office}' },
  by: { en: 'Inspector: {inspectors}', fil: 'Inspektor: {inspectors}' },
  fixed: {
    en: 'This day stays. Write to the office if nobody can be there.',
    fil: 'Mananatili ang araw na ito. Sumulat sa tanggapan kung walang makapupunta.',
  },
  day: { en: 'Another day', fil: 'Ibang araw' },
  choose: { en: 'Choose a day', fil: 'Pumili ng araw' },
  day_help: {
    en: 'The office has room on these days. A later day makes its answer as much later.',
    fil: 'May oras ang tanggapan sa mga araw na ito. Kung mas huli ang araw, mahuhuli rin nang gayon ang sagot nito.',
  },
  reason: { en: 'Why the day does not suit', fil: 'Bakit hindi puwede ang araw' },
  request: { en: 'Ask for this day', fil: 'Hingin ang araw na ito' },
  success: { en: 'The office comes on {day}.', fil: 'Pupunta ang tanggapan sa {day}.' },
  none: { en: 'No visit is planned', fil: 'Walang nakatakdang pagbisita' },
  none_text: { en: 'You are told when an office plans one.', fil: 'Sasabihan ka kapag may itinakda ang tanggapan.' },
});
