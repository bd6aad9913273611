/** Header and footer in the editor, colleagues in it, and unpublished changes of many pages. */
export default {
  'Add their changes': 'Deren Änderungen übernehmen',
  'All pages show your own footer at once. It begins as a pattern that you can change.':
    'Alle Seiten zeigen sofort Ihre eigene Fußzeile. Sie beginnt als Vorlage, die Sie ändern können.',
  'All pages show your own header at once. It begins with the navigation bar, with the menu from the settings.':
    'Alle Seiten zeigen sofort Ihre eigene Kopfzeile. Sie beginnt mit der Navigationsleiste und dem Menü aus den Einstellungen.',
  'Also editing': 'Bearbeiten ebenfalls',
  'At a block that you do not have yet': 'Bei einem Block, den Sie noch nicht haben',
  'Back to {page}': 'Zurück zu {page}',
  'Dismiss to go on editing.': 'Mit „Abbrechen“ bearbeiten Sie weiter.',
  'Edit footer': 'Fußzeile bearbeiten',
  'Edit header': 'Kopfzeile bearbeiten',
  'Footer settings': 'Einstellungen der Fußzeile',
  'Footer, on all pages': 'Fußzeile, auf allen Seiten',
  'Go to {block}': 'Zu {block}',
  'Header, on all pages': 'Kopfzeile, auf allen Seiten',
  'Menu settings': 'Menüeinstellungen',
  'No block selected': 'Kein Block ausgewählt',
  'Nobody else is here now.': 'Sonst ist gerade niemand hier.',
  'None of these pages has unpublished changes': 'Keine dieser Seiten hat unveröffentlichte Änderungen',
  'On all pages': 'Auf allen Seiten',
  'Replace the footer?': 'Fußzeile ersetzen?',
  'Replace the header?': 'Kopfzeile ersetzen?',
  'Replace with my own': 'Durch eigene ersetzen',
  'Save the footer?': 'Fußzeile speichern?',
  'Save the header?': 'Kopfzeile speichern?',
  'Saved as version {revision}': 'Gespeichert als Version {revision}',
  'The footer was not replaced': 'Die Fußzeile wurde nicht ersetzt',
  'The header was not replaced': 'Die Kopfzeile wurde nicht ersetzt',
  'The plain footer shows the name, the menu and the contact details from the settings.':
    'Die einfache Fußzeile zeigt Namen, Menü und Kontaktdaten aus den Einstellungen.',
  'The plain header shows the logo, the menu and the buttons from the settings.':
    'Die einfache Kopfzeile zeigt Logo, Menü und Schaltflächen aus den Einstellungen.',
  'Their changes were added. Yours are not saved yet.':
    'Die Änderungen wurden übernommen. Ihre eigenen sind noch nicht gespeichert.',
  'This is the template “{name}”. What you change in it shows on every page with a footer.':
    'Das ist die Vorlage „{name}“. Was Sie darin ändern, erscheint auf jeder Seite mit Fußzeile.',
  'This is the template “{name}”. What you change in it shows on every page with a header.':
    'Das ist die Vorlage „{name}“. Was Sie darin ändern, erscheint auf jeder Seite mit Kopfzeile.',
  'Visitors see the changes on all pages at once.': 'Besucher sehen die Änderungen sofort auf allen Seiten.',
  'Visitors see the changes to “{title}”|Visitors see the changes to {count} pages':
    'Besucher sehen die Änderungen an „{title}“|Besucher sehen die Änderungen an {count} Seiten',
  'What is being edited': 'Was bearbeitet wird',
  'Who else is editing': 'Wer sonst bearbeitet',
  'You can go back to the plain one under Settings, Navigation.':
    'Unter Einstellungen, Navigation können Sie zur einfachen zurückkehren.',
  'You do not have permission to change the footer. Ask the owner of the website.':
    'Sie dürfen die Fußzeile nicht ändern. Fragen Sie den Inhaber der Website.',
  'You do not have permission to change the header. Ask the owner of the website.':
    'Sie dürfen die Kopfzeile nicht ändern. Fragen Sie den Inhaber der Website.',
  'You saved a newer version in another window while you were editing here':
    'Sie haben in einem anderen Fenster eine neuere Version gespeichert, während Sie hier bearbeitet haben',
  'Your changes to this page are saved first.': 'Ihre Änderungen an dieser Seite werden zuerst gespeichert.',
  '{block} selected. {name} is here.': '{block} ausgewählt. {name} ist hier.',
  '{name} is here': '{name} ist hier',
  '{who} saved a newer version while you were editing':
    '{who} hat eine neuere Version gespeichert, während Sie bearbeitet haben',
  '{who} saved a newer version': '{who} hat eine neuere Version gespeichert',
  '“{title}” goes back to what visitors see now.|{count} pages go back to what visitors see now.':
    '„{title}“ wird auf das zurückgesetzt, was Besucher jetzt sehen.|{count} Seiten werden auf das zurückgesetzt, was Besucher jetzt sehen.',
  '“{title}” is back to what visitors see|{count} pages are back to what visitors see':
    '„{title}“ entspricht wieder dem, was Besucher sehen|{count} Seiten entsprechen wieder dem, was Besucher sehen',
}
