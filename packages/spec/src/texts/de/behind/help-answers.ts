import type en from '../../en/behind/help-answers.ts'
import type { Translation } from '../../index.ts'

export default {
  unknown: 'Darauf weiß ich keine Antwort. Am nächsten kommen „{first}“ und „{second}“.',
  signIn: 'Das betrifft Ihre eigenen Läufe. Melden Sie sich an, dann kann ich nachsehen.',
  signInTitle: 'Anmelden',
  plans: {
    title: 'Tarife und Preise',
    line: '{name}: {monthly} im Monat oder {yearly} im Jahr, {actions} KI-Aktionen im Monat, bis zu {agents} Agenten.',
    tags: 'Preis, Preise, kostet, wie viel, Tarif, Starter, Pro, Enterprise, Custom, monatlich, jährlich, Dollar, günstig, teuer',
  },
  failed: {
    none: 'Keine Ihrer Aufgaben ist fehlgeschlagen.',
    text: '„{task}“ ist am {when} fehlgeschlagen.',
    step: 'Es blieb bei Schritt {position} stehen: „{step}“.',
    error: 'Der Fehler war: {error}',
    helps:
      'Was hilft: Öffnen Sie den Lauf und sehen Sie sich diesen Schritt an. Machen Sie dann dort weiter, oder sagen Sie genauer, welche Seite oder welches Feld gemeint ist.',
    rejected:
      'Was hilft: Der Schritt wurde abgelehnt oder nicht rechtzeitig freigegeben. Starten Sie die Aufgabe noch einmal und geben Sie ihn frei.',
  },
  last: {
    none: 'Sie haben noch keine Aufgabe ausgeführt.',
    text: '„{task}“ vom {when}: {status}. Getane Schritte: {steps}. Verbrauchte Aktionen: {actions}. Kosten: {cost}.',
    status: { pending: 'wartet', running: 'läuft', completed: 'abgeschlossen', failed: 'fehlgeschlagen' },
  },
  waiting: {
    none: 'Nichts wartet auf Sie.',
    approval: '„{task}“ wartet auf Ihre Freigabe von „{step}“.',
    review: '„{task}“ will wissen, ob ein Schritt wirklich geschehen ist.',
    limit: '„{task}“ ruht, bis es wieder Aktionen gibt.',
    paused: '„{task}“ ist pausiert.',
    more: 'Und {count} weitere.',
  },
  left: {
    text: 'Sie haben noch {left} von {granted} Aktionen. Ein neuer Zeitraum beginnt am {when}.',
    title: 'Nutzung und Tarif',
  },
} satisfies Translation<typeof en>
