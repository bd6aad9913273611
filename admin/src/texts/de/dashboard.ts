/** Dashboard: setup steps, key figures and problems. */
export default {
  'A backup holds the whole website. You can restore it later.':
    'Eine Sicherung enthält die ganze Website. Sie können sie später wiederherstellen.',
  'A version failed, so the server returned to the previous one.':
    'Eine Version ist ausgefallen, daher ist der Server zur vorherigen zurückgekehrt.',
  'All emails were sent and all background jobs finished.':
    'Alle E-Mails wurden gesendet und alle Hintergrundaufgaben abgeschlossen.',
  'Background jobs failed': 'Hintergrundaufgaben sind fehlgeschlagen',
  'Cards appear here when your role gives access to something that has one.':
    'Hier erscheinen Karten, sobald Ihre Rolle Zugriff auf etwas gibt, das eine hat.',
  'Choose an address': 'Adresse wählen',
  'Choose colours and fonts': 'Farben und Schriften wählen',
  'Emails were not sent': 'E-Mails wurden nicht gesendet',
  'Emails were rejected': 'E-Mails wurden abgewiesen',
  'Every retry failed. Run them again.': 'Alle Wiederholungen sind fehlgeschlagen. Führen Sie die Aufgaben erneut aus.',
  'Everyone who works here gets their own account and role.':
    'Alle, die hier arbeiten, erhalten ein eigenes Konto und eine Rolle.',
  'Give the website its own address, such as www.example.com.':
    'Geben Sie der Website eine eigene Adresse, zum Beispiel www.example.com.',
  'Good afternoon, {name}': 'Guten Tag, {name}',
  'Good evening, {name}': 'Guten Abend, {name}',
  'Good morning, {name}': 'Guten Morgen, {name}',
  'Hide this list': 'Diese Liste ausblenden',
  'Invitations, password links and form emails wait in the outbox until you set up a mail server.':
    'Einladungen, Passwort-Links und E-Mails aus Formularen warten im Postausgang, bis Sie einen Mailserver einrichten.',
  'Invite people': 'Personen einladen',
  'Make a backup': 'Sicherung erstellen',
  'Make the website look like yours.': 'Geben Sie der Website Ihr eigenes Aussehen.',
  'Nothing needs your attention': 'Nichts erfordert Ihre Aufmerksamkeit',
  'Nothing to show yet': 'Noch nichts anzuzeigen',
  'Packages were rolled back': 'Pakete wurden zurückgesetzt',
  'Publish a page': 'Seite veröffentlichen',
  'Set up a mail server, then resend them.': 'Richten Sie einen Mailserver ein und senden Sie sie dann erneut.',
  'Set up email': 'E-Mail einrichten',
  'Set up your website': 'Website einrichten',
  'The mail server gave a reason. You can send them again.':
    'Der Mailserver hat einen Grund genannt. Sie können sie erneut senden.',
  'The setup list is hidden': 'Die Einrichtungsliste ist ausgeblendet',
  Unlimited: 'Unbegrenzt',
  'Visitors see nothing until a page is published.': 'Besucher sehen nichts, bis eine Seite veröffentlicht ist.',
  'of {most} in the plan': 'von {most} im Tarif',
  '{count} step left|{count} steps left': 'Noch {count} Schritt|Noch {count} Schritte',
  '{what}: share of the plan': '{what}: Anteil am Tarif',
  'All cards are hidden. Choose Customise to show them.':
    'Alle Karten sind ausgeblendet. Wählen Sie Anpassen, um sie anzuzeigen.',
  'Choose the cards that you see and their order. Other people keep their own dashboard.':
    'Wählen Sie, welche Karten Sie sehen und in welcher Reihenfolge. Andere behalten ihre eigene Übersicht.',
  Customise: 'Anpassen',
  'Customise dashboard': 'Übersicht anpassen',
  'Last {days} days': 'Letzte {days} Tage',
  'Nothing was counted in the last {days} days.': 'In den letzten {days} Tagen wurde nichts gezählt.',
  'Previous {days} days': 'Vorherige {days} Tage',
  'Same as in the previous {days} days': 'Wie in den vorherigen {days} Tagen',
  'The dashboard could not be saved. Try again.':
    'Die Übersicht konnte nicht gespeichert werden. Versuchen Sie es erneut.',
  '{count} action|{count} actions': '{count} Aktion|{count} Aktionen',
  '{count} fewer than in the previous {days} days': '{count} weniger als in den vorherigen {days} Tagen',
  '{count} more than in the previous {days} days': '{count} mehr als in den vorherigen {days} Tagen',
  '{title}, day by day': '{title}, Tag für Tag',
  '{title}: days shown': '{title}: gezeigte Tage',
}
