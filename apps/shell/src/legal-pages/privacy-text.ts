import type { Locale } from '@ebpls/ui';

import type { Clause } from './terms-text.ts';

/** The privacy notice of the Data Privacy Act (RA 10173), section 16, and its rules. */
export const PRIVACY: Readonly<Record<Locale, readonly Clause[]>> = {
  en: [
    {
      title: 'What we keep',
      text: [
        'Your name, e-mail address and telephone number; the facts of your business that the unified application form asks for; the papers you send; your bills, payments and receipts; the messages between you and the offices; and who did what and when.',
        'We never see or keep the number of a card or the PIN of a wallet: you enter them with the payment provider.',
      ],
    },
    {
      title: 'Why, and by which law',
      text: [
        'To decide on your application, to compute and collect what the revenue code asks, to issue the permit and to answer you (RA 7160, RA 11032, RA 9514, PD 856). No consent is needed for what the law orders; we ask it for everything else.',
      ],
    },
    {
      title: 'Who sees it',
      text: [
        'The licensing office and the treasurer; of the other offices and the barangay only those to whom your application is routed, and only what they must check. A partner who scans your permit sees the permit, not your contact details or amounts.',
        'Agencies receive what the law orders them to receive, such as the Bureau of Fire Protection and the Department of Trade and Industry.',
      ],
    },
    {
      title: 'How long',
      text: [
        'Applications and permits ten years after the business closes, accounting records as the Commission on Audit orders, papers of applications that were never filed one year, records of sign-ins one year.',
      ],
    },
    {
      title: 'How it is kept safe',
      text: [
        'Connections are encrypted, passwords are kept as one-way digests, papers are checked when they arrive and kept with their digest, and every act is written down in a record that nobody can change.',
      ],
    },
    {
      title: 'Cookies and what stays on your device',
      text: [
        'One cookie keeps you signed in, one says that you may be, one lets us know this browser again when somebody else guesses at your password, one is your language, three remember that you have read the notices of this site. Your settings and what you typed and did not send yet stay on your device; so does what a business owner read last, without amounts to pay, until they sign out and for twelve hours at most. There is no advertising and no measuring by others.',
      ],
    },
    {
      title: 'Your rights',
      text: [
        'You may see and correct what we hold, download it, object, ask that it be removed when no law keeps it, and complain to the National Privacy Commission. Write to the Data Protection Officer at the municipal hall, or through Inquiry.',
      ],
    },
  ],
  fil: [
    {
      title: 'Ano ang itinatabi namin',
      text: [
        'Ang iyong pangalan, e-mail at numero ng telepono; ang mga detalye ng negosyo na hinihingi ng unified form; ang mga papeles na ipinadala mo; ang iyong mga bill, bayad at resibo; ang mga mensahe sa pagitan mo at ng mga tanggapan; at kung sino ang gumawa ng ano at kailan.',
        'Hindi namin nakikita o itinatabi ang numero ng card o PIN ng wallet: sa payment provider mo ito inilalagay.',
      ],
    },
    {
      title: 'Bakit, at ayon sa aling batas',
      text: [
        'Upang magpasya sa iyong aplikasyon, kuwentahin at singilin ang hinihingi ng revenue code, ibigay ang permit at sagutin ka (RA 7160, RA 11032, RA 9514, PD 856). Hindi kailangan ang pahintulot sa iniuutos ng batas; hinihingi namin ito sa lahat ng iba pa.',
      ],
    },
    {
      title: 'Sino ang nakakakita',
      text: [
        'Ang tanggapan ng lisensiya at ang ingat-yaman; sa ibang tanggapan at barangay, sila lamang na pinadalhan ng iyong aplikasyon, at ang kailangan lamang nilang suriin. Ang kasosyong nag-scan ng permit ay permit lamang ang nakikita, hindi ang iyong contact o mga halaga.',
        'Tinatanggap ng mga ahensiya ang iniuutos ng batas na matanggap nila, tulad ng Bureau of Fire Protection at Department of Trade and Industry.',
      ],
    },
    {
      title: 'Gaano katagal',
      text: [
        'Mga aplikasyon at permit, sampung taon mula nang magsara ang negosyo; mga tala ng pananalapi, ayon sa Commission on Audit; mga papeles ng aplikasyong hindi naihain, isang taon; mga tala ng pag-sign in, isang taon.',
      ],
    },
    {
      title: 'Paano ito iniingatan',
      text: [
        'Naka-encrypt ang koneksiyon, hindi na naibabalik sa dating anyo ang itinabing password, sinusuri ang mga papeles pagdating at itinatabi kasama ang digest, at nakasulat ang bawat kilos sa talang hindi nababago ninuman.',
      ],
    },
    {
      title: 'Mga cookie at ang naiiwan sa iyong device',
      text: [
        'May isang cookie na nagpapanatiling naka-sign in ka, isa na nagsasabing maaaring naka-sign in ka, isa para makilala namin muli ang browser na ito kapag may ibang nanghuhula ng iyong password, isa para sa iyong wika, at tatlo na nagtatandang nabasa mo ang mga abiso. Nasa iyong device ang mga setting at ang na-type mong hindi pa naipapadala; naroon din ang huling binasa ng may-ari ng negosyo, nang walang halagang babayaran, hanggang mag-sign out siya at hindi lalampas sa labindalawang oras. Walang patalastas at walang sumusukat mula sa iba.',
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
