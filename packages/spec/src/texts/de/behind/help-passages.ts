import type en from '../../en/behind/help-passages.ts'
import type { Translation } from '../../index.ts'

export default {
  agent: {
    title: 'Was ein Agent ist',
    text: 'Ein Agent ist ein Helfer mit einem Namen, einem Zweck in Ihren eigenen Worten und den Schritten, die daraus gemacht wurden. Er öffnet Seiten, füllt Formulare aus, liest Dokumente, schreibt E-Mails und sammelt Daten, und das immer wieder, wenn Sie ihn starten. Was er nutzen darf, steht in seinem Editor.',
    tags: 'Agent, Bot, Helfer, Assistent, was ist, Bedeutung',
  },
  firstTask: {
    title: 'Ihre erste Aufgabe',
    text: 'Öffnen Sie das Command Center, sagen Sie in einfachen Worten, was getan werden soll, und sehen Sie sich den Plan an, bevor Sie ihn ausführen. Ein Agent ist dafür nicht nötig. Ein Probelauf geht alles durch und ändert nichts.',
    tags: 'erste Aufgabe, anfangen, ausführen, einfache Worte, Probelauf, Plan, ausprobieren',
  },
  practice: {
    title: 'Der Übungsshop',
    text: 'Der Übungsshop ist eine kleine eigene Website, auf der Agenten alles tun dürfen. Niemand nimmt Schaden: Nennen Sie in einer Aufgabe „practice shop“, um etwas auszuprobieren. Ein Neustart macht ihn wieder neu.',
    tags: 'Übung, üben, testen, Shop, Sandbox, gefahrlos, Probe',
  },
  logIns: {
    title: 'Zugangsdaten und Einmalcodes',
    text: 'Hinterlegen Sie Benutzername und Passwort im Command Center unter „Zugänge“, dazu den Schlüssel des Codegenerators, wenn die Website Einmalcodes verlangt. Sie liegen versiegelt, werden nur in die Website eingegeben, zu der sie gehören, und lassen sich ersetzen, aber nie wieder auslesen.',
    tags: 'Zugangsdaten, Zugang, Login, anmelden, Passwort, speichern, Einmalcode, TOTP',
  },
  approvals: {
    title: 'Freigaben',
    text: 'Vor einem Schritt, den Sie erst sehen wollen, wartet ein Agent und fragt. Sie sehen genau, was gesendet oder geändert würde, und nichts geschieht, bevor Sie es freigeben. Läuft eine Anfrage ab oder wird sie abgelehnt, unterbleibt der Schritt.',
    tags: 'Freigabe, freigeben, Erlaubnis, Zustimmung, bestätigen, ablehnen, vorher fragen',
  },
  proof: {
    title: 'Nachweise und Urteile',
    text: 'Jede beendete Aufgabe hat ein Urteil. „Belegt“ heißt, dass etwas anderes als die Handlung selbst es zeigt, etwa der Server der Website oder die neu geladene Seite, „Gesehen“, dass die Seite es zeigt, „Widerlegt“, dass die Belege etwas anderes sagen, und „Unbelegt“, dass nichts es beweist. Der Lauf zeigt den Nachweis jedes Schritts.',
    tags: 'Nachweis, Urteil, belegt, unbelegt, widerlegt, Beleg, Beweis, Vertrauen, wirklich',
  },
  schedules: {
    title: 'Zeitpläne',
    text: 'Im Editor eines Agenten sagen Sie, wann er läuft, in Worten oder als Cron, und sehen die nächsten fünf Zeiten. Neun Uhr bleibt neun Uhr, auch wenn die Uhren umgestellt werden. Ein verpasster Lauf wird einmal nachgeholt oder ausgelassen, wie Sie es wählen.',
    tags: 'Zeitplan, jeden Tag, täglich, wöchentlich, Cron, automatisch, regelmäßig, Zeitzone, verpasst',
  },
  watches: {
    title: 'Einen Preis beobachten',
    text: 'Die Preisbeobachtung, erreichbar über Meine Agenten, vergleicht einen Preis in jedem Ergebnis eines Agenten mit dem vorherigen. Sie erfahren, wenn er um 5 % oder mehr fällt, Ihren Zielpreis erreicht oder um 10 % oder mehr steigt. Mit einem Zeitplan sieht der Agent von selbst wieder nach.',
    tags: 'Preis, beobachten, überwachen, Meldung, Zielpreis, günstiger, gefallen, Preisalarm',
  },
  hooks: {
    title: 'Einen Agenten aus einem anderen Programm starten',
    text: 'Der Editor eines Agenten gibt Ihnen eine Adresse und ein Geheimnis. Ein Programm, das signiertes JSON an diese Adresse sendet, startet den Agenten; dieselbe Nachricht zweimal startet ihn einmal. Nur der gespeicherte Agent läuft, sonst hat nichts in der Nachricht eine Wirkung.',
    tags: 'Hook, Auslöser, Trigger, eingehend, anderes Programm, Signatur, Geheimnis, Ereignis',
  },
  webhooks: {
    title: 'Webhooks, die Ihren Programmen Bescheid geben',
    text: 'Mit POST /api/webhooks nennen Sie eine Adresse, die erfährt, wenn eine Aufgabe beginnt, endet, fehlschlägt oder wartet. Jede Nachricht ist signiert, und was nicht zugestellt werden konnte, wird erneut versucht. Ein Webhook sagt, um welche Aufgabe es geht, nie, was darin stand.',
    tags: 'Webhook, ausgehend, benachrichtigen, Benachrichtigung, Rückruf, Zustellung',
  },
  apiKeys: {
    title: 'API-Schlüssel',
    text: 'Schalten Sie in den Kontoeinstellungen den API-Zugang ein und erstellen Sie dort einen Schlüssel. Er wird einmal gezeigt, darf lesen, schreiben oder beides und kann von selbst enden. Ein Schlüssel arbeitet in Ihrem Namen, kommt aber nie an das Konto oder das Geld. Alle Aufrufe sind unter /api/docs beschrieben.',
    tags: 'API-Schlüssel, Token, REST, Entwickler, Berechtigung, Dokumentation',
  },
  limits: {
    title: 'Grenzen und was als Aktion zählt',
    text: 'Eine Aktion ist ein Schritt, den ein Agent für Sie ausgeführt hat: eine geöffnete Seite, ein ausgefülltes Formular, ein ausgelesener Datensatz, eine gesendete Nachricht, ein Anruf. Planung, Wiederholungen eines fehlgeschlagenen Schritts, Probeläufe und das Lesen eigener Daten sind frei. Am Monatslimit ruhen die Agenten.',
    tags: 'Aktion, zählt, Grenze, Limit, Nutzung, Kontingent, frei, kostenlos',
  },
  rollover: {
    title: 'Aktionen, die übertragen werden',
    text: 'Ungenutzte Aktionen werden für einen Abrechnungszeitraum übertragen, und was zuerst verfällt, wird zuerst verbraucht. In einen kleineren Tarif geht nicht mehr über, als er fasst.',
    tags: 'Übertrag, übertragen, ungenutzt, verfallen, übrig, nächster Monat',
  },
  planChange: {
    title: 'Den Tarif wechseln',
    text: 'Ein größerer Tarif beginnt sofort, und Sie sehen vorher, was Sie für den Rest des Zeitraums zahlen. Ein kleinerer beginnt mit dem nächsten Zeitraum und lässt sich bis dahin zurücknehmen, in den Kontoeinstellungen unter „Abrechnung und Abo“.',
    tags: 'Tarif wechseln, Upgrade, Downgrade, größer, kleiner, anteilig, Abo',
  },
  cancel: {
    title: 'Ein Abo kündigen',
    text: 'Kündigen Sie in den Kontoeinstellungen unter „Abrechnung und Abo“. Was Sie bezahlt haben, behalten Sie bis zum Ende des Zeitraums, und bis dahin können Sie es sich anders überlegen. Danach geht das Konto mit der kostenlosen Stufe weiter.',
    tags: 'kündigen, Kündigung, beenden, aufhören, nicht mehr zahlen, Abo',
  },
  transfer: {
    title: 'Exportieren und importieren',
    text: 'Kontoeinstellungen, Datenverwaltung: Der Export enthält alles, was über Sie gespeichert ist, außer Geheimnissen. Er lässt sich in ein Konto ohne Agenten und Aufgaben importieren, bis 512 MB. Ein Import startet nichts, und Zeitpläne kommen pausiert an.',
    tags: 'exportieren, importieren, Export, Import, Sicherung, umziehen, Daten, ZIP, DSGVO',
  },
  deleteAccount: {
    title: 'Das Konto löschen',
    text: 'Kontoeinstellungen, Gefahrenbereich: Nach Passwort und einem Wort der Bestätigung ist das Konto mit allem weg, was dazu gehörte. Ein bezahltes Abo endet sofort. Nichts lässt sich zurückholen; exportieren Sie also vorher.',
    tags: 'Konto löschen, entfernen, schließen, Gefahrenbereich, DSGVO',
  },
  twoFactor: {
    title: 'Zwei-Faktor-Authentifizierung',
    text: 'Schalten Sie sie in den Kontoeinstellungen unter „Sicherheit und Datenschutz“ ein: Code mit einer Authenticator-App einlesen, die angezeigte Zahl eingeben, Ersatzcodes aufbewahren. Von da an fragt die Anmeldung auch nach einer Zahl.',
    tags: 'Zwei-Faktor, 2FA, MFA, Authenticator, zweiter Faktor, Ersatzcodes, QR',
  },
  models: {
    title: 'Modelle und ihre Schlüssel',
    text: 'Der eingebaute Planer braucht keinen Schlüssel. Mit ANTHROPIC_API_KEY oder OPENAI_API_KEY auf dem Server können Sie in den Kontoeinstellungen unter „KI und Automatisierung“ ein Modell wählen. Ohne Schlüssel, oder wenn ein Anbieter ausfällt, arbeitet der eingebaute Planer und sagt es.',
    tags: 'Modell, GPT, Claude, OpenAI, Anthropic, LLM, Planer, KI, Anbieter',
  },
  waiting: {
    title: 'Warum eine Aufgabe warten kann',
    text: 'Eine Aufgabe wartet, wenn sie Ihre Freigabe braucht, wenn das Monatslimit erreicht ist, wenn sie pausiert wurde, wenn so viele laufen, wie Ihre Einstellungen erlauben, oder wenn ein Schritt vielleicht geschehen ist und nur Sie es wissen können. Die Aufgabe sagt, was davon zutrifft.',
    tags: 'warten, wartet, hängt, Schlange, startet nicht, langsam, pausiert',
  },
  retry: {
    title: 'Beim fehlgeschlagenen Schritt weitermachen',
    text: 'Ein fehlgeschlagener Lauf bietet an, bei dem Schritt weiterzumachen, der fehlschlug. Was vorher fertig war, wird übernommen und weder wiederholt noch erneut gezählt. Wo das nicht sicher wäre, sagt die Schaltfläche, dass von vorn begonnen wird.',
    tags: 'wiederholen, noch einmal, fortsetzen, fehlgeschlagener Schritt, weitermachen',
  },
  crash: {
    title: 'Nach einem Absturz',
    text: 'Eine Aufgabe übersteht einen Absturz des Servers: Ein anderer Prozess übernimmt sie beim letzten festgehaltenen Schritt. Nichts wird doppelt gezählt. Ein Schritt, der etwas sendet und vielleicht schon geschehen ist, wird nicht auf Verdacht wiederholt; Sie werden gefragt.',
    tags: 'Absturz, Stromausfall, Neustart, Server ausgefallen, unterbrochen, verloren, doppelt',
  },
  files: {
    title: 'Wo Dateien liegen',
    text: 'Dateien, die eine Aufgabe gemacht oder geholt hat, stehen in ihrem Lauf im Aufgabenverlauf zum Herunterladen. Sie bleiben so lange wie die Aufgabe: 30 Tage in der kostenlosen Stufe, 90 bis 730 in bezahlten Tarifen.',
    tags: 'Datei, Dateien, herunterladen, CSV, Excel, PDF, Ergebnis, wo, gespeichert, wie lange',
  },
  mail: {
    title: 'Mailserver und Postausgang',
    text: 'Mit SMTP_URL auf dem Server werden E-Mails verschickt. Ohne geht nichts hinaus: Jede E-Mail liegt im Postausgang, den Sie in den Kontoeinstellungen finden, und eine Aufgabe, die eine senden wollte, endet unbelegt.',
    tags: 'E-Mail, Mail, SMTP, Postausgang, nicht zugestellt, senden, IMAP',
  },
  phone: {
    title: 'Anrufe und Proben',
    text: 'Ohne Telefondienst ist jeder Anruf eine Probe: Er wird aufgeschrieben, wie er verlaufen würde, und niemand wird angerufen. Mit TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN und PUBLIC_URL auf dem Server wird wirklich telefoniert.',
    tags: 'Telefon, Anruf, telefonieren, Probe, Twilio, Callcenter, Stimme',
  },
  selfHosting: {
    title: 'Selbst betreiben',
    text: 'npm start bringt ein eigenes PostgreSQL mit und braucht sonst nichts. Für ein PostgreSQL von Ihnen, Version 15 oder neuer, setzen Sie DATABASE_URL; die Tabellen entstehen beim Start. Setzen Sie AUTH_MODE=accounts und PUBLIC_URL, wenn sich andere anmelden sollen.',
    tags: 'selbst betreiben, hosten, installieren, Server, PostgreSQL, Datenbank, eigener Rechner',
  },
} satisfies Translation<typeof en>
