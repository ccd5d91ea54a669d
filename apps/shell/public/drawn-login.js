// The sign-in is rendered before the shell; text typed and buttons pressed meanwhile are carried over to the shell.
(() => {
  const isAsked = location.pathname === '/login' && !/[?&](?:email|ready|new_password)\b/.test(location.search);
  if (!isAsked || document.cookie.includes('ebpls_signed_in=1')) return;
  // The page with the reason why a session ended is another one than the build rendered.
  if (sessionStorage.getItem('ebpls.session_end') !== null) return;
  const drawn = document.createElement('div');
  drawn.id = 'drawn';
  drawn.append(document.querySelector('#drawn-login').content.cloneNode(true));
  for (const page of drawn.querySelectorAll('div[lang]'))
    if (page.lang !== document.documentElement.lang) page.remove();
  drawn.addEventListener('click', ({ target }) => {
    const button = target.closest('button');
    if (!button) return;
    button.dataset.pressed = '';
    drawn.dataset.pressed = button.getAttribute('aria-label') ?? button.textContent;
  });
  drawn.addEventListener('submit', (event) => event.preventDefault());
  const house = document.querySelector('#house');
  house.hidden = true;
  house.before(drawn);
})();
