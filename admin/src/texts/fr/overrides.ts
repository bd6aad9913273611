/** Texts, pictures and links that linked copies of templates have of their own. */
export default {
  'A linked copy can change only the texts, pictures and links of its template.':
    'Une copie liée ne peut modifier que les textes, les images et les liens de son modèle.',
  'A linked copy can change {most} blocks of its template at most.':
    'Une copie liée peut modifier au plus {most} blocs de son modèle.',
  'Change texts, pictures and links for this copy only. Everything else follows the template.':
    'Modifiez les textes, les images et les liens de cette copie uniquement. Tout le reste suit le modèle.',
  'Changed in this copy': 'Modifié dans cette copie',
  'Content of this copy': 'Contenu de cette copie',
  'No longer used': 'Plus utilisé',
  'Only a linked copy can have overrides.':
    'Seule une copie liée peut avoir des contenus propres à la place de son modèle.',
  'Only texts, pictures and links.': 'Uniquement des textes, des images et des liens.',
  'Only the texts, pictures and links of a linked copy can be changed here. Edit the template for the rest.':
    'Seuls les textes, les images et les liens d’une copie liée peuvent être modifiés ici. Pour le reste, modifiez le modèle.',
  'Remove {what}': 'Supprimer {what}',
  'Reset copy to template': 'Rétablir le modèle dans la copie',
  'Reset to template': 'Rétablir le modèle',
  'Reset {label} to template': 'Rétablir le modèle pour {label}',
  'Show all of this copy': 'Afficher toute la copie',
  'The template has changed. These values are kept but not shown.':
    'Le modèle a changé. Ces valeurs sont conservées mais ne sont pas affichées.',
  'The text, picture or link of the template is shown again.':
    'Le texte, l’image ou le lien du modèle s’affiche de nouveau.',
  'The texts of this linked copy are longer than {most} characters altogether.':
    'Les textes de cette copie liée dépassent {most} caractères au total.',
  'This cannot be changed in a linked copy. Edit the template instead.':
    'Cela ne peut pas être modifié dans une copie liée. Modifiez plutôt le modèle.',
  'This template has no texts, pictures or links to change.':
    'Ce modèle ne contient ni texte, ni image, ni lien à modifier.',
  'Type of the block in the template.': 'Type du bloc dans le modèle.',
  'Texts, pictures and links of a linked copy itself, by the ids of the blocks in its template.':
    'Textes, images et liens propres à une copie liée, selon les identifiants des blocs de son modèle.',
  '{change} in this copy': '{change} dans cette copie',
  '{name}: {setting}': '{name} : {setting}',
}
