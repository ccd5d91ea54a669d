import type { DeclaredField, Message, Messages } from '@ebpls/contracts';
import { defineMessages } from '@ebpls/remote-kit';

import type { LineAmount } from './figures/declared-fields.ts';

/** Fields typed in the forms; lines are titled by their names, exemptions are claimed at the counter. */
type TypedField = Exclude<DeclaredField, 'lines' | 'exemptions'> | LineAmount;

/** Texts of the permit application of one year, from the first choice to the issued permit. */
export const texts = {
  holdings: { en: 'Business Holdings', fil: 'Mga Negosyo' },
  NEW: { en: 'New permit', fil: 'Bagong permit' },
  RENEWAL: { en: 'Renewal', fil: 'Renewal' },
  AMENDMENT: { en: 'Amendment', fil: 'Pagbabago' },
  RETIREMENT: { en: 'Closure', fil: 'Pagsasara' },
  SPECIAL: { en: 'Temporary permit', fil: 'Pansamantalang permit' },
  kind_and_year: { en: '{kind} {year}', fil: '{kind} {year}' },

  request_title: { en: 'Apply for a permit', fil: 'Mag-apply ng permit' },
  request_lead: {
    en: 'For {name}. The details of the business are taken over; you declare the figures of the year and send the papers.',
    fil: 'Para sa {name}. Kukunin ang mga detalye ng negosyo; ilalahad mo ang mga halaga ng taon at ipadadala ang mga papeles.',
  },
  request_kind: { en: 'What do you apply for?', fil: 'Ano ang ina-apply mo?' },
  NEW_help: { en: 'The first permit of this business.', fil: 'Ang unang permit ng negosyong ito.' },
  RENEWAL_help: { en: 'The permit for another year.', fil: 'Ang permit para sa panibagong taon.' },
  request_only: { en: 'You apply for: {what}', fil: 'Nag-a-apply ka ng: {what}' },
  request_start: { en: 'Start the application', fil: 'Simulan ang aplikasyon' },
  request_open: { en: 'An application is already open', fil: 'May bukas nang aplikasyon' },
  request_open_more: {
    en: 'One application at a time. Continue the one you have.',
    fil: 'Isang aplikasyon lamang sa bawat pagkakataon. Ituloy ang nasimulan mo.',
  },
  request_continue: { en: 'Continue the application', fil: 'Ituloy ang aplikasyon' },
  request_draft: { en: 'The registration is not finished', fil: 'Hindi pa tapos ang rehistro' },
  request_draft_more: {
    en: 'Finish the registration of the business first; the application takes it over.',
    fil: 'Tapusin muna ang rehistro ng negosyo; kukunin ito ng aplikasyon.',
  },
  request_finish: { en: 'Finish the registration', fil: 'Tapusin ang rehistro' },
  request_nothing: { en: 'There is nothing to apply for now', fil: 'Wala pang maia-apply ngayon' },
  request_nothing_more: {
    en: 'This business has its permit, or its application is on its way.',
    fil: 'May permit na ang negosyong ito, o inaasikaso na ang aplikasyon.',
  },

  changes: { en: 'What changes', fil: 'Ano ang magbabago' },
  was_and_becomes: { en: '{was} → {becomes}', fil: '{was} → {becomes}' },
  change_again: { en: 'Change this', fil: 'Baguhin ito' },
  step_declare: { en: 'Figures of the year', fil: 'Mga halaga ng taon' },
  step_papers: { en: 'Papers', fil: 'Mga papeles' },
  step_sign: { en: 'Check and sign', fil: 'Suriin at lagdaan' },
  hint_declare_NEW: {
    en: 'What you put into the business. You sign this under penalty of perjury.',
    fil: 'Ang inilagay mo sa negosyo. Nilalagdaan mo ito sa ilalim ng parusa ng perjury.',
  },
  hint_declare_RENEWAL: {
    en: 'Gross sales from January to December {year}, before expenses. The same figures as in your sworn statement.',
    fil: 'Kabuuang benta mula Enero hanggang Disyembre {year}, bago ang gastos. Kapareho ng nasa sinumpaang salaysay mo.',
  },
  hint_papers: {
    en: 'Take a photo or choose a PDF, up to 10 MB each. You may leave and come back.',
    fil: 'Kumuha ng litrato o pumili ng PDF, hanggang 10 MB bawat isa. Maaari kang umalis at bumalik.',
  },
  hint_sign: {
    en: 'Read it once more. Then it goes to the licensing office.',
    fil: 'Basahin muli. Pagkatapos ay mapupunta ito sa tanggapan ng lisensiya.',
  },
  file_title: { en: 'Application {year}', fil: 'Aplikasyon {year}' },

  payment_mode: { en: 'How will you pay the business tax?', fil: 'Paano mo babayaran ang business tax?' },
  ANNUAL: { en: 'Once', fil: 'Isang beses' },
  SEMI_ANNUAL: { en: 'In two parts', fil: 'Dalawang hulog' },
  QUARTERLY: { en: 'In four parts', fil: 'Apat na hulog' },
  mode_by: { en: '{mode}, by {days}', fil: '{mode}, hanggang {days}' },
  mode_rest: {
    en: '{mode}: what is past due with the bill, the rest by {days}',
    fil: '{mode}: kasama ng singil ang lampas na sa takdang araw, ang natitira hanggang {days}',
  },
  mode_with_bill: { en: '{mode}, with the bill', fil: '{mode}, kasama ng singil' },
  mode_NEW: {
    en: 'A new business pays the tax of its first year at once, when the bill is ready.',
    fil: 'Isang bayad ang buwis sa unang taon ng bagong negosyo, kapag handa na ang singil.',
  },
  mode_all_due: {
    en: 'All due days of {year} are past, so the tax is paid at once, when the bill is ready.',
    fil: 'Lampas na ang lahat ng takdang araw ng {year}, kaya isang bayad ang buwis kapag handa na ang singil.',
  },
  fees_first: { en: 'All fees are paid with the first part.', fil: 'Kasama sa unang hulog ang lahat ng bayarin.' },
  total_assets: { en: 'Total assets without land', fil: 'Kabuuang ari-arian, hindi kasama ang lupa' },
  total_assets_help: { en: 'Equipment, goods and cash.', fil: 'Kagamitan, paninda at pera.' },
  employees_female: { en: 'Female workers', fil: 'Mga manggagawang babae' },
  employees_male: { en: 'Male workers', fil: 'Mga manggagawang lalaki' },
  line_of: { en: '{name}', fil: '{name}' },
  line_category: { en: '{name}, category {category}', fil: '{name}, kategorya {category}' },
  capitalization: { en: 'Capital put into this line', fil: 'Puhunan sa uring ito' },
  capitalization_help: {
    en: 'Money, equipment and goods you start with.',
    fil: 'Pera, kagamitan at panindang panimula.',
  },
  gross_essential: { en: 'Sales of essential goods', fil: 'Benta ng mga pangunahing bilihin' },
  gross_essential_help: {
    en: 'Rice, corn, medicine, farm supplies, school needs and the like. Taxed at half. Enter 0 if none.',
    fil: 'Bigas, mais, gamot, gamit sa bukid, gamit sa paaralan at katulad. Kalahati ang buwis. Ilagay ang 0 kung wala.',
  },
  gross_non_essential: { en: 'Sales of other goods or services', fil: 'Benta ng iba pang paninda o serbisyo' },
  gross_non_essential_help: {
    en: 'Everything else you sold. Enter 0 if none.',
    fil: 'Lahat ng iba pang naibenta. Ilagay ang 0 kung wala.',
  },
  zero_gross_affidavit: {
    en: 'The business did not operate in {year}',
    fil: 'Hindi nag-operate ang negosyo noong {year}',
  },
  back_years: { en: 'Years that were not filed', fil: 'Mga taong hindi naisumite' },
  zero_gross_affidavit_help: {
    en: 'Mark it only when all sales are 0. It is an affidavit.',
    fil: 'Markahan lamang kung 0 ang lahat ng benta. Sinumpaang salaysay ito.',
  },
  workers_part: { en: 'Workers on the payroll', fil: 'Mga manggagawang may sahod' },

  returned: {
    en: 'Returned to you: correct this and send it again',
    fil: 'Ibinalik sa iyo: itama ito at ipadala muli',
  },
  papers_left_one: { en: '{count} paper is still missing', fil: '{count} papeles pa ang kulang' },
  papers_left_other: { en: '{count} papers are still missing', fil: '{count} papeles pa ang kulang' },
  quota_application: {
    en: '{left} of {most} MB left for the files of this application.',
    fil: '{left} sa {most} MB na lang ang natitira para sa mga file ng aplikasyong ito.',
  },
  quota_new: {
    en: '{left} of {most} MB left for all that you send before your first application is accepted.',
    fil: '{left} sa {most} MB na lang ang natitira para sa lahat ng ipadadala mo bago tanggapin ang una mong aplikasyon.',
  },
  quota_year: {
    en: '{left} of {most} MB left for all that you send this year.',
    fil: '{left} sa {most} MB na lang ang natitira para sa lahat ng ipadadala mo ngayong taon.',
  },
  papers_done: { en: '{done} of {all} done', fil: '{done} sa {all} ang tapos na' },
  originals_one: {
    en: 'You bring {count} original to the municipal hall. The offices can go on only when they have seen it.',
    fil: 'Dadalhin mo ang {count} orihinal sa munisipyo. Makapagpapatuloy lang ang mga tanggapan kapag nakita na ito.',
  },
  originals_other: {
    en: 'You bring {count} originals to the municipal hall. The offices can go on only when they have seen them.',
    fil: 'Dadalhin mo ang {count} orihinal sa munisipyo. Makapagpapatuloy lang ang mga tanggapan kapag nakita na ang mga ito.',
  },
  papers_missing_why: {
    en: 'An application without these papers cannot be filed. Send them, or say that you bring them.',
    fil: 'Hindi maihahain ang aplikasyong kulang sa mga papeles na ito. Ipadala ang mga ito, o sabihing dadalhin mo.',
  },
  paper_bring: { en: 'I will bring it', fil: 'Dadalhin ko ito' },
  original: {
    en: 'You bring the original to the municipal hall.',
    fil: 'Dadalhin mo ang orihinal sa munisipyo.',
  },
  paper_send_after_all: { en: 'Send it here instead', fil: 'Ipadala na lang dito' },
  paper_not_sent: { en: 'Not sent', fil: 'Hindi pa naipadala' },
  paper_not_needed: { en: 'Not sent, and not required', fil: 'Hindi naipadala, at hindi kailangan' },
  paper_view: { en: 'Look at it', fil: 'Tingnan' },
  paper_mixed: {
    en: 'Choose photos only, or one PDF. Several photos become one PDF.',
    fil: 'Pumili ng mga litrato lamang, o isang PDF. Magiging isang PDF ang maraming litrato.',
  },
  paper_page_unread: {
    en: 'One of these photos cannot be opened. Take it again, as JPG or PNG.',
    fil: 'Hindi mabuksan ang isa sa mga litratong ito. Kumuhang muli, bilang JPG o PNG.',
  },
  hint_blurred: {
    en: 'This photo looks blurred. Can you read the small print? If not, take it again.',
    fil: 'Mukhang malabo ang litratong ito. Nababasa mo ba ang maliliit na letra? Kung hindi, kumuhang muli.',
  },
  hint_dark: {
    en: 'This photo is dark. Take it again near a window or a lamp if you cannot read it.',
    fil: 'Madilim ang litratong ito. Kumuhang muli malapit sa bintana o ilaw kung hindi mo ito mabasa.',
  },
  page_add: { en: 'Add a page', fil: 'Magdagdag ng pahina' },
  page_more: { en: 'Another page of this paper', fil: 'Isa pang pahina ng papeles na ito' },
  pages_hint: {
    en: 'These photos become one PDF, in this order.',
    fil: 'Magiging isang PDF ang mga litratong ito, ayon sa pagkakasunod.',
  },
  pages_send_one: { en: 'Send {count} page', fil: 'Ipadala ang {count} pahina' },
  pages_send_other: { en: 'Send {count} pages as one PDF', fil: 'Ipadala ang {count} pahina bilang isang PDF' },
  pages_cancel: { en: 'Cancel', fil: 'Kanselahin' },
  papers_all: { en: 'All required papers are here.', fil: 'Narito na ang lahat ng kailangang papeles.' },
  papers_complete: {
    en: 'All required papers are here, or will be brought.',
    fil: 'Narito na ang lahat ng kailangang papeles, o dadalhin.',
  },
  papers_none: { en: 'No paper is needed for this application.', fil: 'Walang kailangang papeles sa aplikasyong ito.' },
  paper_help: { en: 'PDF, JPG or PNG, up to 10 MB.', fil: 'PDF, JPG o PNG, hanggang 10 MB.' },
  paper_checked_by: { en: 'Checked by {offices}.', fil: 'Sinusuri ng {offices}.' },
  paper_again: { en: 'Send a new copy: {remarks}', fil: 'Magpadala ng bagong kopya: {remarks}' },
  paper_again_plain: { en: 'Please send a new copy.', fil: 'Magpadala ng bagong kopya.' },
  paper_reused: { en: 'From your papers, sent on', fil: 'Mula sa iyong mga papeles, ipinadala noong' },
  paper_ended: {
    en: 'This paper ended on {day}. Please send the one that holds now.',
    fil: 'Nagtapos ang papeles na ito noong {day}. Ipadala ang may bisa ngayon.',
  },
  done: { en: 'Done', fil: 'Tapos na' },
  missing: { en: 'Missing', fil: 'Kulang' },

  estimate: { en: 'What you will pay', fil: 'Ang babayaran mo' },
  estimate_hint: {
    en: 'Estimate. The bill comes after the last clearance.',
    fil: 'Tantiya. Darating ang singil pagkatapos ng huling clearance.',
  },
  estimate_total: { en: 'Estimated total', fil: 'Tantiyang kabuuan' },
  estimate_none: {
    en: 'The estimate appears when the figures are complete.',
    fil: 'Lilitaw ang tantiya kapag kumpleto na ang mga halaga.',
  },
  answers: { en: 'Your figures', fil: 'Ang iyong mga halaga' },
  declaration: { en: 'Declaration', fil: 'Panunumpa' },
  declaration_text: {
    en: 'I declare under penalty of perjury that everything I state in this application is true. I will comply with the regulatory requirements and correct other deficiencies within 30 days from the release of the permit. I agree that the municipality processes these data for this permit.',
    fil: 'Nanunumpa ako, sa ilalim ng parusa ng perjury, na totoo ang lahat ng inilahad ko sa aplikasyong ito. Tutuparin ko ang mga itinatakda ng batas at itatama ang iba pang kakulangan sa loob ng 30 araw mula sa paglabas ng permit. Pumapayag ako na iproseso ng munisipalidad ang mga datos na ito para sa permit.',
  },
  agrees: { en: 'I have read this and I declare it', fil: 'Nabasa ko ito at pinanunumpaan ko' },
  signed_name: { en: 'Your full name, as your signature', fil: 'Ang iyong buong pangalan, bilang lagda' },
  submit: { en: 'File the application', fil: 'Isumite ang aplikasyon' },
  resubmit: { en: 'Send it again', fil: 'Ipadala muli' },
  submit_why: {
    en: 'First complete the steps that are marked.',
    fil: 'Kumpletuhin muna ang mga hakbang na may marka.',
  },
  refused: { en: 'The application is not filed yet', fil: 'Hindi pa naisusumite ang aplikasyon' },
  withdraw: { en: 'Withdraw the application', fil: 'Bawiin ang aplikasyon' },

  comply_title: { en: 'Answer the office', fil: 'Sagutin ang opisina' },
  comply_lead: {
    en: 'Only the office that asked sees your answer. Its clock goes on when you send it.',
    fil: 'Ang opisinang nagtanong lamang ang makakakita ng sagot mo. Tutuloy ang bilang ng araw nito kapag ipinadala mo.',
  },
  comply_request: { en: 'Requested by {office}', fil: 'Hinihingi ng {office}' },
  marked_title: { en: 'Correct what was marked', fil: 'Itama ang minarkahan' },
  corrected_before: { en: 'You sent: {answer}', fil: 'Ipinadala mo: {answer}' },
  corrected_else: {
    en: 'Everything else stays as you sent it.',
    fil: 'Mananatili ang lahat ng iba ayon sa ipinadala mo.',
  },
  comply_note: { en: 'Note to the office', fil: 'Paalala sa opisina' },
  comply_send: { en: 'Send back to {office}', fil: 'Ibalik sa {office}' },
  comply_why: { en: 'First send the papers asked for.', fil: 'Ipadala muna ang mga hinihinging papeles.' },
  comply_sent: { en: '{office} has your answer.', fil: 'Nasa {office} na ang sagot mo.' },
  comply_nothing: { en: 'No office waits for you', fil: 'Walang opisinang naghihintay sa iyo' },
  comply_nothing_more: { en: 'There is nothing to correct now.', fil: 'Walang dapat itama ngayon.' },
  to_record: { en: 'See the application', fil: 'Tingnan ang aplikasyon' },

  sent_title: { en: 'Your application is filed', fil: 'Naisumite na ang iyong aplikasyon' },
  sent_number: { en: 'Reference number', fil: 'Numerong sanggunian' },
  sent_lead: {
    en: 'Keep this number. We also mailed it to you.',
    fil: 'Itago ang numerong ito. Ipinadala rin namin ito sa email mo.',
  },
  sent_next: { en: 'What happens next', fil: 'Ano ang susunod' },
  sent_1: { en: 'The licensing office looks first', fil: 'Unang titingin ang tanggapan ng lisensiya' },
  sent_1_more: {
    en: 'It checks within 1 working day that everything is there.',
    fil: 'Sinusuri nito sa loob ng 1 araw ng trabaho kung kumpleto.',
  },
  sent_2: { en: 'The barangay and the offices check', fil: 'Magsusuri ang barangay at mga opisina' },
  sent_2_more: {
    en: 'All at the same time. If one needs something, we tell you and its clock stops.',
    fil: 'Sabay-sabay. Kung may kailangan ang isa, sasabihan ka namin at hihinto ang bilang ng araw nito.',
  },
  sent_3: { en: 'You get the bill', fil: 'Darating ang singil' },
  sent_3_more: {
    en: 'After the last clearance; the bill says how you can pay.',
    fil: 'Pagkatapos ng huling clearance; nasa singil kung paano ka makapagbabayad.',
  },
  sent_4: { en: 'The permit is signed', fil: 'Lalagdaan ang permit' },
  sent_4_more: { en: 'You download it here.', fil: 'Mada-download mo ito rito.' },
  sent_to: { en: 'Filed for', fil: 'Para sa' },
  sent_at: { en: 'Filed on', fil: 'Isinumite noong' },
  sent_bring: { en: 'Bring these originals to the municipal hall', fil: 'Dalhin ang mga orihinal na ito sa munisipyo' },
  sent_bring_more: {
    en: 'The offices can clear your application only when they have seen them.',
    fil: 'Mako-clear lamang ng mga tanggapan ang aplikasyon mo kapag nakita na nila ang mga ito.',
  },
  sent_papers: { en: 'Papers sent', fil: 'Mga ipinadalang papeles' },
  sent_see_papers: {
    en: 'See the papers sent to the barangay',
    fil: 'Tingnan ang mga papeles na ipinadala sa barangay',
  },
  sent_unknown: { en: 'We do not know this application', fil: 'Hindi namin kilala ang aplikasyong ito' },
  sent_unknown_more: {
    en: 'The address may be incomplete. Your applications stand with each business.',
    fil: 'Maaaring kulang ang address. Nasa bawat negosyo ang mga aplikasyon mo.',
  },
  to_holdings: { en: 'Go to Business Holdings', fil: 'Pumunta sa Mga Negosyo' },
} as const satisfies Record<TypedField, Message> & Messages;

export const { useWords, words } = defineMessages('owner.applications', texts);
