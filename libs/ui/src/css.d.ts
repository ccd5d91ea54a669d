/** Text of the style sheet where a build renders pages (`tools/build`); empty in a browser, which loads the file. */
declare module '*.module.css' {
  const names: Readonly<Record<string, string>>;
  export = names;
}
/** The text of the sheet where a build renders pages (`tools/build`); empty in a browser, which loads the file. */
declare module '*.css' {
  const text: string;
  export default text;
}
