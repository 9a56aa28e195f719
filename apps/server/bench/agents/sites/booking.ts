import { html, type Site } from '../site.ts'

/** Labels above their fields, every kind of control. */
export const booking: Site = {
  name: 'booking',
  begin: () => ({ posts: [] }),
  page: (path) =>
    path === 'thanks'
      ? html('Booked', '<h1>Booked</h1><p>See you soon.</p>')
      : html(
          'Book a table',
          `<h1>Book a table</h1><form method="post" action="/booking/send">
          <div><label for="n">Your name</label><br><input id="n" name="name" required></div>
          <div><label for="g">Guests</label><br><input id="g" name="guests" type="number" min="1" max="20" required></div>
          <div><label for="d">Date</label><br><input id="d" name="date" type="date" required></div>
          <div><label for="t">Time</label><br><select id="t" name="time"><option>18:00</option><option>19:00</option><option>20:00</option></select></div>
          <fieldset><legend>Where</legend><label><input type="radio" name="where" value="inside" checked> Inside</label>
          <label><input type="radio" name="where" value="terrace"> Terrace</label></fieldset>
          <label><input type="checkbox" name="highchair"> High chair</label>
          <div><label for="w">Wishes</label><br><textarea id="w" name="wishes"></textarea></div>
          <button>Book now</button></form>`,
        ),
  receive: () => ({ go: '/booking/thanks' }),
}
