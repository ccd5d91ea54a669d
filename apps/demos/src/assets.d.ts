declare module '*.md' {
  const text: string;
  export default text;
}
declare module '*.module.css' {
  const classes: Record<string, string>;
  export = classes;
}
