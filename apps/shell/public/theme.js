// What the person chose, before the first paint: without this a dark page would flash white.
(() => {
  const grounds = { LIGHT: '#F5F7F5', ONE_DARK: '#1E2127', UNICORN: '#1F1B2E' };
  const page = document.documentElement;
  const isDrawn = 'drawn' in page.dataset;
  const read = () => {
    try {
      return JSON.parse(localStorage.getItem('settings') ?? '{}') ?? {};
    } catch {
      // Settings that cannot be read count as none.
      return {};
    }
  };
  const show = () => {
    const kept = read();
    const theme = kept.theme in grounds ? kept.theme : 'ONE_DARK';
    page.dataset.theme = theme;
    page.dataset.fonts = kept.responsiveFontSizes === false ? 'fixed' : 'responsive';
    page.dir = kept.direction === 'rtl' ? 'rtl' : 'ltr';
    page.style.backgroundColor = grounds[theme];
    return kept.language === 'fil' ? 'fil' : 'en';
  };
  // A drawn page has its words already. In the other language it is another drawing, which a cookie asks the server
  // for, once.
  const showDrawn = () => {
    const language = show();
    page.dataset.script = '';
    page.dataset.visitor = document.cookie.includes('ebpls_signed_in=1') ? 'known' : 'stranger';
    return language;
  };
  const askFor = (language) => {
    const asked = `ebpls_language=${language}`;
    if (page.lang === language || location.search.includes('language=') || document.cookie.includes(asked)) return;
    document.cookie = `${asked}; path=/; max-age=31536000; samesite=lax`;
    if (document.cookie.includes(asked)) location.reload();
  };
  if (!isDrawn) {
    page.lang = show();
    return;
  }
  askFor(showDrawn());
  // Back from the house: what was chosen there, and whoever signed in, counts here too.
  addEventListener('pageshow', ({ persisted }) => persisted && showDrawn() !== page.lang && location.reload());
})();
