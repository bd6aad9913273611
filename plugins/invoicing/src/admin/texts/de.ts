/** Invoicing, in German. */
export default {
  '10% or an amount': '10 % oder ein Betrag',
  'A credit note is issued. Up to {amount} can be refunded.':
    'Eine Gutschrift wird ausgestellt. Bis zu {amount} können erstattet werden.',
  'A draft is made, which you can still change.': 'Es entsteht ein Entwurf, den Sie noch ändern können.',
  'A negative number reminds before the due date.': 'Eine negative Zahl erinnert vor der Fälligkeit.',
  A4: 'A4',
<<<<<<< HEAD
  Active: 'Aktiv',
=======
  'Accepts a form of a page without JavaScript, too.': 'Nimmt auch das Formular einer Seite ohne JavaScript an.',
>>>>>>> reminders
  Activity: 'Verlauf',
  Add: 'Hinzufügen',
  'Add line': 'Zeile hinzufügen',
  'Add note': 'Hinweis hinzufügen',
  'Add section': 'Abschnitt hinzufügen',
  'Add {title}': '{title} hinzufügen',
  'Adds no late fee. The steps of the settings go on, but none is sent on the same day.':
    'Berechnet keine Mahngebühr. Die Stufen der Einstellungen laufen weiter, aber keine wird am selben Tag gesendet.',
  'After a number of invoices': 'Nach einer Anzahl Rechnungen',
  All: 'Alle',
  'All invoices': 'Alle Rechnungen',
  'All quotes': 'Alle Angebote',
  'All work orders': 'Alle Arbeitsaufträge',
  Amount: 'Betrag',
  'Amount due': 'Offener Betrag',
  'An amount such as 15.00, or a share of what is due such as 2%. Billed by an invoice of its own.':
    'Ein Betrag wie 15.00 oder ein Anteil des offenen Betrags wie 2 %. Wird mit einer eigenen Rechnung berechnet.',
<<<<<<< HEAD
  'An invoice for each': 'Je eine Rechnung',
=======
>>>>>>> reminders
  'An invoice that is cancelled later stays in its month, and is taken off on the day on which it is cancelled. Figures of earlier months do not change.':
    'Eine Rechnung, die später storniert wird, bleibt in ihrem Monat und wird am Tag der Stornierung abgezogen. Zahlen früherer Monate ändern sich nicht.',
  Approved: 'Genehmigt',
  'Approved by': 'Genehmigt von',
  'Approved by the customer': 'Vom Kunden genehmigt',
  Archive: 'Archivieren',
  'Archive this document?': 'Dieses Dokument archivieren?',
  Archived: 'Archiviert',
  'As a file it has a column for each tax of the period, and entries of any number; otherwise page numbers reach 10,000 entries.':
    'Als Datei hat es eine Spalte je Steuer des Zeitraums und beliebig viele Einträge; sonst reichen Seitenzahlen bis 10.000 Einträge.',
  'As is usual in your country': 'Wie in Ihrem Land üblich',
  'As written here': 'Wie hier angegeben',
  'Awaiting customer': 'Wartet auf den Kunden',
  'Back to {list}': 'Zurück: {list}',
  'Bank details': 'Bankverbindung',
  'Bank transfer': 'Überweisung',
  Base: 'Grundlage',
  'Billed to': 'Rechnung an',
  'By amount': 'Nach Betrag',
  'By amount in {currency}': 'Nach Betrag in {currency}',
  'By hand': 'Von Hand',
  'By number': 'Nach Anzahl',
  'Cancel document': 'Dokument stornieren',
  'Cancel {number}': '{number} stornieren',
  Cancellation: 'Stornierung',
  Cancelled: 'Storniert',
  Card: 'Karte',
  Cash: 'Bar',
  Cheque: 'Scheck',
  'Choose a customer first.': 'Wählen Sie zuerst einen Kunden.',
  'Choose another period. Drafts are not part of the journal.':
    'Wählen Sie einen anderen Zeitraum. Entwürfe gehören nicht zum Journal.',
  'Choose one of the list.': 'Wählen Sie aus der Liste.',
  'Choose the first and the last day.': 'Wählen Sie den ersten und den letzten Tag.',
<<<<<<< HEAD
  Close: 'Schließen',
=======
>>>>>>> reminders
  Convert: 'Umwandeln',
  'Convert to': 'Umwandeln in',
  'Convert {number}': '{number} umwandeln',
  Converted: 'Umgewandelt',
  'Correct the marked values first.': 'Korrigieren Sie zuerst die markierten Werte.',
  Create: 'Erstellen',
  Created: 'Erstellt',
  'Credit added': 'Guthaben hinzugefügt',
  'Credit note': 'Gutschrift',
  'Credit note {number} issued': 'Gutschrift {number} ausgestellt',
  'Credit of the customer: {amount}': 'Guthaben des Kunden: {amount}',
  'Credit used': 'Guthaben verwendet',
  Currency: 'Währung',
<<<<<<< HEAD
  'Current ones of products': 'Aktuelle Preise der Produkte',
=======
>>>>>>> reminders
  Customer: 'Kunde',
  'Customers are asked for it when they approve a quote or a work order. Enter 0 to ask for none.':
    'Wird verlangt, wenn ein Kunde ein Angebot oder einen Arbeitsauftrag annimmt. Geben Sie 0 ein, um keine zu verlangen.',
  Date: 'Datum',
  'Date no longer skipped': 'Termin nicht mehr ausgelassen',
  'Date skipped': 'Termin ausgelassen',
  Dates: 'Daten',
  'Dates that pass meanwhile get no invoice, not even later.':
    'Für Termine, die inzwischen verstreichen, entsteht auch später keine Rechnung.',
  Days: 'Tage',
  'Days after the due date': 'Tage nach der Fälligkeit',
  'Days for which a quote is valid': 'Tage, für die ein Angebot gilt',
  'Days overdue': 'Tage überfällig',
  'Days until an invoice is due': 'Tage, bis eine Rechnung fällig ist',
  Declined: 'Abgelehnt',
  'Declined by the customer': 'Vom Kunden abgelehnt',
  Delete: 'Löschen',
  'Delete draft': 'Entwurf löschen',
  Deleted: 'Gelöscht',
  'Deleted drafts': 'Gelöschte Entwürfe',
<<<<<<< HEAD
  Deposit: 'Anzahlung',
  'Deposit (percent)': 'Anzahlung (in Prozent)',
  'Deposit on approval': 'Anzahlung bei Annahme',
  'Deposit paid': 'Anzahlung geleistet',
  'Deposit paid back': 'Anzahlung zurückgezahlt',
  'Deposit used': 'Anzahlung verrechnet',
  Description: 'Beschreibung',
  Discount: 'Rabatt',
  'Discount on the total': 'Rabatt auf die Summe',
  'Do not skip {date}': '{date} nicht auslassen',
=======
  Description: 'Beschreibung',
  Discount: 'Rabatt',
  'Discount on the total': 'Rabatt auf die Summe',
>>>>>>> reminders
  Documents: 'Dokumente',
  'Documents of this customer appear here.': 'Dokumente dieses Kunden erscheinen hier.',
  'Download PDF': 'PDF herunterladen',
  Draft: 'Entwurf',
  'Draft created from {number}': 'Entwurf aus {number} erstellt',
  'Draft deleted': 'Entwurf gelöscht',
<<<<<<< HEAD
  'Draft of {date}': 'Entwurf vom {date}',
  Due: 'Fällig',
  'Each invoice': 'Jede Rechnung',
  Earlier: 'Früher',
  Edit: 'Bearbeiten',
=======
  Due: 'Fällig',
  Earlier: 'Früher',
>>>>>>> reminders
  'Edit internal note': 'Interne Notiz bearbeiten',
  'Emails about unpaid invoices, as the settings have them.':
    'E-Mails zu unbezahlten Rechnungen, wie in den Einstellungen festgelegt.',
  'Emails to customers who have not paid, sent between 8:00 and 18:00. None are sent without a step here.':
    'E-Mails an Kunden, die nicht bezahlt haben, gesendet zwischen 8 und 18 Uhr. Ohne Stufe wird keine gesendet.',
  End: 'Beenden',
  'End all links?': 'Alle Links beenden?',
  'End links': 'Links beenden',
  'End this recurring invoice?': 'Diese wiederkehrende Rechnung beenden?',
  Ended: 'Beendet',
  Ends: 'Ende',
  'Enter 10% or an amount.': 'Geben Sie 10 % oder einen Betrag ein.',
  'Enter a name for this line.': 'Geben Sie dieser Zeile einen Namen.',
  'Enter a number with at most three decimals.': 'Geben Sie eine Zahl mit höchstens drei Nachkommastellen ein.',
  'Enter an amount, such as 19.99.': 'Geben Sie einen Betrag ein, etwa 19.99.',
  'Enter the last date.': 'Geben Sie den letzten Termin ein.',
  Every: 'Alle',
  'Every day|Every {count} days': 'Jeden Tag|Alle {count} Tage',
  'Every month|Every {count} months': 'Jeden Monat|Alle {count} Monate',
  'Every week|Every {count} weeks': 'Jede Woche|Alle {count} Wochen',
  'Every year|Every {count} years': 'Jedes Jahr|Alle {count} Jahre',
  'Everything in this document has been converted already.': 'Alles in diesem Dokument wurde bereits umgewandelt.',
  'Find items': 'Positionen suchen',
<<<<<<< HEAD
  'First date': 'Erster Termin',
=======
>>>>>>> reminders
  For: 'Für',
  'For numbers that were given elsewhere. The next document that is issued gets this one.':
    'Für Nummern, die anderswo vergeben wurden. Das nächste ausgestellte Dokument erhält diese.',
  'For websites that go on with numbers given elsewhere. It only ever goes up.':
    'Für Websites, die anderswo vergebene Nummern fortsetzen. Sie steigt immer nur.',
  From: 'Von',
  'Go on with reminders': 'Erinnerungen fortsetzen',
  Gross: 'Brutto',
  How: 'Wie',
  Included: 'Enthalten',
  'Internal note': 'Interne Notiz',
  Invoice: 'Rechnung',
  'Invoiced in {currency}': 'In {currency} abgerechnet',
  Invoices: 'Rechnungen',
<<<<<<< HEAD
  'Invoices made': 'Erstellte Rechnungen',
  Invoicing: 'Rechnungswesen',
  Issue: 'Ausstellen',
  'Issue and email': 'Ausstellen und per E-Mail senden',
=======
  Invoicing: 'Rechnungswesen',
  Issue: 'Ausstellen',
>>>>>>> reminders
  'Issue this document?': 'Dieses Dokument ausstellen?',
  Issued: 'Ausgestellt',
  'Issued invoices less credit notes, without taxes, in the months of their dates. A cancelled invoice is taken off in the month in which it was cancelled.':
    'Ausgestellte Rechnungen abzüglich Gutschriften, ohne Steuern, im Monat ihres Datums. Eine stornierte Rechnung wird in dem Monat abgezogen, in dem sie storniert wurde.',
  'Issued invoices less credit notes, without taxes.': 'Ausgestellte Rechnungen abzüglich Gutschriften, ohne Steuern.',
  'It gets its number and can no longer be changed. Its total is {total}.':
    'Es erhält seine Nummer und kann nicht mehr geändert werden. Die Summe ist {total}.',
  'It goes back the way it came. Up to {amount} can be paid back.':
    'Sie geht auf demselben Weg zurück. Bis zu {amount} können zurückgezahlt werden.',
  Item: 'Position',
  Journal: 'Journal',
  Kind: 'Art',
  'Last date': 'Letzter Termin',
  'Late fee': 'Mahngebühr',
  Later: 'Später',
<<<<<<< HEAD
  'Leave a draft': 'Als Entwurf belassen',
=======
>>>>>>> reminders
  'Leave subject and message empty for the usual words. You can use {number}, {customer}, {total}, {due} and {days}.':
    'Lassen Sie Betreff und Nachricht für den üblichen Text leer. Sie können {number}, {customer}, {total}, {due} und {days} verwenden.',
  Letter: 'Letter',
  Lines: 'Zeilen',
  'Links ended': 'Links beendet',
  'Members that are left out are those of a new document.': 'Weggelassene Angaben sind die eines neuen Dokuments.',
  Message: 'Nachricht',
<<<<<<< HEAD
  'Missed dates': 'Verpasste Termine',
  'Money beyond the amount due becomes credit of the customer.':
    'Was über den offenen Betrag hinausgeht, wird Guthaben des Kunden.',
  Month: 'Monat',
  Months: 'Monate',
  More: 'Mehr',
  'Needs the right to create what is made. Without items, everything that is left is taken.':
    'Braucht das Recht, das Ergebnis zu erstellen. Ohne Positionen wird alles genommen, was übrig ist.',
  'Needs the right to edit invoices, too. Invoices made from the document use the deposit when they are issued.':
    'Braucht auch das Recht, Rechnungen zu bearbeiten. Rechnungen aus dem Dokument verrechnen die Anzahlung, wenn sie ausgestellt werden.',
  'Needs the right to edit invoices, too. Never more than is left; all of it without an amount.':
    'Braucht auch das Recht, Rechnungen zu bearbeiten. Nie mehr, als übrig ist; ohne Betrag alles.',
  Net: 'Netto',
  Never: 'Nie',
=======
  'Money beyond the amount due becomes credit of the customer.':
    'Was über den offenen Betrag hinausgeht, wird Guthaben des Kunden.',
  Month: 'Monat',
  More: 'Mehr',
  'Needs the right to create what is made. Without items, everything that is left is taken.':
    'Braucht das Recht, das Ergebnis zu erstellen. Ohne Positionen wird alles genommen, was übrig ist.',
  Net: 'Netto',
>>>>>>> reminders
  'Never more than was paid. The reply is the credit note.':
    'Nie mehr, als bezahlt wurde. Die Antwort ist die Gutschrift.',
  'New Customer': 'Neuer Kunde',
  'New Invoice': 'Neue Rechnung',
  'New Quote': 'Neues Angebot',
  'New Recurring Invoice': 'Neue wiederkehrende Rechnung',
  'New Work Order': 'Neuer Arbeitsauftrag',
  'New documents begin with them.': 'Neue Dokumente beginnen damit.',
  Next: 'Nächste',
  'Next dates': 'Nächste Termine',
  'Next invoice': 'Nächste Rechnung',
  'Next number': 'Nächste Nummer',
  'No date lies ahead.': 'Es steht kein Termin bevor.',
  'No invoice has been made yet.': 'Es wurde noch keine Rechnung erstellt.',
  'No invoice is overdue.': 'Keine Rechnung ist überfällig.',
  'No invoices in this period': 'Keine Rechnungen in diesem Zeitraum',
  'No invoices yet': 'Noch keine Rechnungen',
<<<<<<< HEAD
  'No more invoices are made until you resume it.': 'Es entstehen keine weiteren Rechnungen, bis Sie sie fortsetzen.',
  'No more invoices are made. Those that were made stay. This cannot be undone.':
    'Es entstehen keine weiteren Rechnungen. Vorhandene bleiben erhalten. Das lässt sich nicht rückgängig machen.',
=======
>>>>>>> reminders
  'No more reminders are sent': 'Es werden keine Erinnerungen mehr gesendet',
  'No quote was decided in the last 90 days.': 'In den letzten 90 Tagen wurde über kein Angebot entschieden.',
  'No quotes yet': 'Noch keine Angebote',
  'No tax': 'Keine Steuer',
  'No taxes in this period.': 'Keine Steuern in diesem Zeitraum.',
  'No work orders yet': 'Noch keine Arbeitsaufträge',
  'Nobody owes you anything.': 'Niemand schuldet Ihnen etwas.',
  None: 'Keines',
  'Not reminded: no email address': 'Nicht erinnert: keine E-Mail-Adresse',
  'Not sent: no email address': 'Nicht gesendet: keine E-Mail-Adresse',
  'Not used yet: {amount}': 'Noch nicht verrechnet: {amount}',
  Note: 'Notiz',
  'Note to the customer': 'Hinweis für den Kunden',
  'Nothing found': 'Nichts gefunden',
  'Nothing was changed': 'Nichts wurde geändert',
  'Nothing was invoiced in the last twelve months.': 'In den letzten zwölf Monaten wurde nichts abgerechnet.',
  'Nothing was refunded': 'Nichts wurde erstattet',
  Number: 'Nummer',
<<<<<<< HEAD
  'Number of invoices': 'Anzahl der Rechnungen',
=======
>>>>>>> reminders
  'Number, customer or item': 'Nummer, Kunde oder Position',
  'Numbers of credit notes': 'Nummern der Gutschriften',
  'Numbers of invoices': 'Nummern der Rechnungen',
  'Numbers of quotes': 'Nummern der Angebote',
  'Numbers of work orders': 'Nummern der Arbeitsaufträge',
  'Numbers, terms and what is printed on documents.': 'Nummern, Bedingungen und was auf Dokumenten steht.',
  'On a date': 'An einem Datum',
  'On a date or after a number': 'An einem Datum oder nach einer Anzahl',
  'On the due date': 'Am Fälligkeitstag',
  'Only for the last one': 'Nur für den letzten',
  'Only your team sees it.': 'Nur Ihr Team sieht sie.',
  'Open amount': 'Offener Betrag',
  'Opened by the customer': 'Vom Kunden geöffnet',
  Option: 'Option',
  Optional: 'Optional',
  'Optional, chosen': 'Optional, gewählt',
  'Options that are wanted': 'Gewünschte Optionen',
  Other: 'Sonstiges',
  Outstanding: 'Offene Beträge',
  'Over {days}': 'Über {days}',
  Overdue: 'Überfällig',
  'Overdue by age': 'Überfällig nach Alter',
  'Overdue in {currency}': 'Überfällig in {currency}',
  'Overdue invoices': 'Überfällige Rechnungen',
  'Own dates': 'Eigener Zeitraum',
<<<<<<< HEAD
  'Own documents': 'Eigene Dokumente',
=======
>>>>>>> reminders
  PDF: 'PDF',
  Paid: 'Bezahlt',
  'Paper size': 'Papierformat',
  'Partial payment': 'Teilweise bezahlt',
  'Passed over for a later one': 'Zugunsten einer späteren übersprungen',
  Pause: 'Pausieren',
  Paused: 'Pausiert',
  'Pay back': 'Zurückzahlen',
  'Pay back deposit': 'Anzahlung zurückzahlen',
  'Pay back the deposit of {number}': 'Anzahlung zu {number} zurückzahlen',
  Payment: 'Zahlung',
  'Payment failed': 'Zahlung fehlgeschlagen',
  'Pending payment': 'Zahlung ausstehend',
  Period: 'Zeitraum',
  Price: 'Preis',
<<<<<<< HEAD
  Prices: 'Preise',
=======
>>>>>>> reminders
  'Printed on invoices.': 'Steht auf Rechnungen.',
  'Printed on invoices: bank, account and payment reference.':
    'Steht auf Rechnungen: Bank, Konto und Verwendungszweck.',
  'Printed on the credit note.': 'Steht auf der Gutschrift.',
  Product: 'Produkt',
  'Product, project or task': 'Produkt, Projekt oder Aufgabe',
  'Products of the store and unbilled time of projects appear here.':
    'Produkte des Shops und nicht abgerechnete Zeit von Projekten erscheinen hier.',
  Quantity: 'Menge',
  'Quantity of {name}': 'Menge von {name}',
  Quarter: 'Quartal',
  Quote: 'Angebot',
  Quotes: 'Angebote',
  'Quotes that were approved or declined in the last 90 days.':
    'Angebote, die in den letzten 90 Tagen angenommen oder abgelehnt wurden.',
  'Quotes won': 'Gewonnene Angebote',
  'Quotes, invoices, work orders and credit notes, with numbers, taxes and payments.':
    'Angebote, Rechnungen, Arbeitsaufträge und Gutschriften, mit Nummern, Steuern und Zahlungen.',
  Rate: 'Satz',
  'Reads 10,000 documents at most, the newest first, and then says isEstimate.':
    'Liest höchstens 10.000 Dokumente, die neuesten zuerst, und sagt dann isEstimate.',
  Reason: 'Grund',
  'Record a payment of {number}': 'Zahlung zu {number} erfassen',
  'Record deposit': 'Anzahlung erfassen',
  'Record payment': 'Zahlung erfassen',
  'Recurring invoice': 'Wiederkehrende Rechnung',
<<<<<<< HEAD
  'Recurring invoices that have stopped': 'Angehaltene wiederkehrende Rechnungen',
=======
>>>>>>> reminders
  Refund: 'Erstatten',
  'Refund {number}': '{number} erstatten',
  Refunded: 'Erstattet',
  'Related documents': 'Zugehörige Dokumente',
  'Remind of {number}': 'An {number} erinnern',
  Reminder: 'Zahlungserinnerung',
  'Reminder sent': 'Zahlungserinnerung gesendet',
  'Reminder sent to {to}': 'Zahlungserinnerung an {to} gesendet',
  Reminders: 'Zahlungserinnerungen',
  'Reminders go on': 'Die Erinnerungen gehen weiter',
  'Reminders of this customer are stopped.': 'Für diesen Kunden sind die Erinnerungen angehalten.',
  'Reminders of this invoice are stopped.': 'Für diese Rechnung sind die Erinnerungen angehalten.',
  'Reminders resumed': 'Erinnerungen fortgesetzt',
  'Reminders stopped': 'Erinnerungen angehalten',
  Reports: 'Berichte',
  Restored: 'Wiederhergestellt',
<<<<<<< HEAD
  Resume: 'Fortsetzen',
  Resumed: 'Fortgesetzt',
=======
>>>>>>> reminders
  'Revenue per month': 'Umsatz je Monat',
  'Revenue per month in {currency}': 'Umsatz je Monat in {currency}',
  SKU: 'Artikelnummer',
  Sales: 'Verkauf',
  Save: 'Speichern',
  'Save draft': 'Entwurf speichern',
  Saved: 'Gespeichert',
<<<<<<< HEAD
  Schedule: 'Zeitplan',
=======
>>>>>>> reminders
  Search: 'Suchen',
  Section: 'Abschnitt',
  'Sections and notes have no price.': 'Abschnitte und Hinweise haben keinen Preis.',
  Send: 'Senden',
  'Send again': 'Erneut senden',
  'Send reminder now': 'Jetzt erinnern',
  'Send reminders': 'Zahlungserinnerungen senden',
  'Send {number}': '{number} senden',
  Sent: 'Gesendet',
  Service: 'Leistung',
  'Set number': 'Festlegen',
  'Set the next number': 'Nächste Nummer festlegen',
  Skip: 'Auslassen',
  'Skip {date}': '{date} auslassen',
  Skipped: 'Ausgelassen',
  'Someone else changed this document': 'Jemand anders hat dieses Dokument geändert',
  Standard: 'Standard',
  Start: 'Starten',
  'Start this recurring invoice?': 'Diese wiederkehrende Rechnung starten?',
  Started: 'Gestartet',
  Status: 'Status',
  'Stop reminders': 'Erinnerungen anhalten',
  Stopped: 'Angehalten',
  Subject: 'Betreff',
  Subtotal: 'Zwischensumme',
  Tax: 'Steuer',
  'Tax number': 'Steuernummer',
  Taxes: 'Steuern',
  'Taxes and every document of a period, for your bookkeeper.':
    'Steuern und alle Dokumente eines Zeitraums, für Ihre Buchhaltung.',
<<<<<<< HEAD
  'Taxes are always those of the date of the invoice.': 'Es gelten immer die Steuern des Rechnungsdatums.',
=======
>>>>>>> reminders
  'Taxes in {currency}': 'Steuern in {currency}',
  Terms: 'Bedingungen',
  Texts: 'Texte',
  'The PDF shows a question mark instead of these letters, which your font lacks: {letters}':
    'Das PDF zeigt ein Fragezeichen statt dieser Buchstaben, die Ihrer Schriftart fehlen: {letters}',
  'The amounts are too large. Check quantities and prices.': 'Die Beträge sind zu groß. Prüfen Sie Mengen und Preise.',
  'The answer was not saved': 'Die Antwort wurde nicht gespeichert',
  'The credit was not used': 'Das Guthaben wurde nicht verwendet',
  'The date was not changed': 'Der Termin wurde nicht geändert',
  'The deposit was not paid back': 'Die Anzahlung wurde nicht zurückgezahlt',
  'The document could not be loaded': 'Das Dokument konnte nicht geladen werden',
  'The document keeps its number and stays in your records. This cannot be undone.':
    'Das Dokument behält seine Nummer und bleibt in Ihren Unterlagen. Das lässt sich nicht rückgängig machen.',
  'The document stays, and cannot be approved any more.': 'Das Dokument bleibt und kann nicht mehr genehmigt werden.',
  'The document was not archived': 'Das Dokument wurde nicht archiviert',
  'The document was not cancelled': 'Das Dokument wurde nicht storniert',
  'The document was not converted': 'Das Dokument wurde nicht umgewandelt',
  'The document was not issued': 'Das Dokument wurde nicht ausgestellt',
  'The document was not saved': 'Das Dokument wurde nicht gespeichert',
  'The draft is back': 'Der Entwurf ist wieder da',
  'The draft was not deleted': 'Der Entwurf wurde nicht gelöscht',
  'The draft was not restored': 'Der Entwurf wurde nicht wiederhergestellt',
  'The email could not be loaded': 'Die E-Mail konnte nicht geladen werden',
  'The email has a link to the document. Earlier links go on working.':
    'Die E-Mail enthält einen Link zum Dokument. Frühere Links gelten weiter.',
  'The email has a link to the document. No late fee is added.':
    'Die E-Mail enthält einen Link zum Dokument. Es wird keine Mahngebühr berechnet.',
  'The email has a link to the document. Your customer needs no account.':
    'Die E-Mail enthält einen Link zum Dokument. Ihr Kunde braucht kein Konto.',
  'The email was not sent': 'Die E-Mail wurde nicht gesendet',
  'The first draft is made on {date}.': 'Der erste Entwurf entsteht am {date}.',
  'The first invoice is issued on {date} and emailed to your customer.':
    'Die erste Rechnung wird am {date} ausgestellt und per E-Mail an Ihren Kunden gesendet.',
  'The first invoice is issued on {date}.': 'Die erste Rechnung wird am {date} ausgestellt.',
  'The first invoice is made on the next date of its schedule.':
    'Die erste Rechnung entsteht am nächsten Termin des Zeitplans.',
  'The form could not be loaded': 'Das Formular konnte nicht geladen werden',
  'The id is in the body. An issued document can be changed only in its internal note.':
    'Die ID steht im Inhalt. Von einem ausgestellten Dokument lässt sich nur die interne Notiz ändern.',
<<<<<<< HEAD
  'The invoice of {date} could not be made.': 'Die Rechnung vom {date} konnte nicht erstellt werden.',
  'The invoice that failed is made with its own date.':
    'Die fehlgeschlagene Rechnung wird mit ihrem eigenen Datum erstellt.',
=======
>>>>>>> reminders
  'The links have ended': 'Die Links sind beendet',
  'The links were not ended': 'Die Links wurden nicht beendet',
  'The next number is {number}': 'Die nächste Nummer ist {number}',
  'The note was not saved': 'Die Notiz wurde nicht gespeichert',
  'The number was not set': 'Die Nummer wurde nicht festgelegt',
  'The payment was not recorded': 'Die Zahlung wurde nicht erfasst',
  'The province or state, such as ON. Customers without an address are taxed there.':
    'Die Provinz oder das Bundesland, etwa ON. Kunden ohne Adresse werden dort besteuert.',
<<<<<<< HEAD
  'The recurring invoice goes on': 'Die wiederkehrende Rechnung läuft weiter',
  'The recurring invoice has ended': 'Die wiederkehrende Rechnung ist beendet',
  'The recurring invoice has started': 'Die wiederkehrende Rechnung ist gestartet',
  'The recurring invoice is paused': 'Die wiederkehrende Rechnung ist pausiert',
  'The recurring invoice was not ended': 'Die wiederkehrende Rechnung wurde nicht beendet',
  'The recurring invoice was not paused': 'Die wiederkehrende Rechnung wurde nicht pausiert',
  'The recurring invoice was not resumed': 'Die wiederkehrende Rechnung wurde nicht fortgesetzt',
  'The recurring invoice was not started': 'Die wiederkehrende Rechnung wurde nicht gestartet',
=======
>>>>>>> reminders
  'The report could not be loaded': 'Der Bericht konnte nicht geladen werden',
  'The tax rates have changed': 'Die Steuersätze haben sich geändert',
  'The total is {now} instead of {total}.': 'Die Summe ist {now} statt {total}.',
  "The website's own currency comes first.": 'Die Währung der Website steht zuerst.',
  'This customer has no email address.': 'Dieser Kunde hat keine E-Mail-Adresse.',
  'This date is before the first one.': 'Dieses Datum liegt vor dem ersten Termin.',
  'This text is too long.': 'Dieser Text ist zu lang.',
<<<<<<< HEAD
  Title: 'Titel',
=======
>>>>>>> reminders
  To: 'An',
  Total: 'Summe',
  'Total from': 'Summe ab',
  'Total to': 'Summe bis',
  Type: 'Typ',
  Undo: 'Rückgängig',
<<<<<<< HEAD
  Unit: 'Einheit',
=======
>>>>>>> reminders
  Unsaved: 'Nicht gespeichert',
  Until: 'Bis',
  'Use credit': 'Guthaben verwenden',
  Valid: 'Gültigkeit',
  'Valid until': 'Gültig bis',
  Vehicle: 'Fahrzeug',
<<<<<<< HEAD
  Weeks: 'Wochen',
  'When the server was off on a date.': 'Wenn der Server an einem Termin nicht lief.',
=======
>>>>>>> reminders
  'With grandTotal, a document whose total is another one by now is not issued (409): tax rates may have changed.':
    'Mit grandTotal wird ein Dokument, dessen Summe inzwischen eine andere ist, nicht ausgestellt (409): Steuersätze können sich geändert haben.',
  'Within 7 days': 'Innerhalb von 7 Tagen',
  'Work Order': 'Arbeitsauftrag',
  'Work Orders': 'Arbeitsaufträge',
  'Work orders': 'Arbeitsaufträge',
  'Write a quote, and turn it into an invoice when your customer approves it.':
    'Schreiben Sie ein Angebot und machen Sie daraus eine Rechnung, wenn Ihr Kunde es genehmigt.',
  'Write an invoice, or make one from an approved quote.':
    'Schreiben Sie eine Rechnung, oder machen Sie eine aus einem genehmigten Angebot.',
  'Write down what is to be done for a customer, and bill it afterwards.':
    'Schreiben Sie auf, was für einen Kunden zu tun ist, und stellen Sie es danach in Rechnung.',
  Year: 'Jahr',
<<<<<<< HEAD
  Years: 'Jahre',
=======
>>>>>>> reminders
  'You need access to customers to choose one.': 'Sie brauchen Zugriff auf Kunden, um einen zu wählen.',
  'Your customer can no longer open {number}. You can send it again.':
    'Ihr Kunde kann {number} nicht mehr öffnen. Sie können es erneut senden.',
  'Your name': 'Ihr Name',
  'Your region': 'Ihre Region',
  '{amount} due': '{amount} offen',
  '{amount} is due.': '{amount} sind offen.',
  '{amount} more than is due becomes credit of the customer.':
    '{amount} mehr als der offene Betrag werden Guthaben des Kunden.',
  '{amount} of credit used': '{amount} Guthaben verwendet',
  '{amount} paid back': '{amount} zurückgezahlt',
  '{amount} recorded': '{amount} erfasst',
  '{count} day after the due date|{count} days after the due date':
    '{count} Tag nach der Fälligkeit|{count} Tage nach der Fälligkeit',
  '{count} day before the due date|{count} days before the due date':
    '{count} Tag vor der Fälligkeit|{count} Tage vor der Fälligkeit',
  '{count} day late|{count} days late': '{count} Tag überfällig|{count} Tage überfällig',
  '{count} document|{count} documents': '{count} Dokument|{count} Dokumente',
  '{count} invoice|{count} invoices': '{count} Rechnung|{count} Rechnungen',
  '{date} is no longer skipped': '{date} wird nicht mehr ausgelassen',
  '{date} is skipped': '{date} wird ausgelassen',
  '{from} to {until}': '{from} bis {until}',
  '{left} left': '{left} übrig',
  '{made} of {times}': '{made} von {times}',
  '{number} approved': '{number} genehmigt',
  '{number} archived': '{number} archiviert',
  '{number} cancelled': '{number} storniert',
  '{number} declined': '{number} abgelehnt',
  '{number} is kept, and nothing more can be done with it.':
    '{number} wird aufbewahrt, und es lässt sich nichts mehr damit tun.',
  '{number} sent to {to}': '{number} an {to} gesendet',
  '{number} was approved': '{number} wurde genehmigt',
  '{number} was declined': '{number} wurde abgelehnt',
  '{quantity} converted': '{quantity} umgewandelt',
  '{quantity} refunded': '{quantity} erstattet',
  '{tax} {rate}% (included)': '{tax} {rate} % (enthalten)',
  '{title} could not be searched. Try again.': '{title} konnte nicht durchsucht werden. Versuchen Sie es erneut.',
  '{total} in all': '{total} insgesamt',
  '{what} {number} issued': '{what} {number} ausgestellt',
  '{won} of {decided}': '{won} von {decided}',
  '“{title}” added': '„{title}“ hinzugefügt',
  '“{title}” was not added': '„{title}“ wurde nicht hinzugefügt',
}
