import type en from '../en/legal.ts'
import type { Translation } from '../index.ts'

export default {
  lastUpdated: 'Zuletzt aktualisiert am {date, date, long}',
  contents: 'Auf dieser Seite',
  related: 'Rechtliches und Vertrauen',
  sampleNote: 'Beispielinhalt: Der Betreiber dieser Installation ersetzt diese Angaben durch seine eigenen.',
  names: {
    privacy: 'Datenschutzerklärung',
    terms: 'Nutzungsbedingungen',
    cookies: 'Cookie-Richtlinie',
    security: 'Sicherheitsübersicht',
    compliance: 'Compliance und Zertifizierungen',
  },
  privacy: {
    intro:
      'Diese Erklärung sagt, welche Daten {product} über Sie erhebt, wofür sie verwendet werden, wer sie sehen darf und was Sie von uns verlangen können.',
    sections: {
      collect: {
        title: 'Welche Daten wir erheben',
        text: 'Wir erheben nur, was der Dienst benötigt:',
        items: {
          account: '<b>Kontodaten</b>: Ihr Name, Ihre E-Mail-Adresse, Ihr Passwort (als Hash) und Ihre Einstellungen.',
          payment:
            '<b>Zahlungsdaten</b>: Sie werden von unserem Anbieter für Kartenzahlungen verarbeitet. Wir speichern die letzten Ziffern und die Rechnung, niemals die Kartennummer.',
          professional: '<b>Berufliche Angaben</b>: Ihr Unternehmen und Ihre Funktion, sofern Sie sie angeben.',
          usage:
            '<b>Nutzung</b>: die Agenten, die Sie erstellen, die Aufgaben, die diese ausführen, und die KI-Aktionen, die sie verbrauchen.',
          technical: '<b>Technische Daten</b>: IP-Adresse, Browser, Gerät und Protokolleinträge.',
        },
      },
      use: {
        title: 'Wie wir sie verwenden',
        text: 'Um Ihre Agenten auszuführen und Ihnen deren Ergebnisse zu zeigen, um Ihren Tarif abzurechnen, um Ihnen zu antworten, um den Dienst sicher zu halten, um ihn zu verbessern und um unsere gesetzlichen Pflichten zu erfüllen. Der Inhalt Ihrer Aufgaben wird nicht für Werbung verwendet.',
      },
      sharing: {
        title: 'Kein Verkauf, und wann wir Daten weitergeben',
        text: 'Wir verkaufen Ihre Daten nicht. Wir geben sie nur in folgenden Fällen weiter:',
        items: {
          providers: 'an Dienstleister, die vertraglich für uns tätig sind, etwa für Hosting und Zahlung',
          request: 'an Plattformen, mit denen ein Agent nach Ihrer Anweisung arbeiten soll',
          law: 'wenn das Gesetz uns dazu verpflichtet',
          transfer: 'an einen Rechtsnachfolger, falls das Geschäft übertragen wird, unter ebendieser Erklärung',
        },
      },
      protection: {
        title: 'Verschlüsselung',
        text: 'Daten werden bei der Übertragung mit TLS 1.3 und bei der Speicherung mit AES-256 verschlüsselt: Passwörter, Schlüssel und andere Geheimnisse versiegelt das Produkt selbst, den Rest verschlüsselt der Speicher des Betreibers. Der Zugriff ist auf Personen beschränkt, die ihn benötigen, und wird protokolliert.',
      },
      rights: {
        title: 'Ihre Rechte',
        text: 'Sie können jedes der folgenden Rechte geltend machen. Wir beantworten Datenschutzanfragen innerhalb von 30 Tagen.',
        items: {
          access: '<b>Auskunft und Übertragbarkeit</b>: eine Kopie Ihrer Daten in einem gängigen Format.',
          correction: '<b>Berichtigung</b> unrichtiger Daten.',
          deletion: '<b>Löschung</b> Ihres Kontos und der zugehörigen Daten.',
          restriction: '<b>Einschränkung</b> der Verarbeitung.',
          objection: '<b>Widerspruch</b> gegen eine Verwendung.',
          withdrawal: '<b>Widerruf der Einwilligung</b>, jederzeit, mit Wirkung für die Zukunft.',
        },
      },
      transfers: {
        title: 'Internationale Übermittlung',
        text: 'Verlassen Daten Ihr Land, so schützen Standardvertragsklauseln oder ein Angemessenheitsbeschluss sie ebenso wie dort.',
      },
      retention: {
        title: 'Wie lange wir sie aufbewahren',
        text: 'Solange Ihr Konto besteht; Aufgaben und Dateien so lange, wie Ihr Tarif sie aufbewahrt. Endet ein Tarif oder Vertrag, können Ihre Daten noch 30 Tage lang exportiert werden. Löschen Sie Ihr Konto selbst, wird alles sofort gelöscht; exportieren Sie es vorher. Rechnungen werden so lange aufbewahrt, wie das Steuerrecht es verlangt.',
      },
      changes: {
        title: 'Änderungen dieser Erklärung',
        text: 'Wesentliche Änderungen kündigen wir 30 Tage im Voraus an, per E-Mail und auf dieser Seite.',
      },
    },
  },
  terms: {
    intro: 'Diese Bedingungen gelten zwischen Ihnen und dem Betreiber von {product}, wenn Sie den Dienst nutzen.',
    sections: {
      eligibility: {
        title: 'Wer den Dienst nutzen darf',
        text: 'Sie müssen mindestens 18 Jahre alt sein. Sie behalten Ihre Anmeldedaten für sich, machen wahre Angaben und stehen für das ein, was mit Ihrem Konto geschieht, einschließlich der Arbeit, die Sie Agenten übertragen.',
      },
      use: {
        title: 'Zulässige Nutzung',
        text: 'Setzen Sie Agenten für rechtmäßige Arbeit ein, auf Systemen, auf die Sie zugreifen dürfen, und im Rahmen der Regeln dieser Systeme. Es ist untersagt:',
        items: {
          law: 'ein Gesetz oder die Rechte anderer zu verletzen',
          access: 'ohne Erlaubnis in Systeme oder Konten einzudringen',
          spam: 'Spam zu versenden, Menschen zu täuschen oder sich als jemand anderes auszugeben',
          harm: 'Schadsoftware zu verbreiten oder einen Dienst zu überlasten',
          resell: 'den Dienst weiterzuverkaufen oder seine Grenzen zu umgehen',
        },
      },
      availability: {
        title: 'Verfügbarkeit',
        text: 'Wir streben eine Verfügbarkeit von 99,9 % an. Geplante Wartungen werden angekündigt. Agenten pausieren, wenn das Monatslimit eines Tarifs erreicht ist.',
      },
      payment: {
        title: 'Tarife und Zahlung',
        text: 'Kostenpflichtige Abonnements werden im Voraus über einen Anbieter für Kartenzahlungen abgerechnet.',
        items: {
          increases: 'Preiserhöhungen kündigen wir 30 Tage im Voraus an.',
          refunds:
            'Für angebrochene Monate gibt es keine Erstattung, es sei denn, das Gesetz verlangt sie. Unsere Geld-zurück-Garantie bleibt davon unberührt.',
          failed:
            'Schlägt eine Zahlung fehl, kann der Dienst ausgesetzt werden, und es können Verzugsgebühren anfallen.',
        },
      },
      ending: {
        title: 'Kündigung und Beendigung',
        text: 'Sie können jederzeit kündigen; der Dienst läuft bis zum Ende des bezahlten Zeitraums weiter. Wir können ein Konto beenden, das gegen diese Bedingungen verstößt. Ihre Daten können nach der Beendigung 30 Tage lang exportiert werden, danach werden sie gelöscht. Löschen Sie Ihr Konto selbst, wird alles sofort gelöscht.',
      },
      content: {
        title: 'Ihre Inhalte',
        text: 'Was Sie eingeben und was Ihre Agenten hervorbringen, gehört Ihnen. Sie gestatten uns, es zu verarbeiten, soweit der Dienst dies erfordert.',
      },
      liability: {
        title: 'Haftung',
        text: 'Der Dienst wird so bereitgestellt, wie er ist. Soweit das Gesetz es zulässt, ist unsere Haftung auf die Beträge begrenzt, die Sie in den 12 Monaten vor dem Anspruch gezahlt haben.',
      },
      changes: {
        title: 'Änderungen dieser Bedingungen',
        text: 'Wir können diese Bedingungen ändern, wenn sich der Dienst oder das Recht ändert, und informieren Sie, bevor eine wesentliche Änderung gilt. Wer nicht einverstanden ist, kann kündigen; wer den Dienst weiter nutzt, nimmt die neuen Bedingungen an.',
      },
      disputes: {
        title: 'Recht und Streitigkeiten',
        text: 'Es gilt das Recht von Kalifornien; zuständig sind die Gerichte von San Francisco. Streitigkeiten durchlaufen drei Stufen in dieser Reihenfolge:',
        items: {
          direct: 'direkte Einigung: Sie schreiben uns, und wir suchen gemeinsam nach einer Lösung',
          mediation: 'Mediation durch eine neutrale Person',
          litigation: 'Gerichtsverfahren, wenn beides gescheitert ist',
        },
      },
    },
  },
  cookies: {
    intro:
      'Cookies sind kleine Dateien, die eine Website in Ihrem Browser ablegt. Diese Seite führt auf, welche {product} verwendet, sowie andere Speicher derselben Art.',
    sections: {
      categories: {
        title: 'Kategorien',
        text: 'Jedes Cookie gehört zu einer von fünf Kategorien:',
        items: {
          essential:
            '<b>Notwendig</b>: Anmeldung und Schutz vor gefälschten Anfragen. Ohne sie funktioniert der Dienst nicht.',
          performance: '<b>Leistung</b>: wie schnell Seiten laden und wo Fehler auftreten.',
          functional: '<b>Funktional</b>: Ihre Sprache, Ihr Design und andere Einstellungen.',
          analytics: '<b>Analyse</b>: welche Teile des Dienstes genutzt werden, in Summe.',
          marketing: '<b>Marketing</b>: ob eine unserer Ankündigungen Sie hierhergeführt hat.',
        },
      },
      firstParty: {
        title: 'Eigene Cookies',
        text: 'Diese setzen wir selbst:',
        table: {
          head: { name: 'Cookie', purpose: 'Zweck', duration: 'Dauer' },
          session: { name: 'Sitzung', purpose: 'Hält Sie angemeldet', duration: '7 Tage nach Ihrem letzten Besuch' },
          csrf: { name: 'CSRF-Token', purpose: 'Weist gefälschte Anfragen ab', duration: 'Sitzung' },
          preferences: { name: 'Einstellungen', purpose: 'Sprache, Design und Layout', duration: '1 Jahr' },
          analytics: { name: 'Analyse-ID', purpose: 'Zählt Besuche, wenn Sie es erlauben', duration: '2 Jahre' },
        },
      },
      thirdParty: {
        title: 'Dienste Dritter',
        text: 'Diese Dienste können eigene Cookies setzen, wo eine Installation sie verwendet:',
        table: {
          head: { name: 'Dienst', purpose: 'Zweck', duration: 'Kategorie' },
          payment: { name: 'Zahlung', purpose: 'Kartenzahlungen und Betrugsprüfung', duration: 'Notwendig' },
          analytics: { name: 'Analyse', purpose: 'Nutzungsstatistik', duration: 'Analyse' },
          chat: { name: 'Support-Chat', purpose: 'Setzt ein Gespräch mit dem Support fort', duration: 'Funktional' },
          cdn: { name: 'CDN', purpose: 'Liefert Dateien von einem Server in Ihrer Nähe', duration: 'Leistung' },
        },
      },
      storage: {
        title: 'Andere Speicher',
        text: 'Neben Cookies kann Ihr Browser Folgendes aufbewahren:',
        items: {
          local: '<b>Lokaler Speicher</b>: bleibende Einstellungen, etwa das Design und Ihre Antworten in der Hilfe.',
          session: '<b>Sitzungsspeicher</b>: Entwürfe, bis der Tab geschlossen wird.',
          indexed: '<b>Indizierter Speicher</b>: größere Dateien der Anwendung, für die Arbeit ohne Verbindung.',
        },
      },
      agents: {
        title: 'Cookies, denen Ihre Agenten begegnen',
        text: 'Ein Agent, der auf einer Webseite arbeitet, erhält die Cookies dieser Seite, wie Ihr eigener Browser sie erhielte. Sie werden für jedes Konto getrennt aufbewahrt, nur für die jeweilige Aufgabe verwendet und zusammen mit den Anmeldedaten gelöscht, die Sie für diese Seite hinterlegt haben.',
      },
      choices: {
        title: 'Ihre Wahl',
        text: 'Ihr Browser kann Cookies ablehnen oder löschen. Ohne notwendige Cookies können Sie sich nicht anmelden; ohne die übrigen funktioniert weiterhin alles. „Nutzungsdaten teilen“ ist ausgeschaltet, bis Sie es in den Kontoeinstellungen einschalten.',
      },
      changes: {
        title: 'Änderungen dieser Seite',
        text: 'Bevor wir ein weiteres Cookie verwenden, nehmen wir es in diese Listen auf. Das Datum oben sagt, wann sie zuletzt geändert wurden. Bei Fragen schreiben Sie an die Support-Adresse in der Fußzeile.',
      },
    },
  },
  security: {
    intro:
      'Wie {product} Ihr Konto, Ihre Daten und die Arbeit Ihrer Agenten schützt und wie Sie eine Schwachstelle melden.',
    sections: {
      framework: {
        title: 'Rahmen',
        text: 'Unsere Kontrollen folgen dem NIST Cybersecurity Framework, den CIS Controls und dem Prüfstandard der OWASP. Sie werden jedes Jahr und nach jedem Vorfall überprüft.',
      },
      data: {
        title: 'Schutz der Daten',
        text: 'Verbindungen nutzen TLS 1.3. Passwörter, Schlüssel und andere Geheimnisse, die Agenten benötigen, werden mit AES-256 unter einem eigenen Schlüssel je Konto versiegelt; sie werden niemandem gezeigt und aus Protokollen, Abläufen und Bildern entfernt. Aufgaben und Dateien liegen auf dem Speicher des Betreibers, der sie mit AES-256 verschlüsselt. Auch Sicherungen sind verschlüsselt, und ihre Wiederherstellung wird geübt.',
      },
      access: {
        title: 'Zugriff',
        text: 'Der Zugriff folgt dem Prinzip der geringsten Rechte:',
        items: {
          roles: 'rollenbasierter Zugriff, für unser Personal und innerhalb Ihres Kontos',
          mfa: 'Multi-Faktor-Authentifizierung, für unser Personal verpflichtend und Ihnen angeboten',
          sessions: 'Sitzungen, die Sie sehen und einzeln beenden können',
          logs: 'eine Aufzeichnung jedes administrativen Zugriffs',
        },
      },
      agents: {
        title: 'Agenten bei der Arbeit',
        text: 'Ein Agent hat nur die Werkzeuge, die seine Aufgabe erfordert. Sie bestimmen, wann er um Ihre Freigabe bittet: bevor er etwas sendet, bevor er irgendetwas ändert oder, als Vorgabe, wenn fremder Text, Ihre privaten Daten und eine Änderung zusammenkommen. Er fragt immer, wenn eine Seite oder Nachricht bestimmen würde, wohin etwas geht. Was eine Webseite sagt, wird als Inhalt behandelt, niemals als Anweisung.',
      },
      operations: {
        title: 'Betrieb',
        text: 'Änderungen werden von einer zweiten Person geprüft und getestet, bevor sie in Betrieb gehen. Die Systeme werden rund um die Uhr überwacht, Abhängigkeiten vor jeder Veröffentlichung auf bekannte Schwachstellen geprüft, und ein externes Unternehmen testet den Dienst einmal im Jahr.',
      },
      people: {
        title: 'Menschen',
        text: 'Wer mit Kundendaten arbeitet, ist zur Vertraulichkeit verpflichtet und wird jedes Jahr geschult. Der Zugriff endet an dem Tag, an dem die Tätigkeit endet.',
      },
      remediation: {
        title: 'Behebung von Schwachstellen',
        text: 'Schwachstellen werden nach Schweregrad eingestuft und innerhalb dieser Zielfristen behoben:',
        table: {
          head: { name: 'Schweregrad', purpose: 'Bedeutung', duration: 'Behoben in' },
          critical: {
            name: 'Kritisch',
            purpose: 'Daten oder Kontrolle können von außen erlangt werden',
            duration: '24 Stunden',
          },
          high: { name: 'Hoch', purpose: 'Dasselbe, unter bestimmten Bedingungen', duration: '7 Tagen' },
          medium: { name: 'Mittel', purpose: 'Begrenzte Wirkung oder schwer zu erreichen', duration: '30 Tagen' },
          low: { name: 'Niedrig', purpose: 'Keine unmittelbare Wirkung', duration: '90 Tagen' },
        },
      },
      report: {
        title: 'Schwachstelle melden',
        text: 'Schreiben Sie an die Support-Adresse in der Fußzeile und nennen Sie die Schritte, die die Schwachstelle zeigen. Wir bestätigen Meldungen innerhalb von 24 Stunden und halten Sie bis zur Behebung auf dem Laufenden. Wer in gutem Glauben meldet und die Daten anderer schont, hat von uns nichts zu befürchten.',
      },
      incidents: {
        title: 'Vorfälle',
        text: 'Sind Ihre Daten betroffen, sagen wir Ihnen unverzüglich, was geschehen ist, was es für Sie bedeutet und was wir dagegen tun.',
      },
    },
  },
  compliance: {
    intro: 'Die Gesetze und Standards, für die {product} gebaut ist, und wie Sie Nachweise anfordern.',
    sections: {
      privacy: {
        title: 'Datenschutzgesetze',
        text: 'Die Rechte, die diese Gesetze gewähren, stehen allen Nutzern offen, wo immer sie leben:',
        table: {
          head: { name: 'Gesetz', purpose: 'Was es regelt', duration: 'Region' },
          gdpr: {
            name: 'DSGVO',
            purpose: 'Personenbezogene Daten, mit einer Rechtsgrundlage für jede Verwendung',
            duration: 'Europäische Union',
          },
          ccpa: { name: 'CCPA', purpose: 'Auskunft, Löschung und kein Verkauf von Daten', duration: 'Kalifornien' },
          pipeda: { name: 'PIPEDA', purpose: 'Fairer Umgang mit personenbezogenen Informationen', duration: 'Kanada' },
          lgpd: { name: 'LGPD', purpose: 'Personenbezogene Daten und ihre Verarbeitung', duration: 'Brasilien' },
        },
      },
      standards: {
        title: 'Sicherheitsstandards',
        text: 'Unsere Kontrollen sind an diesen Standards ausgerichtet:',
        table: {
          head: { name: 'Standard', purpose: 'Was er regelt', duration: 'Art' },
          soc2: {
            name: 'SOC 2 Type II',
            purpose: 'Sicherheit, Verfügbarkeit und Vertraulichkeit über einen Zeitraum',
            duration: 'Prüfung',
          },
          iso27001: { name: 'ISO/IEC 27001', purpose: 'Management der Informationssicherheit', duration: 'ISO-Norm' },
          iso27017: { name: 'ISO/IEC 27017', purpose: 'Sicherheit von Cloud-Diensten', duration: 'ISO-Norm' },
          iso27018: { name: 'ISO/IEC 27018', purpose: 'Personenbezogene Daten in der Cloud', duration: 'ISO-Norm' },
          pci: {
            name: 'PCI DSS',
            purpose: 'Kartendaten, verarbeitet vom Zahlungsanbieter',
            duration: 'Kartenbranche',
          },
        },
      },
      processing: {
        title: 'Auftragsverarbeitung',
        text: 'Als Ihr Auftragsverarbeiter handeln wir ausschließlich nach Ihren Weisungen. Ein Vertrag zur Auftragsverarbeitung mit Standardvertragsklauseln, eine Liste der Unterauftragsverarbeiter und die technischen Maßnahmen sind Teil der Dokumentation.',
      },
      practice: {
        title: 'In der Praxis',
        text: 'Was die Standards verlangen, ist Teil des Produkts:',
        items: {
          export: 'Export und Löschung Ihrer Daten in den Kontoeinstellungen',
          consent: 'Analyse nur mit Ihrer Einwilligung, standardmäßig ausgeschaltet',
          retention: 'Ihre Daten können nach der Beendigung 30 Tage lang exportiert werden, dann werden sie gelöscht',
          training: 'jährliche Schulung aller Personen mit Zugriff',
        },
      },
      audits: {
        title: 'Prüfungen',
        text: 'Unabhängige Prüfer untersuchen die Kontrollen einmal im Jahr. Feststellungen werden verfolgt, bis sie erledigt sind, mit denselben Zielfristen wie Schwachstellen in der Sicherheitsübersicht. Kunden mit einem Enterprise- oder Custom-Tarif können eigene Fragebögen senden.',
      },
      subprocessors: {
        title: 'Unterauftragsverarbeiter',
        text: 'Hosting, Zahlung und E-Mail sind die Dienste, an die wir Daten weitergeben. Jeder ist vertraglich an dieselben Pflichten gebunden wie wir, und einen neuen kündigen wir an, bevor er beginnt.',
      },
      documents: {
        title: 'Dokumentation anfordern',
        text: 'Schreiben Sie an die Support-Adresse in der Fußzeile und nennen Sie die Dokumente, die Sie benötigen. Anfragen nach Dokumentation werden in 2 bis 3 Werktagen beantwortet; einige Dokumente erfordern eine Vertraulichkeitsvereinbarung.',
      },
      responsibility: {
        title: 'Geteilte Verantwortung',
        text: 'Wir stehen für den Dienst ein, Sie für das, was Sie Agenten tun lassen: welche Daten sie sehen, welche Systeme sie betreten und ob Ihre eigenen Regeln es erlauben.',
      },
    },
  },
} satisfies Translation<typeof en>
