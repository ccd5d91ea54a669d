// The sign-in is rendered before the shell; text typed and buttons pressed meanwhile are carried over to the shell.
(() => {
  const isPlainLogin = location.pathname === '/login' && !/[?&](?:email|ready|new_password)\b/.test(location.search);
  if (!isPlainLogin || document.cookie.includes('ebpls_signed_in=1')) return;
  // The page with the reason why a session ended is another one than the build rendered.
  if (sessionStorage.getItem('ebpls.session_end') !== null) return;
  const staticPage = document.createElement('div');
  staticPage.id = 'prerendered-page';
  staticPage.append(document.querySelector('#prerendered-login').content.cloneNode(true));
  for (const page of staticPage.querySelectorAll('div[lang]'))
    if (page.lang !== document.documentElement.lang) page.remove();
  staticPage.addEventListener('click', ({ target }) => {
    const button = target.closest('button');
    if (!button) return;
    button.dataset.pressed = '';
    staticPage.dataset.pressed = button.getAttribute('aria-label') ?? button.textContent;
  });
  staticPage.addEventListener('submit', (event) => event.preventDefault());
  const app = document.querySelector('#app');
  app.hidden = true;
  app.before(staticPage);
})();
