import { html, type Site, safe } from '../site.ts'

const PEOPLE = [
  ['Maya Lindholm', 'Sales', 'maya@office.example', '+1 202 555 0111', 'Oslo'],
  ['Tariq Aziz', 'Finance', 'tariq@office.example', '+1 202 555 0112', 'Lyon'],
  ['Bea Novak', 'Sales', 'bea@office.example', '+1 202 555 0113', 'Brno'],
  ['Otto Kranz', 'Engineering', 'otto@office.example', '+1 202 555 0114', 'Graz'],
  ['Iris Vega', 'Engineering', 'iris@office.example', '+1 202 555 0115', 'Cadiz'],
] as const

/** A table to answer questions from. */
export const staff: Site = {
  name: 'staff',
  begin: () => ({ posts: [] }),
  page: () =>
    html(
      'Staff',
      `<h1>Staff</h1><table><tr><th>Name</th><th>Department</th><th>E-mail</th><th>Phone</th><th>City</th></tr>${PEOPLE.map(
        (row) => `<tr>${row.map((cell) => `<td>${safe(cell)}</td>`).join('')}</tr>`,
      ).join('')}</table>`,
    ),
}

const ITEMS = Array.from({ length: 34 }, (_, n) => ({ name: `Chair model ${n + 1}`, price: 40 + ((n * 37) % 160) }))
const A_PAGE = 10

/** Prices over several pages. */
export const chairs: Site = {
  name: 'chairs',
  begin: () => ({ posts: [] }),
  page(_path, _state, query) {
    const at = Number(query.get('page') ?? 1)
    const shown = ITEMS.slice((at - 1) * A_PAGE, at * A_PAGE)
    const more = at * A_PAGE < ITEMS.length ? `<a href="/chairs?page=${at + 1}">Next</a>` : ''
    return html(
      'Chairs',
      `<h1>Chairs</h1><div class="list">${shown
        .map(({ name, price }) => `<div class="row"><strong>${name}</strong><span>$${price}.00</span></div>`)
        .join('')}</div><nav>${more}</nav>`,
    )
  },
}
export const CHAIRS = ITEMS

/** Switches and a save button, behind a menu. */
export const settings: Site = {
  name: 'settings',
  begin: () => ({ posts: [] }),
  page(path) {
    const menu =
      '<nav><a href="/settings">Home</a> <a href="/settings/profile">Profile</a> <a href="/settings/alerts">Notifications</a></nav>'
    if (path === 'profile')
      return html(
        'Profile',
        `${menu}<h1>Profile</h1><form method="post" action="/settings/profile"><label>Display name <input name="display" value="Sam"></label>
        <label>Time zone <select name="zone"><option>UTC</option><option>Europe/Paris</option><option>Asia/Tokyo</option></select></label><button>Save profile</button></form>`,
      )
    if (path === 'alerts')
      return html(
        'Notifications',
        `${menu}<h1>Notifications</h1><form method="post" action="/settings/alerts"><p><input type="checkbox" id="w" name="weekly" checked><label for="w">Weekly summary</label></p>
        <p><input type="checkbox" id="s" name="security"><label for="s">Security alerts</label></p><button>Save changes</button></form>`,
      )
    return html('Settings', `${menu}<h1>Settings</h1><p>Choose a section.</p>`)
  },
  receive: (path) => ({ go: `/settings/${path}` }),
}

/** A door, and something behind it. */
export const intranet: Site = {
  name: 'intranet',
  begin: () => ({ posts: [], open: false }),
  page(path, { open }) {
    if (path === 'home' && open) return html('Intranet', '<h1>Intranet</h1><p>Remaining leave: <b>17 days</b></p>')
    return html(
      'Sign in',
      `<h1>Sign in</h1><form method="post" action="/intranet/enter"><p><label>User <input name="user" autocomplete="username"></label></p>
      <p><label>Password <input name="password" type="password"></label></p><button>Sign in</button></form>`,
    )
  },
  receive(_path, form, state) {
    state.open = form.user === 'sam' && form.password === 'correct horse'
    return state.open ? { go: '/intranet/home' } : { html: html('Sign in', '<p>No.</p>'), status: 401 }
  },
}
