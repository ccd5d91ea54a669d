import { defineMessages } from '@ebpls/remote-kit';

export const texts = {
  title: { en: 'Set-up', fil: 'Set-up' },
  subtitle: {
    en: 'What the municipality must set up before the first owner registers. You can do the steps in any order and repeat them.',
    fil:
      'Ang kailangan ng munisipyong ito bago magrehistro ang unang may-ari. Magagawa ang mga hakbang sa ' +
      'anumang ayos at mauulit.',
  },
  progress: { en: '{done} of {of} steps done', fil: '{done} sa {of} hakbang ang tapos na' },
  steps: { en: 'Steps', fil: 'Mga hakbang' },
  is_done: { en: 'Done', fil: 'Tapos' },
  is_unconfirmed: { en: 'Not confirmed', fil: 'Hindi pa kumpirmado' },
  is_missing: { en: 'Missing', fil: 'Kulang' },
  municipality: { en: 'Name and address', fil: 'Pangalan at address' },
  seal: { en: 'Seal', fil: 'Selyo' },
  barangays: { en: 'Barangays', fil: 'Mga barangay' },
  administrators: { en: 'Second administrator', fil: 'Ikalawang tagapangasiwa' },
  revenue_code: { en: 'Revenue code', fil: 'Kodigo sa kita' },
  staff: { en: 'Offices and staff', fil: 'Mga tanggapan at kawani' },
  gateway: { en: 'Payment gateway', fil: 'Gateway ng bayad' },
  mail: { en: 'E-mail', fil: 'E-mail' },
  try_gateway: { en: 'Test the gateway', fil: 'Subukan ang gateway' },
  try_mail: { en: 'Send a test e-mail', fil: 'Magpadala ng pansubok na e-mail' },
  try_gateway_short: { en: 'Test', fil: 'Subukan' },
  try_mail_short: { en: 'Send a test', fil: 'Magpadala' },
  success_try_mail: { en: 'The e-mail is being sent.', fil: 'Ipinapadala na ang e-mail.' },
  missing: { en: 'Required before going live', fil: 'Kulang pa bago magsimula' },
  missing_hint: {
    en: 'Completed items are removed from this list automatically.',
    fil: 'Kusang inaalis ang mga natapos na.',
  },
  missing_steps: { en: 'Set-up steps', fil: 'Mga hakbang ng set-up' },
  missing_steps_note: {
    en: 'Steps remaining in the list above: {count}.',
    fil: 'Gagawin pa, sa listahan sa itaas: {count}.',
  },
  nothing_missing: { en: 'All items are complete', fil: 'Walang kulang' },
  nothing_missing_text: {
    en: 'Pay one real bill of a small amount and refund it. Then open the system to owners.',
    fil:
      'Magbayad ng isang tunay na singil na maliit ang halaga at i-refund ito. Pagkatapos, buksan ang ' +
      'sistema sa mga may-ari.',
  },
  is_optional: { en: 'Optional', fil: 'Opsyonal' },
  cashier: { en: 'Cashier', fil: 'Kahera' },
  signature: { en: 'Signature', fil: 'Lagda' },
  forms: { en: 'Official receipts', fil: 'Opisyal na resibo' },
  third_administrator: { en: 'Third administrator', fil: 'Ikatlong tagapangasiwa' },
  holidays: { en: 'Holidays', fil: 'Mga pista opisyal' },
  https: { en: 'Address', fil: 'Address' },
  back: { en: 'Set-up', fil: 'Set-up' },

  municipality_title: { en: 'Municipality', fil: 'Munisipyo' },
  municipality_subtitle: {
    en: 'These details appear on new pages, e-mails and documents. Documents already issued will not change.',
    fil:
      'Lalabas ang mga detalyeng ito sa mga bagong pahina, e-mail at dokumento. Hindi magbabago ang mga ' +
      'dokumentong naibigay na.',
  },
  name: { en: 'Name', fil: 'Pangalan' },
  government: { en: 'Kind of local government', fil: 'Uri ng pamahalaang lokal' },
  choose: { en: 'Choose', fil: 'Pumili' },
  name_help: { en: 'The name alone, without the kind.', fil: 'Pangalan lamang, walang uri.' },
  province: { en: 'Province', fil: 'Lalawigan' },
  region: { en: 'Region', fil: 'Rehiyon' },
  zip: { en: 'ZIP code', fil: 'ZIP code' },
  hall: { en: 'Address of the municipal hall', fil: 'Address ng munisipyo' },
  website: { en: 'Official website', fil: 'Opisyal na website' },
  lat: { en: 'Latitude of the municipal hall', fil: 'Latitude ng munisipyo' },
  lng: { en: 'Longitude of the municipal hall', fil: 'Longitude ng munisipyo' },
  place_help: { en: 'In degrees, as shown on a map.', fil: 'Degree gaya ng nasa mapa.' },
  reach_km: {
    en: 'Maximum distance of a business from the municipal hall, in km',
    fil: 'Pinakamalayong negosyo mula sa munisipyo, sa km',
  },
  reach_help: {
    en: 'A map pin placed farther away is treated as an error.',
    fil: 'Itinuturing na mali ang pin na mas malayo rito.',
  },
  series_prefix: { en: 'Two-letter prefix of business numbers', fil: 'Dalawang titik ng mga numero ng negosyo' },
  prefix_help: {
    en: 'Business numbers will look like {prefix}-000001. You cannot change the prefix after the first business is registered.',
    fil: 'Ganito ang mga numero: {prefix}-000001. Hindi na ito mababago kapag may numero na ang unang negosyo.',
  },
  prefix_used: {
    en: 'Business numbers already use this prefix, so it cannot be changed.',
    fil: 'May mga negosyo nang may ganitong numero, kaya hindi na mababago.',
  },
  save: { en: 'Save', fil: 'I-save' },
  success_save: { en: 'The details of the municipality were saved.', fil: 'Na-save ang mga detalye ng munisipyo.' },
  seal_file: { en: 'Picture of the seal', fil: 'Larawan ng selyo' },
  seal_help: {
    en: 'PNG, JPEG or WebP, up to 2 MB, at least 128 by 128 pixels. Use a round seal on a transparent background. Hidden data in the file will be removed.',
    fil:
      'PNG, JPEG o WebP, hanggang 2 MB, hindi bababa sa 128 por 128 pixel. Gumamit ng bilog na selyo na ' +
      'may transparent na background. Inaalis ang nakatagong data sa file.',
  },
  seal_alt: { en: 'Current seal', fil: 'Ang selyo sa ngayon' },
  success_seal: { en: 'The seal was saved.', fil: 'Na-save na ang selyo.' },

  barangays_title: { en: 'Barangays', fil: 'Mga barangay' },
  barangays_subtitle: {
    en: 'Upload the list of your barangays from the Philippine Standard Geographic Code (PSGC).',
    fil: 'I-upload ang listahan ng mga barangay ng munisipyo mula sa Philippine Standard Geographic Code (PSGC).',
  },
  barangays_file: { en: 'File with PSGC rows', fil: 'File ng mga hilera ng PSGC' },
  barangays_help: {
    en: 'A workbook (.xlsx) or CSV with the columns 10-digit PSGC and Name. Optional columns: Geographic Level, Urban / Rural, Population, Latitude and Longitude. If a row has an error, nothing is saved. If you upload the file again, its rows are updated and no barangay is removed.',
    fil:
      'Workbook (.xlsx) o CSV na may mga hanay na 10-digit PSGC at Name; Geographic Level, Urban / Rural, ' +
      'Population, Latitude at Longitude kung mayroon. Kung may mali ang isang hilera, walang mase-save. ' +
      'Kapag in-upload muli ang file, nagbabago ang mga hilera at walang barangay na inaalis.',
  },
  success_barangays: {
    en: 'Barangays added: {added}. Barangays changed: {changed}.',
    fil: 'Mga barangay na naidagdag: {added}. Mga barangay na nabago: {changed}.',
  },
  recode_title: { en: 'Codes that changed', fil: 'Mga code na nagbago' },
  recode_file: { en: 'File of old and new codes', fil: 'File ng mga luma at bagong code' },
  recode_help: {
    en: 'A workbook (.xlsx) or CSV with the columns Old code and New code, and Name if it changed. You can also upload the new PSGC file, which is matched by name. Two old codes with the same new code will be merged. Nothing will change until you confirm.',
    fil: 'Workbook (.xlsx) o CSV na may mga hanay na Old code at New code, at Name kung nagbago; o ang bagong file ng PSGC, na ang mga barangay na may parehong pangalan ang imumungkahi. Nagiging iisang barangay ang dalawang lumang code na may iisang bagong code. Walang nagbabago bago mo kumpirmahin.',
  },
  recode_preview: { en: 'Preview of changes', fil: 'Ano ang magbabago' },
  recode_old: { en: 'Old code', fil: 'Lumang code' },
  recode_new: { en: 'New code', fil: 'Bagong code' },
  recode_same_name: { en: 'same name', fil: 'parehong pangalan' },
  recode_merge: { en: 'merged into {name}', fil: 'magiging bahagi ng {name}' },
  recode_renamed: { en: '{former}, now {name}', fil: '{former}, ngayon ay {name}' },
  recode_unmatched: {
    en: 'Rows with new barangays: {count}. To add them, save this first, then upload the file under “File with PSGC rows”.',
    fil: 'Mga hilerang may bagong barangay: {count}. I-upload ang file sa “File ng mga hilera ng PSGC” pagkatapos upang idagdag ang mga ito.',
  },
  recode_confirm_one: { en: 'Change {count} code', fil: 'Baguhin ang {count} code' },
  recode_confirm_other: { en: 'Change {count} codes', fil: 'Baguhin ang {count} code' },
  recode_question_one: { en: 'Change the code of {count} barangay?', fil: 'Baguhin ang code ng {count} barangay?' },
  recode_question_other: { en: 'Change the codes of {count} barangays?', fil: 'Baguhin ang code ng {count} barangay?' },
  recode_effect: {
    en: 'These records will be updated at the same time: businesses {businesses}, staff {staff}, open applications {applications}. Issued documents keep their printed codes, and old codes can still be searched. Merged barangays cannot be separated again.',
    fil:
      'Sabay na ia-update ang mga talang ito: negosyo {businesses}, kawani {staff}, bukas na aplikasyon {applications}. ' +
      'Mananatili sa mga naibigay na dokumento ang nakalimbag na code, at mahahanap pa rin ang mga lumang code. ' +
      'Hindi na mapaghihiwalay ang mga pinag-isang barangay.',
  },
  recode_cancel: { en: 'Discard the preview', fil: 'Itapon ang preview' },
  success_recode: {
    en: 'Codes changed: {recoded}. Barangays merged: {merged}.',
    fil: 'Mga code na nabago: {recoded}. Mga barangay na napag-isa: {merged}.',
  },
  businesses: { en: 'Businesses', fil: 'Mga negosyo' },
  staff_count: { en: 'Staff', fil: 'Mga kawani' },
  open_applications: { en: 'Open applications', fil: 'Mga bukas na aplikasyon' },
  former_codes: { en: 'Former codes', fil: 'Mga dating code' },
  find_barangay: { en: 'Search for a barangay by name or code', fil: 'Hanapin ang barangay ayon sa pangalan o code' },
  close_barangay: { en: 'Close {name}', fil: 'Isara ang {name}' },
  close_confirm: { en: 'Close the barangay', fil: 'Isara ang barangay' },
  close_text: {
    en: 'This barangay has no businesses, applications or staff. Owners will no longer be able to choose it, and its role can no longer be assigned.',
    fil: 'Walang negosyo, aplikasyon o kawani ang barangay na ito. Hindi na ito mapipili ng mga may-ari, at hindi na maitatalaga ang tungkulin nito.',
  },
  success_closed: { en: '{name} was closed.', fil: 'Sarado na ang {name}.' },
  acts: { en: 'Actions', fil: 'Mga aksiyon' },
  code: { en: 'PSGC', fil: 'PSGC' },
  barangay: { en: 'Barangay', fil: 'Barangay' },
  place: { en: 'Place', fil: 'Lugar' },
  no_barangays: { en: 'No barangays yet', fil: 'Wala pang barangay' },
  no_barangays_text: {
    en: 'Upload the file above. Owners will choose from these barangays when they register a business.',
    fil: 'I-upload ang file sa itaas. Pipili ang may-ari mula sa mga barangay na ito kapag nagrehistro ng negosyo.',
  },

  staff_title: { en: 'Offices and staff', fil: 'Mga tanggapan at kawani' },
  staff_subtitle: {
    en: 'Everyone in the file will receive an e-mail with a link to set a password. The link expires after seven days.',
    fil:
      'Makatatanggap ang bawat nasa file ng e-mail na may link para magtakda ng password. Mag-e-expire ang link ' +
      'pagkalipas ng pitong araw.',
  },
  staff_file: { en: 'File of people', fil: 'File ng mga tao' },
  staff_help: {
    en: 'A workbook (.xlsx) or CSV of up to 100 people with the columns First name, Last name, Email and Office. Optional columns: Head of office (yes or no) and Language (en or fil). If a row has an error, no invitations are sent. People who already have an account are skipped.',
    fil:
      'Workbook (.xlsx) o CSV ng hanggang 100 tao na may mga hanay na First name, Last name, Email at ' +
      'Office; Head of office (yes o no) at Language (en o fil) kung mayroon. Kung may mali ang isang ' +
      'hilera, walang ipadadalang imbitasyon. Nilalampasan ang may account na.',
  },
  staff_empty: { en: 'Blank template', fil: 'Blangkong template' },
  success_staff: {
    en: 'People invited: {invited}. People who already have an account: {known}.',
    fil: 'Mga naimbitahan: {invited}. Mga may account na: {known}.',
  },
  office: { en: 'Office', fil: 'Tanggapan' },
  written: { en: 'Name in the file', fil: 'Isinusulat sa file bilang' },
  to_users: { en: 'Users Administration', fil: 'Pangangasiwa ng mga User' },
  refused_title: { en: 'The file was not imported', fil: 'Hindi na-import ang file' },
  row_problem: { en: 'Row {row}, {column}: {message}', fil: 'Hilera {row}, {column}: {message}' },
  column_brgycode: { en: '10-digit PSGC', fil: '10-digit PSGC' },
  column_former_code: { en: 'Old code', fil: 'Old code' },
  column_name: { en: 'Name', fil: 'Name' },
  column_class: { en: 'Urban / Rural', fil: 'Urban / Rural' },
  column_population: { en: 'Population', fil: 'Population' },
  column_lat: { en: 'Latitude', fil: 'Latitude' },
  column_lng: { en: 'Longitude', fil: 'Longitude' },
  column_firstname: { en: 'First name', fil: 'First name' },
  column_lastname: { en: 'Last name', fil: 'Last name' },
  column_email: { en: 'E-mail', fil: 'E-mail' },
  column_office: { en: 'Office', fil: 'Office' },
  column_head: { en: 'Head of office', fil: 'Head of office' },
  column_language: { en: 'Language', fil: 'Language' },
  more_problems: { en: 'and {count} more', fil: 'at {count} pa' },
} as const;

export const { useWords, words } = defineMessages('admin.set_up', texts);
