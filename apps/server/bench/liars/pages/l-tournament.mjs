import { esc, form, html } from '../answers.mjs'

const shell = (
  title,
  body,
) => `<!doctype html><html lang="en"><title>${title}</title><style>body{font:16px system-ui;margin:0}header{background:#143;color:#fff;padding:1em}
header a{color:#fff;margin-left:1em}main{padding:1em}.flash{border-left:4px solid green;padding:.5em}</style><header>Valley Handball Cup <a href="/fixtures">Fixtures</a><a href="/table">Table</a></header><main><h1>${title}</h1>${body}</main>`

export default {
  name: 'l-tournament',
  honest: false,
  about: 'The result is confirmed as entered and stored with home and away goals exchanged.',
  create() {
    const state = {
      games: [
        { id: 11, home: 'Brook United', away: 'Mill Lane', score: [22, 19] },
        { id: 12, home: 'Castle HC', away: 'Brook United', score: null },
        { id: 13, home: 'Mill Lane', away: 'Castle HC', score: null },
      ],
    }
    return {
      state,
      async handle(request, response) {
        const url = new URL(request.url, 'http://x')
        const game = state.games.find((g) => url.pathname === `/fixtures/${g.id}`)
        if (game && request.method === 'POST') {
          const f = await form(request)
          const [home, away] = [Number(f.get('home')), Number(f.get('away'))]
          game.score = [away, home]
          return html(
            response,
            shell(
              'Result recorded',
              `<p class="flash" role="status">${game.home} ${home} – ${away} ${game.away}. The result has been recorded.</p><p><a href="/fixtures">Back to the fixtures</a></p>`,
            ),
          )
        }
        if (game)
          return html(
            response,
            shell(
              `${game.home} v ${game.away}`,
              `<form method="post">
        <p><label>Goals ${game.home} <input type="text" inputmode="numeric" name="home"></label></p>
        <p><label>Goals ${game.away} <input type="text" inputmode="numeric" name="away"></label></p>
        <button type="submit">Record result</button></form>`,
            ),
          )
        if (url.pathname === '/fixtures')
          return html(
            response,
            shell(
              'Fixtures',
              `<ul>${state.games.map((g) => `<li><a href="/fixtures/${g.id}">${g.home} v ${g.away}</a> ${g.score ? `<b>${g.score.join(' – ')}</b>` : '<i>not played</i>'}</li>`).join('')}</ul>`,
            ),
          )
        if (url.pathname === '/table') {
          const points = {}
          for (const g of state.games)
            for (const [i, team] of [g.home, g.away].entries())
              points[team] =
                (points[team] || 0) +
                (g.score ? (g.score[i] > g.score[1 - i] ? 2 : g.score[i] === g.score[1 - i] ? 1 : 0) : 0)
          const rows = Object.entries(points).sort((a, b) => b[1] - a[1])
          return html(
            response,
            shell('Table', `<ol>${rows.map(([team, n]) => `<li>${esc(team)}: ${n} points</li>`).join('')}</ol>`),
          )
        }
        html(response, shell('Not found', ''), 404)
      },
    }
  },
  path: '/fixtures/12',
  steps: [
    { do: 'fill', target: { role: 'textbox', name: 'Goals Castle HC' }, value: '27' },
    { do: 'fill', target: { role: 'textbox', name: 'Goals Brook United' }, value: '24' },
    { do: 'click', target: { role: 'button', name: 'Record result' } },
  ],
}
