import { html, type Site } from '../site.ts'

/** A form behind a shadow root. */
export const letter: Site = {
  name: 'letter',
  begin: () => ({ posts: [] }),
  page: (path) =>
    path === 'in'
      ? html('Welcome', '<h1>You are in.</h1>')
      : html(
          'Newsletter',
          `<h1>The quiet letter</h1><x-form></x-form><script>customElements.define('x-form', class extends HTMLElement {
            connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML =
              '<form method="post" action="/letter/join"><label>E-mail address <input name="email" type="email"></label>' +
              '<label>How often <select name="often"><option>Weekly</option><option>Monthly</option></select></label><button>Subscribe</button></form>' } })</script>`,
        ),
  receive: () => ({ go: '/letter/in' }),
}

/** A form in a frame. */
export const support: Site = {
  name: 'support',
  begin: () => ({ posts: [] }),
  page(path) {
    if (path === 'done') return html('Received', '<p>Ticket 4711 was opened.</p>')
    if (path === 'form')
      return html(
        'Form',
        `<form method="post" action="/support/send"><p><label>Subject <input name="subject"></label></p>
        <p><label>Priority <select name="priority"><option>Low</option><option>Normal</option><option>High</option></select></label></p>
        <p><label>Description <textarea name="text"></textarea></label></p><button>Open ticket</button></form>`,
      )
    return html(
      'Support',
      '<h1>Support</h1><p>Tell us what is wrong.</p><iframe src="/support/form" width="600" height="400"></iframe>',
    )
  },
  receive: () => ({ go: '/support/done' }),
}

const ARTICLES = [
  ['Le pont sera réparé', '12 mars 2026', 'Anne Moreau'],
  ['Nouvelle ligne de tram', '3 avril 2026', 'Luc Petit'],
  ['Le marché change de jour', '28 avril 2026', 'Anne Moreau'],
  ['La piscine rouvre', '5 mai 2026', 'Zoé Blanc'],
] as const

/** A French paper: a list of articles with dates and authors. */
export const journal: Site = {
  name: 'journal',
  begin: () => ({ posts: [] }),
  page: () =>
    html(
      'Le Journal',
      `<h1>Le Journal</h1>${ARTICLES.map(
        ([title, date, author]) =>
          `<article><h2>${title}</h2><p><time>${date}</time> par <span>${author}</span></p></article>`,
      ).join('')}`,
      { lang: 'fr' },
    ),
}
