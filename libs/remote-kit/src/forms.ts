export { checkForm, type Checked, messageInWords, problemInWords } from './check-form.ts';
