/** Texts, pictures and links that linked copies of templates have of their own. */
export default {
  'A linked copy can change only the texts, pictures and links of its template.':
    'Eine verknüpfte Kopie kann nur die Texte, Bilder und Links ihrer Vorlage ändern.',
  'A linked copy can change {most} blocks of its template at most.':
    'Eine verknüpfte Kopie kann höchstens {most} Blöcke ihrer Vorlage ändern.',
  'Change texts, pictures and links for this copy only. Everything else follows the template.':
    'Ändern Sie Texte, Bilder und Links nur für diese Kopie. Alles andere folgt der Vorlage.',
  'Changed in this copy': 'In dieser Kopie geändert',
  'Content of this copy': 'Inhalt dieser Kopie',
  'No longer used': 'Nicht mehr verwendet',
  'Only a linked copy can have overrides.': 'Nur eine verknüpfte Kopie kann eigene Inhalte anstelle der Vorlage haben.',
  'Only texts, pictures and links.': 'Nur Texte, Bilder und Links.',
  'Only the texts, pictures and links of a linked copy can be changed here. Edit the template for the rest.':
    'Hier können nur Texte, Bilder und Links einer verknüpften Kopie geändert werden. Für alles andere bearbeiten Sie die Vorlage.',
  'Remove {what}': '{what} entfernen',
  'Reset copy to template': 'Kopie auf Vorlage zurücksetzen',
  'Reset to template': 'Auf Vorlage zurücksetzen',
  'Reset {label} to template': '{label} auf Vorlage zurücksetzen',
  'Show all of this copy': 'Alles in dieser Kopie zeigen',
  'The template has changed. These values are kept but not shown.':
    'Die Vorlage wurde geändert. Diese Werte bleiben erhalten, werden aber nicht angezeigt.',
  'The text, picture or link of the template is shown again.':
    'Text, Bild oder Link der Vorlage wird wieder angezeigt.',
  'The texts of this linked copy are longer than {most} characters altogether.':
    'Die Texte dieser verknüpften Kopie sind zusammen länger als {most} Zeichen.',
  'This cannot be changed in a linked copy. Edit the template instead.':
    'Das lässt sich in einer verknüpften Kopie nicht ändern. Bearbeiten Sie stattdessen die Vorlage.',
  'This template has no texts, pictures or links to change.':
    'Diese Vorlage enthält keine Texte, Bilder oder Links, die sich ändern lassen.',
  'Type of the block in the template.': 'Typ des Blocks in der Vorlage.',
  'Texts, pictures and links of a linked copy itself, by the ids of the blocks in its template.':
    'Eigene Texte, Bilder und Links einer verknüpften Kopie, nach den IDs der Blöcke in ihrer Vorlage.',
  '{change} in this copy': '{change} in dieser Kopie',
  '{name}: {setting}': '{name}: {setting}',
}
