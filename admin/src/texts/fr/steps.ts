/** What steps of the editor’s history say, beside those that the editor’s own texts have. */
export default {
  'Add {item} to {list} of {name}': 'Ajouter {item} à {list} de {name}',
  'Hide {name} on desktop': 'Masquer {name} sur ordinateur',
  'Hide {name} on mobile': 'Masquer {name} sur mobile',
  'Hide {name} on tablet': 'Masquer {name} sur tablette',
  'Hide {name} on the home page': 'Masquer {name} sur la page d’accueil',
  'Remove {item} from {list} of {name}': 'Retirer {item} de {list} de {name}',
  'Reorder {list} of {name}': 'Réordonner {list} de {name}',
  'Show {name} on desktop': 'Afficher {name} sur ordinateur',
  'Show {name} on mobile': 'Afficher {name} sur mobile',
  'Show {name} on tablet': 'Afficher {name} sur tablette',
  'Show {name} on the home page': 'Afficher {name} sur la page d’accueil',
  'an item': 'un élément',
  '{list} {number} of {name}': '{list} {number} de {name}',
}
