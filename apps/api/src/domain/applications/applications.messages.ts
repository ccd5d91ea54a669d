import type { Messages } from '@ebpls/contracts';

/** Messages of the server about an application and its declaration, and about refused acts. */
export const messages = {
  'draft.saved_meanwhile': {
    en: 'Your answers were also saved on another device. Nothing was replaced. Reload the page and check your answers.',
    fil:
      'Na-save din ang mga sagot mo sa ibang device. Walang napalitan. I-reload ang pahina at suriin ang mga sagot ' +
      'mo.',
  },
  'tax_year.not_open': {
    en: 'Applications for {year} are not open today.',
    fil: 'Hindi bukas ngayon ang aplikasyon para sa {year}.',
  },
  'renewal.not_before': {
    en: 'You can file the {year} renewal from {from}, once {sales} has ended. Your answers are saved as a draft.',
    fil:
      'Maaari mong isumite ang renewal para sa {year} mula {from}, kapag tapos na ang {sales}. Naka-save bilang ' +
      'draft ang mga sagot mo.',
  },
  'renewal.sworn_early': {
    en:
      'The {sales} sales were declared before {from}, when that year had not ended yet. Please return the ' +
      'application so that the owner can declare them again.',
    fil:
      'Inilahad ang benta ng {sales} bago ang {from}, nang hindi pa tapos ang taon na iyon. Ibalik ito upang ilahad ' +
      'muli ng may-ari.',
  },
  'renewal.years_open': {
    en:
      'No application was filed for {years}. A renewal must cover every year. Please return the application so that ' +
      'the owner can declare these years.',
    fil:
      'Walang naihaing aplikasyon para sa {years}. Dapat saklaw ng renewal ang bawat taon. Ibalik ang aplikasyon ' +
      'upang mailahad ng may-ari ang mga taon na iyon.',
  },
  'renewal.years_unbilled': {
    en:
      'No application was filed for {years}. Please add the bill for these years to the paid order of payment. The ' +
      'permit can be released after they are paid.',
    fil:
      'Walang naihaing aplikasyon para sa {years}. Idagdag ang singil para sa mga taon na ito sa bayad nang ' +
      'order of payment. Mailalabas ang permit kapag bayad na ang mga ito.',
  },
  'back_year.missing': {
    en:
      'No application was filed for {years}. Please declare the sales for these years too. They will be billed ' +
      'with this renewal.',
    fil:
      'Walang naihaing aplikasyon para sa {years}. Ilahad din ang benta para sa mga taon na ito. Isasama ang mga ito sa ' +
      'singil ng renewal na ito.',
  },
  'back_year.declare_each': {
    en: 'Please declare the sales of every year for which no application was filed.',
    fil: 'Ilahad ang benta ng bawat taon na walang naihaing aplikasyon.',
  },
  'back_year.not_open': {
    en: 'An application for this year was already filed, or the year is not billed with this renewal.',
    fil: 'Naisumite na ang aplikasyon para sa taon na ito, o hindi ito kasama sa sinisingil ng renewal na ito.',
  },
  'back_year.duplicate': {
    en: 'The sales for this year were declared twice.',
    fil: 'Dalawang beses inilahad ang benta para sa taon na ito.',
  },
  'back_year.no_code': {
    en:
      'No revenue code was in effect on 1 January {year}, so that year cannot be assessed. The treasurer must ' +
      'enter that year’s revenue code first.',
    fil:
      'Walang kodigo sa kita na umiiral noong Enero 1, {year} kaya hindi makukuwenta ang singil para sa taon na iyon. ' +
      'Ilalagay muna ng ingat-yaman ang kodigo ng taon na iyon.',
  },
  'application.not_requestable': {
    en: 'You cannot apply for this type of permit online for {year}.',
    fil: 'Hindi maaaring mag-apply online ng ganitong permit para sa {year}.',
  },
  'application.new_only_once': {
    en: 'This business has already had a permit. For {year}, apply for a renewal.',
    fil: 'Nagkaroon na ng permit ang negosyong ito. Para sa {year}, mag-apply ng renewal.',
  },
  'application.first_under_way': {
    en: 'The first permit application of this business is in progress, so you cannot start another for {year}.',
    fil: 'Isinasagawa na ang aplikasyon para sa unang permit ng negosyong ito, kaya hindi na makapagsisimula ng isa pa para sa {year}.',
  },
  'application.no_permit_to_renew': {
    en: 'This business has no permit to renew for {year}. Apply for a new one.',
    fil: 'Wala pang permit ang negosyong ito na mare-renew para sa {year}. Mag-apply ng bago.',
  },
  'application.business_closed': {
    en: 'This business is suspended, closed or retired, so it cannot apply for {year}.',
    fil: 'Suspendido, ipinasara o isinara na ang negosyong ito, kaya hindi ito makapag-a-apply para sa {year}.',
  },
  'application.year_exists': {
    en: 'This business already has a {year} permit or an application in progress.',
    fil: 'May permit na ang negosyong ito para sa {year}, o isinasagawa na ang aplikasyon nito.',
  },
  'application.year_exists_next_opens': {
    en:
      'This business already has a {year} permit or an application in progress. Applications for {next} open on 1 ' +
      'October {year}.',
    fil: 'May permit na ang negosyong ito para sa {year}, o isinasagawa na ang aplikasyon nito. Magbubukas ang aplikasyon para sa {next} sa Oktubre 1, {year}.',
  },
  'application.unchanged': {
    en: 'The application has not changed since it was returned. Please make the required corrections, then submit it again.',
    fil: 'Wala pang nagbago sa aplikasyon mula nang ibalik ito. Iwasto ang hinihingi, saka ipadalang muli.',
  },
  'application.papers_missing': {
    en: 'The application cannot be accepted. These documents are missing or invalid: {codes}.',
    fil: 'Hindi matatanggap ang aplikasyon. Kulang o may mali ang mga dokumentong ito: {codes}.',
  },
  'application.appeal_open': {
    en:
      'The owner may still appeal. You can refuse the application only after the appeal period, and only if an ' +
      'office refused its clearance.',
    fil:
      'Maaari pang umapela ang may-ari. Matatanggihan lamang ang aplikasyon pagkalipas ng panahon ng apela, at kung ' +
      'may tanggapang tumangging magbigay ng clearance.',
  },
  'application.paid_already': {
    en: 'This application has payments, so it cannot be withdrawn here. Please contact the Municipal Treasurer.',
    fil: 'May bayad na ang aplikasyong ito kaya hindi na ito mababawi rito. Makipag-ugnayan sa Ingat-yamang Bayan.',
  },
  'application.payment_under_way': {
    en: 'A payment is in progress. Please wait until it is finished, then try again.',
    fil: 'May bayad na pinoproseso. Hintaying matapos ito, saka subukang muli.',
  },
  'application.is.DRAFT': {
    en: 'This action is not possible because the application has not been filed yet.',
    fil: 'Hindi ito magagawa ngayon: hindi pa naihahain ang aplikasyon.',
  },
  'application.is.SUBMITTED': {
    en: 'This action is not possible because the application is pending at the licensing office.',
    fil: 'Hindi ito magagawa ngayon: naihain na ang aplikasyon at hinihintay ang tanggapan ng lisensiya.',
  },
  'application.is.RETURNED': {
    en: 'This action is not possible because the application was returned to the owner.',
    fil: 'Hindi ito magagawa ngayon: ibinalik sa may-ari ang aplikasyon.',
  },
  'application.is.ACCEPTED': {
    en: 'This action is not possible because the application was accepted.',
    fil: 'Hindi ito magagawa ngayon: tinanggap na ang aplikasyon.',
  },
  'application.is.IN_CLEARANCE': {
    en: 'This action is not possible because the offices are reviewing the application.',
    fil: 'Hindi ito magagawa ngayon: sinusuri ng mga tanggapan ang aplikasyon.',
  },
  'application.is.CLEARED': {
    en: 'This action is not possible because all offices have cleared the application.',
    fil: 'Hindi ito magagawa ngayon: nagbigay na ng clearance ang lahat ng tanggapan.',
  },
  'application.is.ASSESSED': {
    en: 'This action is not possible because the bill is pending approval.',
    fil: 'Hindi ito magagawa ngayon: nakuwenta na ang singil at naghihintay ng pag-apruba.',
  },
  'application.is.FOR_PAYMENT': {
    en: 'This action is not possible because the application is awaiting payment.',
    fil: 'Hindi ito magagawa ngayon: naghihintay ng bayad ang aplikasyon.',
  },
  'application.is.PAID': {
    en: 'This action is not possible because the fees for this application have been paid.',
    fil: 'Hindi ito magagawa ngayon: bayad na ang aplikasyon.',
  },
  'application.is.FOR_SIGNATURE': {
    en: 'This action is not possible because the permit is awaiting signature.',
    fil: 'Hindi ito magagawa ngayon: naghihintay ng lagda ang permit.',
  },
  'application.is.ISSUED': {
    en: 'This action is no longer possible because the permit was issued.',
    fil: 'Hindi na ito magagawa: naibigay na ang permit.',
  },
  'application.is.REJECTED': {
    en: 'This action is no longer possible because the application was refused.',
    fil: 'Hindi na ito magagawa: tinanggihan ang aplikasyon.',
  },
  'application.is.WITHDRAWN': {
    en: 'This action is no longer possible because the owner withdrew the application.',
    fil: 'Hindi na ito magagawa: binawi ng may-ari ang aplikasyon.',
  },
  'application.is.LAPSED': {
    en: 'This action is no longer possible because the application has expired.',
    fil: 'Hindi na ito magagawa: nag-expire na ang aplikasyon.',
  },
  'application.is.CANCELLED': {
    en: 'This action is no longer possible because the application was cancelled.',
    fil: 'Hindi na ito magagawa: kinansela ang aplikasyon.',
  },

  'lines.not_registered': {
    en: 'This line of business is not registered for this business.',
    fil: 'Wala sa rehistro ng negosyo ang uring ito.',
  },
  'lines.missing': {
    en: 'Please declare every registered line of business.',
    fil: 'Ideklara ang bawat nakarehistrong uri ng negosyo.',
  },
} satisfies Messages;
