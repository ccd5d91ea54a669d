import { defineMessages } from '@ebpls/remote-kit';

export const texts = {
  title: { en: 'Open conditions', fil: 'Mga kondisyong tutuparin' },
  subtitle: {
    en: 'Conditions this office attached to its approvals, earliest due date first.',
    fil: 'Mga kondisyong itinakda ng tanggapang ito sa pag-apruba, nauuna ang pinakamaagang takda.',
  },
  of_case: { en: 'Conditions', fil: 'Mga kondisyon' },
  none: { en: 'No open conditions', fil: 'Walang bukas na kondisyon' },
  none_text: {
    en: 'Conditions of approved clearances appear here.',
    fil: 'Lalabas dito ang mga kondisyon ng clearance na inaprubahan nang may kondisyon.',
  },
  business: { en: 'Business', fil: 'Negosyo' },
  condition: { en: 'Condition', fil: 'Kondisyon' },
  due: { en: 'Due', fil: 'Takda' },
  state: { en: 'Status', fil: 'Katayuan' },
  OPEN: { en: 'Open', fil: 'Bukas' },
  OVERDUE: { en: 'Overdue', fil: 'Lampas sa takda' },
  ANSWERED: { en: 'Answered by the owner', fil: 'Sinagot ng may-ari' },
  MET: { en: 'Met', fil: 'Natupad' },
  answered: { en: 'Owner: {note}', fil: 'May-ari: {note}' },
  missing: { en: 'Missing: {remark}', fil: 'Kulang: {remark}' },
  recommend: {
    en: 'The due date of this condition has passed. Check whether the condition was met. If not, the head of office may recommend suspension.',
    fil: 'Lumipas na ang takda ng kondisyong ito. Tingnan kung natupad ito. Kung hindi, maaaring irekomenda ng pinuno ang suspensiyon.',
  },
  paper: { en: 'Document', fil: 'Dokumento' },
  acts: { en: 'Actions', fil: 'Mga gagawin' },
  open_case: { en: 'Open the case', fil: 'Buksan ang kaso' },
  met: { en: 'Met', fil: 'Natupad' },
  not_met: { en: 'Not met yet', fil: 'Hindi pa natupad' },
  dialog_met: { en: 'Has {business} met the condition?', fil: 'Natupad ba ang kondisyon ng {business}?' },
  dialog_not_met: { en: 'What is still missing at {business}?', fil: 'Ano pa ang kulang sa {business}?' },
  remark: { en: 'Remark', fil: 'Puna' },
  remark_owner: { en: 'Remarks to the owner', fil: 'Puna para sa may-ari' },
  success_met: { en: 'The condition was marked as met.', fil: 'Minarkahang natupad ang kondisyon.' },
  success_not_met: {
    en: 'The condition was marked as not met. The owner can see what is missing.',
    fil: 'Minarkahang hindi natupad ang kondisyon. Mababasa ng may-ari ang kulang.',
  },
} as const;

export const { useWords, words } = defineMessages('desk.conditions', texts);
