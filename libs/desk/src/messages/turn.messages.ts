import { defineMessages } from '@ebpls/remote-kit';

/** Taking a case before those that are due earlier. */
export const { useWords } = defineMessages('desk-turn', {
  dialog_turn: { en: 'Take {business} before its turn?', fil: 'Unahin ang {business}?' },
  lead_turn: {
    en: 'Another case of the queue is due before it, or you put this one back today. The reason stands in the history and is counted for the head of the office.',
    fil: 'May ibang kaso sa pila na mas nauna ang takda, o ibinalik mo ito ngayong araw. Itatala ang dahilan sa kasaysayan at bibilangin para sa pinuno ng tanggapan.',
  },
  take_now: { en: 'Take it', fil: 'Kunin' },
  ground: { en: 'Why it is taken first', fil: 'Bakit ito ang uunahin' },
  priority_by: { en: 'Taken first by {name},', fil: 'Inuna ni {name},' },
  choose: { en: 'Choose a reason', fil: 'Pumili ng dahilan' },
  note: { en: 'In your own words', fil: 'Sa sarili mong salita' },
  note_help: { en: 'Needed for “Another reason”.', fil: 'Kailangan kapag “Ibang dahilan”.' },
  AT_COUNTER: { en: 'The owner is at the counter', fil: 'Nasa counter ang may-ari' },
  WITH_ANOTHER: { en: 'It belongs to a case I have', fil: 'Kaugnay ito ng kasong hawak ko' },
  VISIT_NEARBY: { en: 'A visit on the same way', fil: 'Madaraanan sa isang bisita' },
  ASKED_BY_HEAD: { en: 'The head of the office asked for it', fil: 'Hiniling ng pinuno ng tanggapan' },
  OTHER: { en: 'Another reason', fil: 'Ibang dahilan' },
});
