import type en from '../../en/behind/mail.ts'
import type { Translation } from '../../index.ts'

export default {
  greeting: 'Guten Tag {name},',
  fallback: 'Falls sich die Schaltfläche nicht öffnet, kopieren Sie diese Adresse in Ihren Browser:',
  always: 'Sie erhalten diese E-Mail, weil sie zu Ihrem {product}-Konto gehört.',
  governed: 'Sie erhalten diese E-Mail, weil E-Mail-Benachrichtigungen eingeschaltet sind.',
  settings: 'In den Einstellungen ändern',
  'verify-address': {
    subject: 'Bestätigen Sie Ihre Adresse für {product}',
    title: 'Bestätigen Sie Ihre E-Mail-Adresse',
    text: 'Ein Klick auf die Schaltfläche, und wir wissen, dass {email} Ihnen gehört.',
    button: 'Adresse bestätigen',
    after:
      'Der Link gilt {hours} Stunden. Wenn Sie kein Konto bei {product} erstellt haben, können Sie diese E-Mail ignorieren.',
  },
  'reset-password': {
    subject: 'Ein neues Passwort für {product}',
    title: 'Wählen Sie ein neues Passwort',
    text: 'Jemand, hoffentlich Sie selbst, hat ein neues Passwort für das Konto {email} angefordert.',
    button: 'Neues Passwort wählen',
    after:
      'Der Link gilt einmal und {minutes} Minuten lang. Wenn Sie es nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
  },
  'account-exists': {
    subject: 'Jemand wollte sich mit Ihrer Adresse bei {product} registrieren',
    title: 'Sie haben bereits ein Konto',
    text: 'Jemand, hoffentlich Sie selbst, wollte ein Konto für {email} anlegen. Es gibt schon eines, und nichts wurde geändert.',
    button: 'Anmelden',
    after:
      'Wenn Sie das Passwort vergessen haben, fordern Sie auf der Anmeldeseite ein neues an. Wenn Sie es nicht waren, können Sie diese E-Mail ignorieren.',
  },
  receipt: {
    subject: 'Zahlungsbeleg {number} von {product}',
    title: 'Vielen Dank für Ihre Zahlung',
    text: 'Am {date} haben wir {amount} für {plan} erhalten. Die Rechnung hat die Nummer {number}.',
    button: 'Abrechnung öffnen',
    after: 'Ihr Tarif und alle Rechnungen stehen in Ihren Einstellungen unter Abrechnung und Abo.',
  },
  'usage-high': {
    subject: '{percent} Ihrer KI-Aktionen sind verbraucht',
    title: '{percent} Ihrer KI-Aktionen sind verbraucht',
    text: 'Sie haben {used} von {limit} KI-Aktionen dieses Zeitraums verbraucht. Ein neuer Zeitraum beginnt am {date}.',
    button: 'Verbrauch ansehen',
    after: 'Wenn das nicht reicht: Ein größerer Tarif gilt sofort.',
  },
  'usage-reached': {
    subject: 'Alle KI-Aktionen dieses Zeitraums sind verbraucht',
    title: 'Alle KI-Aktionen dieses Zeitraums sind verbraucht',
    text: 'Alle {limit} KI-Aktionen dieses Zeitraums sind verbraucht, daher ruhen Ihre Agenten. Am {date} machen sie von selbst weiter.',
    button: 'Tarif wechseln',
    after: 'Mit einem größeren Tarif machen sie sofort weiter.',
  },
  'approval-waits': {
    subject: 'Eine Freigabe wartet: {task}',
    title: 'Ihre Freigabe wird gebraucht',
    text: 'Die Aufgabe „{task}“ ist bei einem Schritt angekommen, den sie ohne Sie nicht tun darf.',
    button: 'Ansehen und entscheiden',
    after: 'Sie sehen genau, was getan würde. Bis Sie entscheiden, geschieht nichts.',
  },
  'task-failed': {
    subject: 'Eine Aufgabe ist fehlgeschlagen: {task}',
    title: 'Eine Aufgabe ist fehlgeschlagen',
    text: 'Die Aufgabe „{task}“ konnte nicht zu Ende geführt werden.',
    button: 'Ansehen, was geschah',
    after: 'Der Lauf zeigt jeden Schritt und kann an dem fehlgeschlagenen fortgesetzt werden.',
  },
  'task-needs-review': {
    subject: 'Eine Aufgabe braucht Sie: {task}',
    title: 'Eine Aufgabe braucht Sie',
    text: 'Die Aufgabe „{task}“ hat etwas begonnen und konnte nicht feststellen, ob es geschehen ist. Bitte sehen Sie nach, bevor sie weitermacht.',
    button: 'Ansehen und entscheiden',
    after: 'Nichts wird auf Verdacht wiederholt.',
  },
} satisfies Translation<typeof en>
