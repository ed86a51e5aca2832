/** The sheets as Markdown, by widget. */
declare module 'eiland:sheets' {
  const sheets: Readonly<Record<string, string>>;
  export default sheets;
}
