import { defineMessages } from '@ebpls/remote-kit';

export const texts = {
  title: { en: 'Complaint channels', fil: 'Mga daluyan ng reklamo' },
  subtitle: {
    en: 'The Citizen’s Charter and the page Complaints show these to anyone. An empty telephone or e-mail is left out.',
    fil: 'Ipinakikita ito ng Citizen’s Charter at ng pahinang Mga reklamo sa lahat. Hindi ipinakikita ang blangkong telepono o e-mail.',
  },
  back: { en: 'Set-up', fil: 'Set-up' },
  desk_en: { en: 'Office that takes complaints, in English', fil: 'Tanggapang tumatanggap ng reklamo, sa Ingles' },
  desk_fil: { en: 'The same in Filipino', fil: 'Ang pareho sa Filipino' },
  hours_en: { en: 'Office hours, in English', fil: 'Oras ng tanggapan, sa Ingles' },
  hours_fil: { en: 'Office hours in Filipino', fil: 'Oras ng tanggapan sa Filipino' },
  telephone: { en: 'Telephone', fil: 'Telepono' },
  email: { en: 'E-mail', fil: 'E-mail' },
  arta_email: { en: 'E-mail of the Anti-Red Tape Authority', fil: 'E-mail ng Anti-Red Tape Authority' },
  hotline: { en: 'Citizens’ complaint hotline', fil: 'Hotline para sa reklamo ng mamamayan' },
  save: { en: 'Save', fil: 'I-save' },
  saved: { en: 'The complaint channels are saved.', fil: 'Naka-save na ang mga daluyan ng reklamo.' },
} as const;

export const { useWords, words } = defineMessages('admin.complaint_channels', texts);
