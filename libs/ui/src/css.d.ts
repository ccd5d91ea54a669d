declare module '*.module.css' {
  const names: Readonly<Record<string, string>>;
  export = names;
}
/** Its text where a build draws pages (`tools/build`); nothing in a browser, which is given the file. */
declare module '*.css' {
  const text: string;
  export default text;
}
