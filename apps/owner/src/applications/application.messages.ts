import type { DeclaredField, Message, Messages } from '@ebpls/contracts';
import { defineMessages } from '@ebpls/remote-kit';

import type { LineAmount } from './figures/declared-fields.ts';

/** Fields typed in the forms; lines, measures and exemptions have their own names. */
type TypedField = Exclude<DeclaredField, 'lines' | 'replaced_lines' | 'exemptions' | 'measures'> | LineAmount;

/** Texts of the permit application of one year, from the first choice to the issued permit. */
export const texts = {
  holdings: { en: 'Business Holdings', fil: 'Mga Negosyo' },
  NEW: { en: 'New permit', fil: 'Bagong permit' },
  RENEWAL: { en: 'Renewal', fil: 'Renewal' },
  AMENDMENT: { en: 'Amendment', fil: 'Pagbabago' },
  RETIREMENT: { en: 'Retirement', fil: 'Pagsasara' },
  SPECIAL: { en: 'Temporary permit', fil: 'Pansamantalang permit' },
  kind_and_year: { en: '{kind} {year}', fil: '{kind} {year}' },

  request_title: { en: 'Apply for a permit', fil: 'Mag-apply ng permit' },
  request_lead: {
    en: 'This application is for {name}. Your business details are already filled in. Enter this year’s figures and upload the documents.',
    fil:
      'Para sa {name} ang aplikasyong ito. Nakasulat na ang mga detalye ng negosyo mo. Ilagay ang mga ' +
      'halaga ngayong taon at i-upload ang mga dokumento.',
  },
  request_kind: { en: 'What are you applying for?', fil: 'Ano ang ina-apply mo?' },
  NEW_help: {
    en: 'This is the first permit of this business, for {year}.',
    fil: 'Ito ang unang permit ng negosyong ito, para sa {year}.',
  },
  RENEWAL_help: { en: 'This renews the permit for {year}.', fil: 'Nire-renew nito ang permit para sa {year}.' },
  request_only: { en: 'You are applying for: {what}', fil: 'Nag-a-apply ka ng: {what}' },
  request_start: { en: 'Start the application', fil: 'Simulan ang aplikasyon' },
  request_open: { en: 'An application is already open', fil: 'May bukas nang aplikasyon' },
  request_open_more: {
    en: 'You can have one open application at a time. Continue the one you started.',
    fil: 'Isang aplikasyon lamang sa bawat pagkakataon. Ituloy ang nasimulan mo.',
  },
  request_continue: { en: 'Continue the application', fil: 'Ituloy ang aplikasyon' },
  request_draft: { en: 'The registration is not finished', fil: 'Hindi pa tapos ang rehistro' },
  request_draft_more: {
    en: 'Finish registering the business first. Its details will then be filled in for you.',
    fil: 'Tapusin muna ang rehistro ng negosyo. Saka isusulat dito ang mga detalye nito.',
  },
  request_finish: { en: 'Finish the registration', fil: 'Tapusin ang rehistro' },
  request_nothing: { en: 'There is nothing to apply for now', fil: 'Wala pang maia-apply ngayon' },
  request_nothing_more: {
    en: 'This business has its permit, or its application is being processed.',
    fil: 'May permit na ang negosyong ito, o inaasikaso na ang aplikasyon.',
  },

  replacing_line: { en: 'Line of business that replaces {was}', fil: 'Uri ng negosyo kapalit ng {was}' },
  replaced_by_one: {
    en:
      'Under the {year} revenue code, {name} replaces {was}, so it is already selected. Choose another if ' +
      'it does not describe your business.',
    fil: '{name} ang kapalit ng {was} sa kodigo sa kita ng {year}, kaya napili na ito. Pumili ng iba kung hindi ito tugma sa negosyo mo.',
  },
  replaced_by_several: {
    en:
      'Under the {year} revenue code, several lines of business replace {was}. Choose the one that ' +
      'describes your business.',
    fil: 'May ilang uri sa kodigo sa kita ng {year} na kapalit ng {was}. Piliin ang tugma sa negosyo mo.',
  },
  replaced_as_chosen: {
    en: 'You chose {name} to replace {was}, which is no longer in the {year} revenue code.',
    fil: 'Pinili mo ang {name} kapalit ng {was}, na wala na sa kodigo sa kita ng {year}.',
  },

  changes: { en: 'What changes', fil: 'Ano ang magbabago' },
  was_and_becomes: { en: '{was} → {becomes}', fil: '{was} → {becomes}' },
  change_again: { en: 'Change', fil: 'Baguhin' },
  step_declare: { en: 'Figures for the year', fil: 'Mga halaga ng taon' },
  step_papers: { en: 'Documents', fil: 'Mga dokumento' },
  step_sign: { en: 'Check and sign', fil: 'Suriin at lagdaan' },
  step_sign_again: { en: 'Sign again', fil: 'Lagdaan muli' },
  hint_declare_NEW: {
    en: 'Enter the amount you invested in the business. You sign this under penalty of perjury.',
    fil: 'Ilagay ang halagang ipinuhunan mo sa negosyo. Nilalagdaan mo ito sa ilalim ng parusa ng perjury.',
  },
  hint_declare_RENEWAL: {
    en: 'Enter the gross sales from January to December {year}, before expenses. Use the same figures as in your sworn statement.',
    fil:
      'Ilagay ang kabuuang benta mula Enero hanggang Disyembre {year}, bago ang gastos. Gamitin ang mga ' +
      'halagang nasa sinumpaang salaysay mo.',
  },
  hint_papers: {
    en: 'Take a photo or choose a PDF, up to 10 MB each. You can stop and continue later.',
    fil: 'Kumuha ng litrato o pumili ng PDF, hanggang 10 MB bawat isa. Maaari kang huminto at magpatuloy sa ibang oras.',
  },
  hint_sign: {
    en: 'Check your answers before you submit.',
    fil: 'Suriin ang mga sagot mo bago magsumite.',
  },
  file_title: { en: 'Application {year}', fil: 'Aplikasyon {year}' },

  payment_mode: { en: 'How will you pay the business tax?', fil: 'Paano mo babayaran ang buwis sa negosyo?' },
  ANNUAL: { en: 'Once', fil: 'Isang beses' },
  SEMI_ANNUAL: { en: 'In two installments', fil: 'Dalawang hulog' },
  QUARTERLY: { en: 'In four installments', fil: 'Apat na hulog' },
  mode_by: { en: '{mode}, by {days}', fil: '{mode}, hanggang {days}' },
  mode_rest: {
    en: '{mode}: overdue amounts with the bill, the rest by {days}',
    fil: '{mode}: bayaran kasama ng singil ang lampas na sa takda, ang natitira hanggang {days}',
  },
  mode_first: {
    en: '{mode}: the first installment with the bill, the rest by {days}',
    fil: '{mode}: bayaran kasama ng singil ang unang hulog, ang natitira hanggang {days}',
  },
  mode_with_bill: { en: '{mode}, with the bill', fil: '{mode}, kasama ng singil' },
  mode_NEW: {
    en: 'A new business pays its first year’s tax in full when the bill is ready.',
    fil: 'Buong binabayaran ang buwis sa unang taon ng bagong negosyo, kapag handa na ang singil.',
  },
  mode_all_due: {
    en: 'The {year} due dates have passed. You must pay the full tax when the bill is ready.',
    fil: 'Lampas na ang mga takdang petsa ng {year}. Buong buwis ang babayaran kapag handa na ang singil.',
  },
  fees_first: {
    en: 'All fees are paid with the first installment.',
    fil: 'Kasama sa unang hulog ang lahat ng singil.',
  },
  mode_minimum_tax: {
    en: '{mode}: only if the tax is at least {amount}. A lower tax is paid in full with the bill.',
    fil: '{mode}: kung hindi bababa sa {amount} ang buwis. Ang mas mababang buwis ay buong babayaran kasama ng singil.',
  },
  mode_minimum: {
    en: '{mode}: only if the tax and fees are at least {amount}. A lower total is paid in full with the bill.',
    fil: '{mode}: kung hindi bababa sa {amount} ang buwis at mga bayarin. Ang mas mababang kabuuan ay buong babayaran kasama ng singil.',
  },
  total_assets: { en: 'Total assets, excluding land', fil: 'Kabuuang ari-arian, hindi kasama ang lupa' },
  total_assets_help: { en: 'Equipment, goods and cash.', fil: 'Kagamitan, paninda at pera.' },
  employees_female: { en: 'Female employees', fil: 'Mga empleyadong babae' },
  employees_male: { en: 'Male employees', fil: 'Mga empleyadong lalaki' },
  line_of: { en: '{name}', fil: '{name}' },
  line_category: { en: '{name}, category {category}', fil: '{name}, kategorya {category}' },
  capitalization: { en: 'Capital invested in this line of business', fil: 'Puhunan sa uring ito ng negosyo' },
  capitalization_help: {
    en: 'Money, equipment and goods you start with.',
    fil: 'Pera, kagamitan at panindang panimula.',
  },
  gross_essential: { en: 'Sales of essential goods', fil: 'Benta ng mga pangunahing bilihin' },
  gross_essential_help: {
    en:
      'Rice, corn, medicine, farm supplies, school supplies and similar goods. They are taxed at half the ' +
      'rate. Enter 0 if none.',
    fil:
      'Bigas, mais, gamot, gamit sa bukid, gamit sa paaralan at katulad. Kalahati ang buwis ng mga ito. ' +
      'Ilagay ang 0 kung wala.',
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
  back_years: { en: 'Years that were not filed', fil: 'Mga taon na walang naisumiteng aplikasyon' },
  zero_gross_affidavit_help: {
    en: 'Tick only if you had no sales. This counts as a sworn statement.',
    fil: 'Lagyan lamang ng tsek kung wala kang benta. Itinuturing itong sinumpaang salaysay.',
  },
  workers_part: { en: 'Employees', fil: 'Mga empleyadong may sahod' },

  papers_left_one: { en: '{count} document is still missing', fil: '{count} dokumento pa ang kulang' },
  papers_left_other: { en: '{count} documents are still missing', fil: '{count} dokumento pa ang kulang' },
  papers_replace_one: {
    en: '{count} document needs a new copy',
    fil: '{count} dokumento ang kailangan ng bagong kopya',
  },
  papers_replace_other: {
    en: '{count} documents need a new copy',
    fil: '{count} dokumento ang kailangan ng bagong kopya',
  },
  quota_application: {
    en: '{left} of {most} MB left for files in this application.',
    fil: '{left} sa {most} MB na lang ang natitira para sa mga file ng aplikasyong ito.',
  },
  quota_new: {
    en: '{left} of {most} MB left for uploads until your first application is accepted.',
    fil: '{left} sa {most} MB na lang ang natitira para sa lahat ng ipadadala mo bago tanggapin ang una mong aplikasyon.',
  },
  quota_year: {
    en: '{left} of {most} MB left for uploads this year.',
    fil: '{left} sa {most} MB na lang ang natitira para sa lahat ng ipadadala mo ngayong taon.',
  },
  papers_done: { en: '{done} of {all} done', fil: '{done} sa {all} ang tapos na' },
  originals_one: {
    en: 'Bring {count} original to the municipal hall. The offices can continue only after they have seen it.',
    fil: 'Dadalhin mo ang {count} orihinal sa munisipyo. Makapagpapatuloy lang ang mga tanggapan kapag nakita na ito.',
  },
  originals_other: {
    en: 'Bring {count} originals to the municipal hall. The offices can continue only after they have seen them.',
    fil: 'Dadalhin mo ang {count} orihinal sa munisipyo. Makapagpapatuloy lang ang mga tanggapan kapag nakita na ang mga ito.',
  },
  papers_missing_why: {
    en: 'You cannot submit the application without these documents. Upload them, or choose “I will bring it”.',
    fil: 'Hindi ka makapagsusumite nang wala ang mga dokumentong ito. I-upload ang mga ito, o piliin ang “Dadalhin ko ito”.',
  },
  papers_bring_all: { en: 'I will bring all {count} originals', fil: 'Dadalhin ko ang lahat ng {count} orihinal' },
  paper_bring: { en: 'I will bring it', fil: 'Dadalhin ko ito' },
  original: { en: 'Bring the original to the municipal hall.', fil: 'Dalhin ang orihinal sa munisipyo.' },
  paper_inapplicable: { en: 'This does not apply to me', fil: 'Hindi ito para sa negosyo ko' },
  paper_why: { en: 'Why it does not apply', fil: 'Bakit hindi ito para sa negosyo mo' },
  paper_why_help: {
    en: 'The offices will read your reason and may still request the document.',
    fil: 'Mababasa ng mga tanggapan ang dahilan mo, at maaari pa rin nilang hingin ang dokumento.',
  },
  paper_why_save: { en: 'Save the reason', fil: 'I-save ang dahilan' },
  paper_why_cancel: { en: 'Cancel', fil: 'Kanselahin' },
  paper_excused: { en: 'Does not apply: {reason}', fil: 'Hindi para sa negosyong ito: {reason}' },
  papers_others: { en: 'Other documents', fil: 'Iba pang dokumento' },
  paper_is_done: { en: 'Done', fil: 'Tapos na' },
  paper_is_brought: { en: 'To bring', fil: 'Dadalhin' },
  paper_is_missing: { en: 'Missing', fil: 'Kulang pa' },
  paper_is_rejected: { en: 'New copy needed', fil: 'Kailangan ng bagong kopya' },
  paper_is_optional: { en: 'Optional', fil: 'Opsyonal' },
  paper_send_after_all: { en: 'Upload it instead', fil: 'I-upload na lang' },
  paper_not_sent: { en: 'Not uploaded', fil: 'Hindi pa na-upload' },
  paper_not_needed: { en: 'Not uploaded, optional', fil: 'Hindi na-upload, opsyonal' },
  paper_view: { en: 'View', fil: 'Tingnan' },
  paper_mixed: {
    en: 'Choose photos only, or one PDF. Several photos are combined into one PDF.',
    fil: 'Pumili ng mga litrato lamang, o isang PDF. Magiging isang PDF ang maraming litrato.',
  },
  paper_page_unread: {
    en: 'One of these photos cannot be opened. Please retake it, or choose a JPG or PNG.',
    fil: 'Hindi mabuksan ang isa sa mga litratong ito. Kumuhang muli, o pumili ng JPG o PNG.',
  },
  hint_blurred: {
    en: 'This photo looks blurred. If you cannot read the small print, retake it.',
    fil: 'Mukhang malabo ang litratong ito. Nababasa mo ba ang maliliit na letra? Kung hindi, kumuhang muli.',
  },
  hint_dark: {
    en: 'This photo is dark. If you cannot read it, retake it near a window or a lamp.',
    fil: 'Madilim ang litratong ito. Kumuhang muli malapit sa bintana o ilaw kung hindi mo ito mabasa.',
  },
  page_add: { en: 'Add a page', fil: 'Magdagdag ng pahina' },
  page_more: { en: 'Another page of this document', fil: 'Isa pang pahina ng dokumentong ito' },
  pages_hint: {
    en: 'These photos will be combined into one PDF, in this order.',
    fil: 'Magiging isang PDF ang mga litratong ito, ayon sa pagkakasunod.',
  },
  pages_send_one: { en: 'Upload {count} page', fil: 'I-upload ang {count} pahina' },
  pages_send_other: { en: 'Upload {count} pages as one PDF', fil: 'I-upload ang {count} pahina bilang isang PDF' },
  pages_cancel: { en: 'Cancel', fil: 'Kanselahin' },
  papers_all: {
    en: 'All required documents have been uploaded.',
    fil: 'Na-upload na ang lahat ng kailangang dokumento.',
  },
  papers_complete: {
    en: 'All required documents have been uploaded or will be brought to the municipal hall.',
    fil: 'Na-upload na o dadalhin ang lahat ng kailangang dokumento.',
  },
  papers_none: {
    en: 'No document is required for this application.',
    fil: 'Walang kailangang dokumento sa aplikasyong ito.',
  },
  paper_help: { en: 'PDF, JPG or PNG, up to 10 MB.', fil: 'PDF, JPG o PNG, hanggang 10 MB.' },
  paper_checked_by: { en: 'Checked by {offices}.', fil: 'Sinusuri ng {offices}.' },
  paper_again: { en: 'Upload a new copy: {remarks}', fil: 'Mag-upload ng bagong kopya: {remarks}' },
  paper_again_plain: { en: 'Please upload a new copy.', fil: 'Mag-upload ng bagong kopya.' },
  paper_reused: { en: 'From your documents, uploaded on', fil: 'Mula sa iyong mga dokumento, na-upload noong' },
  paper_ended: {
    en: 'This document expired on {day}. Please upload a valid one.',
    fil: 'Nag-expire ang dokumentong ito noong {day}. Mag-upload ng may bisa pa.',
  },
  done: { en: 'Done', fil: 'Tapos na' },
  missing: { en: 'Missing', fil: 'Kulang' },

  still_owed: {
    en: '{amount} is still due for {company_name}',
    fil: '{amount} pa ang dapat bayaran para sa {company_name}',
  },
  still_owed_more: {
    en: 'Signing does not change this amount. Pay it now. Once it is overdue, surcharge and interest will be added.',
    fil: 'Hindi ito nababago ng paglagda. Bayaran na ito, dahil madaragdagan ito ng patong at interes kapag lampas na.',
  },
  still_owed_pay: { en: 'View what is due and pay', fil: 'Tingnan ang dapat bayaran at magbayad' },
  estimate: { en: 'What you will pay', fil: 'Ang babayaran mo' },
  estimate_hint: {
    en: 'This is only an estimate. The bill will be issued after the last clearance.',
    fil: 'Tantiya lamang ito. Darating ang singil pagkatapos ng huling clearance.',
  },
  estimate_total: { en: 'Estimated total', fil: 'Tantiyang kabuuan' },
  estimate_none: {
    en: 'The estimate will appear when the figures are complete.',
    fil: 'Lilitaw ang tantiya kapag kumpleto na ang mga halaga.',
  },
  answers: { en: 'Your figures', fil: 'Ang iyong mga halaga' },
  declaration: { en: 'Declaration', fil: 'Panunumpa' },
  declaration_text: {
    en: 'I declare under penalty of perjury that everything I state in this application is true. I will comply with the regulatory requirements and correct other deficiencies within 30 days from the release of the permit. I agree that the municipality may process this information for this permit.',
    fil: 'Nanunumpa ako, sa ilalim ng parusa ng perjury, na totoo ang lahat ng inilahad ko sa aplikasyong ito. Tutuparin ko ang mga itinatakda ng batas at itatama ang iba pang kakulangan sa loob ng 30 araw mula sa paglabas ng permit. Pumapayag ako na iproseso ng munisipalidad ang mga datos na ito para sa permit.',
  },
  agrees: { en: 'I have read and agree to this declaration', fil: 'Nabasa ko ito at pinanunumpaan ko' },
  signed_name: { en: 'Your full name, as your signature', fil: 'Ang iyong buong pangalan, bilang lagda' },
  submit: { en: 'File the application', fil: 'Isumite ang aplikasyon' },
  resubmit: { en: 'Submit again', fil: 'Isumite muli' },
  submit_why: {
    en: 'Complete the unfinished steps first.',
    fil: 'Kumpletuhin muna ang mga hakbang na hindi pa tapos.',
  },
  refused: { en: 'The application has not been filed yet', fil: 'Hindi pa naisusumite ang aplikasyon' },
  withdraw: { en: 'Withdraw the application', fil: 'Bawiin ang aplikasyon' },

  to_record: { en: 'View the application', fil: 'Tingnan ang aplikasyon' },

  sent_title: { en: 'Your application was filed', fil: 'Naisumite na ang iyong aplikasyon' },
  sent_number: { en: 'Reference number', fil: 'Numerong sanggunian' },
  sent_lead: {
    en: 'Keep this number. We also e-mailed it to you.',
    fil: 'Itago ang numerong ito. Ipinadala rin namin ito sa e-mail mo.',
  },
  sent_lead_here: {
    en: 'Keep this number. You can also find it on the page of this business.',
    fil: 'Itago ang numerong ito. Makikita rin ito sa negosyong ito.',
  },
  sent_next: { en: 'What happens next', fil: 'Ano ang susunod' },
  sent_1: {
    en: 'The licensing office reviews your application first',
    fil: 'Unang magsusuri ng aplikasyon mo ang tanggapan ng lisensiya',
  },
  sent_1_more: {
    en: 'Within 1 working day, the office will check that your application is complete.',
    fil: 'Susuriin nito kung kumpleto ang aplikasyon mo sa loob ng 1 araw ng trabaho.',
  },
  sent_2: {
    en: 'The barangay and the offices review your application',
    fil: 'Susuriin ng barangay at mga tanggapan ang aplikasyon mo',
  },
  sent_2_more: {
    en: 'They all review it at the same time. If an office needs something from you, we will notify you and pause its deadline.',
    fil:
      'Sabay-sabay silang nagsusuri. Kung may kailangan sa iyo ang isang tanggapan, aabisuhan ka namin at ' +
      'ititigil muna ang takda nito.',
  },
  sent_3: { en: 'You will receive the bill', fil: 'Matatanggap mo ang singil' },
  sent_3_more: {
    en: 'The bill is issued after the last clearance and explains how to pay.',
    fil: 'Darating ito pagkatapos ng huling clearance. Nakasulat dito kung paano ka makapagbabayad.',
  },
  sent_4: { en: 'The permit is signed', fil: 'Lalagdaan ang permit' },
  sent_4_more: { en: 'You can then download the permit here.', fil: 'Pagkatapos, mada-download mo rito ang permit.' },
  sent_to: { en: 'Filed for', fil: 'Para sa' },
  sent_at: { en: 'Filed on', fil: 'Isinumite noong' },
  sent_papers: { en: 'Documents submitted', fil: 'Mga isinumiteng dokumento' },
  sent_bring: { en: 'Bring these originals to the municipal hall', fil: 'Dalhin ang mga orihinal na ito sa munisipyo' },
  sent_bring_more: {
    en: 'The offices can clear your application only after they have seen these originals.',
    fil: 'Mako-clear lamang ng mga tanggapan ang aplikasyon mo kapag nakita na nila ang mga orihinal na ito.',
  },
  sent_see_papers: { en: 'View the documents you sent', fil: 'Tingnan ang mga dokumento' },
  sent_unknown: { en: 'Application not found', fil: 'Hindi nahanap ang aplikasyon' },
  sent_unknown_more: {
    en: 'The link may be incomplete. Your applications are listed under each business.',
    fil: 'Maaaring kulang ang link. Nakalista sa bawat negosyo ang mga aplikasyon mo.',
  },
  to_holdings: { en: 'Go to Business Holdings', fil: 'Pumunta sa Mga Negosyo' },
} as const satisfies Record<TypedField, Message> & Messages;

export const { useWords, words } = defineMessages('owner.applications', texts);
