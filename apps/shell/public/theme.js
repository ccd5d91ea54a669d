// The person's theme and direction, before the first paint: without this a dark page would flash white.
(() => {
  const grounds = { LIGHT: '#F5F7F5', ONE_DARK: '#1E2127', UNICORN: '#1F1B2E' };
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('settings') ?? '{}') ?? {};
  } catch {
    // Settings that cannot be read count as none.
  }
  const theme = kept.theme in grounds ? kept.theme : 'ONE_DARK';
  const page = document.documentElement;
  page.dataset.theme = theme;
  page.dir = kept.direction === 'rtl' ? 'rtl' : 'ltr';
  page.lang = kept.language === 'fil' ? 'fil' : 'en';
  page.style.backgroundColor = grounds[theme];
})();
