import { type BenchTask, once, writes } from './task.ts'

export const bookingTasks: readonly BenchTask[] = [
  writes(
    'booking',
    [
      'Go to @ and book a table for 4 guests on 2030-06-12 at 19:00 on the terrace, name Ada Lovelace',
      'On @, fill in the form with name "Ada Lovelace", guests 4, date 12 June 2030, time 19:00, where Terrace and book now',
      'Open @ and reserve for Ada Lovelace: 4 guests, June 12 2030, 19:00, terrace',
    ],
    (done) => once(done, { name: 'Ada Lovelace', guests: '4', date: '2030-06-12', time: '19:00', where: 'terrace' }),
  ),
  writes(
    'booking',
    [
      'Go to @ and book a table for Bob Stone, 2 guests, on 2030-01-05 at 20:00 with a high chair',
      'On @ fill name with Bob Stone, guests with 2, date with 2030-01-05, time with 20:00, tick High chair and press Book now',
      'Open @, enter Bob Stone as your name, 2 as guests, 5 January 2030 as date, choose 20:00, check High chair, then book now',
    ],
    (done) => once(done, { name: 'Bob Stone', guests: '2', date: '2030-01-05', time: '20:00', highchair: 'on' }),
  ),
  writes(
    'booking',
    [
      'Go to @ and book a table for Ines Dahl, 6 guests, on 2030-08-20 at 18:00 inside',
      'On @ fill in name Ines Dahl, guests 6, date 2030-08-20, time 18:00 and press Book now',
      'Open @ and reserve a table for Ines Dahl: 6 guests on 20 August 2030 at 18:00',
    ],
    (done) => once(done, { name: 'Ines Dahl', guests: '6', date: '2030-08-20', time: '18:00', where: 'inside' }),
  ),
  writes(
    'booking',
    [
      'Go to @ and book a table for Tom Reed, 3 guests, on 2030-02-14 at 20:00, wishes "A quiet corner"',
      'On @ enter name Tom Reed, guests 3, date 2030-02-14, time 20:00, wishes "A quiet corner" and click Book now',
      'Open @, fill in the form with name Tom Reed, 3 guests, date 14 February 2030, time 20:00 and wishes "A quiet corner", then book now',
    ],
    (done) =>
      once(done, { name: 'Tom Reed', guests: '3', date: '2030-02-14', time: '20:00', wishes: 'A quiet corner' }),
  ),
  writes(
    'booking',
    [
      'Go to @ and book for 2 guests named Lea Roth on 2031-01-02 at 19:00 on the terrace with a high chair',
      'On @ fill in name Lea Roth, guests 2, date 2031-01-02, time 19:00, choose Terrace, tick High chair and press Book now',
      'Open @, type Lea Roth into Your name, 2 into Guests, 2031-01-02 into Date, choose 19:00 as time, select Terrace, check High chair and press Book now',
    ],
    (done) =>
      once(done, {
        name: 'Lea Roth',
        guests: '2',
        date: '2031-01-02',
        time: '19:00',
        where: 'terrace',
        highchair: 'on',
      }),
  ),
  writes(
    'booking',
    [
      'Gehe zu @ und reserviere einen Tisch für 4 Gäste am 12.06.2030 um 19:00, Name Anna Berg',
      'Öffne @, fülle Your name mit Anna Berg, Guests mit 4, Date mit 2030-06-12, Time mit 19:00 aus und klicke auf Book now',
      'Auf @ trage als Your name Anna Berg ein, als Guests 4, als Date 2030-06-12, als Time 19:00 und klicke Book now',
    ],
    (done) => once(done, { name: 'Anna Berg', guests: '4', date: '2030-06-12', time: '19:00' }),
  ),
  writes(
    'booking',
    [
      'Ve a @ y reserva una mesa para 5 personas el 2030-09-01 a las 20:00 a nombre de Rosa Gil',
      'Abre @, rellena Your name con Rosa Gil, Guests con 5, Date con 2030-09-01, Time con 20:00 y pulsa Book now',
      'En @ escribe Rosa Gil en Your name, 5 en Guests, 2030-09-01 en Date, elige 20:00 en Time y haz clic en Book now',
    ],
    (done) => once(done, { name: 'Rosa Gil', guests: '5', date: '2030-09-01', time: '20:00' }),
  ),
]
