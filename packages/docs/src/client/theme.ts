/** Runs before the page is drawn: the theme that was chosen here or on the marketplace, which keeps it under this key. */
try {
  const chosen = localStorage.getItem('theme');
  if (chosen) document.documentElement.dataset.theme = /"mode":\s*"dark"/.test(chosen) ? 'dark' : 'light';
} catch {
  // Storage is blocked: the system decides.
}
