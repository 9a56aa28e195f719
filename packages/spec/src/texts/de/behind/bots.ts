import type en from '../../en/behind/bots.ts'
import type { Translation } from '../../index.ts'

export default {
  names: {
    'sales-intelligence': 'Vertriebswissen',
    'data-processor': 'Datenverarbeitung',
    'web-automation': 'Web-Automatisierung',
    'communication-hub': 'Kommunikationszentrale',
  },
  objectives: {
    'sales-intelligence': 'Findet Interessenten, hält Abschlüsse aktuell und beobachtet Preise.',
    'data-processor': 'Liest lange Listen und Dokumente, rechnet damit und erstellt Dateien.',
    'web-automation': 'Sucht, bestellt und füllt Formulare aus wie ein Mensch.',
    'communication-hub': 'Liest E-Mails, schreibt Nachrichten und hält sie fest.',
  },
  tests: {
    leads: 'Interessenten unter 47 Kontakten finden',
    deal: 'Abschluss als gewonnen eintragen',
    prices: 'Preisspanne ablesen',
    ledger: '250 Buchungen auf fünf Seiten lesen',
    figures: 'Preisliste zusammenzählen',
    invoice: 'Felder einer Rechnung lesen',
    search: 'Im Shop nach Preis suchen',
    order: 'Bestellung aufgeben',
    form: 'Formular mit fünf Seiten und Anhang ausfüllen',
    inbox: 'Posteingang lesen',
    message: 'Nachricht im Postfach schreiben',
    notice: 'E-Mail senden',
    note: 'Notiz im Kundendatensatz ablegen',
  },
  components: {
    'task-queue': 'Aufgabenwarteschlange',
    database: 'Datenbank',
    browser: 'Browser',
    planner: 'Planer',
    mail: 'E-Mail',
    'file-storage': 'Dateiablage',
  },
  errors: {
    rows: 'Erwartet wurden {expected} Zeilen, gefunden {found}.',
    value: 'Bei „{at}“ wurde {expected} erwartet und {found} gefunden.',
    words: 'Die Antwort sollte „{expected}“ enthalten. Sie lautete: {found}',
    site: 'Danach gefragt, nennt die Website bei „{at}“ {found} statt {expected}.',
    file: 'Die Datei „{name}“ wurde nicht erstellt.',
    mail: 'Die E-Mail liegt weder im Ausgang noch hat ein Mailserver sie angenommen.',
    verdict: 'Der Nachweis sollte „{expected}“ lauten, lautet aber „{found}“.',
    steps: 'Erwartet wurden {expected} Schritte, gemacht wurden {found}.',
    shape: 'Das Ergebnis ist von anderer Art als das des gespeicherten Laufs.',
    result: 'Das Ergebnis enthält andere Werte als das des gespeicherten Laufs.',
    late: 'Nach einer Minute war es nicht fertig und wurde abgebrochen.',
    unfinished: 'Es wurde nicht fertig.',
    'limit-reached': 'Es konnte nicht weitergehen: Die Aktionen dieses Monats sind aufgebraucht.',
    'awaiting-approval': 'Es wartete auf eine Freigabe, die während eines Tests niemand gibt.',
    'needs-review': 'Es blieb bei einem Schritt stehen, von dem niemand weiß, ob er geschehen ist.',
    paused: 'Es wurde angehalten.',
  },
  recommendations: {
    browser: 'Prüfen Sie, ob der Browser startet: BROWSER_PATH muss ein Chromium auf dem Server nennen.',
    credentials: 'Prüfen Sie den verwendeten Zugang: Die Website hat ihn abgelehnt.',
    site: 'Prüfen Sie, ob die Website erreichbar ist; ihre eigene Antwort steht im Lauf.',
    page: 'Die Seite hat sich geändert. Öffnen Sie den Lauf, vergleichen Sie ihn mit dem letzten guten und passen Sie den abweichenden Schritt an.',
    mail: 'Prüfen Sie SMTP_URL und ob der Mailserver E-Mails von dieser Adresse annimmt.',
    files: 'Prüfen Sie, ob in den Datenordner oder den Bucket geschrieben werden kann.',
    limit: 'Warten Sie auf den nächsten Monat oder wählen Sie einen größeren Tarif.',
    approval: 'Lassen Sie diese Arbeit ohne Rückfrage zu oder nehmen Sie sie aus den Tests.',
    paused: 'Starten Sie die Tests erneut und lassen Sie sie zu Ende laufen.',
    time: 'Sehen Sie im Lauf nach, welcher Schritt die Zeit brauchte; meist ist es eine Seite, die nie zur Ruhe kommt.',
    look: 'Öffnen Sie den Lauf: Sein letzter Schritt sagt, was geschehen ist.',
    values:
      'Der Lauf endete mit etwas anderem als erwartet. Vergleichen Sie sein Ergebnis mit dem, was hätte kommen sollen.',
    retries:
      'Schritte mussten wiederholt werden. Beobachten Sie, ob es so bleibt; dann ist die Website oder das Netz unzuverlässig.',
    slow: 'Es dauerte mehr als dreimal so lange wie üblich. Sehen Sie nach der Last des Servers und dem langsamsten Schritt.',
  },
  issues: {
    'task-queue-down': 'Die Warteschlange ist nicht lesbar. Prüfen Sie die Datenbank.',
    'task-queue-slow': 'Arbeit wartet {ms} ms, bis sie aufgenommen wird. Starten Sie einen weiteren Worker.',
    'queue-idle':
      'Seit {seconds} Sekunden wartet Arbeit, und kein Worker nimmt sie auf. Starten Sie einen Prozess mit ROLES=worker.',
    'database-down': 'Die Datenbank antwortet nicht. Prüfen Sie, ob sie läuft und erreichbar ist.',
    'database-slow':
      'Eine Anfrage an die Datenbank dauert {ms} ms; bis {slow} ms ist normal. Prüfen Sie ihre Last und ihre Festplatte.',
    'browser-down':
      'Der Browser öffnet keine Seite. Prüfen Sie BROWSER_PATH; bis dahin schlägt alles fehl, was eine Seite braucht.',
    'browser-slow': 'Eine Seite zu öffnen dauert {ms} ms. Prüfen Sie Speicher und Last des Servers.',
    'browser-unsandboxed':
      'Der Browser läuft ohne seine Sandbox: Eine Seite, die aus ihm ausbricht, ist auf diesem Rechner. Starten Sie das Produkt als gewöhnlicher Benutzer, auf einem System, das User-Namespaces erlaubt.',
    'browser-unused':
      'Der Browser gehört einem anderen Prozess und wurde in der letzten Stunde nicht benutzt; es gibt nichts, wonach er sich beurteilen ließe.',
    'planner-down':
      'Der Planer konnte mit einem bekannten Satz nichts anfangen. Starten Sie den Server neu; bleibt es so, ist die Installation beschädigt.',
    'planner-slow': 'Einen kurzen Satz zu planen dauert {ms} ms. Prüfen Sie die Last des Servers.',
    'mail-down': 'Der Mailserver antwortet nicht. Prüfen Sie SMTP_URL und ob der Server erreichbar ist.',
    'mail-slow': 'Der Mailserver braucht {ms} ms für eine Antwort.',
    'outbox-down': 'In den Ausgang kann nicht geschrieben werden. Prüfen Sie die Datenbank.',
    'file-storage-down':
      'Eine Datei ließ sich nicht schreiben und wieder lesen. Prüfen Sie den freien Platz und die Rechte des Datenordners oder die S3-Einstellungen.',
    'file-storage-slow': 'Eine kleine Datei zu schreiben und zu lesen dauert {ms} ms. Prüfen Sie die Festplatte.',
    failures: '{percent} % der Arbeit damit schlug in der letzten Stunde fehl.',
  },
  summary: {
    none: 'Es wurden noch keine Tests ausgeführt.',
    all: 'Alle {total} Tests haben ihre Erwartungen erfüllt, und alle {parts} Teile der Installation sind gesund. Gesamtwert: {score} %.',
    some: '{passed} von {total} Tests haben ihre Erwartungen erfüllt, und {healthy} von {parts} Teilen der Installation sind gesund. Gesamtwert: {score} %.',
  },
} satisfies Translation<typeof en>
