import { defineMessages } from '../define-messages.ts';

export const { useWords, words } = defineMessages('account', {
  title: { en: 'Account', fil: 'Account' },
  tab_general: { en: 'General', fil: 'Pangkalahatan' },
  tab_notifications: { en: 'Notifications', fil: 'Mga abiso' },
  tab_security: { en: 'Security', fil: 'Seguridad' },
  tab_privacy: { en: 'Your data', fil: 'Ang iyong datos' },
  picture: { en: 'Picture', fil: 'Larawan' },
  picture_hint: {
    en: 'Only signed-in users can see your picture.',
    fil: 'Mga naka-sign in lamang ang nakakakita ng larawan mo.',
  },
  picture_none: {
    en: 'Without a picture, your initials are shown.',
    fil: 'Kung walang larawan, mga titik ng iyong pangalan ang makikita.',
  },
  picture_current: { en: 'This is how others see you.', fil: 'Ganito ka nakikita ng iba.' },
  picture_preview: {
    en: 'Preview. Your picture will be shown as a circle.',
    fil: 'Preview. Ipapakita ang larawan mo bilang bilog.',
  },
  picture_file: { en: 'Choose a picture', fil: 'Pumili ng larawan' },
  picture_help: {
    en: 'JPEG, PNG or WebP, up to 2 MB. Hidden data, such as location and camera, is removed.',
    fil: 'JPEG, PNG o WebP, hanggang 2 MB. Inaalis ang nakatagong data, gaya ng lokasyon at kamera.',
  },
  picture_save: { en: 'Save picture', fil: 'I-save ang larawan' },
  picture_remove: { en: 'Remove picture', fil: 'Alisin ang larawan' },
  picture_saved: { en: 'Your picture was saved.', fil: 'Na-save ang iyong larawan.' },
  picture_removed: { en: 'Your picture was removed.', fil: 'Naalis ang iyong larawan.' },
  signature: { en: 'Signature', fil: 'Lagda' },
  signature_hint: {
    en: 'Your signature appears above your name on permits you sign from now on. Permits already signed do not change.',
    fil: 'Nasa itaas ng iyong pangalan ang lagda mo sa mga permit na lalagdaan mo mula ngayon. Hindi nagbabago ang mga nalagdaan mo na.',
  },
  signature_none: {
    en: 'Permits you sign show your printed name without a handwritten signature.',
    fil: 'Pangalan mo lamang, walang iginuhit na lagda, ang nasa mga permit na nilalagdaan mo.',
  },
  signature_current: {
    en: 'Your signature as shown on permits',
    fil: 'Ang iyong lagda ayon sa makikita sa mga permit',
  },
  signature_file: { en: 'Choose a picture of your signature', fil: 'Pumili ng larawan ng iyong lagda' },
  signature_help: {
    en: 'PNG or JPEG, dark ink on white, cropped close, up to 2 MB. Your password is required.',
    fil: 'PNG o JPEG, maitim na tinta sa puti, malapit ang crop, hanggang 2 MB. Kailangan ang iyong password.',
  },
  signature_remove: { en: 'Remove signature', fil: 'Alisin ang lagda' },
  signature_saved: {
    en: 'Permits you sign from now on will show this signature.',
    fil: 'Nasa mga permit na lalagdaan mo mula ngayon ang lagdang ito.',
  },
  signature_removed: {
    en: 'Permits you sign from now on will not show a handwritten signature.',
    fil: 'Wala nang iginuhit na lagda ang mga permit na lalagdaan mo mula ngayon.',
  },
  mails: { en: 'E-mail notifications', fil: 'Mga abiso sa e-mail' },
  mails_hint: { en: 'Changes take effect immediately.', fil: 'Agad na may bisa ang pagbabago.' },
  mails_saved: { en: 'Your choice was saved.', fil: 'Na-save ang iyong pinili.' },
  mail_progress: { en: 'Application progress', fil: 'Progreso ng aplikasyon' },
  mail_progress_help: {
    en:
      'Sent when an office accepts or clears your application, at most once a day. We always confirm by ' +
      'e-mail that an application was received.',
    fil:
      'Ipinapadala kapag tinanggap o na-clear ng isang tanggapan ang aplikasyon mo, hindi hihigit sa isang ' +
      'beses sa isang araw. Lagi naming kinukumpirma sa e-mail na natanggap ang aplikasyon.',
  },
  mail_reminders: { en: 'Reminders of upcoming dates', fil: 'Mga paalala ng paparating na petsa' },
  mail_reminders_help: {
    en:
      'Reminders about an installment, a renewal or a pending correction. For offices, reminders about ' +
      'approaching deadlines.',
    fil:
      'Mga paalala tungkol sa hulog, renewal o kailangang pagwawasto. Para sa mga tanggapan, mga paalala ng ' +
      'papalapit na takda.',
  },
  mail_inquiries: { en: 'Replies to inquiries', fil: 'Mga sagot sa mga tanong' },
  mail_inquiries_help: {
    en: 'One e-mail when you have an unread reply.',
    fil: 'Isang e-mail kapag may sagot kang hindi pa nababasa.',
  },
  always: { en: 'Always sent', fil: 'Laging ipinapadala' },
  always_hint: { en: 'You cannot turn off these e-mails.', fil: 'Hindi mo maaaring i-off ang mga e-mail na ito.' },
  always_law: {
    en: 'Decisions with a deadline: a returned or refused application, a permit, a notice of delinquency.',
    fil: 'Mga pasyang may takdang petsa: aplikasyong ibinalik o tinanggihan, permit, abiso ng atraso.',
  },
  always_money: {
    en: 'Orders of payment, payments, receipts and refunds.',
    fil: 'Mga order of payment, bayad, resibo at refund.',
  },
  always_safety: {
    en: 'Account security: password changes and ended sessions.',
    fil: 'Seguridad ng account: pagpapalit ng password at mga natapos na session.',
  },
  profile: { en: 'Profile', fil: 'Profile' },
  profile_hint: {
    en: 'The offices see your name and phone number.',
    fil: 'Nakikita ng mga tanggapan ang iyong pangalan at numero ng telepono.',
  },
  firstname: { en: 'First name', fil: 'Pangalan' },
  one_name: {
    en: 'I have only one name',
    fil: 'Iisa lamang ang pangalan ko',
  },
  lastname: { en: 'Last name', fil: 'Apelyido' },
  email: { en: 'E-mail', fil: 'E-mail' },
  phone: { en: 'Phone number', fil: 'Numero ng telepono' },
  phone_help: { en: 'Like 0917 123 4567', fil: 'Gaya ng 0917 123 4567' },
  bio: { en: 'About you', fil: 'Tungkol sa iyo' },
  locale: { en: 'Language of e-mails and messages', fil: 'Wika ng mga e-mail at mensahe' },
  save_profile: { en: 'Save profile', fil: 'I-save ang profile' },
  profile_saved: { en: 'Your profile was saved.', fil: 'Na-save ang iyong profile.' },
  email_none: {
    en:
      'No e-mail address yet. If you add one, you will receive receipts and notices by e-mail, and you can ' +
      'still sign in if you lose your number.',
    fil:
      'Wala pang e-mail. Kung magdadagdag ka, matatanggap mo sa e-mail ang mga resibo at abiso, at ' +
      'makakapag-sign in ka pa rin kung mawala ang iyong numero.',
  },
  password_after_email: {
    en: 'You sign in with your mobile number and a code. To use a password too, add an e-mail address first.',
    fil: 'Nagsa-sign in ka gamit ang numero ng cellphone at code. Para gumamit din ng password, magdagdag muna ng e-mail.',
  },
  mails_none: {
    en: 'Your account has no e-mail address. Notifications appear here in eBPLS, and urgent ones are texted. You can add an e-mail address under Security.',
    fil: 'Walang e-mail ang iyong account. Makikita ang mga abiso rito sa eBPLS, at itine-text ang mga agaran. Maaari kang magdagdag ng e-mail sa Seguridad.',
  },
  email_new: { en: 'New e-mail', fil: 'Bagong e-mail' },
  email_current: {
    en: 'Your password, to confirm your identity',
    fil: 'Ang iyong password, para kumpirmahin ang pagkakakilanlan mo',
  },
  email_send: { en: 'E-mail me a link', fil: 'Padalhan ako ng link' },
  email_mailed: {
    en: 'We sent a link to {email}. Your e-mail address will change when you open the link.',
    fil: 'Nagpadala kami ng link sa {email}. Magbabago ang iyong e-mail kapag binuksan mo ito.',
  },
  email_pending: {
    en: 'One more step: confirm your new e-mail address.',
    fil: 'Isang hakbang na lang: kumpirmahin ang iyong bagong e-mail.',
  },
  email_confirm: { en: 'Confirm this address', fil: 'Kumpirmahin ang address na ito' },
  email_changed: { en: 'Your e-mail address was changed.', fil: 'Napalitan ang iyong e-mail.' },
  password: { en: 'Password', fil: 'Password' },
  password_hint: {
    en: 'Changing your password signs you out on all other devices.',
    fil: 'Kapag pinalitan mo ang password, masa-sign out ka sa lahat ng iba pang device.',
  },
  current: { en: 'Current password', fil: 'Kasalukuyang password' },
  new_password: { en: 'New password', fil: 'Bagong password' },
  new_password_help: {
    en: 'At least {least} characters. A few words together make a good password.',
    fil: 'Hindi bababa sa {least} karakter. Mainam na password ang ilang salitang pinagsama.',
  },
  again: { en: 'Confirm new password', fil: 'Kumpirmahin ang bagong password' },
  not_equal: { en: 'The passwords do not match.', fil: 'Hindi magkatugma ang mga password.' },
  change_password: { en: 'Change password', fil: 'Palitan ang password' },
  password_changed: { en: 'Your password was changed.', fil: 'Napalitan ang iyong password.' },
  sessions: { en: 'Where you are signed in', fil: 'Saan ka naka-sign in' },
  sessions_hint: {
    en: 'End any session you do not recognize.',
    fil: 'Tapusin ang anumang session na hindi mo kilala.',
  },
  this_session: { en: 'This device', fil: 'Ang device na ito' },
  last_used: { en: 'Last used', fil: 'Huling ginamit' },
  end: { en: 'End session', fil: 'Tapusin ang session' },
  ended: { en: 'The session was ended.', fil: 'Natapos ang session.' },
  roles: { en: 'Roles', fil: 'Mga tungkulin' },
  roles_hint: {
    en: 'Your main role determines your work area.',
    fil: 'Ang pangunahing tungkulin ang nagtatakda ng iyong lugar sa sistema.',
  },
  first_role: { en: 'Main role', fil: 'Pangunahing tungkulin' },
  no_role: {
    en: 'You have no role yet. Contact the municipal hall.',
    fil: 'Wala ka pang tungkulin. Makipag-ugnayan sa munisipyo.',
  },
});
