import type { Messages } from '@ebpls/contracts';

/** Messages of the set-up of an empty municipality: present and missing parts, results of a file or a trial. */
export const messages = {
  'setup.prefix_used': {
    en: 'Numbers of businesses begin with these letters already, so they stay.',
    fil: 'Nagsisimula na sa mga titik na ito ang mga numero ng negosyo, kaya hindi na mababago.',
  },
  'setup.seal_small': {
    en: 'Please send a picture of at least 128 by 128 pixels, so that the seal can be printed.',
    fil: 'Magpadala ng larawang hindi bababa sa 128 por 128 pixel upang maipalimbag ang selyo.',
  },
  'setup.unnamed': { en: 'The municipality has no name yet.', fil: 'Wala pang pangalan ang munisipyo.' },
  'setup.named': { en: 'Municipality of {name}.', fil: 'Bayan ng {name}.' },
  'setup.unsealed': {
    en: 'Letters, papers and pages carry the drawing of the product until you send your seal.',
    fil: 'Guhit ng sistema ang nasa mga sulat, papel at pahina hanggang ipadala mo ang inyong selyo.',
  },
  'setup.sealed': { en: 'Every letter, paper and page carries it.', fil: 'Nasa bawat sulat, papel at pahina na ito.' },
  'setup.no_barangays': {
    en: 'No business can be registered before its barangay is here.',
    fil: 'Walang maipaparehistrong negosyo hangga’t wala rito ang barangay nito.',
  },
  'setup.barangays': { en: '{count} barangays.', fil: '{count} barangay.' },
  'setup.one_administrator': {
    en: 'You are the only administrator. Invite a second one: from then on two people agree on powers over money.',
    fil: 'Ikaw lamang ang tagapangasiwa. Mag-imbita ng ikalawa: mula noon, dalawang tao ang sumasang-ayon sa kapangyarihan sa pera.',
  },
  'setup.administrator_invited': {
    en: 'The second administrator is invited and has not set a password yet.',
    fil: 'Naimbitahan na ang ikalawang tagapangasiwa at hindi pa nagtatakda ng password.',
  },
  'setup.administrators': { en: '{count} administrators.', fil: '{count} tagapangasiwa.' },
  'setup.no_code': {
    en: 'No rates yet, so no bill can be computed. Begin a draft from the starter’s code and check it against your ordinance.',
    fil: 'Wala pang mga singil, kaya walang makukuwentang bill. Magsimula ng borador mula sa panimulang kodigo at itugma ito sa inyong ordinansa.',
  },
  'setup.code_draft': {
    en: 'The draft waits for a treasurer who did not work on it.',
    fil: 'Naghihintay ang borador sa ingat-yamang hindi gumawa nito.',
  },
  'setup.code': { en: '{version} is published.', fil: 'Nailathala na ang {version}.' },
  'setup.code_late': {
    en: 'The first day of the revenue code is {day}. Only a version in force on 1 January can bill a year, so applications of {year} cannot be billed. Publish a version that is in force from 1 January {year} or earlier.',
    fil: 'Ang unang araw ng kodigo sa kita ay {day}. Ang bersiyong may bisa sa Enero 1 lamang ang makapagkukuwenta ng bill ng taon, kaya hindi makukuwentahan ng bill ang mga aplikasyon ng {year}. Maglathala ng bersiyong may bisa mula Enero 1, {year} o mas maaga.',
  },
  'setup.offices_empty': { en: 'Nobody works for: {offices}.', fil: 'Walang kawani sa: {offices}.' },
  'setup.barangays_empty': {
    en: '{count} barangays have nobody who clears.',
    fil: '{count} barangay ang walang magbibigay ng clearance.',
  },
  'setup.offices_only': {
    en: 'Every office has somebody; the barangays are still missing.',
    fil: 'May kawani na ang bawat tanggapan; kulang pa ang mga barangay.',
  },
  'setup.staff': {
    en: 'Every office and barangay has somebody.',
    fil: 'May kawani na ang bawat tanggapan at barangay.',
  },
  'setup.gateway_untested': {
    en: 'The settings of the gateway as they are now were not tried.',
    fil: 'Hindi pa nasusubukan ang kasalukuyang setting ng gateway.',
  },
  'setup.gateway_failed': {
    en: 'It did not accept our question: {fault}. Check its addresses, the merchant id and the key.',
    fil: 'Hindi nito tinanggap ang tanong: {fault}. Suriin ang mga address nito, ang merchant id at ang susi.',
  },
  'setup.gateway_sandbox': {
    en: 'The stand-in answers. It moves no money: set the addresses and keys of your gateway.',
    fil: 'Ang pamalit ang sumasagot. Walang perang nagagalaw: itakda ang mga address at susi ng inyong gateway.',
  },
  'setup.gateway_done': {
    en: 'The gateway knows our merchant id and key.',
    fil: 'Kilala ng gateway ang ating merchant id at susi.',
  },
  'setup.gateway_off': {
    en: 'Online payment is off (PAYNAMICS=off): owners pay at the counter.',
    fil: 'Nakapatay ang online na pagbabayad (PAYNAMICS=off): sa kahera nagbabayad ang mga may-ari.',
  },
  'setup.mail_untested': { en: 'No test e-mail was sent yet.', fil: 'Wala pang naipapadalang pansubok na e-mail.' },
  'setup.mail_pending': {
    en: 'A test e-mail to {to} is being sent.',
    fil: 'Ipinapadala na ang pansubok na e-mail sa {to}.',
  },
  'setup.mail_failed': {
    en: 'The letter to {to} did not leave: {fault}',
    fil: 'Hindi naipadala ang sulat sa {to}: {fault}',
  },
  'setup.mail_folder': {
    en: 'The letter lies in the outbox on this machine and reaches nobody: SMTP_URL is not set.',
    fil: 'Nasa outbox ng makinang ito ang sulat at walang makatatanggap: hindi nakatakda ang SMTP_URL.',
  },
  'setup.mail_done': {
    en: 'The mail server took the letter to {to}. Look whether it arrived.',
    fil: 'Tinanggap ng mail server ang sulat sa {to}. Tingnan kung dumating ito.',
  },
  'setup.cashiers': { en: '{count} cashiers.', fil: '{count} kahera.' },
  'setup.no_cashier': {
    en: 'Nobody may collect money. A cashier is another person than the treasurer.',
    fil: 'Walang maaaring maningil. Iba ang kahera sa ingat-yaman.',
  },
  'setup.signature': { en: 'A signatory has drawn the signature.', fil: 'May pirma na ang lumalagda.' },
  'setup.no_signature': {
    en: 'No signatory has drawn a signature on the own account page.',
    fil: 'Wala pang lumalagdang gumuhit ng pirma sa sariling pahina ng account.',
  },
  'setup.forms': { en: '{count} booklets of official receipts.', fil: '{count} bungkos ng opisyal na resibo.' },
  'setup.no_forms': {
    en: 'No collector has a booklet of AF 51. Booklets are needed for paper receipts only; the counter gives electronic receipts without one.',
    fil: 'Walang maniningil na may booklet ng AF 51. Para lamang sa mga papel na resibo kailangan ang booklet; nagbibigay ang kahera ng elektronikong resibo kahit wala nito.',
  },
  'setup.third_administrator': {
    en: 'With two, nobody is left to approve the next when one leaves. Invite a third.',
    fil: 'Kung dalawa lamang, walang matitirang sasang-ayon sa susunod kapag umalis ang isa. Mag-imbita ng ikatlo.',
  },
  'setup.holidays': { en: 'The calendar reaches into {year}.', fil: 'Umaabot ang kalendaryo sa {year}.' },
  'setup.no_holidays': {
    en: 'The holidays of {year} are not in the calendar, so working days are counted wrongly.',
    fil: 'Wala sa kalendaryo ang mga pista ng {year}, kaya mali ang bilang ng araw ng trabaho.',
  },
  'setup.https': { en: 'The address is {address}.', fil: 'Ang address ay {address}.' },
  'setup.no_https': {
    en: '{address} is not an https address: phones refuse the camera, and cookies travel in the open.',
    fil: 'Hindi https ang {address}: ayaw ng mga telepono sa kamera, at hayag ang mga cookie.',
  },
  'mail.mail_trial.subject': { en: 'The mail of eBPLS works', fil: 'Gumagana ang mail ng eBPLS' },
  'mail.mail_trial.text': {
    en: 'You asked for this letter on the page of the set-up. It came the way of every letter to owners and offices.\n\n{link}',
    fil: 'Hiniling mo ang sulat na ito sa pahina ng set-up. Dumaan ito sa dinaraanan ng bawat sulat sa mga may-ari at tanggapan.\n\n{link}',
  },
  'barangays.columns': {
    en: 'One line must name the columns of the PSGC: “10-digit PSGC” and “Name”.',
    fil: 'Dapat may linyang nagpapangalan sa mga hanay ng PSGC: “10-digit PSGC” at “Name”.',
  },
  'barangays.code': {
    en: 'This is not the ten-digit code of a barangay.',
    fil: 'Hindi ito ang sampung-numerong code ng barangay.',
  },
  'barangays.other_municipality': {
    en: 'This barangay lies in another municipality than the first row.',
    fil: 'Nasa ibang munisipyo ang barangay na ito kaysa sa unang hilera.',
  },
  'barangays.duplicate': { en: 'This is in the file twice.', fil: 'Dalawang beses ito sa file.' },
  'barangays.name_in_use': {
    en: 'A barangay with another code has this name already. If its code changed, send this file under “Codes that changed”.',
    fil: 'May barangay na may ibang code na may ganitong pangalan. Kung nagbago ang code nito, ipadala ang file na ito sa “Mga code na nagbago”.',
  },
  'barangays.recode_columns': {
    en: 'One line must name the columns: “Old code” and “New code”, or those of the PSGC: “10-digit PSGC” and “Name”.',
    fil: 'Dapat may linyang nagpapangalan sa mga hanay: “Old code” at “New code”, o ang sa PSGC: “10-digit PSGC” at “Name”.',
  },
  'barangays.old_unknown': {
    en: 'No barangay here has this code now.',
    fil: 'Walang barangay rito na may ganitong code ngayon.',
  },
  'barangays.chained': {
    en: 'This code belongs to a barangay that gets another one in the same file. Send the two changes one after the other.',
    fil: 'Code ito ng barangay na binibigyan ng ibang code sa parehong file. Ipadala nang magkasunod ang dalawang pagbabago.',
  },
  'barangays.code_was_another': {
    en: 'Another barangay had this code before, and papers of that time carry it.',
    fil: 'Ibang barangay ang dating may ganitong code, at nasa mga papel noon ang code na ito.',
  },
  'barangays.name_conflict': {
    en: 'Two businesses of these barangays have the same name. One of them must change its name before the barangays become one.',
    fil: 'May dalawang negosyo sa mga barangay na ito na magkapareho ang pangalan. Dapat magpalit ng pangalan ang isa bago pag-isahin ang mga barangay.',
  },
  'barangays.referred_to': {
    en: 'Businesses, applications or staff belong to {name}. Merge it into another barangay under “Codes that changed”.',
    fil: 'May mga negosyo, aplikasyon o kawani ang {name}. Pag-isahin ito at ang ibang barangay sa “Mga code na nagbago”.',
  },
  'barangays.class': { en: 'Please write urban, rural or coastal.', fil: 'Isulat ang urban, rural o coastal.' },
  'barangays.population': { en: 'This is not a number of people.', fil: 'Hindi ito bilang ng tao.' },
  'barangays.place': {
    en: 'Please write latitude and longitude in degrees, or leave both empty.',
    fil: 'Isulat ang latitude at longitude sa degree, o iwang blangko ang dalawa.',
  },
} satisfies Messages;
