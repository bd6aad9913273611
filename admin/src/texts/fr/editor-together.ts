/** Header and footer in the editor, colleagues in it, and unpublished changes of many pages. */
export default {
  'Add their changes': 'Ajouter ces modifications',
  'All pages show your own footer at once. It begins as a pattern that you can change.':
    'Toutes les pages affichent aussitôt votre propre pied de page. Il commence par un modèle que vous pouvez modifier.',
  'All pages show your own header at once. It begins with the navigation bar, with the menu from the settings.':
    'Toutes les pages affichent aussitôt votre propre en-tête. Il commence par la barre de navigation, avec le menu des paramètres.',
  'Also editing': 'Modifient aussi',
  'At a block that you do not have yet': 'Sur un bloc que vous n’avez pas encore',
  'Back to {page}': 'Retour à {page}',
  'Dismiss to go on editing.': 'Choisissez « Ignorer » pour continuer à modifier.',
  'Edit footer': 'Modifier le pied de page',
  'Edit header': 'Modifier l’en-tête',
  'Footer settings': 'Paramètres du pied de page',
  'Footer, on all pages': 'Pied de page, sur toutes les pages',
  'Go to {block}': 'Aller à {block}',
  'Header, on all pages': 'En-tête, sur toutes les pages',
  'Menu settings': 'Paramètres du menu',
  'No block selected': 'Aucun bloc sélectionné',
  'Nobody else is here now.': 'Personne d’autre n’est là en ce moment.',
  'None of these pages has unpublished changes': 'Aucune de ces pages n’a de modifications non publiées',
  'On all pages': 'Sur toutes les pages',
  'Replace the footer?': 'Remplacer le pied de page ?',
  'Replace the header?': 'Remplacer l’en-tête ?',
  'Replace with my own': 'Remplacer par le mien',
  'Save the footer?': 'Enregistrer le pied de page ?',
  'Save the header?': 'Enregistrer l’en-tête ?',
  'Saved as version {revision}': 'Enregistrée comme version {revision}',
  'The footer was not replaced': 'Le pied de page n’a pas été remplacé',
  'The header was not replaced': 'L’en-tête n’a pas été remplacé',
  'The plain footer shows the name, the menu and the contact details from the settings.':
    'Le pied de page simple affiche le nom, le menu et les coordonnées des paramètres.',
  'The plain header shows the logo, the menu and the buttons from the settings.':
    'L’en-tête simple affiche le logo, le menu et les boutons des paramètres.',
  'Their changes were added. Yours are not saved yet.':
    'Les modifications ont été ajoutées. Les vôtres ne sont pas encore enregistrées.',
  'This is the template “{name}”. What you change in it shows on every page with a footer.':
    'C’est le modèle « {name} ». Ce que vous y modifiez apparaît sur chaque page avec un pied de page.',
  'This is the template “{name}”. What you change in it shows on every page with a header.':
    'C’est le modèle « {name} ». Ce que vous y modifiez apparaît sur chaque page avec un en-tête.',
  'Visitors see the changes on all pages at once.':
    'Les visiteurs voient aussitôt les modifications sur toutes les pages.',
  'Visitors see the changes to “{title}”|Visitors see the changes to {count} pages':
    'Les visiteurs voient les modifications de « {title} »|Les visiteurs voient les modifications de {count} pages',
  'What is being edited': 'Ce qui est modifié',
  'Who else is editing': 'Qui d’autre modifie',
  'You can go back to the plain one under Settings, Navigation.':
    'Vous pouvez revenir à la version simple sous Paramètres, Navigation.',
  'You do not have permission to change the footer. Ask the owner of the website.':
    'Vous n’avez pas le droit de modifier le pied de page. Demandez au propriétaire du site web.',
  'You do not have permission to change the header. Ask the owner of the website.':
    'Vous n’avez pas le droit de modifier l’en-tête. Demandez au propriétaire du site web.',
  'You saved a newer version in another window while you were editing here':
    'Vous avez enregistré une version plus récente dans une autre fenêtre pendant que vous modifiiez ici',
  'Your changes to this page are saved first.': 'Vos modifications de cette page sont d’abord enregistrées.',
  '{block} selected. {name} is here.': '{block} sélectionné. {name} est ici.',
  '{name} is here': '{name} est ici',
  '{who} saved a newer version while you were editing':
    '{who} a enregistré une version plus récente pendant que vous modifiiez',
  '{who} saved a newer version': '{who} a enregistré une version plus récente',
  '“{title}” goes back to what visitors see now.|{count} pages go back to what visitors see now.':
    '« {title} » revient à ce que voient actuellement les visiteurs.|{count} pages reviennent à ce que voient actuellement les visiteurs.',
  '“{title}” is back to what visitors see|{count} pages are back to what visitors see':
    '« {title} » est revenue à ce que voient les visiteurs|{count} pages sont revenues à ce que voient les visiteurs',
}
