import { defineMessages } from '@ebpls/remote-kit';

export const texts = {
  title: { en: 'Complaint channels', fil: 'Mga daluyan ng reklamo' },
  subtitle: {
    en: 'Shown to the public in the Citizen’s Charter and on the Complaints page. A telephone number or e-mail address left blank is not shown.',
    fil:
      'Ipinakikita ang mga ito sa publiko, sa Citizen’s Charter at sa pahinang Mga reklamo. Hindi ' +
      'ipinakikita ang blangkong telepono o e-mail.',
  },
  back: { en: 'Set-up', fil: 'Set-up' },
  desk_en: { en: 'Office that receives complaints, in English', fil: 'Tanggapang tumatanggap ng reklamo, sa Ingles' },
  desk_fil: {
    en: 'Office that receives complaints, in Filipino',
    fil: 'Tanggapang tumatanggap ng reklamo, sa Filipino',
  },
  hours_en: { en: 'Office hours, in English', fil: 'Oras ng tanggapan, sa Ingles' },
  hours_fil: { en: 'Office hours, in Filipino', fil: 'Oras ng tanggapan, sa Filipino' },
  telephone: { en: 'Telephone', fil: 'Telepono' },
  email: { en: 'E-mail', fil: 'E-mail' },
  arta_email: { en: 'E-mail of the Anti-Red Tape Authority', fil: 'E-mail ng Anti-Red Tape Authority' },
  hotline: { en: 'Citizens’ complaint hotline', fil: 'Hotline para sa reklamo ng mamamayan' },
  save: { en: 'Save', fil: 'I-save' },
  saved: { en: 'The complaint channels were saved.', fil: 'Naka-save na ang mga daluyan ng reklamo.' },
} as const;

export const { useWords, words } = defineMessages('admin.complaint_channels', texts);
