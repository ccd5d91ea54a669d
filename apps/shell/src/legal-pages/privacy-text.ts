import type { Locale } from '@ebpls/ui';

import type { Clause } from './terms-text.ts';

/** The privacy notice of the Data Privacy Act (RA 10173), section 16, and its rules. */
export const PRIVACY: Readonly<Record<Locale, readonly Clause[]>> = {
  en: [
    {
      title: 'What we keep',
      text: [
        'Your name, e-mail address and telephone number; the business details required by the unified application form; the documents you upload; your bills, payments and receipts; your messages with the offices; and a record of all actions.',
        'We never see or keep a card number or wallet PIN: you enter them with the payment provider.',
      ],
    },
    {
      title: 'Why, and by which law',
      text: [
        'To decide on your application, to compute and collect what the revenue code requires, to issue the permit and to reply to you (RA 7160, RA 11032, RA 9514, PD 856). No consent is needed for what the law requires; we request your consent for everything else.',
      ],
    },
    {
      title: 'Who sees it',
      text: [
        'The licensing office and the treasurer; other offices and the barangay see it only if they review your application, and only what they must check. A partner who scans your permit sees the permit, not your contact details or amounts.',
        'Government agencies receive the data required by law, such as the Bureau of Fire Protection and the Department of Trade and Industry.',
      ],
    },
    {
      title: 'How long',
      text: [
        'Applications and permits: ten years after the business retires. Accounting records: as the Commission on Audit requires. Documents of applications never filed: one year. Sign-in records: one year.',
      ],
    },
    {
      title: 'How it is kept safe',
      text: [
        'Connections are encrypted, passwords are stored as one-way digests, documents are checked on upload and stored with their digest, and every action is kept in a record that cannot be changed.',
      ],
    },
    {
      title: 'Cookies and what stays on your device',
      text: [
        'One cookie keeps you signed in, one shows that you may be signed in, one recognizes this browser if another person guesses your password, one stores your language, and three remember that you have read the notices of this site. Your settings and unsent entries stay on your device. So do the pages a business owner read last, without amounts due, until they sign out and for up to twelve hours. There is no advertising and no third-party tracking.',
      ],
    },
    {
      title: 'Your rights',
      text: [
        'You may view, correct and download your data, object to its use, request its deletion if no law requires us to keep it, and file a complaint with the National Privacy Commission. Write to the Data Protection Officer at the municipal hall, or through Inquiry.',
      ],
    },
  ],
  fil: [
    {
      title: 'Ano ang iniingatan namin',
      text: [
        'Ang iyong pangalan, e-mail at numero ng telepono; ang mga detalye ng negosyo na hinihingi ng unified form; ang mga dokumentong ina-upload mo; ang iyong mga singil, bayad at resibo; ang mga mensahe mo at ng mga tanggapan; at ang talaan ng lahat ng ginawa.',
        'Hindi namin nakikita o iniingatan ang numero ng card o PIN ng wallet: sa payment provider mo ito inilalagay.',
      ],
    },
    {
      title: 'Bakit, at ayon sa aling batas',
      text: [
        'Upang magpasya sa iyong aplikasyon, kuwentahin at singilin ang hinihingi ng kodigo sa kita, ibigay ang permit at sagutin ka (RA 7160, RA 11032, RA 9514, PD 856). Hindi kailangan ang pahintulot sa iniuutos ng batas; hinihingi namin ito sa lahat ng iba pa.',
      ],
    },
    {
      title: 'Sino ang nakakakita',
      text: [
        'Ang tanggapan ng lisensiya at ang ingat-yaman; sa ibang tanggapan at barangay, sila lamang na pinadalhan ng iyong aplikasyon, at ang kailangan lamang nilang suriin. Permit lamang ang nakikita ng katuwang na nag-scan nito, hindi ang iyong contact o mga halaga.',
        'Tinatanggap ng mga ahensiya ang iniuutos ng batas na matanggap nila, tulad ng Bureau of Fire Protection at Department of Trade and Industry.',
      ],
    },
    {
      title: 'Gaano katagal',
      text: [
        'Mga aplikasyon at permit, sampung taon mula nang magsara ang negosyo; mga tala ng pananalapi, ayon sa Commission on Audit; mga dokumento ng aplikasyong hindi naihain, isang taon; mga tala ng pag-sign in, isang taon.',
      ],
    },
    {
      title: 'Paano ito iniingatan',
      text: [
        'Naka-encrypt ang koneksiyon, hindi na naibabalik sa dating anyo ang naka-save na password, sinusuri ang mga dokumento pagka-upload at iniingatan kasama ang digest, at nakasulat ang bawat ginawa sa talang hindi nababago ninuman.',
      ],
    },
    {
      title: 'Mga cookie at ang naiiwan sa iyong device',
      text: [
        'May isang cookie na nagpapanatiling naka-sign in ka, isa na nagsasabing maaaring naka-sign in ka, isa para makilala namin muli ang browser na ito kapag may ibang nanghuhula ng iyong password, isa para sa iyong wika, at tatlo na nagtatandang nabasa mo ang mga abiso. Nasa iyong device ang mga setting at ang na-type mong hindi pa naipapadala; naroon din ang huling binasa ng may-ari ng negosyo, nang walang halagang babayaran, hanggang mag-sign out siya at hindi lalampas sa labindalawang oras. Walang patalastas at walang pagsubaybay ng iba.',
      ],
    },
    {
      title: 'Ang iyong mga karapatan',
      text: [
        'Maaari mong makita at itama ang hawak namin, i-download ito, tumutol, humiling na alisin ito kapag walang batas na nagpapanatili, at magreklamo sa National Privacy Commission. Sumulat sa Data Protection Officer sa munisipyo, o sa pamamagitan ng Inquiry.',
      ],
    },
  ],
};
