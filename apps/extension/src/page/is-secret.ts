const SECRET = [
  '[type=password]',
  '[autocomplete~=current-password]',
  '[autocomplete~=new-password]',
  '[autocomplete~=one-time-code]',
  '[autocomplete*=cc-]',
].join(',')

/** What such a field holds is never read, recorded or filled. A password that is shown as text is one all the same. */
export const isSecret = (one: Element): boolean =>
  one.matches(SECRET) ||
  /passw|passwort|contrase|mot-?de-?passe|\bcvc\b|\bcvv\b/i.test(`${one.getAttribute('name')} ${one.id}`)
