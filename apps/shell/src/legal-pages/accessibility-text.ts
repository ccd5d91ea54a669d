// Accessibility statement in both languages: what the product does, what it does not do yet, and whom to contact.

import type { Locale } from '@ebpls/ui';

import type { Clause } from './terms-text.ts';

export const ACCESSIBILITY: Readonly<Record<Locale, readonly Clause[]>> = {
  en: [
    {
      title: 'For everyone',
      text: [
        'Persons with disabilities have an equal right to the services of the municipality (RA 7277). We build these pages to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.',
        'Every version is tested in a browser with an automatic accessibility check before it is released.',
      ],
    },
    {
      title: 'What you can expect',
      text: [
        'All pages work with a keyboard alone, and the selected element is always marked. Fields, buttons and messages have names for screen readers.',
        'You can enlarge the text to 200% in your browser. Pages fit a phone 360 pixels wide without scrolling sideways.',
        'No information depends on color alone. You can choose a light or a dark theme, and English or Filipino.',
        'Charts have a table with the same figures. Animations are off if your device is set to reduce motion.',
        'Before a session ends, the page warns you and you can extend it. Drafts of your forms are saved as you type.',
      ],
    },
    {
      title: 'What is not accessible yet',
      text: [
        'Printed documents such as permits, receipts and orders of payment are PDF files without structure for screen readers. The same facts are on the pages of your business.',
        'Screen readers cannot read the map of the municipality. You can enter the position of your business as numbers instead.',
        'Documents that other people upload are shown as they were photographed.',
      ],
    },
    {
      title: 'Help and complaints',
      text: [
        'At the counter of the licensing office, a clerk can file for you with your consent.',
        'If a page does not work for you, use the contacts on the Complaints page. You may also contact ARTA or hotline 8888.',
      ],
    },
  ],
  fil: [
    {
      title: 'Para sa lahat',
      text: [
        'May pantay na karapatan sa serbisyo ng munisipyo ang mga taong may kapansanan (RA 7277). Ginagawa ang mga pahinang ito ayon sa Web Content Accessibility Guidelines (WCAG) 2.2, antas AA.',
        'Bawat bersiyon ay sinusubok sa browser gamit ang awtomatikong pagsusuri ng accessibility bago ito ilabas.',
      ],
    },
    {
      title: 'Ang maaasahan mo',
      text: [
        'Gumagana ang lahat ng pahina sa keyboard lamang, at laging may marka ang napiling bahagi. May pangalan para sa screen reader ang mga field, button at mensahe.',
        'Mapapalaki mo ang teksto hanggang 200% sa browser. Kasya ang mga pahina sa teleponong 360 pixel ang lapad nang hindi nag-i-scroll pahalang.',
        'Walang impormasyong nakasalalay sa kulay lamang. Mapipili mo ang maliwanag o madilim na tema, at Ingles o Filipino.',
        'May talaan ng parehong bilang ang bawat tsart. Walang animation kung ito ang nakatakda sa device mo.',
        'Bago matapos ang session, nagbababala ang pahina at mapapahaba mo ito. Nase-save ang draft ng mga form habang nagta-type ka.',
      ],
    },
    {
      title: 'Ang hindi pa accessible',
      text: [
        'Ang mga naka-print na dokumento gaya ng permit, resibo at order of payment ay PDF na walang istruktura para sa screen reader. Nasa mga pahina ng negosyo mo ang parehong impormasyon.',
        'Hindi nababasa ng screen reader ang mapa ng munisipyo. Mailalagay mo ang lokasyon ng negosyo bilang mga numero.',
        'Ipinapakita ang mga dokumentong in-upload ng iba kung paano kinunan ang mga ito.',
      ],
    },
    {
      title: 'Tulong at reklamo',
      text: [
        'Sa window ng tanggapan ng lisensiya, may kawani na maghahain para sa iyo kung papayag ka.',
        'Kung hindi gumagana para sa iyo ang isang pahina, gamitin ang mga paraan sa pahinang Mga reklamo. Maaari ring lumapit sa ARTA o sa hotline 8888.',
      ],
    },
  ],
};
