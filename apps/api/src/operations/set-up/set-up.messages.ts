import type { Messages } from '@ebpls/contracts';

/** Messages of the set-up of an empty municipality: present and missing parts, results of a file or a trial. */
export const messages = {
  'setup.prefix_used': {
    en: 'Business numbers already use this prefix, so it cannot be changed.',
    fil: 'Nagsisimula na sa mga titik na ito ang mga numero ng negosyo, kaya hindi na mababago.',
  },
  'setup.seal_small': {
    en: 'Please upload a picture of at least 128 by 128 pixels, so that the seal can be printed.',
    fil: 'Mag-upload ng larawang hindi bababa sa 128 por 128 pixel upang maipalimbag ang selyo.',
  },
  'setup.unnamed': {
    en: 'The name of the municipality has not been entered yet.',
    fil: 'Wala pang pangalan ang munisipyo.',
  },
  'setup.named': { en: '{place}.', fil: '{place}.' },
  'setup.unsealed': {
    en: 'E-mails, documents and pages show the product’s logo until you upload your seal.',
    fil: 'Logo ng sistema ang nasa mga e-mail, dokumento at pahina hanggang i-upload mo ang selyo.',
  },
  'setup.sealed': {
    en: 'Your seal appears on every e-mail, document and page.',
    fil: 'Nasa bawat e-mail, dokumento at pahina na ang selyo mo.',
  },
  'setup.no_barangays': {
    en: 'A business cannot be registered until its barangay is added.',
    fil: 'Walang maipaparehistrong negosyo hangga’t wala rito ang barangay nito.',
  },
  'setup.barangays': { en: 'Barangays on the list: {count}.', fil: 'Mga barangay na nasa listahan: {count}.' },
  'setup.one_administrator': {
    en: 'You are the only administrator. Please invite a second one. After that, two people must approve access rights to payments and collections.',
    fil:
      'Ikaw lamang ang tagapangasiwa. Mag-imbita ng ikalawa. Mula noon, dalawang tao ang dapat mag-apruba ' +
      'ng mga karapatan sa bayad at koleksiyon.',
  },
  'setup.administrator_invited': {
    en: 'The second administrator was invited but has not set a password yet.',
    fil: 'Naimbitahan na ang ikalawang tagapangasiwa ngunit hindi pa nagtatakda ng password.',
  },
  'setup.administrators': { en: '{count} people have this role.', fil: '{count} tao ang may ganitong tungkulin.' },
  'setup.no_code': {
    en:
      'There are no rates yet, so no bill can be computed. Create a draft from the sample code and check it ' +
      'against your ordinance.',
    fil:
      'Wala pang mga antas, kaya walang makukuwentang singil. Gumawa ng burador mula sa halimbawang kodigo at ' +
      'itugma ito sa ordinansa.',
  },
  'setup.code_draft': {
    en: 'The draft needs approval by a treasury officer who did not work on it.',
    fil: 'Kailangan ng burador ang pag-apruba ng opisyal ng ingat-yaman na hindi gumawa nito.',
  },
  'setup.code': { en: '{version} is published.', fil: 'Nailathala na ang {version}.' },
  'setup.code_late': {
    en:
      'The earliest version of the revenue code takes effect on {day}. Only a version in effect on 1 January can ' +
      'be used to bill a year, so {year} applications cannot be billed. Publish a version that takes effect on or ' +
      'before 1 January {year}.',
    fil:
      'Sa {day} pa magkakabisa ang pinakaunang bersiyon ng kodigo sa kita. Ang bersiyong may bisa sa Enero 1 ' +
      'lamang ang magagamit sa singil ng taon, kaya hindi masisingil ang mga aplikasyon ng {year}. Maglathala ng ' +
      'bersiyong may bisa mula Enero 1, {year} o mas maaga.',
  },
  'setup.offices_empty': { en: 'Offices without staff: {offices}.', fil: 'Walang kawani sa: {offices}.' },
  'setup.barangays_empty': {
    en: 'Barangays without an officer to issue clearances: {count}.',
    fil: '{count} barangay ang walang magbibigay ng clearance.',
  },
  'setup.offices_only': {
    en: 'Every office has staff. No barangay has been added yet.',
    fil: 'May kawani na ang bawat tanggapan. Wala pang idinadagdag na barangay.',
  },
  'setup.staff': {
    en: 'Every office and barangay has staff.',
    fil: 'May kawani na ang bawat tanggapan at barangay.',
  },
  'setup.gateway_untested': {
    en: 'The current gateway settings have not been tested.',
    fil: 'Hindi pa nasusubukan ang kasalukuyang setting ng gateway.',
  },
  'setup.gateway_failed': {
    en: 'The payment gateway rejected the test: {fault}. Check the gateway addresses, merchant ID and key.',
    fil:
      'Hindi tinanggap ng gateway ang aming pagsubok: {fault}. Suriin ang mga address nito, ang merchant ID at ' +
      'ang key.',
  },
  'setup.gateway_sandbox': {
    en:
      'The test gateway responds, but it does not process real payments. Enter the addresses and keys of your own ' +
      'gateway.',
    fil:
      'Sumasagot ang pansubok na gateway, ngunit hindi ito nagpoproseso ng tunay na bayad. Ilagay ang mga address ' +
      'at key ng sarili mong gateway.',
  },
  'setup.gateway_done': {
    en: 'The gateway accepts our merchant ID and key.',
    fil: 'Tinatanggap ng gateway ang aming merchant ID at key.',
  },
  'setup.gateway_off': {
    en: 'Online payment is turned off (PAYNAMICS=off). Owners pay at the counter.',
    fil: 'Nakapatay ang online na pagbabayad (PAYNAMICS=off): sa kahera nagbabayad ang mga may-ari.',
  },
  'setup.mail_untested': {
    en: 'No test e-mail has been sent yet.',
    fil: 'Wala pang naipapadalang pansubok na e-mail.',
  },
  'setup.mail_pending': {
    en: 'A test e-mail to {to} is being sent.',
    fil: 'Ipinapadala na ang pansubok na e-mail sa {to}.',
  },
  'setup.mail_failed': {
    en: 'The e-mail to {to} could not be sent: {fault}',
    fil: 'Hindi naipadala ang e-mail sa {to}: {fault}',
  },
  'setup.mail_folder': {
    en: 'The e-mail was saved in the outbox of this server. It will not be delivered because SMTP_URL is not set.',
    fil: 'Naka-save ang e-mail sa outbox ng makinang ito at hindi maihahatid: hindi nakatakda ang SMTP_URL.',
  },
  'setup.mail_done': {
    en: 'The mail server accepted the e-mail to {to}. Check that it arrived.',
    fil: 'Tinanggap ng mail server ang e-mail sa {to}. Tiyaking dumating ito.',
  },
  'setup.cashiers': { en: 'Cashiers: {count}.', fil: '{count} kahera.' },
  'setup.no_cashier': {
    en: 'No one can collect payments yet. Please assign a cashier who is not the treasurer.',
    fil: 'Wala pang maaaring maningil. Magtalaga ng kaherang hindi ang ingat-yaman.',
  },
  'setup.signature': { en: 'A signatory has added a signature.', fil: 'May lagda na ang lumalagda.' },
  'setup.no_signature': {
    en: 'No signatory has added a signature on their account page.',
    fil: 'Wala pang lumalagda ang naglagay ng lagda sa pahina ng kaniyang account.',
  },
  'setup.forms': { en: 'Official receipt booklets: {count}.', fil: '{count} booklet ng opisyal na resibo.' },
  'setup.no_forms': {
    en: 'No collector has an AF 51 booklet. Booklets are needed only for paper receipts. The counter can issue electronic receipts without one.',
    fil: 'Walang maniningil na may booklet ng AF 51. Para lamang sa mga papel na resibo kailangan ang booklet; nagbibigay ang kahera ng elektronikong resibo kahit wala nito.',
  },
  'setup.third_administrator': {
    en: 'If one of the two administrators leaves, no new administrator can be approved. Please invite a third administrator.',
    fil: 'Kung umalis ang isa sa dalawang tagapangasiwa, walang maaaprubahang bago. Mag-imbita ng ikatlo.',
  },
  'setup.holidays': {
    en: 'The calendar includes the holidays up to {year}.',
    fil: 'Nasa kalendaryo ang mga pista opisyal hanggang {year}.',
  },
  'setup.no_holidays': {
    en: 'The holidays of {year} are not in the calendar, so working days are counted incorrectly.',
    fil: 'Wala sa kalendaryo ang mga pista opisyal ng {year}, kaya mali ang bilang ng araw ng trabaho.',
  },
  'setup.https': {
    en: 'The system uses the secure address {address}.',
    fil: 'Gumagamit ang sistema ng ligtas na address na {address}.',
  },
  'setup.no_https': {
    en: '{address} is not a secure (https) address. Phones will block the camera, and sign-in cookies will not be protected.',
    fil: 'Hindi https ang {address}: hinaharang ng mga telepono ang kamera, at hindi protektado ang mga cookie.',
  },
  'mail.mail_trial.subject': { en: 'eBPLS e-mail is working', fil: 'Gumagana ang e-mail ng eBPLS' },
  'mail.mail_trial.text': {
    en:
      'You requested this test e-mail on the set-up page. It was sent the same way as all e-mails to owners and ' +
      'offices.\n\n{link}',
    fil:
      'Hiniling mo ang pansubok na e-mail na ito sa pahina ng set-up. Ipinadala ito gaya ng lahat ng e-mail sa mga ' +
      'may-ari at tanggapan.\n\n{link}',
  },
  'barangays.columns': {
    en: 'The first row must contain the PSGC column names: “10-digit PSGC” and “Name”.',
    fil: 'Dapat nasa unang hilera ang mga hanay ng PSGC: “10-digit PSGC” at “Name”.',
  },
  'barangays.code': {
    en: 'This is not a valid ten-digit barangay code.',
    fil: 'Hindi ito ang sampung-numerong code ng barangay.',
  },
  'barangays.other_municipality': {
    en: 'This barangay is not in the same municipality as the barangay in the first row.',
    fil: 'Nasa ibang munisipyo ang barangay na ito kaysa sa unang hilera.',
  },
  'barangays.duplicate': {
    en: 'This code or name is listed twice in the file.',
    fil: 'Dalawang beses nakalista sa file ang code o pangalang ito.',
  },
  'barangays.name_in_use': {
    en:
      'A barangay with another code already has this name. If its code changed, upload this file under “Codes that ' +
      'changed”.',
    fil: 'May barangay na may ibang code na may ganitong pangalan. Kung nagbago ang code nito, ipadala ang file na ito sa “Mga code na nagbago”.',
  },
  'barangays.recode_columns': {
    en: 'The first row must contain the column names “Old code” and “New code”, or the PSGC column names “10-digit PSGC” and “Name”.',
    fil:
      'Dapat nasa unang hilera ang mga hanay: “Old code” at “New code”, o ang mga hanay ng PSGC: “10-digit PSGC” ' +
      'at “Name”.',
  },
  'barangays.old_unknown': {
    en: 'No barangay currently has this code.',
    fil: 'Walang barangay rito na may ganitong code ngayon.',
  },
  'barangays.chained': {
    en: 'This code still belongs to a barangay that is given a new code in the same file. Upload the two changes separately, one after the other.',
    fil: 'Code ito ng barangay na binibigyan ng ibang code sa parehong file. Ipadala nang magkasunod ang dalawang pagbabago.',
  },
  'barangays.code_was_another': {
    en: 'This code was previously used by another barangay and appears on earlier documents.',
    fil: 'Ibang barangay ang dating may ganitong code, at nasa mga dokumento noon ang code na ito.',
  },
  'barangays.name_conflict': {
    en: 'Two businesses in these barangays have the same name. One of them must change its name before the barangays are merged.',
    fil: 'May dalawang negosyo sa mga barangay na ito na magkapareho ang pangalan. Dapat magpalit ng pangalan ang isa bago pag-isahin ang mga barangay.',
  },
  'barangays.referred_to': {
    en: '{name} still has businesses, applications or staff. Merge it into another barangay under “Codes that changed”.',
    fil: 'May mga negosyo, aplikasyon o kawani ang {name}. Pag-isahin ito at ang ibang barangay sa “Mga code na nagbago”.',
  },
  'barangays.class': { en: 'Please enter urban, rural or coastal.', fil: 'Isulat ang urban, rural o coastal.' },
  'barangays.population': { en: 'The population must be a whole number.', fil: 'Dapat buong bilang ang populasyon.' },
  'barangays.place': {
    en: 'Please enter latitude and longitude in degrees, or leave both blank.',
    fil: 'Isulat ang latitude at longitude sa degree, o iwang blangko ang dalawa.',
  },
} satisfies Messages;
