// Applies the person's settings before the first paint: without this a dark page would flash white.
(() => {
  const grounds = { LIGHT: '#F5F7F5', ONE_DARK: '#1E2127', UNICORN: '#1F1B2E' };
  const page = document.documentElement;
  const isPrerendered = 'prerendered' in page.dataset;
  const read = () => {
    try {
      return JSON.parse(localStorage.getItem('settings') ?? '{}') ?? {};
    } catch {
      // Settings that cannot be read count as none.
      return {};
    }
  };
  const show = () => {
    const savedTheme = read();
    const theme = savedTheme.theme in grounds ? savedTheme.theme : 'ONE_DARK';
    page.dataset.theme = theme;
    page.dataset.fonts = savedTheme.responsiveFontSizes === false ? 'fixed' : 'responsive';
    page.dir = savedTheme.direction === 'rtl' ? 'rtl' : 'ltr';
    page.style.backgroundColor = grounds[theme];
    return savedTheme.language === 'fil' ? 'fil' : 'en';
  };
  // A rendered page has its texts already. The other language is another document, requested once by a cookie.
  const showPrerendered = () => {
    const language = show();
    page.dataset.script = '';
    page.dataset.visitor = document.cookie.includes('ebpls_signed_in=1') ? 'known' : 'stranger';
    return language;
  };
  const requestDocument = (language) => {
    const languageCookie = `ebpls_language=${language}`;
    if (page.lang === language || location.search.includes('language=') || document.cookie.includes(languageCookie))
      return;
    document.cookie = `${languageCookie}; path=/; max-age=31536000; samesite=lax`;
    if (document.cookie.includes(languageCookie)) location.reload();
  };
  if (!isPrerendered) {
    page.lang = show();
    return;
  }
  requestDocument(showPrerendered());
  // After a return from the shell: settings and a sign-in made there apply here too.
  addEventListener('pageshow', ({ persisted }) => persisted && showPrerendered() !== page.lang && location.reload());
})();
