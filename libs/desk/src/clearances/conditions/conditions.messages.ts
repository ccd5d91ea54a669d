import { defineMessages } from '@ebpls/remote-kit';

export const texts = {
  title: { en: 'Conditions to be met', fil: 'Mga kondisyong tutuparin' },
  subtitle: {
    en: 'What this office asked beyond its approval, until it is met. What is due first stands on top.',
    fil: 'Ang hiningi ng tanggapang ito bukod sa pag-apruba, hanggang matupad. Nasa itaas ang unang takda.',
  },
  of_case: { en: 'Conditions', fil: 'Mga kondisyon' },
  none: { en: 'No condition is open', fil: 'Walang bukas na kondisyon' },
  none_text: {
    en: 'A clearance that is approved with conditions puts them here.',
    fil: 'Lalabas dito ang mga kondisyon ng clearance na inaprubahan nang may kondisyon.',
  },
  business: { en: 'Business', fil: 'Negosyo' },
  condition: { en: 'Condition', fil: 'Kondisyon' },
  due: { en: 'Due', fil: 'Takda' },
  state: { en: 'State', fil: 'Kalagayan' },
  OPEN: { en: 'Open', fil: 'Bukas' },
  OVERDUE: { en: 'Overdue', fil: 'Lampas sa takda' },
  ANSWERED: { en: 'Answered by the owner', fil: 'Sinagot ng may-ari' },
  MET: { en: 'Met', fil: 'Natupad' },
  answered: { en: 'Owner: {note}', fil: 'May-ari: {note}' },
  missing: { en: 'Missing: {remark}', fil: 'Kulang: {remark}' },
  recommend: {
    en: 'Its day has passed. Look whether it was done; if not, the head may recommend suspension.',
    fil: 'Lumipas na ang araw. Tingnan kung nagawa; kung hindi, maaaring irekomenda ng pinuno ang suspensiyon.',
  },
  paper: { en: 'Paper', fil: 'Papel' },
  acts: { en: 'Acts', fil: 'Mga gagawin' },
  open_case: { en: 'Open the case', fil: 'Buksan ang kaso' },
  met: { en: 'Met', fil: 'Natupad' },
  not_met: { en: 'Not yet', fil: 'Hindi pa' },
  dialog_met: { en: 'Is the condition of {business} met?', fil: 'Natupad ba ang kondisyon ng {business}?' },
  dialog_not_met: { en: 'What is still missing at {business}?', fil: 'Ano pa ang kulang sa {business}?' },
  remark: { en: 'Remark', fil: 'Puna' },
  remark_owner: { en: 'What the owner reads', fil: 'Mababasa ng may-ari' },
  success_met: { en: 'The condition is met.', fil: 'Natupad na ang kondisyon.' },
  success_not_met: { en: 'The owner reads what is missing.', fil: 'Mababasa ng may-ari ang kulang.' },
} as const;

export const { useWords, words } = defineMessages('desk.conditions', texts);
