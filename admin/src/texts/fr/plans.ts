/** Plans and the modules in them, in French. */
export default {
  'Changes apply immediately to every website on the plan.':
    'Les modifications s’appliquent immédiatement à chaque site web de la formule.',
  'Enter a whole number or leave empty': 'Saisissez un nombre entier ou laissez vide',
  'From the plan': 'Selon la formule',
  'Its data is kept and returns with the module.': 'Ses données sont conservées et reviennent avec le module.',
  'Lowest plan with {title}': 'Formule la plus basse avec {title}',
  'Modules come with packages. Without modules, every plan includes the same.':
    'Les modules sont fournis par des paquets. Sans modules, toutes les formules offrent la même chose.',
  'Move module': 'Déplacer le module',
  'No website loses it.': 'Aucun site web ne le perd.',
  'Plans and addresses belong to a website. Choose one first.':
    'Les formules et les adresses appartiennent à un site web. Choisissez-en un d’abord.',
  'Plans changed': 'Formules modifiées',
  'The module was not moved': 'Le module n’a pas été déplacé',
  'The plan could not be saved': 'La formule n’a pas pu être enregistrée',
  'The plans could not be changed': 'Les formules n’ont pas pu être modifiées',
  'The plans could not be loaded': 'Les formules n’ont pas pu être chargées',
  'These modules are switched off as well: {names}.': 'Ces modules sont également désactivés : {names}.',
  'Type the name of the module': 'Saisissez le nom du module',
  unlimited: 'illimité',
  '{count} person works there.|{count} people work there.':
    '{count} personne y travaille.|{count} personnes y travaillent.',
  '{count} website loses it now.|{count} websites lose it now.':
    '{count} site web le perd maintenant.|{count} sites web le perdent maintenant.',
  '{plan} saved': '{plan} enregistrée',
  '{title} from plan {plan} up': '{title} à partir de la formule {plan}',
}
