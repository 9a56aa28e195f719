import { html, type Site } from '../site.ts'

/** German, laid out with tables, the words in the cell beside. */
export const bestellung: Site = {
  name: 'bestellung',
  begin: () => ({ posts: [] }),
  page: (path) =>
    path === 'danke'
      ? html('Danke', '<p>Ihre Bestellung ist eingegangen.</p>', { lang: 'de' })
      : html(
          'Bestellung',
          `<table><tr><td colspan="2"><b>Bestellformular</b></td></tr></table>
          <form method="post" action="/bestellung/senden"><table>
          <tr><td>Vorname</td><td><input name="v1"></td></tr><tr><td>Nachname</td><td><input name="v2"></td></tr>
          <tr><td>Straße</td><td><input name="v3"></td></tr><tr><td>PLZ</td><td><input name="v4" size="5"></td></tr>
          <tr><td>Ort</td><td><input name="v5"></td></tr>
          <tr><td>Artikel</td><td><select name="v6"><option>Honig</option><option>Marmelade</option><option>Saft</option></select></td></tr>
          <tr><td>Menge</td><td><input name="v7" type="number" value="1"></td></tr>
          <tr><td></td><td><input type="submit" value="Bestellen"></td></tr></table></form>`,
          { lang: 'de' },
        ),
  receive: () => ({ go: '/bestellung/danke' }),
}
