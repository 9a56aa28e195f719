import { type BenchTask, once, writes } from './task.ts'

export const formsTasks: readonly BenchTask[] = [
  writes(
    'bestellung',
    [
      'Gehe zu @ und bestelle 3 Honig für Anna Berg, Lindenweg 4, 80331 München',
      'Go to @ and fill in Vorname Anna, Nachname Berg, Straße "Lindenweg 4", PLZ 80331, Ort München, Artikel Honig, Menge 3 and press Bestellen',
      'On @ fill the form with first name Anna, last name Berg, street Lindenweg 4, postal code 80331, city München, Artikel Honig and Menge 3, then submit it',
    ],
    (done) =>
      once(done, { v1: 'Anna', v2: 'Berg', v3: 'Lindenweg 4', v4: '80331', v5: 'München', v6: 'Honig', v7: '3' }),
  ),
  writes(
    'letter',
    [
      'Go to @ and subscribe ada@example.com monthly',
      'On @ enter ada@example.com as e-mail address, choose Monthly and press Subscribe',
      'Open @, fill in E-mail address with ada@example.com, How often with Monthly and subscribe',
    ],
    (done) => once(done, { email: 'ada@example.com', often: 'Monthly' }),
  ),
  writes(
    'support',
    [
      'Go to @ and open a ticket with subject "Printer broken", priority High and description "It eats paper"',
      'On @ fill in subject Printer broken, priority High, description "It eats paper" and press Open ticket',
      'Open @, enter "Printer broken" as subject, choose High as priority, write "It eats paper" into description and open the ticket',
    ],
    (done) => once(done, { subject: 'Printer broken', priority: 'High', text: 'It eats paper' }),
  ),
  writes(
    'bestellung',
    [
      'Gehe zu @, fülle Vorname mit Karl, Nachname mit Weiss, Straße mit Marktplatz 1, PLZ mit 10115, Ort mit Berlin aus, wähle Saft und klicke auf Bestellen',
      'Auf @ trage Vorname Karl, Nachname Weiss, Straße "Marktplatz 1", PLZ 10115, Ort Berlin, Artikel Saft ein und drücke Bestellen',
      'Go to @, fill in Vorname Karl, Nachname Weiss, Straße "Marktplatz 1", PLZ 10115, Ort Berlin, choose Saft as Artikel and press Bestellen',
    ],
    (done) => once(done, { v1: 'Karl', v2: 'Weiss', v3: 'Marktplatz 1', v4: '10115', v5: 'Berlin', v6: 'Saft' }),
  ),
  writes(
    'bestellung',
    [
      'On @ fill in first name Eva, last name Stein, street "Am See 9", zip 20095, city Hamburg, Artikel Marmelade, Menge 5 and press Bestellen',
      'Go to @ and enter Eva as Vorname, Stein as Nachname, "Am See 9" as Straße, 20095 as PLZ, Hamburg as Ort, choose Marmelade, enter 5 as Menge and click Bestellen',
      'Open @, fill Vorname with Eva, Nachname with Stein, Straße with "Am See 9", PLZ with 20095, Ort with Hamburg, Artikel with Marmelade, Menge with 5 and press Bestellen',
    ],
    (done) =>
      once(done, { v1: 'Eva', v2: 'Stein', v3: 'Am See 9', v4: '20095', v5: 'Hamburg', v6: 'Marmelade', v7: '5' }),
  ),
  writes(
    'letter',
    [
      'Go to @ and subscribe bob@example.com weekly',
      'On @ enter bob@example.com as e-mail address and press Subscribe',
      'Open @, type bob@example.com into E-mail address and click Subscribe',
    ],
    (done) => once(done, { email: 'bob@example.com', often: 'Weekly' }),
  ),
  writes(
    'letter',
    [
      'Va sur @ et inscris eve@example.org',
      'Ouvre @, saisis eve@example.org dans E-mail address et clique sur Subscribe',
      'Sur @ remplis E-mail address avec eve@example.org puis clique sur Subscribe',
    ],
    (done) => once(done, { email: 'eve@example.org' }),
  ),
  writes(
    'support',
    [
      'Go to @ and open a ticket with subject "No network", priority Low and description "Since this morning"',
      'On @ fill in subject "No network", priority Low, description "Since this morning" and press Open ticket',
      'Open @, enter "No network" into Subject, choose Low, type "Since this morning" into Description and click Open ticket',
    ],
    (done) => once(done, { subject: 'No network', priority: 'Low', text: 'Since this morning' }),
  ),
  writes(
    'support',
    [
      'Go to @ and open a ticket with subject "Chair squeaks" and description "Room 12"',
      'On @ fill in subject Chair squeaks and description "Room 12", then press Open ticket',
      'Open @, write "Chair squeaks" into Subject and "Room 12" into Description and press Open ticket',
    ],
    (done) => once(done, { subject: 'Chair squeaks', text: 'Room 12' }),
  ),
]
