/** Settings of the website. */
export default {
  'A square image for the browser tab. Choose the logo under Theme.':
    'Ein quadratisches Bild für den Browser-Tab. Das Logo wählen Sie unter Design.',
  'Add {noun}': '{noun} hinzufügen',
  'Address of the service': 'Adresse des Dienstes',
  'All settings': 'Alle Einstellungen',
  Analytics: 'Analyse',
  Apply: 'Anwenden',
  'Changing it does not convert the prices and amounts you entered.':
    'Eine Änderung rechnet die eingegebenen Preise und Beträge nicht um.',
  Checkbox: 'Kontrollkästchen',
  Choice: 'Auswahl',
  Choices: 'Auswahlmöglichkeiten',
  'Company name': 'Firmenname',
  Contact: 'Kontakt',
  Country: 'Land',
  Currency: 'Währung',
  Date: 'Datum',
  'Decides when a day begins and when scheduled work runs.':
    'Legt fest, wann ein Tag beginnt und wann geplante Arbeiten laufen.',
  Default: 'Standard',
  Description: 'Beschreibung',
  'Edit {noun}': '{noun} bearbeiten',
  'Enter at least one choice': 'Geben Sie mindestens eine Auswahlmöglichkeit ein',
  'External services that the website uses. Services that are not entered here are never contacted.':
    'Externe Dienste, die die Website nutzt. Hier nicht eingetragene Dienste werden nie kontaktiert.',
  Favicon: 'Favicon',
  General: 'Allgemein',
  'Header and footer': 'Kopf- und Fußzeile',
  'How visitors, search engines and your colleagues know the website.':
    'Wie Besucher, Suchmaschinen und Kollegen die Website kennen.',
  Identity: 'Identität',
  Invoices: 'Rechnungen',
  'Invoices are not switched on': 'Rechnungen sind nicht eingeschaltet',
  'Its package may have been removed or switched off.':
    'Das zugehörige Paket wurde möglicherweise entfernt oder ausgeschaltet.',
  'Key in exports and the API: {key}': 'Schlüssel in Exporten und in der API: {key}',
  'Language of the website': 'Sprache der Website',
  Matomo: 'Matomo',
  Monday: 'Montag',
  'Money and time': 'Geld und Zeit',
  Navigation: 'Navigation',
  'Navigation bar': 'Navigationsleiste',
  'No buttons on the right yet.': 'Noch keine Schaltflächen rechts.',
  'No custom fields yet.': 'Noch keine eigenen Felder.',
  'No items yet. The bar lists the pages of the website.':
    'Noch keine Einträge. Die Leiste zeigt die Seiten der Website.',
  Number: 'Zahl',
  'One is stored. Leave empty to keep it.': 'Es ist ein Wert gespeichert. Leer lassen, um ihn zu behalten.',
  'Only if you host it yourself.': 'Nur wenn Sie ihn selbst hosten.',
  Phone: 'Telefon',
  Plausible: 'Plausible',
  'Press Enter after each choice.': 'Drücken Sie nach jeder Auswahlmöglichkeit die Eingabetaste.',
  'Remove the field “{name}”?': 'Feld „{name}“ entfernen?',
  Saturday: 'Samstag',
  'Save first. The test uses the saved settings.':
    'Speichern Sie zuerst. Der Test verwendet die gespeicherten Einstellungen.',
  Send: 'Senden',
  'Send a test email': 'Test-E-Mail senden',
  Sender: 'Absender',
  Service: 'Dienst',
  Services: 'Dienste',
  'Shown when someone shares a page that has no image of its own. The best size is 1200 by 630 pixels.':
    'Wird angezeigt, wenn jemand eine Seite ohne eigenes Bild teilt. Die beste Größe ist 1200 mal 630 Pixel.',
  Campaigns: 'Kampagnen',
  'Signing secret': 'Signaturschlüssel',
  'Bounces and complaints': 'Unzustellbare E-Mails und Beschwerden',
  'DKIM selector': 'DKIM-Selektor',
  'Your email provider gives it to you.': 'Sie erhalten ihn von Ihrem Mailanbieter.',
  'Sender domain': 'Domain des Absenders',
  'The records could not be checked': 'Die Einträge konnten nicht geprüft werden',
  'Enter the address of the sender and save to see the DNS records that its domain needs.':
    'Geben Sie die Adresse des Absenders ein und speichern Sie, um die nötigen DNS-Einträge der Domain zu sehen.',
  'Save first. The check uses the saved settings.':
    'Speichern Sie zuerst. Geprüft werden die gespeicherten Einstellungen.',
  Missing: 'Fehlt',
  Wrong: 'Falsch',
  'Not checked': 'Nicht geprüft',
  'TXT record': 'TXT-Eintrag',
  Value: 'Wert',
  Found: 'Gefunden',
  'Copy the name of the {kind} record': 'Namen des {kind}-Eintrags kopieren',
  'Copy the value of the {kind} record': 'Wert des {kind}-Eintrags kopieren',
  'Email providers report them to /api/v1/mail/bounces/ of this website':
    'Mailanbieter melden sie an /api/v1/mail/bounces/ dieser Website',
  'There are several SPF records, so none of them counts. Merge them into one.':
    'Es gibt mehrere SPF-Einträge, daher zählt keiner. Fassen Sie sie zu einem zusammen.',
  'Set up a mail server first. The record names the servers that may send for the domain.':
    'Richten Sie zuerst einen Mailserver ein. Der Eintrag nennt die Server, die für die Domain senden dürfen.',
  'Add this record. Without it, other mail servers may reject emails from this domain.':
    'Fügen Sie diesen Eintrag hinzu. Ohne ihn können andere Mailserver E-Mails dieser Domain ablehnen.',
  'The record allows the mail server to send.': 'Der Eintrag erlaubt dem Mailserver zu senden.',
  'The record does not name the mail server. Change it to this, unless your provider gave you another one.':
    'Der Eintrag nennt den Mailserver nicht. Ändern Sie ihn so, falls Ihr Anbieter Ihnen keinen anderen nennt.',
  'Your email provider signs emails with a key. Enter its selector to have the key checked.':
    'Ihr Mailanbieter signiert E-Mails mit einem Schlüssel. Geben Sie den Selektor ein, um den Schlüssel prüfen zu lassen.',
  'Add the record that your email provider gave you.': 'Fügen Sie den Eintrag hinzu, den Ihr Mailanbieter Ihnen nennt.',
  'There are several keys under this name. Keep one.':
    'Unter diesem Namen gibt es mehrere Schlüssel. Behalten Sie einen.',
  'The key has been revoked. Ask your email provider for another.':
    'Der Schlüssel wurde widerrufen. Fragen Sie Ihren Mailanbieter nach einem anderen.',
  'The key is published.': 'Der Schlüssel ist veröffentlicht.',
  'The record says what to do with forged emails.': 'Der Eintrag sagt, was mit gefälschten E-Mails geschehen soll.',
  'Other mail servers cannot use this record. Keep one, with a policy.':
    'Andere Mailserver können diesen Eintrag nicht verwenden. Behalten Sie einen mit einer Richtlinie.',
  'Add this record. Large email providers expect it of everyone who sends newsletters.':
    'Fügen Sie diesen Eintrag hinzu. Große Mailanbieter erwarten ihn von allen, die Newsletter senden.',
  'The record could not be looked up. Try again later.':
    'Der Eintrag konnte nicht abgefragt werden. Versuchen Sie es später erneut.',
  'Emails per hour': 'E-Mails pro Stunde',
  'Enter 0 for no limit.': 'Geben Sie 0 ein, um die Geschwindigkeit nicht zu begrenzen.',
  'Limits how fast campaigns are sent. Other emails are not affected':
    'Begrenzt, wie schnell Kampagnen versendet werden. Andere E-Mails sind nicht betroffen',
  'Site or measurement ID': 'Website- oder Mess-ID',
  'Stored encrypted and never shown again.': 'Wird verschlüsselt gespeichert und nie wieder angezeigt.',
  Sunday: 'Sonntag',
  'Template {id}': 'Vorlage {id}',
  'The header and footer of every page. Visitors do not see links to unpublished pages.':
    'Kopf- und Fußzeile jeder Seite. Links auf nicht veröffentlichte Seiten sehen Besucher nicht.',
  'The items below it are removed as well.': 'Die darunterliegenden Einträge werden ebenfalls entfernt.',
  'The sender of emails, and the server that sends them.': 'Der Absender der E-Mails und der Server, der sie sendet.',
  'The settings could not be loaded': 'Die Einstellungen konnten nicht geladen werden',
  'The type cannot change while records have values.':
    'Der Typ lässt sich nicht ändern, solange Datensätze Werte haben.',
  'These settings come with the module for invoices. Switch it on under Packages.':
    'Diese Einstellungen gehören zum Modul für Rechnungen. Schalten Sie es unter Pakete ein.',
  'This section does not exist': 'Diesen Abschnitt gibt es nicht',
  'Time zone': 'Zeitzone',
  To: 'An',
  'Two letters, with a region if needed: en, fr, en-CA.': 'Zwei Buchstaben, bei Bedarf mit Region: en, fr, en-CA.',
  'Weeks start on': 'Wochenbeginn',
  field: 'Feld',
  'for the home page, and pages without their own': 'für die Startseite und Seiten ohne eigenes Bild',
  'only an owner can change it': 'nur für Inhaber änderbar',
  'shown in every navigation bar': 'in jeder Navigationsleiste sichtbar',
  'with the saved settings': 'mit den gespeicherten Einstellungen',
  '{count} record has a value in it.|{count} records have a value in it.':
    '{count} Datensatz hat einen Wert darin.|{count} Datensätze haben einen Wert darin.',
  '{label}: choose a page': '{label}: Seite auswählen',
  '{server} accepted the email': '{server} hat die E-Mail angenommen',
  '“{name}” will be removed from the list.': '„{name}“ wird aus der Liste entfernt.',
}
