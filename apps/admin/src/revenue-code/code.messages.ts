import { defineMessages } from '@ebpls/remote-kit';

export const texts = {
  title: { en: 'Revenue code', fil: 'Kodigo sa kita' },
  subtitle: {
    en: 'All versions of taxes and fees. Bills keep the version they were computed with.',
    fil: 'Lahat ng bersiyon ng buwis at bayarin. Nananatili sa bawat singil ang bersiyong pinagkuwentahan nito.',
  },
  version: { en: 'Version', fil: 'Bersiyon' },
  state: { en: 'Status', fil: 'Kalagayan' },
  effective_on: { en: 'In effect from', fil: 'May bisa mula' },
  bills: { en: 'Bills', fil: 'Mga singil' },
  saved: { en: 'Last saved', fil: 'Huling na-save' },
  none: { en: 'No revenue code', fil: 'Walang kodigo sa kita' },
  none_text: {
    en: 'The municipality has no revenue code yet.',
    fil: 'Wala pang bersiyon ng kodigo sa kita ang munisipyo.',
  },
  DRAFT: { en: 'Draft', fil: 'Burador' },
  PUBLISHED: { en: 'Published', fil: 'Nailathala' },
  WITHDRAWN: { en: 'Withdrawn', fil: 'Binawi' },
  parent: { en: 'Copied from', fil: 'Kinopya mula sa' },
  started: { en: 'Started', fil: 'Sinimulan' },
  published: { en: 'Published', fil: 'Inilathala' },
  reason: { en: 'Reason', fil: 'Dahilan' },
  editors: { en: 'Edited by', fil: 'Isinulat ni' },
  by: { en: '{who}, {when}', fil: '{who}, {when}' },
  yes: { en: 'Yes', fil: 'Oo' },
  no: { en: 'No', fil: 'Hindi' },
  line: { en: 'Line', fil: 'Linya' },
  code: { en: 'The code', fil: 'Ang kodigo' },
  views: { en: 'View', fil: 'Ano ang ipinakikita' },
  parts: { en: 'Parts of the code', fil: 'Mga bahagi ng kodigo' },
  edit: { en: 'Edit this part', fil: 'Baguhin ang bahaging ito' },
  save: { en: 'Save', fil: 'I-save' },
  back: { en: 'Back', fil: 'Bumalik' },
  add: { en: 'Add: {name}', fil: 'Magdagdag: {name}' },
  add_line: { en: 'Add: {name}, {of}', fil: 'Magdagdag: {name}, {of}' },
  drop: { en: 'Remove', fil: 'Alisin' },
  drop_line: { en: 'Remove: {name}', fil: 'Alisin: {name}' },
  conflict: {
    en: 'A colleague saved this draft after you opened it. Your entries are still here.',
    fil: 'May kasamahang nag-save ng burador na ito mula nang buksan mo. Narito pa ang mga itinipa mo.',
  },
  take_saved: { en: 'Show the saved version', fil: 'Ipakita ang na-save' },
  leave_title: { en: 'Leave without saving?', fil: 'Umalis nang hindi nagse-save?' },
  leave_text: {
    en: 'Your changes in this part are not saved yet.',
    fil: 'Hindi pa nase-save ang itinipa mo sa bahaging ito.',
  },
  leave_confirm: { en: 'Leave', fil: 'Umalis' },
  first: { en: 'Start from the sample code', fil: 'Magsimula sa halimbawang kodigo' },
  dialog_first: { en: 'Start the first revenue code', fil: 'Simulan ang unang kodigo sa kita' },
  lead_first: {
    en:
      'The draft is a sample within the limits of the Local Government Code. Check each part against your ' +
      'ordinance. A treasurer who did not work on it must publish it. You can invite staff before or after.',
    fil:
      'Halimbawa ang borador na nasa loob ng mga hangganan ng Local Government Code. Itugma ang bawat bahagi sa ' +
      'ordinansa. Ilalathala ito ng ingat-yamang hindi gumawa nito. Maaaring mag-imbita ng kawani bago o ' +
      'pagkatapos nito.',
  },
  first_title: { en: 'Title', fil: 'Pamagat' },
  first_title_help: {
    en: 'As shown on bills: Revenue Code of 2026 (Municipal Ordinance No. 2025-012).',
    fil: 'Gaya ng nasa bill: Revenue Code of 2026 (Municipal Ordinance No. 2025-012).',
  },
  first_day_help: {
    en: 'The version in effect on 1 January applies for the whole year.',
    fil: 'Ang bersiyon ng ika-1 ng Enero ang sa buong taon.',
  },
  draft: { en: 'Start a draft', fil: 'Magsimula ng burador' },
  copy: { en: 'Copy into a new draft', fil: 'Kopyahin sa bagong burador' },
  lead_copy: {
    en:
      'All entries in {version} are copied. The editors of the draft also count as editors of the copy, so another ' +
      'person must publish it.',
    fil: 'Kokopyahin ang lahat ng nailagay sa {version}. Ang sumulat dito ay ituturing na sumulat din sa kopya, kaya ibang tao ang maglalathala.',
  },
  open_draft: { en: 'Open the draft', fil: 'Buksan ang burador' },
  dialog_draft: { en: 'Start a draft of a new version?', fil: 'Magsimula ng burador ng bagong bersiyon?' },
  lead_draft: {
    en: 'It starts as a copy of {version}. Bills use it from its first day, once another person has published it.',
    fil: 'Magsisimula ito bilang kopya ng {version}. Gagamitin lamang ito sa mga singil mula sa unang araw nito, kapag nailathala na ng ibang tao.',
  },
  name: { en: 'Short name of the version', fil: 'Maikling pangalan ng bersiyon' },
  name_help: {
    en: 'Capital letters and digits, for example SIRC-2027.',
    fil: 'Malalaking titik at numero, gaya ng SIRC-2027.',
  },
  effective_help: {
    en:
      'The version in effect on 1 January applies for the whole year. A past date enters an earlier code, for ' +
      'years not billed yet.',
    fil:
      'Ang bersiyong may bisa sa Enero 1 ang sinusunod sa buong taon. Ang nakaraang petsa ay para sa naunang ' +
      'kodigo, sa mga taong hindi pa nasisingil.',
  },
  publish: { en: 'Publish', fil: 'Ilathala' },
  dialog_publish: { en: 'Publish {version}?', fil: 'Ilathala ang {version}?' },
  lead_publish: {
    en: 'Bills use it from {day}. A published version cannot be changed.',
    fil: 'Mula {day}, dito kukuwentahin ang mga singil. Hindi na mababago ang nailathalang bersiyon.',
  },
  withdraw: { en: 'Withdraw', fil: 'Bawiin' },
  dialog_withdraw: { en: 'Withdraw {version}?', fil: 'Bawiin ang {version}?' },
  lead_withdraw: {
    en: 'The draft can still be viewed and copied, but no longer edited or published.',
    fil: 'Mababasa pa rin ang burador at makokopya sa bago, ngunit hindi na ito mababago o mailalathala.',
  },
  success_draft: { en: 'The draft is ready to edit.', fil: 'Handa nang baguhin ang burador.' },
  success_save: { en: 'Saved.', fil: 'Na-save na.' },
  success_rehearse: { en: 'The test has started.', fil: 'Nagsimula na ang pagsubok.' },
  success_publish: { en: 'The version was published.', fil: 'Nailathala na ang bersiyon.' },
  success_withdraw: { en: 'The draft was withdrawn.', fil: 'Binawi na ang burador.' },
  changes: { en: 'Changes', fil: 'Ano ang nagbabago' },
  changes_hint: { en: 'Compared with {version}', fil: 'Kumpara sa {version}' },
  change_what: { en: 'Figure', fil: 'Halaga' },
  change_was: { en: 'Current', fil: 'Sa ngayon' },
  change_becomes: { en: 'Draft', fil: 'Sa burador' },
  no_changes: { en: 'No changes yet', fil: 'Wala pang nababago' },
  no_changes_text: { en: 'The draft is the same as {version}.', fil: 'Kapareho pa ng {version} ang burador.' },
  rehearsal: { en: 'Test', fil: 'Pagsubok' },
  rehearsal_hint: {
    en: 'Last year’s assessments, computed again with the draft',
    fil: 'Ang mga pagtatasa noong nakaraang taon, kinuwentang muli gamit ang burador',
  },
  rehearse: { en: 'Run test', fil: 'Subukan' },
  rehearse_again: { en: 'Run test again', fil: 'Subukang muli' },
  no_rehearsal: { en: 'Not tested yet', fil: 'Hindi pa nasusubukan' },
  no_rehearsal_text: {
    en:
      'A test assesses last year’s businesses with the current version and the draft, and compares them. No bill ' +
      'is changed.',
    fil: 'Tinatasa ng pagsubok ang mga negosyo noong nakaraang taon gamit ang umiiral na bersiyon at ang burador, at pinaghahambing. Walang singil na nagagalaw.',
  },
  under_way: { en: 'Assessed so far', fil: 'Natasa na' },
  of: { en: '{done} of {all}', fil: '{done} sa {all}' },
  old_rehearsal: {
    en: 'The draft was saved after this test. Run the test again before publishing.',
    fil: 'May na-save sa burador pagkatapos ng pagsubok na ito. Subukan itong muli bago ilathala.',
  },
  rehearsed_by: {
    en: 'Requested by {who}, {when}. Tax year {year}.',
    fil: 'Hiniling ni {who}, {when}. Taon ng buwis {year}.',
  },
  nothing_billed: {
    en: 'No year has orders of payment yet, so there is nothing to test.',
    fil: 'Wala pang taong may order of payment, kaya walang natasa.',
  },
  before: { en: 'Current', fil: 'Sa ngayon' },
  after: { en: 'Draft', fil: 'Gamit ang burador' },
  difference: { en: 'Difference', fil: 'Kaibhan' },
  more: { en: 'Pay more', fil: 'Mas malaki ang babayaran' },
  less: { en: 'Pay less', fil: 'Mas maliit ang babayaran' },
  same: { en: 'Pay the same', fil: 'Pareho ang babayaran' },
  accounts: { en: 'By account', fil: 'Ayon sa account' },
  account: { en: 'Account', fil: 'Account' },
  all: { en: 'Total', fil: 'Kabuuan' },
  most: { en: 'The 100 most affected', fil: 'Ang sandaang pinakaapektado' },
  business: { en: 'Business', fil: 'Negosyo' },
  percent: { en: 'Percent', fil: 'Porsiyento' },
  refusals_one: { en: '{count} assessment failed', fil: '{count} pagtatasa ang hindi nagawa' },
  refusals_other: { en: '{count} assessments failed', fil: '{count} pagtatasa ang hindi nagawa' },
  refusal_reason: { en: 'Reason', fil: 'Bakit' },

  add_fees: { en: 'Add a fee', fil: 'Magdagdag ng bayarin' },
  add_business_tax: { en: 'Add a tax category', fil: 'Magdagdag ng kategorya ng buwis' },
  add_new: { en: 'Add', fil: 'Idagdag' },
  close_new: { en: 'Close', fil: 'Isara' },
  new_code: { en: 'Fee code', fil: 'Code ng bayarin' },
  new_code_help: { en: 'Short and unused, for example F21.', fil: 'Maikli at hindi pa ginagamit, gaya ng F21.' },
  new_rule: { en: 'How it is computed', fil: 'Paano kinukuwenta' },
  rule_FIXED: { en: 'Same for all', fil: 'Pareho para sa lahat' },
  rule_BY_TYPE: { en: 'By kind of application', fil: 'Ayon sa uri ng aplikasyon' },
  rule_BY_AREA: { en: 'By floor area, in steps', fil: 'Ayon sa lawak ng lugar, baitang-baitang' },
  rule_BY_SCALE: { en: 'By size of the business', fil: 'Ayon sa laki ng negosyo' },
  rule_PER_UNIT: { en: 'For each employee', fil: 'Sa bawat empleado' },
  new_when: { en: 'Charged when', fil: 'Kailan sinisingil' },
  when_always: { en: 'Always', fil: 'Palagi' },
  when_agricultural_line: { en: 'A line is agricultural', fil: 'Kapag may linyang pang-agrikultura' },
  when_liquor_or_tobacco: { en: 'The business sells liquor or tobacco', fil: 'Kapag nagtitinda ng alak o tabako' },
  when_retirement_filed_late: { en: 'A retirement is filed late', fil: 'Kapag huling naihain ang pagsasara' },
  when_cheque_returned: { en: 'The bank returns a cheque', fil: 'Kapag ibinalik ng bangko ang tseke' },
  new_applies_to: { en: 'Charged for', fil: 'Sinisingil sa' },
  new_applies_help: {
    en: 'If none is selected: charged on request or by an event, not in assessments.',
    fil: 'Kung walang pinili: sinisingil kapag hiniling o may nangyari, hindi sa pagtatasa.',
  },
  new_category: { en: 'Legal category', fil: 'Kategorya ng batas' },
  new_category_help: { en: 'Section 143 of the Local Government Code.', fil: 'Seksiyon 143 ng Local Government Code.' },
  schedule_BRACKETS: { en: 'By brackets of gross sales', fil: 'Ayon sa mga baitang ng kabuuang benta' },
  schedule_FLAT: { en: 'One rate on gross sales', fil: 'Iisang porsiyento ng kabuuang benta' },
  schedule_EXEMPT: { en: 'Not taxed', fil: 'Walang buwis' },
  no_category_left: {
    en: 'All categories of section 143 are already in this code. Edit the existing row instead.',
    fil: 'May hanay na sa kodigong ito ang bawat kategorya ng seksiyon 143. Baguhin na lamang ang hanay.',
  },
} as const;

export const { useWords, words } = defineMessages('admin.revenue_code', texts);
