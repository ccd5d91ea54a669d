// Text of the terms of use in both languages.

import type { Locale } from '@ebpls/ui';

export interface Clause {
  readonly title: string;
  readonly text: readonly string[];
}

/** Terms between the municipality and the person; each clause names its law. */
export const TERMS: Readonly<Record<Locale, readonly Clause[]>> = {
  en: [
    {
      title: 'What this system is',
      text: [
        'eBPLS is the municipality’s electronic business one-stop shop (RA 11032, section 13). Filing here has the same effect as filing at the counter, and the counter remains open to everyone.',
      ],
    },
    {
      title: 'Your account',
      text: [
        'One person, one account. Keep your password secret: you are responsible for what is done with your account until you report that another person has your password.',
        'You may end your sessions on other devices and change your password on your account page at any time.',
      ],
    },
    {
      title: 'What you declare',
      text: [
        'You are responsible for the truth of your declarations and documents. A false statement is a ground to revoke the permit and may be punished (RA 7160, section 174 and following; Revised Penal Code, article 171 and following).',
        'Your electronic signature on an application is as binding as your signature on paper (RA 8792, section 8).',
      ],
    },
    {
      title: 'Time limits of the offices',
      text: [
        'Simple transactions take up to three working days, complex ones seven, highly technical ones twenty. An application not acted upon within the limit is approved by law where the law provides (RA 11032, sections 9 and 10).',
      ],
    },
    {
      title: 'Payment',
      text: [
        'The amount due is the one shown on the date you pay, including surcharge and interest. Once the payment provider confirms it, a payment takes effect from the time you started it.',
        'Each agency that receives a share of your payment issues its own official receipt. A double payment is refunded or credited to your next bill; you may file a refund request within two years (RA 7160, section 196).',
      ],
    },
    {
      title: 'The permit',
      text: [
        'The permit is valid until 31 December of its year, for the place and the lines of business on it. It must be posted in view, cannot be transferred to another person, and must be returned when the business retires.',
      ],
    },
    {
      title: 'When something does not work',
      text: [
        'If the system is not available on a due date, the municipality extends the date by resolution. Your entries are kept on your device or on the server.',
      ],
    },
    {
      title: 'Complaints',
      text: [
        'Write to the office through Inquiry, or to the Anti-Red Tape Authority. An assessment may be protested in writing within sixty days of its receipt (RA 7160, section 195).',
      ],
    },
  ],
  fil: [
    {
      title: 'Ano ang sistemang ito',
      text: [
        'Ang eBPLS ang elektronikong business one-stop shop ng munisipyo (RA 11032, seksiyon 13). Ang inihain dito ay katumbas ng inihain sa window, at bukas pa rin ang window para sa lahat.',
      ],
    },
    {
      title: 'Ang iyong account',
      text: [
        'Isang tao, isang account. Ingatan ang password: ang ginawa gamit ang iyong account ay ituturing na ikaw ang gumawa hanggang iulat mong may ibang nakakuha nito.',
        'Maaari mong tapusin ang mga session sa ibang device at palitan ang password sa pahina ng iyong account anumang oras.',
      ],
    },
    {
      title: 'Ang iyong ipinahahayag',
      text: [
        'Pananagutan mo ang katotohanan ng iyong ipinahayag at ng mga dokumentong ina-upload. Ang maling pahayag ay dahilan para bawiin ang permit at maaaring parusahan (RA 7160, seksiyon 174 at mga sumunod; Revised Penal Code, artikulo 171 at mga sumunod).',
        'Ang elektronikong lagda sa aplikasyon ay may bisang tulad ng lagda sa papel (RA 8792, seksiyon 8).',
      ],
    },
    {
      title: 'Takdang oras ng mga tanggapan',
      text: [
        'Hindi hihigit sa tatlong araw ng trabaho ang simpleng transaksiyon, pito ang masalimuot, dalawampu ang lubhang teknikal. Ang aplikasyong lumampas sa takda nang walang dahilan ay aprubado ayon sa batas kung itinatakda nito (RA 11032, seksiyon 9 at 10).',
      ],
    },
    {
      title: 'Pagbabayad',
      text: [
        'Ang halagang babayaran ay ang nakikita sa araw ng iyong pagbabayad, kasama ang patong at interes. Binibilang ang bayad mula nang simulan mo ito, kapag kinumpirma ng payment provider.',
        'May opisyal na resibo ang bawat bayad para sa bawat ahensiya. Ang dobleng bayad ay nire-refund o ikinekredito sa susunod na singil; maaaring maghain ng hiling na refund sa loob ng dalawang taon (RA 7160, seksiyon 196).',
      ],
    },
    {
      title: 'Ang permit',
      text: [
        'May bisa ang permit hanggang ika-31 ng Disyembre ng taon nito, para sa lugar at mga uri ng negosyong nakasulat dito. Dapat itong nakapaskil, hindi ito naililipat sa iba, at isinasauli kapag nagsara ang negosyo.',
      ],
    },
    {
      title: 'Kapag may hindi gumagana',
      text: [
        'Kung hindi gumagana ang sistema sa takdang petsa, pinahahaba ng munisipyo ang takda sa pamamagitan ng resolusyon. Naka-save sa iyong device o sa server ang na-type mo at naroon pagbalik mo.',
      ],
    },
    {
      title: 'Mga reklamo',
      text: [
        'Sumulat sa tanggapan sa pamamagitan ng Inquiry, o sa Anti-Red Tape Authority. Maaaring tutulan nang nakasulat ang assessment sa loob ng animnapung araw mula nang matanggap (RA 7160, seksiyon 195).',
      ],
    },
  ],
};
