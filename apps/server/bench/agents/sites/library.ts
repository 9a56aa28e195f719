import { html, type Site, safe } from '../site.ts'

const BOOKS = [
  ['The Sea Wall', 'M. Duras', 1950, 4],
  ['Middlemarch', 'G. Eliot', 1871, 0],
  ['The Trial', 'F. Kafka', 1925, 2],
  ['Ficciones', 'J. L. Borges', 1944, 1],
  ['Beloved', 'T. Morrison', 1987, 3],
  ['The Waves', 'V. Woolf', 1931, 5],
  ['Invisible Cities', 'I. Calvino', 1972, 2],
] as const

/** A table with a search above it and a button in every row. */
export const library: Site = {
  name: 'library',
  begin: () => ({ posts: [] }),
  page(path, _state, query) {
    if (path.startsWith('borrowed')) return html('Borrowed', '<h1>It is yours for four weeks.</h1>')
    const wanted = (query.get('q') ?? '').toLowerCase()
    const found = BOOKS.filter((book) => book.join(' ').toLowerCase().includes(wanted))
    return html(
      'Library',
      `<h1>Library</h1><form role="search"><input type="search" name="q" aria-label="Search the catalogue"><button>Find</button></form>
      <table><thead><tr><th>Title</th><th>Author</th><th>Year</th><th>Copies</th><th></th></tr></thead><tbody>${found
        .map(
          ([title, author, year, copies]) =>
            `<tr><td>${safe(title)}</td><td>${author}</td><td>${year}</td><td>${copies}</td><td>
            <form method="post" action="/library/borrow"><input type="hidden" name="title" value="${safe(title)}"><button>Borrow</button></form></td></tr>`,
        )
        .join('')}</tbody></table>`,
    )
  },
  receive: () => ({ go: '/library/borrowed' }),
}
