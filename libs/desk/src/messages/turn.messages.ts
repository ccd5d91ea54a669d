import { defineMessages } from '@ebpls/remote-kit';

/** Taking a case before those that are due earlier. */
export const { useWords } = defineMessages('desk-turn', {
  dialog_turn: { en: 'Take the case of {business} ahead of its turn?', fil: 'Unahin ang {business}?' },
  lead_turn: {
    en: 'Another case is due earlier, or you returned this case today. Your reason will be recorded and reported to the head of office.',
    fil:
      'May ibang kasong mas nauna ang takda, o ibinalik mo ang kasong ito ngayong araw. Itatala ang dahilan mo at ' +
      'iuulat sa pinuno ng tanggapan.',
  },
  take_now: { en: 'Take case', fil: 'Kunin' },
  ground: { en: 'Reason', fil: 'Dahilan' },
  priority_by: { en: 'Taken out of turn by {name},', fil: 'Inuna ni {name},' },
  choose: { en: 'Choose a reason', fil: 'Pumili ng dahilan' },
  note: { en: 'Details', fil: 'Mga detalye' },
  note_help: { en: 'Required if you choose “Another reason”.', fil: 'Kailangan kapag “Ibang dahilan”.' },
  AT_COUNTER: { en: 'The owner is at the counter', fil: 'Nasa window ang may-ari' },
  WITH_ANOTHER: { en: 'Related to a case I am handling', fil: 'Kaugnay ito ng kasong hawak ko' },
  VISIT_NEARBY: { en: 'Visit on the same route', fil: 'Madaraanan sa isang bisita' },
  ASKED_BY_HEAD: { en: 'Requested by the head of office', fil: 'Hiniling ng pinuno ng tanggapan' },
  OTHER: { en: 'Another reason', fil: 'Ibang dahilan' },
});
